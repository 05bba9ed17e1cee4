// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/attribute/attributegroups.h"

#include "models/base/texts.h"
#include "models/patterns/core/basepattern.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace sw::patterns
{

using schema::Field;
using schema::FieldType;

namespace
{

constexpr double rare = 0.3;            // share of the documents that have the field
constexpr qsizetype leastOfOneKind = 3; // fields of one kind
constexpr qsizetype leastRare = 2;
constexpr qsizetype shortestWord = 3; // that two names can have in common

struct Candidate
{
    QString path;
    const Field *field = nullptr;
    bool searched = false;
    QString parent; ///< path of the object it is in
    QString word;   ///< that its name begins with
};

QSet<QString> searchedPaths(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QSet<QString> paths;
    for (const schema::Operation *operation : model.operationsOf(entity.id)) {
        for (const schema::Filter &filter : operation->filters) {
            if (filter.field.entity == entity.id)
                paths.insert(filter.field.path);
        }
        for (const schema::SortKey &key : operation->sort) {
            if (key.field.entity == entity.id)
                paths.insert(key.field.path);
        }
    }
    return paths;
}

/// "release" of release_us and releaseUs; empty when the name is one word.
QString firstWord(const QString &name)
{
    for (qsizetype i = 1; i < name.size() - 1; ++i) {
        const bool rises = name.at(i).isLower() && name.at(i + 1).isUpper();
        if (name.at(i) == QLatin1Char('_') || rises)
            return i + (rises ? 1 : 0) >= shortestWord ? name.left(i + (rises ? 1 : 0)) : QString();
    }
    return {};
}

void collect(const schema::ModelIndex &model, const schema::Entity &entity, const QList<Field> &fields,
             const QString &prefix, const QSet<QString> &searched, QList<Candidate> &found)
{
    for (const Field &field : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        if (field.type == FieldType::Object)
            collect(model, entity, field.fields, path, searched, found);
        else if (attributeFault(model, entity, path).isEmpty())
            found << Candidate{path, &field, searched.contains(path), prefix, firstWord(field.name)};
    }
}

QString withoutWord(const QString &name, const QString &word)
{
    const QString rest = name.mid(word.size());
    return rest.startsWith(QLatin1Char('_')) ? rest.mid(1) : rest.left(1).toLower() + rest.mid(1);
}

/// Moves the candidates for which \p belongs is true into a group, if there are enough of them. \p name: what they have
/// in common.
template <typename Belongs>
bool takeGroup(QList<Candidate> &candidates, FieldGroup::Kind kind, const QString &name, QList<FieldGroup> &groups,
               const Belongs &belongs)
{
    const qsizetype least = kind == FieldGroup::Kind::Rare ? leastRare : leastOfOneKind;
    if (std::count_if(candidates.cbegin(), candidates.cend(), belongs) < least)
        return false;
    FieldGroup group{kind, schema::pluralName(schema::snakeCase(name)), {}, {}};
    for (const Candidate &one : std::as_const(candidates)) {
        if (!belongs(one))
            continue;
        const QString last = schema::lastName(one.path);
        group.paths << one.path;
        group.keys << (kind == FieldGroup::Kind::SamePrefix ? withoutWord(last, one.word) : last);
    }
    if (QSet<QString>(group.keys.cbegin(), group.keys.cend()).size() != group.keys.size())
        return false;
    groups << group;
    candidates.removeIf(belongs);
    return true;
}

bool takeTagged(QList<Candidate> &candidates, QList<FieldGroup> &groups)
{
    for (const Candidate &one : std::as_const(candidates)) {
        const QString tag = one.field->groupTag;
        const auto alike = [tag](const Candidate &other) {
            return other.field->groupTag == tag;
        };
        if (!tag.isEmpty() && takeGroup(candidates, FieldGroup::Kind::Tagged, tag, groups, alike))
            return true;
    }
    return false;
}

bool takePrefixed(QList<Candidate> &candidates, QList<FieldGroup> &groups)
{
    for (const Candidate &one : std::as_const(candidates)) {
        const auto alike = [type = one.field->type, parent = one.parent, word = one.word](const Candidate &other) {
            return other.field->type == type && other.word == word && other.parent == parent;
        };
        if (!one.word.isEmpty() && takeGroup(candidates, FieldGroup::Kind::SamePrefix, one.word, groups, alike))
            return true;
    }
    return false;
}

} // namespace

QString attributeFault(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path)
{
    const Field *field = fieldOf(model, entity, path);
    if (!field || path == design::idName)
        return Text::tr("\"%1\" cannot be moved.").arg(path);
    if (schema::traitsOf(field->type).family == schema::TypeFamily::Structure)
        return Text::tr("\"%1\" is not a single value.").arg(path);
    if (field->unique)
        return Text::tr("\"%1\" is unique, which an array cannot ensure.").arg(path);
    const schema::Entity *at = &entity;
    for (int guard = 0; at && guard < 100; ++guard) {
        if (at->idStrategy != schema::IdStrategy::ObjectId && at->idFields.contains(path))
            return Text::tr("\"%1\" is part of the _id.").arg(path);
        if (at->lifecycle != schema::Lifecycle::KeepForever && at->lifecycleField == path)
            return Text::tr("\"%1\" says when documents expire.").arg(path);
        at = at->superEntity.isEmpty() ? nullptr : model.entity(at->superEntity);
    }
    return {};
}

int searchedFields(const schema::ModelIndex &model, const schema::Entity &entity, const QStringList &paths)
{
    const QSet<QString> searched = searchedPaths(model, entity);
    return static_cast<int>(
        std::count_if(paths.cbegin(), paths.cend(), [&](const QString &path) { return searched.contains(path); }));
}

QList<FieldGroup> lookAlikeFields(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<Candidate> candidates;
    collect(model, entity, entity.fields, {}, searchedPaths(model, entity), candidates);
    QList<FieldGroup> groups;
    while (takeTagged(candidates, groups)) {
    }
    while (takePrefixed(candidates, groups)) {
    }
    takeGroup(candidates, FieldGroup::Kind::Rare, QStringLiteral("attributes"), groups,
              [](const Candidate &one) { return one.searched && one.field->presence <= rare; });
    return groups;
}

} // namespace sw::patterns
