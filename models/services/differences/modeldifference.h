// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QJsonValue>

namespace sw::services
{

enum class ChangeKind { Added, Removed, Changed };
enum class ChangedObject { Project, Entity, Field, Index, Relationship, Operation, Pattern, Ignored };

/// One property of an object that has another value, by the name that it has in project files ("growthPerDay", of an
/// end "a.perOther"). Ids in values are those of the project that the value is of.
struct PropertyChange
{
    QString name;
    QJsonValue before; ///< null: nothing is set
    QJsonValue after;
    QString label; ///< for people: "growth per day"
    QString beforeText;
    QString afterText;
};

/// An object that came, went or has other properties.
struct ObjectChange
{
    ChangeKind kind = ChangeKind::Changed;
    ChangedObject object = ChangedObject::Project;
    QString id;                       ///< in the project that has it, the later one first; empty where it has none
    QString name;                     ///< "books", "books.address.city", "books: isbn_1"
    QString formerName{};             ///< when it was renamed; else empty
    QList<PropertyChange> properties; ///< of a changed object
};

/// What was moved in a diagram. Says nothing about the model.
struct LayoutChange
{
    ChangeKind kind = ChangeKind::Changed;
    QString diagram;
    int cards = 0; ///< that have another place or are collapsed now
    int lines = 0; ///< that were bent
    int notes = 0; ///< notes and areas that came, went or changed

    bool isEmpty() const { return kind == ChangeKind::Changed && cards + lines + notes == 0; }
};

struct ModelDifference
{
    QList<ObjectChange> changes;
    QList<LayoutChange> layout;

    bool isEmpty() const { return changes.isEmpty() && layout.isEmpty(); }
};

/// What changed from one project to the other. An object is the same when its id is, so that it is found again under
/// another name; of objects whose ids are only in one of the projects, those with the same name are taken as the same.
ModelDifference differenceOf(const schema::Model &before, const schema::Model &after);

QString nameOf(ChangeKind kind);      ///< "added", in JSON
QString nameOf(ChangedObject object); ///< "entity", in JSON

} // namespace sw::services
