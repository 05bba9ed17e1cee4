// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/field.h"

namespace sw::schema
{

/// What documents of the other end hold to tell which ones of this end are meant.
struct LinkFields
{
    QStringList key;   ///< paths of this end's entity whose values are held; empty: its _id
    QStringList names; ///< of the fields that hold them, one for each of the key; empty: from the role
    QString kindField; ///< name of the field beside them that says of which entity they are; empty: there is but one
    QString kind;      ///< its value for this end's entity; empty: the entity's name

    friend bool operator==(const LinkFields &, const LinkFields &) = default;
};

/// One side of a relationship. perOther: how many of this end's entity belong to one of the other end's.
struct RelationshipEnd
{
    EntityId entity;
    QString role; ///< name of the link field or array that the *other* entity holds, e.g. "author"; empty: from the
                  ///< entity's name
    Cardinality perOther{1, 1, 1, false};
    LinkFields link{};
    QJsonObject unknown{};

    friend bool operator==(const RelationshipEnd &, const RelationshipEnd &) = default;
};

/// A relationship of two entities (or of one with itself). Of a 1:N, a is the one side and b the many side.
struct Relationship
{
    RelationshipId id;
    QString name;
    RelationshipType type = RelationshipType::OneToMany;
    RelationshipEnd a;
    RelationshipEnd b;
    Growth growth = Growth::Bounded;
    double growthPerParentPerDay = 0; ///< of an unbounded one: new items of b per a and day
    bool composition = false;         ///< children are deleted with their parent
    bool shared = false;              ///< children belong to other owners as well
    bool mustBeAtomic = false;        ///< both sides change together or not at all
    bool readApart = false;           ///< no operation reads both ends: said, not only left out of the workload
    bool tree = false;                ///< a hierarchy of one entity
    std::optional<double> p50;        ///< distribution of the many side's length
    std::optional<double> p99;
    std::optional<double>
        skew; ///< how unevenly documents refer to those of the other end: the exponent of Zipf's law; none: evenly
    Placement placement = Placement::Automatic;
    Placement agreedPlacement = Placement::Automatic;  ///< what was agreed with when the program recommended it
    Placement doubtedPlacement = Placement::Automatic; ///< what was decided before an operation came that reads both
    QStringList snapshotFields; ///< paths whose copies keep the value of the moment and are never synchronised
    QList<Field> attributes;    ///< of an N:M relationship itself
    QString description;
    QJsonObject unknown;

    bool isSelf() const { return a.entity == b.entity; }
    /// Whether the placement was recommended and is agreed with, not chosen by a person of their own accord.
    bool isAgreed() const { return placement != Placement::Automatic && placement == agreedPlacement; }
    /// Whether the placement stays, but is to be decided anew.
    bool isDoubted() const { return placement != Placement::Automatic && placement == doubtedPlacement; }
    friend bool operator==(const Relationship &, const Relationship &) = default;
};

} // namespace sw::schema
