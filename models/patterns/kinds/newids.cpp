// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/newids.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;
using Values = QHash<QString, QString>;

namespace
{

QString newIdsCollection(const QString &target)
{
    return target + QStringLiteral("_new_ids");
}

bool isReferenceTo(const Node &node, const QString &collection)
{
    return (node.reference && node.reference->collection == collection && node.reference->path == design::idName) ||
           (node.copyOf && node.copyOf->collection == collection && node.copyOf->path == design::idName);
}

bool holdsIdsOf(const Node &node, const QString &collection)
{
    const auto below = [&](const QList<Node> &fields) {
        return std::any_of(fields.cbegin(), fields.cend(),
                           [&](const Node &field) { return holdsIdsOf(field, collection); });
    };
    return isReferenceTo(node, collection) || below(node.fields) ||
           std::any_of(node.variants.cbegin(), node.variants.cend(),
                       [&](const design::Variant &variant) { return below(variant.fields); });
}

/// Why references to \p collection below \p node cannot be rewritten; empty when they can.
QString obstacle(const Node &node, const QString &path, const QString &collection)
{
    if (!holdsIdsOf(node, collection))
        return {};
    if (node.keyed || std::any_of(node.variants.cbegin(), node.variants.cend(), [&](const design::Variant &variant) {
            return std::any_of(variant.fields.cbegin(), variant.fields.cend(),
                               [&](const Node &field) { return holdsIdsOf(field, collection); });
        }))
        return path;
    for (const Node &field : node.fields) {
        const QString found = obstacle(field, design::joinedPath(path, field.name), collection);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

/// The expression for \p node, whose value \p value is, with other ids.
QString swappedValue(const Node &node, const QString &value, const QString &collection, int depth = 0)
{
    const QString text = scriptString(value);
    if (isReferenceTo(node, collection))
        return QStringLiteral("swapped(%1)").arg(text);
    if (node.isArray()) {
        const QString one = QStringLiteral("one") + QString::number(depth);
        return QStringLiteral("{ $cond: [{ $isArray: [%1] }, { $map: { input: %1, as: \"%2\", in: %3 } }, %1] }")
            .arg(text, one, swappedValue(node.item(), QStringLiteral("$$") + one, collection, depth + 1));
    }
    QStringList members;
    for (const Node &field : node.fields) {
        if (holdsIdsOf(field, collection))
            members << scriptKey(field.name) + QStringLiteral(": ") +
                           swappedValue(field, value + QLatin1Char('.') + field.name, collection, depth + 1);
    }
    return QStringLiteral("{ $cond: [{ $eq: [{ $type: %1 }, \"object\"] }, { $mergeObjects: [%1, { %2 }] }, %1] }")
        .arg(text, members.join(QStringLiteral(", ")));
}

QStringList matches(const Node &field, const QString &collection)
{
    QStringList out;
    const auto visit = [&](const QString &path, const Node &node) {
        if (isReferenceTo(node, collection) ||
            (node.isArray() && !node.fields.isEmpty() && isReferenceTo(node.item(), collection)))
            out << QStringLiteral("{ %1: { $in: olds } }").arg(scriptKey(path));
    };
    visit(field.name, field);
    design::forEachNode(field, visit, field.name);
    return out;
}

QString swapScript(const design::Design &before, const QString &target, const QList<MergedSource> &sources)
{
    QString updates;
    for (const MergedSource &source : sources) {
        for (const Collection &holder : before.collections) {
            for (const Node &field : holder.root.fields) {
                if (!holdsIdsOf(field, source.collection))
                    continue;
                updates += boundScript(
                    "kinds/swap-ids-in-field",
                    {{QStringLiteral("kind"), scriptString(source.value)},
                     {QStringLiteral("holder"), scriptString(holder.name)},
                     {QStringLiteral("matches"), matches(field, source.collection).join(QStringLiteral(", "))},
                     {QStringLiteral("field"), scriptKey(field.name)},
                     {QStringLiteral("swapped"),
                      swappedValue(field, QLatin1Char('$') + field.name, source.collection)}});
            }
        }
    }
    while (updates.endsWith(QLatin1Char('\n')))
        updates.chop(1);
    return boundScript("kinds/swap-ids", {{QStringLiteral("swap"), scriptName(QStringLiteral("swapIdsOf"), target)},
                                          {QStringLiteral("updates"), updates}})
        .trimmed();
}

FieldType idType(const design::Design &before, const QList<MergedSource> &sources)
{
    const Collection *first = before.collection(sources.first().collection);
    const Node *id = first ? first->root.field(design::idName) : nullptr;
    return id ? id->type() : FieldType::ObjectId;
}

QString numberOf(FieldType type)
{
    return type == FieldType::Int64        ? QStringLiteral("NumberLong(String(last))")
           : type == FieldType::Decimal128 ? QStringLiteral("NumberDecimal(String(last))")
           : type == FieldType::Double     ? QStringLiteral("new Double(last)")
                                           : QStringLiteral("last");
}

QString chosenId(FieldType type)
{
    if (schema::isNumber(type)) {
        const QString most =
            type == FieldType::Int32 ? QStringLiteral("2147483647") : QStringLiteral("Number.MAX_SAFE_INTEGER");
        return boundScript("kinds/choose-number",
                           {{QStringLiteral("largest"), most}, {QStringLiteral("number"), numberOf(type)}});
    }
    if (type == FieldType::String)
        return boundScript("kinds/choose-text", {});
    return QStringLiteral("        const chosen = %1;")
        .arg(type == FieldType::Uuid ? QStringLiteral("UUID()") : QStringLiteral("new ObjectId()"));
}

/// The shell reads a double as a number, and would write it as a whole one.
QString asRead(const QString &value, FieldType type)
{
    return type == FieldType::Double ? QStringLiteral("new Double(%1)").arg(value) : value;
}

Values valuesOf(const design::Design &before, const QString &target, const QString &discriminator,
                const QList<MergedSource> &sources)
{
    return {{QStringLiteral("swapFunction"), swapScript(before, target, sources)},
            {QStringLiteral("swap"), scriptName(QStringLiteral("swapIdsOf"), target)},
            {QStringLiteral("target"), scriptCollection(target)},
            {QStringLiteral("targetName"), scriptString(target)},
            {QStringLiteral("newIdsName"), scriptString(newIdsCollection(target))},
            {QStringLiteral("type"), scriptKey(discriminator)}};
}

QString trimmedLines(const QString &text)
{
    const qsizetype from = text.startsWith(QLatin1Char('\n')) ? 1 : 0;
    return text.mid(from, text.size() - from - (text.endsWith(QLatin1Char('\n')) ? 1 : 0));
}

} // namespace

base::Result<void> checkNewIds(const design::Design &before, const Merging &merging, const UseContext &context)
{
    const auto fault = [&](const QString &message, const QString &wayOut) {
        return base::Error{base::ErrorCode::InvalidModel, message,
                           targetName(context.model.model(), targetOf(context.use)), wayOut};
    };
    if (before.collection(newIdsCollection(merging.target)))
        return fault(Text::tr("There is another collection \"%1\".").arg(newIdsCollection(merging.target)),
                     Text::tr("Choose another name."));
    for (const MergedKind &kind : merging.kinds) {
        const Collection *collection = before.collection(kind.collection);
        const Node *id = collection ? collection->root.field(design::idName) : nullptr;
        if (!id)
            continue;
        const bool canBeMade = schema::isNumber(id->type()) || id->type() == FieldType::String ||
                               id->type() == FieldType::ObjectId || id->type() == FieldType::Uuid;
        if (!canBeMade || id->constraints != design::Constraints() || id->derivation)
            return fault(Text::tr("New ids for %1 cannot be made: they have rules or a type of their own.")
                             .arg(collection->name),
                         Text::tr("Give the documents ids that no two kinds share, and leave out new ids."));
        for (const Collection &holder : before.collections) {
            const Node *holderId = holder.root.field(design::idName);
            const QString path = holderId && holdsIdsOf(*holderId, collection->name)
                                     ? QString(design::idName)
                                     : obstacle(holder.root, {}, collection->name);
            if (!path.isEmpty())
                return fault(Text::tr("%1 refer to %2 at \"%3\", where ids cannot be replaced.")
                                 .arg(holder.name, collection->name, path),
                             Text::tr("Give the documents ids that no two kinds share, and leave out new ids."));
        }
    }
    return {};
}

Node legacyIdNode(const design::Design &before, const Merging &merging)
{
    double all = 0, most = 0;
    Node node = design::makeNode(legacyIdName, FieldType::ObjectId);
    for (const MergedKind &kind : merging.kinds) {
        const Collection *collection = before.collection(kind.collection);
        if (!collection)
            continue;
        all += collection->documents.likely;
        most = std::max(most, collection->documents.likely);
        if (const Node *id = collection->root.field(design::idName)) {
            node.types = id->types;
            node.averageBytes = id->averageBytes;
        }
    }
    constexpr double rarely = 0.001;
    node.presence = schema::isNumber(node.type()) && all > 0 ? std::clamp(1 - most / all, rarely, 1 - rarely) : rarely;
    node.mutability = schema::Mutability::Immutable;
    node.description = Text::tr("The _id before this document got a new one, because another kind had the same.");
    return node;
}

QString giveNewIds(const design::Design &before, const QString &target, const QString &discriminator,
                   const QList<MergedSource> &sources)
{
    const FieldType type = idType(before, sources);
    Values values = valuesOf(before, target, discriminator, sources);
    values.insert(QStringLiteral("give"), scriptName(QStringLiteral("giveNewIdsFor"), target));
    values.insert(QStringLiteral("rows"), sourceRows(sources));
    values.insert(QStringLiteral("ready"),
                  schema::isNumber(type) ? trimmedLines(boundScript("kinds/largest-id", {})) : QString());
    values.insert(QStringLiteral("choose"), trimmedLines(chosenId(type)));
    values.insert(QStringLiteral("newValue"), asRead(QStringLiteral("one.new"), type));
    return boundScript("kinds/give-new-ids", values);
}

QString forgetNewIds(const QString &target)
{
    return QStringLiteral("db.getCollection(%1).drop();\n").arg(scriptString(newIdsCollection(target)));
}

QString giveFormerIds(const design::Design &before, const QString &target, const QString &discriminator,
                      const QList<MergedSource> &sources)
{
    QStringList kinds;
    for (const MergedSource &source : sources)
        kinds << scriptString(source.value);
    Values values = valuesOf(before, target, discriminator, sources);
    values.insert(QStringLiteral("values"), kinds.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("formerValue"), asRead(QStringLiteral("one.legacy_id"), idType(before, sources)));
    return boundScript("kinds/give-former-ids", values);
}

QString formerIdStage()
{
    return QStringLiteral("{ $set: { _id: { $ifNull: [\"$legacy_id\", \"$_id\"] } } }, { $unset: \"legacy_id\" },");
}

} // namespace sw::patterns
