// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/types.h"
#include "models/schema/valuespread.h"

#include <QStringList>

namespace sw::schema
{

namespace
{

/// The names of an enumeration's values in order of declaration, and the number of the first one.
template <typename Enum>
struct Names;

#define SW_NAMES(Enum, first, ...)                                                                                     \
    template <>                                                                                                        \
    struct Names<Enum>                                                                                                 \
    {                                                                                                                  \
        static constexpr int start = first;                                                                            \
        static constexpr const char *list[] = {__VA_ARGS__};                                                           \
    };

SW_NAMES(FieldType, 0, "string", "int32", "int64", "double", "decimal128", "bool", "date", "timestamp", "objectId",
         "uuid", "binary", "object", "array", "geoPoint", "any")
SW_NAMES(Mutability, 0, "immutable", "rare", "often")
SW_NAMES(Spread, 0, "automatic", "uniform", "normal", "zipf", "sequence")
SW_NAMES(Language, 0, "automatic", "english", "german", "spanish", "russian", "chinese")
SW_NAMES(EntityKind, 0, "strong", "weak")
SW_NAMES(SchemaDynamics, 0, "static", "evolutionary", "payloadDriven", "dataDriven")
SW_NAMES(Lifecycle, 0, "keepForever", "retention", "archive")
SW_NAMES(IdStrategy, 0, "objectId", "field", "composite", "subdocument")
SW_NAMES(RelationshipType, 0, "1:1", "1:N", "N:M")
SW_NAMES(Growth, 0, "bounded", "unbounded")
SW_NAMES(OperationKind, 0, "read", "aggregate", "insert", "update", "delete")
SW_NAMES(Criticality, 1, "low", "medium", "high")
SW_NAMES(Durability, 0, "w0", "w1", "majority")
SW_NAMES(RateUnit, 0, "automatic", "s", "min", "h", "day", "week", "month", "year")
SW_NAMES(FilterOp, 0, "equal", "range", "in", "prefixRegex", "caseInsensitiveRegex", "text", "geo")
SW_NAMES(Goal, 0, "simplicity", "balanced", "performance")
SW_NAMES(UseCase, 0, "none", "catalog", "contentManagement", "iot", "mobile", "personalization", "realTimeAnalytics",
         "singleView")
SW_NAMES(Placement, 0, "automatic", "embedInA", "embedInB", "referenceFromA", "referenceFromB", "twoWayReference",
         "linkCollection")
#undef SW_NAMES

} // namespace

template <typename Enum>
QString nameOf(Enum value)
{
    const int row = static_cast<int>(value) - Names<Enum>::start;
    if (row < 0 || row >= static_cast<int>(std::size(Names<Enum>::list)))
        return {};
    return QLatin1String(Names<Enum>::list[row]);
}

template <typename Enum>
std::optional<Enum> parseName(const QString &name)
{
    int value = Names<Enum>::start;
    for (const char *const candidate : Names<Enum>::list) {
        if (name == QLatin1String(candidate))
            return static_cast<Enum>(value);
        ++value;
    }
    return std::nullopt;
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

SW_INSTANTIATE(FieldType)
SW_INSTANTIATE(Mutability)
SW_INSTANTIATE(Spread)
SW_INSTANTIATE(Language)
SW_INSTANTIATE(EntityKind)
SW_INSTANTIATE(SchemaDynamics)
SW_INSTANTIATE(Lifecycle)
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

QString shortTypeName(FieldType type)
{
    static const char *const names[] = {"str", "i32",  "i64", "dbl", "dec", "bool", "date", "ts",
                                        "oid", "uuid", "bin", "obj", "arr", "geo",  "any"};
    const auto row = static_cast<size_t>(type);
    return row < std::size(names) ? QString(QLatin1String(names[row])) : QString();
}

} // namespace sw::schema
