// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/node.h"

namespace sw::design
{

namespace
{

template <typename NodeType, typename List>
NodeType *named(List &fields, QStringView name)
{
    for (auto &node : fields) {
        if (node.name == name)
            return &node;
    }
    return nullptr;
}

template <typename NodeType>
NodeType *fieldOf(NodeType &parent, QStringView name)
{
    if (NodeType *found = named<NodeType>(parent.fields, name))
        return found;
    for (auto &variant : parent.variants) {
        if (NodeType *found = named<NodeType>(variant.fields, name))
            return found;
    }
    return nullptr;
}

/// What a path goes on in: \p node, or the innermost item of an array without names.
template <typename NodeType>
NodeType *insideArrays(NodeType *node)
{
    while (node && node->isArray() && !node->keyed)
        node = node->fields.isEmpty() ? nullptr : &node->fields.first();
    return node;
}

/// Several variants may have an object of the same name, of which only one holds the rest of the path.
template <typename NodeType>
NodeType *findAt(NodeType &root, QStringView path)
{
    if (path.isEmpty())
        return &root;
    NodeType *node = insideArrays(&root);
    if (!node)
        return nullptr;
    const qsizetype dot = path.indexOf(QLatin1Char('.'));
    const QStringView name = dot < 0 ? path : path.left(dot);
    const QStringView rest = dot < 0 ? QStringView() : path.mid(dot + 1);
    if (NodeType *own = named<NodeType>(node->fields, name))
        return findAt(*own, rest);
    for (auto &variant : node->variants) {
        NodeType *own = named<NodeType>(variant.fields, name);
        NodeType *found = own ? findAt(*own, rest) : nullptr;
        if (found)
            return found;
    }
    return nullptr;
}

std::optional<Node> takeFrom(QList<Node> &fields, const Node *wanted)
{
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (&fields.at(i) == wanted)
            return fields.takeAt(i);
    }
    return std::nullopt;
}

} // namespace

const Node *Node::field(const QString &fieldName) const
{
    return fieldOf(*this, fieldName);
}

Node *Node::field(const QString &fieldName)
{
    return fieldOf(*this, fieldName);
}

QList<schema::FieldType> numberTypes()
{
    using enum schema::FieldType;
    return {Double, Int32, Int64, Decimal128};
}

Node makeNode(const QString &name, schema::FieldType type)
{
    Node node;
    node.name = name;
    node.types = {type};
    return node;
}

Node makeObject(const QString &name, const QList<Node> &fields)
{
    Node node = makeNode(name, schema::FieldType::Object);
    node.fields = fields;
    return node;
}

Node makeArray(const QString &name, Node item, const schema::Cardinality &count)
{
    Node node = makeNode(name, schema::FieldType::Array);
    item.name.clear();
    node.fields = {std::move(item)};
    node.count = count;
    return node;
}

const Node *nodeAt(const Node &root, const QString &path)
{
    return findAt(root, QStringView(path));
}

Node *nodeAt(Node &root, const QString &path)
{
    return findAt(root, QStringView(path));
}

QStringList arraysOn(const Node &root, const QString &path)
{
    QStringList arrays;
    for (qsizetype end = path.indexOf(QLatin1Char('.'));; end = path.indexOf(QLatin1Char('.'), end + 1)) {
        const QString prefix = path.left(end);
        const Node *node = nodeAt(root, prefix);
        if (node && node->isArray())
            arrays << prefix;
        if (end < 0)
            return arrays;
    }
}

bool isBelowData(const Node &root, const QString &path)
{
    for (qsizetype dot = path.indexOf(QLatin1Char('.')); dot > 0; dot = path.indexOf(QLatin1Char('.'), dot + 1)) {
        const Node *above = nodeAt(root, path.left(dot));
        if (above && above->keyed)
            return true;
    }
    return false;
}

QString joinedPath(const QString &prefix, const QString &name)
{
    if (prefix.isEmpty() || name.isEmpty())
        return prefix.isEmpty() ? name : prefix;
    QString path;
    path.reserve(prefix.size() + 1 + name.size());
    return path.append(prefix).append(QLatin1Char('.')).append(name);
}

std::optional<Node> takeNode(Node &root, const QString &path)
{
    if (path.isEmpty())
        return std::nullopt;
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    Node *parent = insideArrays(findAt(root, dot < 0 ? QStringView() : QStringView(path).left(dot)));
    const Node *wanted = parent ? fieldOf(*parent, QStringView(path).mid(dot + 1)) : nullptr;
    if (!wanted)
        return std::nullopt;
    if (std::optional<Node> taken = takeFrom(parent->fields, wanted))
        return taken;
    for (Variant &variant : parent->variants) {
        if (std::optional<Node> taken = takeFrom(variant.fields, wanted))
            return taken;
    }
    return std::nullopt;
}

void setOrigin(Node &node, const Origin &origin)
{
    node.origin = origin;
    for (Node &child : node.fields)
        setOrigin(child, origin);
    for (Variant &variant : node.variants) {
        for (Node &child : variant.fields)
            setOrigin(child, origin);
    }
}

} // namespace sw::design
