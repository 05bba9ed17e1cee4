// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QHash>
#include <QJsonObject>
#include <QList>

namespace sw::schema
{

/// Where an entity stands in a diagram, in canvas units (1 unit = 1 pixel at 100 %). Kept apart from what the model
/// means.
struct NodePlace
{
    double x = 0;
    double y = 0;
    bool collapsed = false;
    bool locked = false;

    friend bool operator==(const NodePlace &, const NodePlace &) = default;
};

/// A note or an area (a titled rectangle that carries its members).
struct Note
{
    NoteId id;
    bool area = false;
    QString text;
    double x = 0, y = 0, width = 180, height = 60;
    QString color;
    QJsonObject unknown;

    friend bool operator==(const Note &, const Note &) = default;
};

/// The way of a line that a person has bent by hand. It leaves both cards across, in the rows where it ends; in
/// between, the coordinates of its pieces by turns: x of an upright one, y of a level one, x … (an odd number).
struct LineWay
{
    bool rightOfA = true; ///< leaves card a on its right side, else on its left
    bool rightOfB = true;
    QList<double> at;

    friend bool operator==(const LineWay &, const LineWay &) = default;
};

/// Keys of Diagram::lines for lines that are not relationships.
inline QString inheritanceLineKey(const EntityId &sub)
{
    return QStringLiteral("is-a/") + sub.text();
}
inline QString documentLinePrefix(const QString &collection)
{
    return QStringLiteral("doc/") + collection + QLatin1Char('/');
}

/// A named picture of the model: its own subset of entities and positions.
struct Diagram
{
    DiagramId id;
    QString name;
    bool wholeModel = true; ///< entities without a place are shown too, laid out automatically
    QHash<EntityId, NodePlace> places;
    QHash<QString, NodePlace> collections; ///< positions of the Documents view, by collection name
    QList<Note> notes;
    /// Ways bent by hand, by the line: a relationship's id, "is-a/" and the sub entity's id, or in the Documents view
    /// "doc/" with collection, path and target.
    QHash<QString, LineWay> lines;
    QJsonObject unknown;

    friend bool operator==(const Diagram &, const Diagram &) = default;
};

} // namespace sw::schema
