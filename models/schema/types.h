// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/ids.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace sw::schema
{

using EntityId = base::Id<struct EntityTag>;
using FieldId = base::Id<struct FieldTag>;
using RelationshipId = base::Id<struct RelationshipTag>;
using OperationId = base::Id<struct OperationTag>;
using PatternUseId = base::Id<struct PatternUseTag>;
using DiagramId = base::Id<struct DiagramTag>;
using NoteId = base::Id<struct NoteTag>;

/// A row for each is in fieldtypes.cpp. Map: an object whose field names are data.
enum class FieldType {
    String,
    Int32,
    Int64,
    Double,
    Decimal128,
    Bool,
    Date,
    Timestamp,
    ObjectId,
    Uuid,
    Binary,
    Object,
    Array,
    Map,
    GeoPoint,
    Any
};
enum class Mutability { Immutable, Rare, Often };
enum class EntityKind { Strong, Weak };
/// Evolutionary: documents of several versions live side by side; PayloadDriven: foreign data kept as it came;
/// DataDriven: field names are data.
enum class SchemaDynamics { Static, Evolutionary, PayloadDriven, DataDriven };
enum class Lifecycle { KeepForever, Retention, Archive };
/// Which documents are in use: the newest, some anywhere, or some far more than others. Automatic: the newest of those
/// that are only added or do not stay for ever.
enum class HotDocuments { Automatic, Newest, Random, Skewed };
/// Which writes a server checks, and what it does with a document that breaks a rule.
enum class ValidationLevel { Strict, Moderate, Off };
enum class ValidationAction { Error, Warn };
enum class IdStrategy { ObjectId, Field, Composite, Subdocument };
enum class RelationshipType { OneToOne, OneToMany, ManyToMany };
enum class Growth { Bounded, Unbounded };
enum class OperationKind { Read, Aggregate, Insert, Update, Delete };
enum class Criticality { Low = 1, Medium = 2, High = 3 };
enum class Durability { W0, W1, Majority };
/// How a rate was written; Automatic: in whichever unit reads best. A month has 30 days, a year 365.
enum class RateUnit { Automatic, Second, Minute, Hour, Day, Week, Month, Year };
enum class FilterOp { Equal, Range, In, PrefixRegex, CaseInsensitiveRegex, Text, Geo };
enum class Goal { Simplicity, Balanced, Performance };
enum class UseCase { None, Catalog, ContentManagement, IoT, Mobile, Personalization, RealTimeAnalytics, SingleView };
/// How a relationship is stored; Automatic leaves it to the constraints and the score.
enum class Placement { Automatic, EmbedInA, EmbedInB, ReferenceFromA, ReferenceFromB, TwoWayReference, LinkCollection };

/// The name an enumerator has in project files and on the command line, and back. A row of names per enumeration is in
/// types.cpp, those of field types in fieldtypes.cpp; parse returns nothing for an unknown name.
template <typename Enum>
QString nameOf(Enum value);
template <typename Enum>
std::optional<Enum> parseName(const QString &name);
template <typename Enum>
QStringList namesOf();

template <>
QString nameOf(FieldType value);
template <>
std::optional<FieldType> parseName(const QString &name);
template <>
QStringList namesOf<FieldType>();

} // namespace sw::schema
