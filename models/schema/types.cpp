// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/types.h"

#include "models/base/enumtable.h"
#include "models/schema/indexes/indexkinds.h"
#include "models/schema/valuespread.h"

namespace sw::schema
{

namespace
{

/// The names of an enumeration's values in order of declaration.
template <typename Enum>
struct Names;

#define SW_NAMES(Enum, last, ...)                                                                                      \
    template <>                                                                                                        \
    struct Names<Enum>                                                                                                 \
    {                                                                                                                  \
        static constexpr base::EnumNames<Enum::last> list{__VA_ARGS__};                                                \
    };

SW_NAMES(KeyKind, Geo2dSphere, "ascending", "descending", "text", "hashed", "2dsphere")
SW_NAMES(Mutability, Often, "immutable", "rare", "often")
SW_NAMES(Spread, Sequence, "automatic", "uniform", "normal", "zipf", "sequence")
SW_NAMES(Language, Chinese, "automatic", "english", "german", "spanish", "russian", "chinese")
SW_NAMES(EntityKind, Weak, "strong", "weak")
SW_NAMES(SchemaDynamics, DataDriven, "static", "evolutionary", "payloadDriven", "dataDriven")
SW_NAMES(Lifecycle, Archive, "keepForever", "retention", "archive")
SW_NAMES(HotDocuments, Skewed, "automatic", "newest", "random", "skewed")
SW_NAMES(ValidationLevel, Off, "strict", "moderate", "off")
SW_NAMES(ValidationAction, Warn, "error", "warn")
SW_NAMES(IdStrategy, Subdocument, "objectId", "field", "composite", "subdocument")
SW_NAMES(RelationshipType, ManyToMany, "1:1", "1:N", "N:M")
SW_NAMES(Growth, Unbounded, "bounded", "unbounded")
SW_NAMES(OperationKind, Delete, "read", "aggregate", "insert", "update", "delete")
SW_NAMES(Durability, Majority, "w0", "w1", "majority")
SW_NAMES(RateUnit, Year, "automatic", "s", "min", "h", "day", "week", "month", "year")
SW_NAMES(FilterOp, Geo, "equal", "range", "in", "prefixRegex", "caseInsensitiveRegex", "text", "geo")
SW_NAMES(Goal, Performance, "simplicity", "balanced", "performance")
SW_NAMES(UseCase, SingleView, "none", "catalog", "contentManagement", "iot", "mobile", "personalization",
         "realTimeAnalytics", "singleView")
SW_NAMES(Placement, LinkCollection, "automatic", "embedInA", "embedInB", "referenceFromA", "referenceFromB",
         "twoWayReference", "linkCollection")

template <>
struct Names<Criticality>
{
    static constexpr base::EnumNames<Criticality::High, 1> list{"low", "medium", "high"};
};
#undef SW_NAMES

} // namespace

template <typename Enum>
QString nameOf(Enum value)
{
    return base::nameOf(Names<Enum>::list, value);
}

template <typename Enum>
std::optional<Enum> parseName(const QString &name)
{
    return Names<Enum>::list.find(name);
}

template <typename Enum>
QStringList namesOf()
{
    QStringList names;
    for (const char *const name : Names<Enum>::list)
        names << QLatin1String(name);
    return names;
}

#define SW_INSTANTIATE(Enum)                                                                                           \
    template QString nameOf<Enum>(Enum);                                                                               \
    template std::optional<Enum> parseName<Enum>(const QString &);                                                     \
    template QStringList namesOf<Enum>();

SW_INSTANTIATE(KeyKind)
SW_INSTANTIATE(Mutability)
SW_INSTANTIATE(Spread)
SW_INSTANTIATE(Language)
SW_INSTANTIATE(EntityKind)
SW_INSTANTIATE(SchemaDynamics)
SW_INSTANTIATE(Lifecycle)
SW_INSTANTIATE(HotDocuments)
SW_INSTANTIATE(ValidationLevel)
SW_INSTANTIATE(ValidationAction)
SW_INSTANTIATE(IdStrategy)
SW_INSTANTIATE(RelationshipType)
SW_INSTANTIATE(Growth)
SW_INSTANTIATE(OperationKind)
SW_INSTANTIATE(Criticality)
SW_INSTANTIATE(Durability)
SW_INSTANTIATE(RateUnit)
SW_INSTANTIATE(FilterOp)
SW_INSTANTIATE(Goal)
SW_INSTANTIATE(UseCase)
SW_INSTANTIATE(Placement)
#undef SW_INSTANTIATE

} // namespace sw::schema
