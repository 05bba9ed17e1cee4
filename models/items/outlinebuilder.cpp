// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/outlinebuilder.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/nodetype.h"
#include "models/schema/typetext.h"

#include <QCoreApplication>

namespace sw::items
{

namespace
{

using Kind = OutlineNode::Kind;

void addFields(OutlineNode &parent, const QList<schema::Field> &fields)
{
    for (const schema::Field &field : fields) {
        OutlineNode *node = parent.add(Kind::Field, field.id.text(), field.name);
        node->figure = schema::shortTypeText(field);
        node->icon = field.type == schema::FieldType::Object ? QStringLiteral("object")
                     : field.holdsValues()                   ? QStringLiteral("array")
                                                             : QString();
        addFields(*node, field.fields);
    }
}

/// A pattern is named where it begins: what is inside of something it made says it no more.
void addPaths(OutlineNode &parent, const QList<design::Node> &fields, const QString &prefix,
              const design::Origin &around)
{
    for (const design::Node &field : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        OutlineNode *node = parent.add(Kind::Path, path, field.name);
        node->figure = design::shortTypeText(field);
        node->icon = field.isObject()  ? QStringLiteral("object")
                     : field.isArray() ? QStringLiteral("array")
                                       : QString();
        if (field.origin.use != around.use)
            node->pattern = field.origin.pattern;
        addPaths(*node, field.isArray() ? field.item().fields : field.fields, path, field.origin);
    }
}

OutlineNode *section(OutlineNode &root, const char *key, const QString &text, qsizetype count, const QString &icon)
{
    OutlineNode *node = root.add(Kind::Section, QLatin1String(key), text);
    node->figure = QString::number(count);
    node->icon = icon;
    return node;
}

QString operationIcon(schema::OperationKind kind)
{
    return schema::nameOf(kind); // read, aggregate, insert, update, delete: the drawings are named alike
}

} // namespace

OutlineNode *OutlineNode::add(Kind childKind, const QString &childKey, const QString &childText)
{
    auto child = std::make_unique<OutlineNode>();
    child->kind = childKind;
    child->key = childKey;
    child->text = base::visibleText(childText);
    child->parent = this;
    child->row = static_cast<int>(children.size());
    children.push_back(std::move(child));
    return children.back().get();
}

std::unique_ptr<OutlineNode> buildOutline(const schema::Model &model, const design::Design &design)
{
    auto root = std::make_unique<OutlineNode>();
    OutlineNode *entities =
        section(*root, "entities", Text::tr("Entities"), model.entities.size(), QStringLiteral("entity"));
    for (const schema::Entity &entity : model.entities) {
        OutlineNode *node = entities->add(Kind::Entity, entity.id.text(), entity.name);
        node->figure = base::countText(entity.count.likely);
        node->icon = QStringLiteral("entity");
        addFields(*node, entity.fields);
    }
    OutlineNode *links = section(*root, "relationships", Text::tr("Relationships"), model.relationships.size(),
                                 QStringLiteral("relationship"));
    for (const schema::Relationship &relationship : model.relationships) {
        OutlineNode *node =
            links->add(Kind::Relationship, relationship.id.text(), schema::relationshipName(model, relationship));
        node->figure = schema::nameOf(relationship.type);
        node->icon = QStringLiteral("relationship");
    }
    OutlineNode *operations =
        section(*root, "operations", Text::tr("Operations"), model.operations.size(), QStringLiteral("operations"));
    for (const schema::Operation &operation : model.operations) {
        OutlineNode *node = operations->add(Kind::Operation, operation.id.text(), operation.name);
        node->figure = schema::rateText(operation);
        node->icon = operationIcon(operation.kind);
    }
    OutlineNode *collections =
        section(*root, "collections", Text::tr("Collections"), design.collections.size(), QStringLiteral("database"));
    for (const design::Collection &collection : design.collections) {
        OutlineNode *node = collections->add(Kind::Collection, collection.name, collection.name);
        node->figure = base::countText(collection.documents.likely);
        node->icon = QStringLiteral("document");
        node->pattern = collection.origin.pattern;
        addPaths(*node, collection.root.fields, {}, collection.origin);
    }
    return root;
}

} // namespace sw::items
