// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Where a design keeps the many side of a 1:N relationship: found by looking at two collections only, so that many
/// uses in a large design stay quick.
struct StoredChildren
{
    const schema::Relationship *relationship = nullptr;
    const schema::Entity *parent = nullptr;
    const schema::Entity *child = nullptr;
    QString parentCollection;
    QString parentPath; ///< of the parent in that collection's documents; empty when it is the document itself
    QString childCollection;
    QString array; ///< path in the parent's documents of the array that holds the children; empty when they are apart
    QString parentId; ///< path in the child's documents of the value that holds the parent's id; empty when embedded
    QString items;    ///< path in the child's documents of the array that a pattern grouped the children into, or empty

    bool isEmbedded() const { return !array.isEmpty(); }
};

/// Error InvalidModel when the target is no 1:N relationship of two entities that both have a place.
base::Result<StoredChildren> storedChildren(const design::Design &design, const UseContext &context);

/// The collection that the use made; nullptr when it was skipped, or makes none.
const design::Collection *madeCollection(const design::Design &design, const UseContext &context);

/// The place of \p entity's originals, looking at the collections that name it only.
std::optional<design::Location> homeOf(const design::Design &design, const schema::EntityId &entity);

/// A value in \p collection that holds an id by \p relationship; "" when there is none. Copies do not count.
/// Why a pattern that follows ids cannot follow \p relationship: it refers by another key. Empty when it can.
QString keyObstacle(const schema::Relationship &relationship);
QString referencePath(const design::Collection &collection, const schema::RelationshipId &relationship);

/// True when other documents hold ids of \p entity's documents.
bool isReferenced(const design::Design &design, const schema::ModelIndex &model, const schema::EntityId &entity);

/// False when \p path or an object around it is missing or null in some documents.
bool isAlwaysThere(const design::Node &root, const QString &path);
/// Makes it so, as where a pattern's script stores no other documents.
void makeAlwaysThere(design::Node &root, const QString &path);

/// The array among the ancestors of \p path, or \p path itself; "" when there is none.
QString arrayOn(const design::Node &root, const QString &path);

/// Path of the first field of \p fields for which \p wanted is true; objects are entered, arrays are not.
template <typename Wanted>
QString firstField(const QList<schema::Field> &fields, const Wanted &wanted, const QString &prefix = {})
{
    for (const schema::Field &field : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        if (wanted(field))
            return path;
        if (field.type == schema::FieldType::Object) {
            const QString below = firstField(field.fields, wanted, path);
            if (!below.isEmpty())
                return below;
        }
    }
    return {};
}

/// How operations read the many side of a relationship, per second.
struct ChildReads
{
    double all = 0;        ///< reads of the many side, wherever they start
    double together = 0;   ///< those that come from the one side
    double sums = 0;       ///< of these, aggregates over all items: they show none of them
    double within = 0;     ///< of the others, those that want no more than a given number of items
    double single = 0;     ///< those that start at the many side and look for one document
    double mostWanted = 0; ///< the largest number of items that is wanted explicitly

    /// Of those that show items, the share that wants no more than the given number.
    double withinShare() const { return together > sums ? within / (together - sums) : 0; }
};
ChildReads childReads(const schema::ModelIndex &model, const schema::Relationship &relationship, double items);

/// True when no document of \p entity is ever changed or deleted one by one, as far as the workload says.
bool isOnlyAdded(const schema::ModelIndex &model, const schema::Entity &entity);

/// An index that \p context's pattern brings along.
design::Index patternIndex(const QList<design::IndexKey> &keys, const QString &reason, const UseContext &context);

/// \p wanted, or \p wanted_2, …: a name that is not in \p object yet.
QString freeFieldName(const design::Node &object, const QString &wanted);

/// "name: value, …" for scripts: the required fields of \p root with one possible value that are not among those in \p
/// made. Who inserts a document by other fields has to add these, or the validator refuses it.
QString fixedValues(const design::Node &root, const QStringList &made);

/// "type: \"book\"" for scripts: of a document of \p entity in a collection of several kinds; empty in another one.
QString kindValue(const design::Collection &collection, const schema::EntityId &entity);

/// The date that says when something happened: the first one of the entity, required ones first; "" when there is none.
QString dateFieldOf(const schema::Entity &entity);

} // namespace sw::patterns
