// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/samplegenerator.h"

#include <QJsonObject>

namespace sw::testsupport
{

// Small shapes for tests, and the documents that are made of them.

design::Node fieldNode(const char *name, schema::FieldType type);
design::Node idNode(schema::FieldType type = schema::FieldType::ObjectId);
/// Its relationship's id is "r-" and the collection.
design::Node referenceNode(const char *name, const char *collection,
                           schema::FieldType type = schema::FieldType::ObjectId);
design::Node copyNode(const char *name, schema::FieldType type, const char *collection, const char *path);
design::Collection collectionOf(const char *name, const QList<design::Node> &fields, double documents = 1000);

QJsonObject jsonOf(const base::Bson &document);
/// Documents 0 … count-1 of a design with one collection.
QList<QJsonObject> documentsOf(const design::Collection &collection, quint64 count,
                               samples::Extent extent = samples::Extent::Random);
/// What SampleGenerator::check() says; empty when nothing.
QString problemOf(const design::Collection &collection);

} // namespace sw::testsupport
