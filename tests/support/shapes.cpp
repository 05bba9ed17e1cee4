// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shapes.h"

#include <QJsonDocument>

namespace sw::testsupport
{

using design::Node;
using samples::Extent;
using samples::SampleGenerator;
using schema::FieldType;

Node idNode(FieldType type)
{
    return design::makeNode(QStringLiteral("_id"), type);
}

Node fieldNode(const char *name, FieldType type)
{
    return design::makeNode(QString::fromLatin1(name), type);
}

Node referenceNode(const char *name, const char *collection, FieldType type)
{
    Node node = fieldNode(name, type);
    node.reference = design::Reference{QString::fromLatin1(collection),
                                       schema::RelationshipId(QStringLiteral("r-") + QString::fromLatin1(collection))};
    return node;
}

Node copyNode(const char *name, FieldType type, const char *collection, const char *path)
{
    Node node = fieldNode(name, type);
    node.copyOf = design::CopyOf{QString::fromLatin1(collection), QString::fromLatin1(path), false};
    return node;
}

design::Collection collectionOf(const char *name, const QList<Node> &fields, double documents)
{
    design::Collection collection;
    collection.name = QString::fromLatin1(name);
    collection.root = design::makeObject({}, fields);
    collection.documents = {documents, documents, documents, false};
    return collection;
}

QJsonObject jsonOf(const base::Bson &document)
{
    return QJsonDocument::fromJson(document.toRelaxedJson()).object();
}

QList<QJsonObject> documentsOf(const design::Collection &collection, quint64 count, Extent extent)
{
    design::Design design;
    design.collections << collection;
    const SampleGenerator generator(design, design.collections.first());
    QList<QJsonObject> documents;
    for (quint64 n = 0; n < count; ++n)
        documents << jsonOf(generator.document(n, extent));
    return documents;
}

QString problemOf(const design::Collection &collection)
{
    design::Design design;
    design.collections << collection;
    const auto result = SampleGenerator(design, design.collections.first()).check();
    return result ? QString() : result.error().text();
}

} // namespace sw::testsupport
