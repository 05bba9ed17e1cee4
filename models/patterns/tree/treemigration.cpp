// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/tree/treemigration.h"

#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

namespace sw::patterns
{

using Values = QHash<QString, QString>;

namespace
{

/// What differs between the variants.
struct Steps
{
    const char *index;
    const char *build; ///< none: nothing has to be built
    const char *compare;
    const char *cleanUp; ///< what the shape no longer has
    const char *undo;
};

Steps stepsOf(TreeVariant variant)
{
    switch (variant) {
    case TreeVariant::ChildReferences:
        return {"tree/index-children", "tree/build-children", "tree/compare-children",
                "tree/drop-parent-after-children", "tree/undo-children"};
    case TreeVariant::Ancestors:
        return {"tree/index-ancestors", "tree/build-ancestors", "tree/compare-ancestors", nullptr,
                "tree/undo-ancestors"};
    case TreeVariant::Path:
        return {"tree/index-path", "tree/build-path", "tree/compare-path", "tree/drop-parent-after-path",
                "tree/undo-path"};
    case TreeVariant::NestedSets:
        return {"tree/index-numbers", nullptr, "tree/compare-numbers", nullptr, "tree/undo-numbers"};
    case TreeVariant::ParentReferences:
        break;
    }
    return {"tree/index-parent", nullptr, nullptr, nullptr, "tree/index-parent"};
}

QString onceOnly(const TreeParts &parts)
{
    using enum schema::FieldType;
    const QString children = scriptKey(parts.children);
    switch (parts.idType) {
    case String:
        return QStringLiteral("{ unique: true, partialFilterExpression: { %1: { $gt: \"\" } } }").arg(children);
    case ObjectId:
        return QStringLiteral("{ unique: true, partialFilterExpression: { %1: { $gt: new "
                              "ObjectId(\"000000000000000000000000\") } } }")
            .arg(children);
    case Int32:
    case Int64:
    case Double:
    case Decimal128:
        return QStringLiteral("{ unique: true, partialFilterExpression: { %1: { $gt: -Infinity } } }").arg(children);
    default:
        return QStringLiteral("{}");
    }
}

QString idFromPath(const TreeParts &parts)
{
    const QString text = QStringLiteral("{ $arrayElemAt: [{ $split: [%1, \",\"] }, -2] }").arg(scriptValue(parts.path));
    return scriptIdOfText(text, parts.idType);
}

bool keepsParent(TreeVariant variant)
{
    return variant != TreeVariant::ChildReferences && variant != TreeVariant::Path;
}

/// Stops where the fields of the new shape hold something else already, or ids cannot be part of a path.
QString refuseOdd(const TreeParts &parts)
{
    const QString array = QStringLiteral("array");
    const QStringList numbers = integerLikeTypes();
    const QString path = scriptKey(parts.path);
    switch (parts.variant) {
    case TreeVariant::ChildReferences:
        return scriptRefuseOwn(parts.collection, parts.children, {array});
    case TreeVariant::Ancestors:
        return scriptRefuseOwn(parts.collection, parts.ancestors, {array});
    case TreeVariant::Path:
        return scriptRefuse(parts.collection, QStringLiteral("%1: { $nin: [null, /^,[\\s\\S]*,$/] }").arg(path),
                            ownFieldReason(parts.path)) +
               scriptRefuse(parts.collection, QStringLiteral("_id: /,/"),
                            QStringLiteral("these documents have an _id with the separator, a comma: give them others "
                                           "first")) +
               scriptRefuseOtherIds(parts.collection, parts.idType);
    case TreeVariant::NestedSets:
        return scriptRefuseOwn(parts.collection, parts.left, numbers) +
               scriptRefuseOwn(parts.collection, parts.right, numbers);
    case TreeVariant::ParentReferences:
        break;
    }
    return {};
}

/// Stops where documents have no room for the \p list of their children, which the \p variant tells now.
QString refuseLongLists(const TreeParts &parts, TreeVariant variant, const QString &list, Values values)
{
    QString stages = QStringLiteral("{ $match: { %1: { $ne: null } } }, { $project: { of: %2 } },")
                         .arg(scriptKey(parts.parent), scriptValue(parts.parent));
    if (variant == TreeVariant::Path)
        stages = QStringLiteral("{ $match: { %1: { $type: \"string\" } } }, { $project: { of: %2 } },")
                     .arg(scriptKey(parts.path), idFromPath(parts));
    else if (variant == TreeVariant::ChildReferences)
        stages = QStringLiteral("{ $unwind: %1 }, { $project: { _id: %1, of: \"$_id\" } },")
                     .arg(scriptValue(parts.children));
    values.insert({{QStringLiteral("belowAndAbove"), stages},
                   {QStringLiteral("list"), scriptKey(list)},
                   {QStringLiteral("listValue"), scriptValue(list)},
                   {QStringLiteral("listBytes"), QString::number(bytesOfField(list, 10))}});
    return boundScript("tree/refuse-long-lists", values);
}

/// Stops where documents have no room for what says their place.
QString refuseLarge(const TreeParts &parts, const Values &values)
{
    Growth growth;
    growth.collection = parts.collection;
    const QString below = QStringLiteral("{ $add: [one.bytes, { $bsonSize: { %1: %2 } }] }");
    switch (parts.variant) {
    case TreeVariant::ChildReferences:
        return refuseLongLists(parts, TreeVariant::ParentReferences, parts.children, values);
    case TreeVariant::Ancestors:
    case TreeVariant::Path: {
        const bool path = parts.variant == TreeVariant::Path;
        const QString name = scriptKey(path ? parts.path : parts.ancestors);
        growth.filter = name + QStringLiteral(": { $exists: false }");
        growth.stages = boundStages("tree/with-ancestors", values);
        growth.bytes = below.arg(name, path ? QStringLiteral("{ $reduce: { input: \"$above._id\", initialValue: \",\", "
                                                             "in: { $concat: [\"$$value\", { $toString: \"$$this\" }, "
                                                             "\",\"] } } }")
                                            : QStringLiteral("\"$above._id\""));
        break;
    }
    case TreeVariant::NestedSets:
        growth = Growth::by(parts.collection, scriptKey(parts.left) + QStringLiteral(": { $exists: false }"),
                            bytesOfField(parts.left, 4) + bytesOfField(parts.right, 4));
        break;
    case TreeVariant::ParentReferences:
        return {};
    }
    return scriptRefuseLarge(growth);
}

/// The parent's id is written before what says the same is taken away.
QString refuseLargeBack(const TreeParts &parts, const Values &values)
{
    const QString parent = scriptKey(parts.parent);
    if (parts.variant == TreeVariant::Path)
        return scriptRefuseLarge({parts.collection,
                                  QStringLiteral("%1: { $type: \"string\" }").arg(scriptKey(parts.path)),
                                  QStringLiteral("{ $set: { %1: %2 } },").arg(parent, idFromPath(parts))});
    if (parts.variant != TreeVariant::ChildReferences)
        return {};
    return scriptRefuseLarge(
        {parts.collection, parent + QStringLiteral(": null"),
         QStringLiteral(
             "{ $lookup: { from: %1, localField: \"_id\", foreignField: %2, pipeline: [{ $project: { _id: 1 } "
             "}], as: %3 } }, { $set: { %4: { $first: %5 } } },")
             .arg(values.value(QStringLiteral("docsName")), values.value(QStringLiteral("childrenName")),
                  scriptString(parts.parent), parent, scriptValue(parts.parent + QStringLiteral("._id"))),
         QStringLiteral("{ $bsonSize: \"$$ROOT\" }"), QString::number(15 * 1024 * 1024), "5"});
}

void addRemoval(Migration &migration, const TreeParts &parts, const Steps &steps, const Values &values)
{
    QString script = steps.cleanUp ? boundScript(steps.cleanUp, values) : QString();
    if (!keepsParent(parts.variant))
        script += boundScript("tree/drop-old-index", values) + boundScript("tree/drop-note", values);
    const bool renamed = parts.variant != TreeVariant::ChildReferences || parts.oldChildren != parts.children;
    if (!parts.oldChildren.isEmpty() && renamed)
        script += boundScript("tree/drop-old-children", values);
    if (!script.isEmpty())
        migration.steps << MigrationStep{Text::tr("Remove what the new shape says another way"), script,
                                         Text::tr("Only once all readers use the new code.")};
}

} // namespace

Migration treeMigration(const TreeParts &parts)
{
    Values values = treeValues(parts);
    values.insert(QStringLiteral("onceOnly"), onceOnly(parts));
    values.insert(QStringLiteral("idFromPath"), idFromPath(parts));
    if (!parts.hadParent)
        values.insert(QStringLiteral("unsetParent"),
                      QStringLiteral("%1.updateMany({ %2: { $exists: true } }, { $unset: { %2: \"\" } });")
                          .arg(values.value(QStringLiteral("docs")), scriptKey(parts.parent)));
    const Steps steps = stepsOf(parts.variant);
    Migration migration;
    if (!parts.hadParent)
        migration.steps << MigrationStep{
            Text::tr("Write down each document's parent"), boundScript("tree/give-parents", values), {}};
    migration.steps << checkStep(boundScript("tree/check-tree", values) + refuseOdd(parts) + refuseLarge(parts, values))
                    << MigrationStep{Text::tr("Build the new indexes"), boundScript(steps.index, values), {}};
    const bool numbers = parts.variant == TreeVariant::NestedSets;
    if (steps.build || numbers) {
        const QString build =
            numbers ? treeWriters(parts) + values.value(QStringLiteral("number")) + QStringLiteral("();\n")
                    : boundScript(steps.build, values);
        migration.steps << MigrationStep{Text::tr("Stop those who add or move documents"),
                                         {},
                                         Text::tr("A place that changes meanwhile would be written down wrongly.")}
                        << MigrationStep{Text::tr("Write down the places"), build,
                                         numbers ? QString() : Text::tr("Needs MongoDB 4.2.")}
                        << MigrationStep{Text::tr("Compare"), boundScript(steps.compare, values), {}};
    }
    migration.steps << MigrationStep{
        Text::tr("Start readers and writers that use the new code"), treeWriters(parts), {}};
    addRemoval(migration, parts, steps, values);
    const bool listsAgain = !parts.hadParent || !parts.oldChildren.isEmpty();
    if (listsAgain)
        migration.undo << MigrationStep{Text::tr("List the children again"),
                                        boundScript("tree/list-children-again", values),
                                        Text::tr("After the step below.")};
    const QString note = keepsParent(parts.variant) ? QString() : boundScript("tree/drop-note", values);
    const QString longLists = listsAgain ? refuseLongLists(parts, parts.variant, parts.oldChildren, values) : QString();
    migration.undo.prepend({Text::tr("Go back to the parent's id"), boundScript(steps.undo, values) + note, {}});
    migration.undo = checkedSteps(refuseLargeBack(parts, values) + longLists, migration.undo);
    return migration;
}

} // namespace sw::patterns
