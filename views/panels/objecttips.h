// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QString>

class QPointF;

namespace sw::diagram
{
struct Scene;
}

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::views
{

/// The figures of an object with their ranges, and how they came about, as a tool tip: the same wherever the object is
/// shown. Empty when there is no such object.
class ObjectTips
{
public:
    ObjectTips(const document::Document &document, const document::DerivedState &derived);

    QString ofEntity(const schema::EntityId &entity) const;
    QString ofCollection(const QString &collection) const;
    QString ofOperation(const schema::OperationId &operation) const;
    /// How it is stored, and why.
    QString ofRelationship(const schema::RelationshipId &relationship) const;
    /// Over the foot of a card and over a line, at \p zoom; empty elsewhere.
    QString onScene(const diagram::Scene &scene, const QPointF &point, double zoom) const;

private:
    const document::Document &m_document;
    const document::DerivedState &m_derived;
};

} // namespace sw::views
