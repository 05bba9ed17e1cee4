// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/tree/treescripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"
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

Scripts scriptsOf(TreeVariant variant)
{
    switch (variant) {
    case TreeVariant::ChildReferences:
        return {"tree/add-to-children", "tree/move-among-children", "tree/children-in-order", "tree/branch-by-children",
                "tree/way-by-children"};
    case TreeVariant::Ancestors:
        return {"tree/add-with-ancestors", "tree/move-with-ancestors", "tree/children-by-parent",
                "tree/branch-by-ancestors", "tree/way-in-document"};
    case TreeVariant::Path:
        return {"tree/add-with-path", "tree/move-with-path", "tree/children-by-path", "tree/branch-by-path",
                "tree/way-by-path"};
    case TreeVariant::NestedSets:
        return {"tree/add-unnumbered", "tree/move-by-parent", "tree/children-in-tree-order", "tree/branch-by-numbers",
                "tree/way-by-numbers"};
    case TreeVariant::ParentReferences:
        break;
    }
    return {"tree/add-by-parent", "tree/move-by-parent", "tree/children-by-parent", "tree/branch-by-parent",
            "tree/way-by-parent"};
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

/// How often the functions ask the server when nobody interferes; a move asks again for each level.
struct Trips
{
    int add, move, children, branch, way;
};

Trips tripsOf(TreeVariant variant)
{
    switch (variant) {
    case TreeVariant::ChildReferences:
        return {4, 4, 2, 1, 1};
    case TreeVariant::Ancestors:
        return {3, 6, 1, 1, 2};
    case TreeVariant::Path:
        return {3, 5, 2, 2, 2};
    case TreeVariant::NestedSets:
        return {2, 3, 1, 2, 2};
    case TreeVariant::ParentReferences:
        break;
    }
    return {2, 3, 1, 1, 1};
}

/// The indexes that answer, for people: "parent_id", or two fields with a comma between.
struct ServingIndexes
{
    QString move;
    QString children;
    QString branch;
    QString way;
};

ServingIndexes indexesOf(const TreeParts &parts)
{
    const QString id = design::idName;
    const QString numbers = parts.left + QStringLiteral(", ") + parts.right;
    switch (parts.variant) {
    case TreeVariant::ChildReferences:
        return {parts.children, id, id, parts.children};
    case TreeVariant::Ancestors:
        return {parts.parent, parts.parent, parts.ancestors, id};
    case TreeVariant::Path:
        return {parts.path, parts.path, parts.path, id};
    case TreeVariant::NestedSets:
        return {id, parts.parent, numbers, numbers};
    case TreeVariant::ParentReferences:
        break;
    }
    return {id, parts.parent, parts.parent, id};
}

/// Inserts the document that is added; of those with lists of children, all others are told from new ones.
QString storeOnce(const TreeParts &parts, const QString &docs)
{
    const bool lists = parts.variant == TreeVariant::ChildReferences;
    const QString place = lists ? scriptKey(parts.children) + QStringLiteral(": []") : QStringLiteral("...place");
    return scriptStoreOnce(docs, QStringLiteral("{ ...node, _id, %1 }").arg(place), QStringLiteral("{ _id }"), 2,
                           lists ? QStringLiteral("isNew = false;") : QString());
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
    const auto ofAbove = [&](const char *name, const QString &path) {
        values.insert(QLatin1String(name), scriptValue(QStringLiteral("above.") + path));
    };
    values.insert(QStringLiteral("abovePath"), scriptKey(QStringLiteral("above.") + parts.path));
    ofAbove("abovePathValue", parts.path);
    ofAbove("aboveAncestorsValue", parts.ancestors);
    ofAbove("aboveLeftValue", parts.left);
    ofAbove("aboveRightValue", parts.right);
    const QString placed = scriptString(parts.collection + QStringLiteral(".placed"));
    values.insert(QStringLiteral("placedName"), placed);
    values.insert(QStringLiteral("isPlaced"), QStringLiteral("db.getCollection(%1).findOne()").arg(placed));
    values.insert(QStringLiteral("note"), boundScript("tree/note-places", values).trimmed());
    values.insert(QStringLiteral("textOfPath"), boundScript("tree/text-of-path", values).trimmed());
    member("aboveParent", "above", parts.parent);
    member("docParent", "doc", parts.parent);
    member("nodeChildren", "node", parts.children);
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
    values.insert(QStringLiteral("storeOnce"), storeOnce(parts, values.value(QStringLiteral("docs"))));
    return values;
}

QString treeWriters(const TreeParts &parts)
{
    const Values values = treeValues(parts);
    const Scripts scripts = scriptsOf(parts.variant);
    const QString before = parts.variant == TreeVariant::Path         ? boundScript("tree/path-below", values)
                           : parts.variant == TreeVariant::NestedSets ? boundScript("tree/number-tree", values)
                                                                      : QString();
    return before + boundScript(scripts.add, values) + boundScript(scripts.move, values);
}

QList<CodeSnippet> treeCode(const TreeParts &parts, const UseContext &context)
{
    const Values values = treeValues(parts);
    const Scripts scripts = scriptsOf(parts.variant);
    const bool numbers = parts.variant == TreeVariant::NestedSets;
    const QString before = parts.variant == TreeVariant::Path ? boundScript("tree/path-below", values) : QString();
    const ServingIndexes index = indexesOf(parts);
    const Trips trips = tripsOf(parts.variant);
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
                                boundScript("tree/number-tree", values),
                                2,
                                {},
                                Text::tr("After documents were added or moved.")};
    snippets
        << CodeSnippet{Text::tr("Add a document"),
                       adds,
                       before + boundScript(scripts.add, values),
                       trips.add,
                       QStringLiteral("_id"),
                       Text::tr("null as the parent makes a root.")}
        << CodeSnippet{Text::tr("Move a branch"),
                       {},
                       before + boundScript(scripts.move, values),
                       trips.move,
                       index.move,
                       {}}
        << CodeSnippet{Text::tr("The children of a document"),
                       {},
                       before + boundScript(scripts.children, values),
                       trips.children,
                       index.children,
                       {}}
        << CodeSnippet{Text::tr("All that is below a document"),
                       {},
                       before + boundScript(scripts.branch, values),
                       trips.branch,
                       index.branch,
                       {}}
        << CodeSnippet{
               Text::tr("The way down to a document"), {}, boundScript(scripts.way, values), trips.way, index.way, {}};
    return snippets;
}

} // namespace sw::patterns
