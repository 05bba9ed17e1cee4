// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace sw::base
{
class JsonWriter;
}

namespace sw::deploy
{

/// What a collection and its fields are called, each with an id that stays when the name changes.
struct CollectionNames
{
    QString id;
    QString name;
    QList<QPair<QString, QString>> fields; ///< id and dotted path

    friend bool operator==(const CollectionNames &, const CollectionNames &) = default;
};

/// A field or a collection that has another name in the model than documents have.
struct Rename
{
    QString collection;                ///< as the model calls it
    QString from;                      ///< dotted path of a field, or the former name of the collection
    QString to;                        ///< last part of the new path; of a collection: empty
    std::optional<qint64> documents{}; ///< that still have the former name; nothing = not known

    bool isOfCollection() const { return to.isEmpty(); }
    /// The path of the field with its new name.
    QString newPath() const;
    friend bool operator==(const Rename &, const Rename &) = default;
};

void writeNames(base::JsonWriter &json, const QList<CollectionNames> &names);
void writeRenames(base::JsonWriter &json, const QList<Rename> &renames);
/// What is no list of them gives an empty one.
QList<CollectionNames> readNames(const QJsonValue &json);
QList<Rename> readRenames(const QJsonValue &json);

} // namespace sw::deploy
