// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/extendedreference/joinedreads.h"

#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"
#include "models/patterns/core/basepattern.h"
#include "models/schema/fieldpath.h"

#include <algorithm>

namespace sw::patterns
{

namespace
{

constexpr double mostOfOriginal = 0.5; // share of the original that may be copied
constexpr base::Bytes mostBytes = base::kibibytes(1);
constexpr base::Bytes tiny(256); // an original of which all may be copied: a tag, a role

bool canBeCopied(const schema::ModelIndex &model, const schema::Entity &original, const QString &path)
{
    const qsizetype names = path.count(QLatin1Char('.')) + 1;
    for (qsizetype i = 1; i <= names; ++i) {
        const schema::Field *field =
            fieldOf(model, original, path.section(QLatin1Char('.'), 0, static_cast<int>(i) - 1));
        if (!field || field->type == schema::FieldType::Array || field->personal ||
            field->mutability == schema::Mutability::Often)
            return false;
    }
    return true;
}

/// \p paths, each once, without those that lie below another.
QStringList widest(QStringList paths)
{
    paths.removeDuplicates();
    const QStringList all = paths;
    paths.removeIf([&](const QString &path) {
        return std::any_of(all.cbegin(), all.cend(),
                           [&](const QString &other) { return schema::isBelow(path, other); });
    });
    return paths;
}

bool isFollowed(const schema::PathStep &step, const ReferenceEnds &ends)
{
    return step.relationship == ends.relationship->id && step.to == ends.original().entity;
}

JoinedRead joinedRead(const schema::ModelIndex &model, const ReferenceEnds &ends, const schema::Operation &operation)
{
    const schema::Entity &original = *model.entity(ends.original().entity);
    JoinedRead read;
    read.operation = &operation;
    const double perSecond = operation.perSecond;
    for (qsizetype i = 0; i < operation.path.size();
         ++i) { // later steps may come to the holder again, for other things
        if (isFollowed(operation.path.at(i), ends))
            read.lookups += perSecond * design::reachedDocuments(model, operation, i).value(ends.holder().entity, 1);
    }
    bool named = false;
    const auto add = [&](const schema::FieldRef &field, bool reads) {
        if (field.entity != original.id)
            return;
        named = named || reads;
        if (field.path != design::idName)
            read.fields << field.path;
    };
    for (const schema::FieldRef &field : operation.reads)
        add(field, true);
    for (const schema::Filter &filter : operation.filters)
        add(filter.field, false);
    for (const schema::SortKey &key : operation.sort)
        add(key.field, false);
    read.whole = !named;
    read.fields = widest(read.fields);
    for (const QString &path : std::as_const(read.fields)) {
        if (!canBeCopied(model, original, path))
            read.missing << path;
    }
    return read;
}

} // namespace

std::optional<ReferenceEnds> referenceEnds(const UseContext &context)
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    if (!relationship || !context.model.entity(relationship->a.entity) || !context.model.entity(relationship->b.entity))
        return std::nullopt;
    return ReferenceEnds{relationship, context.text("holder") == QLatin1String("a")};
}

bool JoinedRead::isSavedBy(const QStringList &copied) const
{
    return !whole && std::all_of(fields.cbegin(), fields.cend(), [&](const QString &field) {
        return std::any_of(copied.cbegin(), copied.cend(),
                           [&](const QString &copy) { return schema::isWithin(field, copy); });
    });
}

bool isSmallCopy(base::Bytes copied, base::Bytes whole)
{
    return copied <= mostBytes && (copied <= whole * mostOfOriginal || whole <= tiny);
}

QList<JoinedRead> joinedReads(const schema::ModelIndex &model, const ReferenceEnds &ends)
{
    QList<JoinedRead> joined;
    for (const schema::Operation *operation : model.operationsOf(ends.holder().entity)) {
        const bool follows = std::any_of(operation->path.cbegin(), operation->path.cend(),
                                         [&](const schema::PathStep &step) { return isFollowed(step, ends); });
        if (operation->isRead() && follows)
            joined << joinedRead(model, ends, *operation);
    }
    std::stable_sort(joined.begin(), joined.end(),
                     [](const JoinedRead &a, const JoinedRead &b) { return a.lookups > b.lookups; });
    return joined;
}

QStringList fieldsToCopy(const schema::ModelIndex &model, const ReferenceEnds &ends, const QList<JoinedRead> &joined)
{
    QStringList fields;
    std::optional<design::Node> original;
    for (const JoinedRead &read : joined) {
        if (read.whole || !read.missing.isEmpty() || read.lookups <= 0)
            continue;
        if (!original)
            original = design::shapeOfEntity(model, *model.entity(ends.original().entity));
        const QStringList more = widest(fields + read.fields);
        base::Bytes bytes;
        for (const QString &field : more) {
            const design::Node *node = nodeAt(*original, field);
            bytes += node ? design::likelyFieldBytes(*node) : base::Bytes();
        }
        if (isSmallCopy(bytes, design::documentSize(*original).likely))
            fields = more;
    }
    return fields;
}

} // namespace sw::patterns
