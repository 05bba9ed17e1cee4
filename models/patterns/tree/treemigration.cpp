// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/tree/tree.h"

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

constexpr char giveParents[] = R"js(
for (const doc of @docs@.find({ @oldChildren@: { $exists: true, $ne: [] } }, { @oldChildren@: 1 })) {
  @docs@.updateMany({ _id: { $in: @docOldChildren@ } }, { $set: { @parent@: doc._id } });
}
)js";

constexpr char checkTree[] = R"js(
print("server", db.version());
print("documents", @docs@.countDocuments({}), "roots", @docs@.countDocuments({ @parent@: null }));
const circles = @docs@.aggregate([
  { $match: { @parent@: { $ne: null } } },
  { $graphLookup: { from: @docsName@, startWith: @parentValue@, connectFromField: @parentName@, connectToField: "_id", as: "above" } },
  { $match: { $expr: { $in: ["$_id", "$above._id"] } } },
  { $project: { _id: 1 } },
]).toArray();
const orphans = @docs@.aggregate([
  { $match: { @parent@: { $ne: null } } },
  { $lookup: { from: @docsName@, localField: @parentName@, foreignField: "_id", as: "above" } },
  { $match: { above: [] } },
  { $project: { _id: 1 } },
]).toArray();
print("in circles (must be none)", circles, "without their parent (must be none)", orphans);
if (circles.length + orphans.length > 0) throw new Error("repair these documents first");
)js";

constexpr char indexParent[] = R"js(
@docs@.createIndex({ @parent@: 1 });
)js";

constexpr char indexChildren[] = R"js(
@docs@.createIndex({ @children@: 1 }, @onceOnly@);
)js";

constexpr char indexAncestors[] = R"js(
@docs@.createIndex({ @ancestors@: 1 });
@docs@.createIndex({ @parent@: 1 });
)js";

constexpr char indexPath[] = R"js(
@docs@.createIndex({ @path@: 1 });
)js";

constexpr char indexNumbers[] = R"js(
@docs@.createIndex({ @left@: 1, @right@: 1 });
@docs@.createIndex({ @parent@: 1 });
)js";

constexpr char buildChildren[] = R"js(
@docs@.updateMany({ @children@: { $exists: false } }, { $set: { @children@: [] } });
@docs@.aggregate([
  { $match: { @parent@: { $ne: null } } },
  { $sort: { _id: 1 } },
  { $group: { _id: @parentValue@, ids: { $push: "$_id" } } },
  { $merge: { into: @docsName@, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { @children@: { $concatArrays: [@childrenValue@, { $filter: { input: "$$new.ids", as: "one", cond: { $not: [{ $in: ["$$one", @childrenValue@] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
)js";

constexpr char compareChildren[] = R"js(
const missing = @docs@.aggregate([
  { $match: { @parent@: { $ne: null } } },
  { $lookup: { from: @docsName@, localField: "_id", foreignField: @childrenName@, as: "above" } },
  { $match: { above: [] } },
  { $count: "n" },
]).toArray();
print("documents that no parent lists (must be none)", missing);
if (missing.length > 0) throw new Error("run the step before once more");
)js";

constexpr char dropParentAfterChildren[] = R"js(
@docs@.updateMany({ @children@: { $exists: true }, @parent@: { $exists: true } }, { $unset: { @parent@: "" } });
)js";

constexpr char undoChildren[] = R"js(
for (const doc of @docs@.find({ @children@: { $exists: true, $ne: [] } }, { @children@: 1 })) {
  @docs@.updateMany({ _id: { $in: @docChildren@ } }, { $set: { @parent@: doc._id } });
}
for (const index of @docs@.getIndexes()) if (Object.keys(index.key).join() === @childrenName@) @docs@.dropIndex(index.name);
@docs@.createIndex({ @parent@: 1 });
@docs@.updateMany({ @children@: { $exists: true } }, { $unset: { @children@: "" } });
)js";

constexpr char buildAncestors[] = R"js(
@docs@.aggregate([
  { $graphLookup: { from: @docsName@, startWith: @parentValue@, connectFromField: @parentName@, connectToField: "_id", as: "above", depthField: "level" } },
  { $project: { ids: { $map: { input: { $range: [{ $subtract: [{ $size: "$above" }, 1] }, -1, -1] }, as: "level",
    in: { $arrayElemAt: ["$above._id", { $indexOfArray: ["$above.level", "$$level"] }] } } } } },
  { $merge: { into: @docsName@, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { @ancestors@: "$$new.ids" } }] } },
]);
)js";

constexpr char compareAncestors[] = R"js(
const wrong = @docs@.countDocuments({ $or: [{ @ancestors@: { $exists: false } }, { $expr: { $ne: [
  { $ifNull: [@parentValue@, null] }, { $ifNull: [{ $arrayElemAt: [@ancestorsValue@, -1] }, null] },
] } }] });
print("documents whose last ancestor is not their parent (must be none)", wrong);
if (wrong > 0) throw new Error("run the step before once more");
)js";

constexpr char undoAncestors[] = R"js(
for (const index of @docs@.getIndexes()) if (Object.keys(index.key).join() === @ancestorsName@) @docs@.dropIndex(index.name);
@docs@.updateMany({ @ancestors@: { $exists: true } }, { $unset: { @ancestors@: "" } });
)js";

constexpr char buildPath[] = R"js(
@docs@.aggregate([
  { $match: { @path@: { $exists: false } } },
  { $graphLookup: { from: @docsName@, startWith: @parentValue@, connectFromField: @parentName@, connectToField: "_id", as: "above", depthField: "level" } },
  { $project: { ids: { $map: { input: { $range: [{ $subtract: [{ $size: "$above" }, 1] }, -1, -1] }, as: "level",
    in: { $arrayElemAt: ["$above._id", { $indexOfArray: ["$above.level", "$$level"] }] } } } } },
  { $project: { text: { $cond: [{ $eq: ["$ids", []] }, null,
    { $concat: [{ $reduce: { input: "$ids", initialValue: "", in: { $concat: ["$$value", ",", { $toString: "$$this" }] } } }, ","] }] } } },
  { $merge: { into: @docsName@, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { @path@: "$$new.text" } }] } },
]);
)js";

constexpr char comparePath[] = R"js(
const wrong = @docs@.countDocuments({ $or: [{ @path@: { $exists: false } }, { @parent@: { $ne: null }, $expr: { $ne: [
  { $toString: @parentValue@ }, { $ifNull: [{ $arrayElemAt: [{ $split: [@pathValue@, ","] }, -2] }, null] },
] } }] });
print("documents whose path does not end with their parent (must be none)", wrong);
const commas = @docs@.countDocuments({ _id: /,/ });
print("ids that hold the separator (must be none)", commas);
if (wrong + commas > 0) throw new Error("repair these documents, or run the step before once more");
)js";

constexpr char dropParentAfterPath[] = R"js(
@docs@.updateMany({ @path@: { $exists: true }, @parent@: { $exists: true } }, { $unset: { @parent@: "" } });
)js";

constexpr char undoPath[] = R"js(
@docs@.updateMany({ @path@: { $type: "string" } }, [{ $set: { @parent@: @idFromPath@ } }]);
for (const index of @docs@.getIndexes()) if (Object.keys(index.key).join() === @pathName@) @docs@.dropIndex(index.name);
@docs@.createIndex({ @parent@: 1 });
@docs@.updateMany({ @path@: { $exists: true } }, { $unset: { @path@: "" } });
)js";

constexpr char compareNumbers[] = R"js(
const wrong = @docs@.countDocuments({ $or: [{ @left@: { $exists: false } }, { $expr: { $gte: [@leftValue@, @rightValue@] } }] });
const largest = @docs@.find({}, { @right@: 1 }).sort({ @right@: -1 }).limit(1).toArray();
print("documents without numbers (must be none)", wrong, "largest number and twice the documents", largest, 2 * @docs@.countDocuments({}));
if (wrong > 0) throw new Error("run the step before once more");
)js";

constexpr char undoNumbers[] = R"js(
for (const index of @docs@.getIndexes()) if (Object.keys(index.key)[0] === @leftName@) @docs@.dropIndex(index.name);
@docs@.updateMany({ @left@: { $exists: true } }, { $unset: { @left@: "", @right@: "" } });
)js";

constexpr char dropOldIndex[] = R"js(
for (const index of @docs@.getIndexes()) if (Object.keys(index.key).join() === @parentName@) @docs@.dropIndex(index.name);
)js";

constexpr char dropOldChildren[] = R"js(
for (const index of @docs@.getIndexes()) if (Object.keys(index.key).join() === @oldChildrenName@) @docs@.dropIndex(index.name);
@docs@.updateMany({ @oldChildren@: { $exists: true } }, { $unset: { @oldChildren@: "" } });
)js";

constexpr char listChildrenAgain[] = R"js(
@docs@.aggregate([
  { $match: { @parent@: { $ne: null } } },
  { $sort: { _id: 1 } },
  { $group: { _id: @parentValue@, ids: { $push: "$_id" } } },
  { $merge: { into: @docsName@, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { @oldChildren@: "$$new.ids" } }] } },
], { allowDiskUse: true });
)js";

Steps stepsOf(TreeVariant variant)
{
    switch (variant) {
    case TreeVariant::ChildReferences:
        return {indexChildren, buildChildren, compareChildren, dropParentAfterChildren, undoChildren};
    case TreeVariant::Ancestors:
        return {indexAncestors, buildAncestors, compareAncestors, nullptr, undoAncestors};
    case TreeVariant::Path:
        return {indexPath, buildPath, comparePath, dropParentAfterPath, undoPath};
    case TreeVariant::NestedSets:
        return {indexNumbers, nullptr, compareNumbers, nullptr, undoNumbers};
    case TreeVariant::ParentReferences:
        break;
    }
    return {indexParent, nullptr, nullptr, nullptr, indexParent};
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

void addRemoval(Migration &migration, const TreeParts &parts, const Steps &steps, const Values &values)
{
    QString script = steps.cleanUp ? scriptFilled(steps.cleanUp, values) : QString();
    if (!keepsParent(parts.variant))
        script += scriptFilled(dropOldIndex, values);
    const bool renamed = parts.variant != TreeVariant::ChildReferences || parts.oldChildren != parts.children;
    if (!parts.oldChildren.isEmpty() && renamed)
        script += scriptFilled(dropOldChildren, values);
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
    const Steps steps = stepsOf(parts.variant);
    Migration migration;
    if (!parts.hadParent)
        migration.steps << MigrationStep{
            Text::tr("Write down each document's parent"), scriptFilled(giveParents, values), {}};
    migration.steps << MigrationStep{Text::tr("Check"), scriptFilled(checkTree, values), {}}
                    << MigrationStep{Text::tr("Build the new indexes"), scriptFilled(steps.index, values), {}};
    const bool numbers = parts.variant == TreeVariant::NestedSets;
    if (steps.build || numbers) {
        const QString build =
            numbers ? treeWriters(parts) + values.value(QStringLiteral("number")) + QStringLiteral("();\n")
                    : scriptFilled(steps.build, values);
        migration.steps << MigrationStep{Text::tr("Stop those who add or move documents"),
                                         {},
                                         Text::tr("A place that changes meanwhile would be written down wrongly.")}
                        << MigrationStep{Text::tr("Write down the places"), build,
                                         numbers ? QString() : Text::tr("Needs MongoDB 4.2.")}
                        << MigrationStep{Text::tr("Compare"), scriptFilled(steps.compare, values), {}};
    }
    migration.steps << MigrationStep{
        Text::tr("Start readers and writers that use the new code"), treeWriters(parts), {}};
    addRemoval(migration, parts, steps, values);
    if (!parts.hadParent || !parts.oldChildren.isEmpty())
        migration.undo << MigrationStep{Text::tr("List the children again"), scriptFilled(listChildrenAgain, values),
                                        Text::tr("After the step below.")};
    migration.undo.prepend({Text::tr("Go back to the parent's id"), scriptFilled(steps.undo, values), {}});
    return migration;
}

} // namespace sw::patterns
