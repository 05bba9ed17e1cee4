// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace sw::design
{

/// What the operations of a model do with one relationship, per second (times their importance, when measured by it).
struct Load
{
    double fromA = 0;      ///< reads that start at a and take b along
    double fromB = 0;      ///< reads that start at b and take a along
    double itemsFromA = 0; ///< sum over those reads of the items of b wanted
    double itemsFromB = 0;
    double onlyA = 0; ///< reads that touch a without this relationship
    double onlyB = 0;
    double writesA = 0;
    double writesB = 0;
    double linkWrites = 0; ///< writes that follow the relationship
    double changesA = 0;   ///< updates and deletes that find a by itself
    double changesB = 0;

    /// Items of b that a read from a wants on average; \p otherwise when there is no such read.
    double wantedFromA(double otherwise) const { return fromA > 0 ? itemsFromA / fromA : otherwise; }
    double wantedFromB(double otherwise) const { return fromB > 0 ? itemsFromB / fromB : otherwise; }
    bool isIdle() const { return fromA + fromB + onlyA + onlyB + writesA + writesB <= 0; }
};

/// Sums of the workload by entity and by relationship, made in one pass over the operations.
class Workload
{
public:
    enum class Weighing { Rate, RateTimesCriticality };

    Workload(const schema::ModelIndex &model, Weighing weighing);

    Load of(const schema::Relationship &relationship) const;
    /// Operations per second that read \p entity, wherever they start.
    double readsOf(const schema::EntityId &entity) const { return m_reads.value(entity); }
    double writesOf(const schema::EntityId &entity) const { return m_writes.value(entity); }
    /// Whether any operation reads or writes \p entity.
    bool touches(const schema::EntityId &entity) const { return readsOf(entity) + writesOf(entity) > 0; }
    /// Number of indexes, besides those on _id and on references, that operations find documents of \p entity by.
    int wantedIndexes(const schema::EntityId &entity) const;

private:
    struct Sums
    {
        double reads = 0; ///< of this relationship, in either direction
        Load load;
    };
    void addRead(const schema::ModelIndex &model, const schema::Operation &operation, double rate);
    void addStep(const schema::Relationship &relationship, const schema::PathStep &step, double rate);
    void addFilters(const schema::Operation &operation);
    void addWrite(const schema::ModelIndex &model, const schema::Operation &operation, double rate);

    QHash<schema::EntityId, double> m_reads;
    QHash<schema::EntityId, double> m_writes;
    QHash<schema::EntityId, double> m_changes;
    QHash<schema::EntityId, QList<QStringList>> m_filtered; ///< paths of each operation that filters, sorted
    QHash<schema::RelationshipId, Sums> m_relationships;
};

/// The entities that the read \p operation asks for besides its own and those along its path: things of other kinds
/// that it wants at one go ("all that is for sale"). Not those that one of these is a kind of, or that are kinds of
/// one.
QList<schema::EntityId> askedBesides(const schema::ModelIndex &model, const schema::Operation &operation);

/// Documents of its own entity that an operation finds.
struct FoundDocuments
{
    enum class By {
        Known, ///< the operation, a key, counts or values of what it filters by tell
        One,   ///< guessed: it compares values that nothing is known of, and wants no order
        Page,  ///< guessed: as many as a page of a list shows
        All
    };
    double number = 1;
    By by = By::Known;

    bool isGuessed() const { return by != By::Known; }
};
/// As \p operation says, one by a key, else by the links and values that its filters leave, twenty at most but for an
/// aggregate.
FoundDocuments documentsFound(const schema::ModelIndex &model, const schema::Operation &operation);
double foundDocuments(const schema::ModelIndex &model, const schema::Operation &operation);
/// Documents of each entity on its path that \p operation comes to, with those it finds; by the first \p steps of the
/// path alone, where there are more.
QHash<schema::EntityId, double> reachedDocuments(const schema::ModelIndex &model, const schema::Operation &operation,
                                                 qsizetype steps = std::numeric_limits<qsizetype>::max());

/// The entities whose documents \p operation writes; empty for a read.
QList<schema::EntityId> writtenEntities(const schema::Operation &operation);

/// New documents a day by operations that insert an entity, by those that insert the one that it is a part of (as many
/// as belong to one), and by those that write it beside others, which may as well be changes.
struct Inserts
{
    double own = 0;
    double withOwner = 0;
    double besides = 0;
    double deleted = 0; ///< a day, by operations

    double all() const { return own + withOwner + besides; }
    /// What is left of the first two after operations have deleted theirs; not below 0.
    double added() const { return std::max(0.0, own + withOwner - deleted); }
};
/// In one pass over the operations, by entity.
QHash<schema::EntityId, Inserts> insertsOf(const schema::ModelIndex &model);

/// New documents a day by endless relationships in which others have \p entity, or what it is a kind of.
double growthByParents(const schema::ModelIndex &model, const schema::Entity &entity);
/// New documents a day as the model says: the entity itself, else its parents; 0 when nobody says.
double givenGrowth(const schema::ModelIndex &model, const schema::Entity &entity);
/// New documents a day that sizes are worked out with: what is given; else, of what is kept for ever, those of
/// \p inserts.
double growthPerDay(const schema::ModelIndex &model, const schema::Entity &entity, const Inserts &inserts);
double growthPerDay(const schema::ModelIndex &model, const schema::Entity &entity);

} // namespace sw::design
