// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/tree/tree.h"
#include "models/schema/names.h"

#include <QCoreApplication>

namespace sw::patterns
{

using Values = QHash<QString, QString>;

namespace
{

/// The code of one variant.
struct Scripts
{
    const char *add;
    const char *move;
    const char *children;
    const char *branch;
    const char *way;
};

constexpr char childrenByParent[] = R"js(
function @childrenOf@(id) {
  return @docs@.find({ @parent@: id }).toArray();
}
)js";

constexpr char addByParent[] = R"js(
function @add@(node, parentId) {
  const { @idOf@, ...rest } = node;
  if (parentId !== null && !@docs@.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = parentId === null ? {} : { @parent@: parentId };
  @docs@.updateOne({ _id }, { $setOnInsert: { ...rest, ...place } }, { upsert: true });
  return _id;
}
)js";

constexpr char moveByParent[] = R"js(
// One move at a time: two at the same moment could close a circle.
function @move@(id, parentId) {
  for (let at = parentId; at !== null && at !== undefined;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = @docs@.findOne({ _id: at }, { @parent@: 1 });
    if (!above && at === parentId) return false;
    at = above ? @aboveParent@ : null;
  }
  const change = parentId === null ? { $unset: { @parent@: "" } } : { $set: { @parent@: parentId } };
  return @docs@.updateOne({ _id: id }, change).matchedCount === 1;
}
)js";

constexpr char branchByParent[] = R"js(
function @branchOf@(id) {
  const [found] = @docs@.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: @docsName@, startWith: "$_id", connectFromField: "_id", connectToField: @parentName@, as: "below" } },
  ]).toArray();
  return found ? found.below : [];
}
)js";

constexpr char wayByParent[] = R"js(
// From the root down to the parent.
function @ancestorsOf@(id) {
  const [found] = @docs@.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: @docsName@, startWith: @parentValue@, connectFromField: @parentName@, connectToField: "_id", as: "above", depthField: "level" } },
  ]).toArray();
  return found ? found.above.sort((a, b) => Number(b.level) - Number(a.level)) : [];
}
)js";

constexpr char addToChildren[] = R"js(
// A crash between the two writes leaves a document without a parent: run it again.
function @add@(node, parentId) {
  const { @idOf@, ...rest } = node;
  @docs@.updateOne({ _id }, { $setOnInsert: { ...rest, @children@: [] } }, { upsert: true });
  if (parentId === null) return _id;
  @docs@.updateOne({ _id: parentId, @children@: { $ne: _id } }, { $push: { @children@: _id } });
  return @docs@.findOne({ _id: parentId, @children@: _id }, { _id: 1 }) ? _id : null;
}
)js";

constexpr char moveAmongChildren[] = R"js(
// Two writes: after a crash between them the document has no parent, and running it again finishes the move.
function @move@(id, parentId) {
  for (let at = parentId; at !== null;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = @docs@.findOne({ @children@: at }, { _id: 1 });
    at = above ? above._id : null;
  }
  if (parentId !== null && !@docs@.findOne({ _id: parentId }, { _id: 1 })) return false;
  @docs@.updateOne({ @children@: id, _id: { $ne: parentId } }, { $pull: { @children@: id } });
  if (parentId !== null) @docs@.updateOne({ _id: parentId, @children@: { $ne: id } }, { $push: { @children@: id } });
  return true;
}
)js";

constexpr char childrenInOrder[] = R"js(
// In the order of the array.
function @childrenOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @children@: 1 });
  const found = new Map();
  for (const child of @docs@.find({ _id: { $in: node ? @nodeChildren@ : [] } })) found.set(EJSON.stringify(child._id), child);
  return node ? @nodeChildren@.map(one => found.get(EJSON.stringify(one))).filter(Boolean) : [];
}
)js";

constexpr char branchByChildren[] = R"js(
function @branchOf@(id) {
  const [found] = @docs@.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: @docsName@, startWith: @childrenValue@, connectFromField: @childrenName@, connectToField: "_id", as: "below" } },
  ]).toArray();
  return found ? found.below : [];
}
)js";

constexpr char wayByChildren[] = R"js(
// From the root down to the parent.
function @ancestorsOf@(id) {
  const [found] = @docs@.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: @docsName@, startWith: "$_id", connectFromField: "_id", connectToField: @childrenName@, as: "above", depthField: "level" } },
  ]).toArray();
  return found ? found.above.sort((a, b) => Number(b.level) - Number(a.level)) : [];
}
)js";

constexpr char addWithAncestors[] = R"js(
function @add@(node, parentId) {
  const { @idOf@, ...rest } = node;
  for (;;) {
    const parent = parentId === null ? null : @docs@.findOne({ _id: parentId }, { @ancestors@: 1 });
    if (parentId !== null && !parent) return null;
    const place = parent ? { @parent@: parentId, @ancestors@: [...@parentAncestors@, parentId] } : { @ancestors@: [] };
    @docs@.updateOne({ _id }, { $setOnInsert: rest, $set: place }, { upsert: true });
    // Somebody may have moved the parent meanwhile.
    if (!parent || @docs@.findOne({ _id: parentId, @ancestors@: @parentAncestors@ }, { _id: 1 })) return _id;
  }
}
)js";

constexpr char moveWithAncestors[] = R"js(
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function @move@(id, parentId) {
  const parent = parentId === null ? null : @docs@.findOne({ _id: parentId }, { @ancestors@: 1 });
  if (parentId !== null && !parent) return false;
  if (parent && @docs@.findOne({ _id: parentId, $or: [{ _id: id }, { @ancestors@: id }] })) throw new Error("the new place lies below the document itself");
  const change = parent
    ? { $set: { @parent@: parentId, @ancestors@: [...@parentAncestors@, parentId] } }
    : { $set: { @ancestors@: [] }, $unset: { @parent@: "" } };
  if (@docs@.updateOne({ _id: id }, change).matchedCount === 0) return false;
  for (const queue = [id]; queue.length > 0;) {
    const at = @docs@.findOne({ _id: queue.shift() }, { @ancestors@: 1 });
    if (!at) continue;
    @docs@.updateMany({ @parent@: at._id }, { $set: { @ancestors@: [...@atAncestors@, at._id] } });
    for (const child of @docs@.find({ @parent@: at._id }, { _id: 1 })) queue.push(child._id);
  }
  return true;
}
)js";

constexpr char branchByAncestors[] = R"js(
function @branchOf@(id) {
  return @docs@.find({ @ancestors@: id }).toArray();
}
)js";

constexpr char wayInDocument[] = R"js(
// From the root down to the parent; for their ids alone the document itself is enough.
function @ancestorsOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @ancestors@: 1 });
  const found = @docs@.find({ _id: { $in: node ? @nodeAncestors@ : [] } }).toArray();
  return found.sort((a, b) => @aAncestors@.length - @bAncestors@.length);
}
)js";

constexpr char pathBelow[] = R"js(
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function @pathBelow@(doc) {
  return (@docPath@ ?? ",") + doc._id + ",";
}
)js";

constexpr char addWithPath[] = R"js(
function @add@(node, parentId) {
  const { @idOf@, ...rest } = node;
  for (;;) {
    const parent = parentId === null ? null : @docs@.findOne({ _id: parentId }, { @path@: 1 });
    if (parentId !== null && !parent) return null;
    @docs@.updateOne({ _id }, { $setOnInsert: rest, $set: { @path@: parent ? @pathBelow@(parent) : null } }, { upsert: true });
    // Somebody may have moved the parent meanwhile.
    if (!parent || @docs@.findOne({ _id: parentId, @path@: @parentPath@ }, { _id: 1 })) return _id;
  }
}
)js";

constexpr char moveWithPath[] = R"js(
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function @move@(id, parentId) {
  const node = @docs@.findOne({ _id: id }, { @path@: 1 });
  const parent = parentId === null ? null : @docs@.findOne({ _id: parentId }, { @path@: 1 });
  if (!node || (parentId !== null && !parent)) return false;
  const path = parent ? @pathBelow@(parent) : null;
  const below = @pathBelow@(node);
  if (path !== null && path.startsWith(below)) throw new Error("the new place lies below the document itself");
  const branch = { @path@: { $gte: below, $lt: below.slice(0, -1) + "-" } };
  const start = { $literal: @pathBelow@({ _id: id, @path@: path }) };
  const rewrite = [{ $set: { @path@: { $concat: [start, { $substrBytes: [@pathValue@, { $strLenBytes: { $literal: below } }, -1] }] } } }];
  if (path === (@nodePath@ ?? null)) return true;
  @docs@.updateMany(branch, rewrite);
  @docs@.updateOne({ _id: id }, { $set: { @path@: path } });
  @docs@.updateMany(branch, rewrite); // what was added below in between
  return true;
}
)js";

constexpr char childrenByPath[] = R"js(
function @childrenOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @path@: 1 });
  return node ? @docs@.find({ @path@: @pathBelow@(node) }).toArray() : [];
}
)js";

constexpr char branchByPath[] = R"js(
// "-" is the character after ",": a range that is tight whatever the ids are, and sorted from the top down.
function @branchOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @path@: 1 });
  if (!node) return [];
  const below = @pathBelow@(node);
  return @docs@.find({ @path@: { $gte: below, $lt: below.slice(0, -1) + "-" } }).sort({ @path@: 1 }).toArray();
}
)js";

constexpr char wayByPath[] = R"js(
// From the root down to the parent; for their ids alone the document itself is enough.
function @ancestorsOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @path@: 1 });
  const ids = node && @nodePath@ ? @nodePath@.slice(1, -1).split(",").map(text => @idFromText@) : [];
  return @docs@.find({ _id: { $in: ids } }).toArray().sort((a, b) => (@aPath@ ?? "").length - (@bPath@ ?? "").length);
}
)js";

constexpr char addUnnumbered[] = R"js(
// Behind all others until @number@() has run; for its parent it is there at once.
function @add@(node, parentId) {
  const { @idOf@, ...rest } = node;
  if (parentId !== null && !@docs@.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = { @left@: Int32(2147483646), @right@: Int32(2147483647), ...(parentId === null ? {} : { @parent@: parentId }) };
  @docs@.updateOne({ _id }, { $setOnInsert: { ...rest, ...place } }, { upsert: true });
  return _id;
}
)js";

constexpr char numberTree[] = R"js(
// Walks the whole tree and writes the numbers that changed. One client at a time; after a crash run it again.
function @number@() {
  const children = new Map();
  for (const doc of @docs@.find({}, { @parent@: 1, @left@: 1, @right@: 1 }).sort({ _id: 1 })) {
    const parent = EJSON.stringify(@docParent@ ?? null);
    if (!children.has(parent)) children.set(parent, []);
    children.get(parent).push({ doc });
  }
  const below = id => [...(children.get(EJSON.stringify(id)) ?? [])].reverse();
  let next = 1;
  let changes = [];
  for (const stack = below(null); stack.length > 0;) {
    const top = stack[stack.length - 1];
    if (top.left === undefined) {
      top.left = next++;
      stack.push(...below(top.doc._id));
      continue;
    }
    stack.pop();
    const right = next++;
    if (Number(@topLeft@) !== top.left || Number(@topRight@) !== right)
      changes.push({ updateOne: { filter: { _id: top.doc._id }, update: { $set: { @left@: Int32(top.left), @right@: Int32(right) } } } });
    if (changes.length === 1000) @docs@.bulkWrite(changes.splice(0));
  }
  if (changes.length > 0) @docs@.bulkWrite(changes);
}
)js";

constexpr char childrenInTreeOrder[] = R"js(
function @childrenOf@(id) {
  return @docs@.find({ @parent@: id }).sort({ @left@: 1 }).toArray();
}
)js";

constexpr char branchByNumbers[] = R"js(
// In the order of the tree.
function @branchOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @left@: 1, @right@: 1 });
  return node ? @docs@.find({ @left@: { $gt: @nodeLeft@, $lt: @nodeRight@ } }).sort({ @left@: 1 }).toArray() : [];
}
)js";

constexpr char wayByNumbers[] = R"js(
// From the root down to the parent.
function @ancestorsOf@(id) {
  const node = @docs@.findOne({ _id: id }, { @left@: 1, @right@: 1 });
  return node ? @docs@.find({ @left@: { $lt: @nodeLeft@ }, @right@: { $gt: @nodeRight@ } }).sort({ @left@: 1 }).toArray() : [];
}
)js";

Scripts scriptsOf(TreeVariant variant)
{
    switch (variant) {
    case TreeVariant::ChildReferences:
        return {addToChildren, moveAmongChildren, childrenInOrder, branchByChildren, wayByChildren};
    case TreeVariant::Ancestors:
        return {addWithAncestors, moveWithAncestors, childrenByParent, branchByAncestors, wayInDocument};
    case TreeVariant::Path:
        return {addWithPath, moveWithPath, childrenByPath, branchByPath, wayByPath};
    case TreeVariant::NestedSets:
        return {addUnnumbered, moveByParent, childrenInTreeOrder, branchByNumbers, wayByNumbers};
    case TreeVariant::ParentReferences:
        break;
    }
    return {addByParent, moveByParent, childrenByParent, branchByParent, wayByParent};
}

QString idFromText(schema::FieldType type)
{
    switch (type) {
    case schema::FieldType::Int32:
        return QStringLiteral("Number(text)");
    case schema::FieldType::Int64:
        return QStringLiteral("Long.fromString(text)");
    case schema::FieldType::ObjectId:
        return QStringLiteral("new ObjectId(text)");
    default:
        return QStringLiteral("text");
    }
}

/// The index that answers, for people.
QString indexOf(const TreeParts &parts)
{
    switch (parts.variant) {
    case TreeVariant::ChildReferences:
        return parts.children;
    case TreeVariant::Ancestors:
        return parts.ancestors;
    case TreeVariant::Path:
        return parts.path;
    case TreeVariant::NestedSets:
        return parts.left + QStringLiteral(", ") + parts.right;
    case TreeVariant::ParentReferences:
        break;
    }
    return parts.parent;
}

} // namespace

Values treeValues(const TreeParts &parts)
{
    Values values{{QStringLiteral("docs"), scriptCollection(parts.collection)},
                  {QStringLiteral("docsName"), scriptString(parts.collection)}};
    const auto field = [&](const char *name, const QString &path) {
        const QString key = QLatin1String(name);
        values.insert(key, scriptKey(path));
        values.insert(key + QStringLiteral("Name"), scriptString(path));
        values.insert(key + QStringLiteral("Value"), scriptValue(path));
    };
    field("parent", parts.parent);
    field("children", parts.children);
    field("ancestors", parts.ancestors);
    field("path", parts.path);
    field("left", parts.left);
    field("right", parts.right);
    field("oldChildren", parts.oldChildren);
    const auto member = [&](const char *name, const char *variable, const QString &path) {
        values.insert(QLatin1String(name), scriptMember(QLatin1String(variable), path));
    };
    member("aboveParent", "above", parts.parent);
    member("docParent", "doc", parts.parent);
    member("nodeChildren", "node", parts.children);
    member("docChildren", "doc", parts.children);
    member("docOldChildren", "doc", parts.oldChildren);
    member("parentAncestors", "parent", parts.ancestors);
    member("nodeAncestors", "node", parts.ancestors);
    member("atAncestors", "at", parts.ancestors);
    member("aAncestors", "a", parts.ancestors);
    member("bAncestors", "b", parts.ancestors);
    member("docPath", "doc", parts.path);
    member("nodePath", "node", parts.path);
    member("parentPath", "parent", parts.path);
    member("aPath", "a", parts.path);
    member("bPath", "b", parts.path);
    member("nodeLeft", "node", parts.left);
    member("nodeRight", "node", parts.right);
    member("topLeft", "top.doc", parts.left);
    member("topRight", "top.doc", parts.right);
    const auto function = [&](const char *name, const char *verb, const QString &what) {
        values.insert(QLatin1String(name), scriptName(QLatin1String(verb), what));
    };
    function("add", "add", parts.node);
    function("move", "move", parts.node);
    function("childrenOf", "childrenOf", parts.node);
    function("branchOf", "branchOf", parts.node);
    function("ancestorsOf", "ancestorsOf", parts.node);
    function("pathBelow", "pathBelow", parts.node);
    function("number", "number", schema::pluralName(parts.node));
    values.insert(QStringLiteral("idOf"), parts.idType == schema::FieldType::ObjectId
                                              ? QStringLiteral("_id = new ObjectId()")
                                              : QStringLiteral("_id"));
    values.insert(QStringLiteral("idFromText"), idFromText(parts.idType));
    return values;
}

QString treeWriters(const TreeParts &parts)
{
    const Values values = treeValues(parts);
    const Scripts scripts = scriptsOf(parts.variant);
    const QString before = parts.variant == TreeVariant::Path         ? scriptFilled(pathBelow, values)
                           : parts.variant == TreeVariant::NestedSets ? scriptFilled(numberTree, values)
                                                                      : QString();
    return before + scriptFilled(scripts.add, values) + scriptFilled(scripts.move, values);
}

QList<CodeSnippet> treeCode(const TreeParts &parts, const UseContext &context)
{
    const Values values = treeValues(parts);
    const Scripts scripts = scriptsOf(parts.variant);
    const bool numbers = parts.variant == TreeVariant::NestedSets;
    const QString before = parts.variant == TreeVariant::Path ? scriptFilled(pathBelow, values) : QString();
    const QString index = indexOf(parts);
    const bool inDocument = parts.variant == TreeVariant::Ancestors || parts.variant == TreeVariant::Path;
    QString adds;
    for (const schema::Operation *operation :
         context.model.operationsOf(context.model.relationship(context.use.relationship)->a.entity)) {
        if (operation->kind == schema::OperationKind::Insert && adds.isEmpty())
            adds = operation->name;
    }
    QList<CodeSnippet> snippets;
    if (numbers)
        snippets << CodeSnippet{Text::tr("Number the tree"),
                                {},
                                scriptFilled(numberTree, values),
                                2,
                                {},
                                Text::tr("After documents were added or moved.")};
    snippets << CodeSnippet{Text::tr("Add a document"),
                            adds,
                            before + scriptFilled(scripts.add, values),
                            2,
                            QStringLiteral("_id"),
                            Text::tr("null as the parent makes a root.")}
             << CodeSnippet{Text::tr("Move a branch"), {}, before + scriptFilled(scripts.move, values), 3, index, {}}
             << CodeSnippet{Text::tr("The children of a document"),
                            {},
                            before + scriptFilled(scripts.children, values),
                            inDocument ? 2 : 1,
                            index,
                            {}}
             << CodeSnippet{Text::tr("All that is below a document"),
                            {},
                            before + scriptFilled(scripts.branch, values),
                            1,
                            index,
                            {}}
             << CodeSnippet{Text::tr("The way down to a document"),
                            {},
                            scriptFilled(scripts.way, values),
                            2,
                            QStringLiteral("_id"),
                            {}};
    return snippets;
}

} // namespace sw::patterns
