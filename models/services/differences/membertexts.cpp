// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/differences/membertexts.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/indexes/indexnotation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <span>

namespace sw::services
{

namespace
{

struct NamedText
{
    const char *name;
    const char *text;
};

constexpr NamedText labels[] = {
    {"name", QT_TRANSLATE_NOOP("Text", "name")},
    {"description", QT_TRANSLATE_NOOP("Text", "description")},
    {"server", QT_TRANSLATE_NOOP("Text", "MongoDB version")},
    {"ramGiB", QT_TRANSLATE_NOOP("Text", "memory of the server (GiB)")},
    {"cacheMiB", QT_TRANSLATE_NOOP("Text", "cache (MiB)")},
    {"goal", QT_TRANSLATE_NOOP("Text", "goal")},
    {"useCase", QT_TRANSLATE_NOOP("Text", "use case")},
    {"settings", QT_TRANSLATE_NOOP("Text", "settings")},
    {"id", QT_TRANSLATE_NOOP("Text", "id")},
    {"collection", QT_TRANSLATE_NOOP("Text", "collection name")},
    {"kind", QT_TRANSLATE_NOOP("Text", "kind")},
    {"owner", QT_TRANSLATE_NOOP("Text", "owner")},
    {"superEntity", QT_TRANSLATE_NOOP("Text", "subtype of")},
    {"count", QT_TRANSLATE_NOOP("Text", "count")},
    {"growthPerDay", QT_TRANSLATE_NOOP("Text", "growth per day")},
    {"lifecycle", QT_TRANSLATE_NOOP("Text", "lifecycle")},
    {"lifecycleDays", QT_TRANSLATE_NOOP("Text", "period of the lifecycle")},
    {"lifecycleField", QT_TRANSLATE_NOOP("Text", "date of the lifecycle")},
    {"hotFraction", QT_TRANSLATE_NOOP("Text", "share in use")},
    {"hotCount", QT_TRANSLATE_NOOP("Text", "documents in use")},
    {"hotDocuments", QT_TRANSLATE_NOOP("Text", "which documents are in use")},
    {"hotSkew", QT_TRANSLATE_NOOP("Text", "skew of use")},
    {"appendOnly", QT_TRANSLATE_NOOP("Text", "append-only")},
    {"needsHistory", QT_TRANSLATE_NOOP("Text", "keep previous versions")},
    {"standsAlone", QT_TRANSLATE_NOOP("Text", "needs no relationship")},
    {"unused", QT_TRANSLATE_NOOP("Text", "used by no operation")},
    {"idStrategy", QT_TRANSLATE_NOOP("Text", "way to make _id")},
    {"idFields", QT_TRANSLATE_NOOP("Text", "fields of _id")},
    {"idSeparator", QT_TRANSLATE_NOOP("Text", "separator in _id")},
    {"dynamics", QT_TRANSLATE_NOOP("Text", "change of the schema")},
    {"shardKey", QT_TRANSLATE_NOOP("Text", "shard key")},
    {"sampledDocuments", QT_TRANSLATE_NOOP("Text", "sampled documents")},
    {"sampledBytes", QT_TRANSLATE_NOOP("Text", "sampled bytes per document")},
    {"sampledDeviation", QT_TRANSLATE_NOOP("Text", "sampled deviation of sizes")},
    {"sampledIdsPerSecond", QT_TRANSLATE_NOOP("Text", "sampled ids per second")},
    {"sampledIdsInASecond", QT_TRANSLATE_NOOP("Text", "sampled ids of the same second")},
    {"sampledWideRatio", QT_TRANSLATE_NOOP("Text", "sampled compression of wide pages")},
    {"sampledNarrowRatio", QT_TRANSLATE_NOOP("Text", "sampled compression of narrow pages")},
    {"sampledWholeReals", QT_TRANSLATE_NOOP("Text", "sampled numbers written as 4.0, of a document")},
    {"validationLevel", QT_TRANSLATE_NOOP("Text", "writes that are checked")},
    {"validationAction", QT_TRANSLATE_NOOP("Text", "invalid documents")},
    {"rule", QT_TRANSLATE_NOOP("Text", "rule")},
    {"color", QT_TRANSLATE_NOOP("Text", "color")},
    {"keys", QT_TRANSLATE_NOOP("Text", "keys")},
    {"unique", QT_TRANSLATE_NOOP("Text", "unique")},
    {"sparse", QT_TRANSLATE_NOOP("Text", "sparse")},
    {"hidden", QT_TRANSLATE_NOOP("Text", "hidden")},
    {"partialFilter", QT_TRANSLATE_NOOP("Text", "partial filter")},
    {"collation", QT_TRANSLATE_NOOP("Text", "collation")},
    {"expireAfterSeconds", QT_TRANSLATE_NOOP("Text", "expires after")},
    {"defaultLanguage", QT_TRANSLATE_NOOP("Text", "default language")},
    {"languageOverride", QT_TRANSLATE_NOOP("Text", "field with the language")},
    {"wildcardProjection", QT_TRANSLATE_NOOP("Text", "wildcard projection")},
    {"type", QT_TRANSLATE_NOOP("Text", "type")},
    {"itemType", QT_TRANSLATE_NOOP("Text", "type of items")},
    {"otherTypes", QT_TRANSLATE_NOOP("Text", "other types")},
    {"countP99", QT_TRANSLATE_NOOP("Text", "items, 99th percentile")},
    {"emptyShare", QT_TRANSLATE_NOOP("Text", "share of empty arrays")},
    {"bounded", QT_TRANSLATE_NOOP("Text", "bounded")},
    {"nullable", QT_TRANSLATE_NOOP("Text", "may be null")},
    {"nullShare", QT_TRANSLATE_NOOP("Text", "share of nulls")},
    {"presence", QT_TRANSLATE_NOOP("Text", "share of documents that have it")},
    {"averageBytes", QT_TRANSLATE_NOOP("Text", "average size")},
    {"agreedBytes", QT_TRANSLATE_NOOP("Text", "average size agreed with")},
    {"keyBytes", QT_TRANSLATE_NOOP("Text", "size of names")},
    {"enum", QT_TRANSLATE_NOOP("Text", "listed values")},
    {"minimum", QT_TRANSLATE_NOOP("Text", "minimum")},
    {"maximum", QT_TRANSLATE_NOOP("Text", "maximum")},
    {"exclusiveMinimum", QT_TRANSLATE_NOOP("Text", "minimum itself excluded")},
    {"exclusiveMaximum", QT_TRANSLATE_NOOP("Text", "maximum itself excluded")},
    {"earliest", QT_TRANSLATE_NOOP("Text", "earliest date")},
    {"latest", QT_TRANSLATE_NOOP("Text", "latest date")},
    {"minLength", QT_TRANSLATE_NOOP("Text", "min length")},
    {"maxLength", QT_TRANSLATE_NOOP("Text", "max length")},
    {"pattern", QT_TRANSLATE_NOOP("Text", "pattern")},
    {"personal", QT_TRANSLATE_NOOP("Text", "personal data")},
    {"mutability", QT_TRANSLATE_NOOP("Text", "changes")},
    {"unit", QT_TRANSLATE_NOOP("Text", "unit")},
    {"groupTag", QT_TRANSLATE_NOOP("Text", "group of look-alike fields")},
    {"valueObject", QT_TRANSLATE_NOOP("Text", "value object")},
    {"toleratedErrorPercent", QT_TRANSLATE_NOOP("Text", "tolerated error (%)")},
    {"distinctValues", QT_TRANSLATE_NOOP("Text", "distinct values")},
    {"spread", QT_TRANSLATE_NOOP("Text", "spread of values")},
    {"skew", QT_TRANSLATE_NOOP("Text", "skew")},
    {"mean", QT_TRANSLATE_NOOP("Text", "mean")},
    {"deviation", QT_TRANSLATE_NOOP("Text", "deviation")},
    {"step", QT_TRANSLATE_NOOP("Text", "step between values")},
    {"language", QT_TRANSLATE_NOOP("Text", "language")},
    {"differentStarts", QT_TRANSLATE_NOOP("Text", "different beginnings")},
    {"differentBytes", QT_TRANSLATE_NOOP("Text", "average size of a different value")},
    {"pairs", QT_TRANSLATE_NOOP("Text", "pairs with other fields")},
    {"effectiveValues", QT_TRANSLATE_NOOP("Text", "effective number of values")},
    {"spanDays", QT_TRANSLATE_NOOP("Text", "days between first and last id")},
    {"parent", QT_TRANSLATE_NOOP("Text", "inside")},
    {"fieldOrder", QT_TRANSLATE_NOOP("Text", "order of the fields")},
    {"patternOrder", QT_TRANSLATE_NOOP("Text", "order of the patterns")},
    {"a.entity", QT_TRANSLATE_NOOP("Text", "first entity")},
    {"a.role", QT_TRANSLATE_NOOP("Text", "role of the first entity")},
    {"a.key", QT_TRANSLATE_NOOP("Text", "key of the first entity")},
    {"a.heldIn", QT_TRANSLATE_NOOP("Text", "fields that link to the first entity")},
    {"a.kindField", QT_TRANSLATE_NOOP("Text", "discriminator field of the first entity")},
    {"a.kind", QT_TRANSLATE_NOOP("Text", "discriminator of the first entity")},
    {"a.perOther", QT_TRANSLATE_NOOP("Text", "number at the first entity")},
    {"b.entity", QT_TRANSLATE_NOOP("Text", "second entity")},
    {"b.role", QT_TRANSLATE_NOOP("Text", "role of the second entity")},
    {"b.key", QT_TRANSLATE_NOOP("Text", "key of the second entity")},
    {"b.heldIn", QT_TRANSLATE_NOOP("Text", "fields that link to the second entity")},
    {"b.kindField", QT_TRANSLATE_NOOP("Text", "discriminator field of the second entity")},
    {"b.kind", QT_TRANSLATE_NOOP("Text", "discriminator of the second entity")},
    {"b.perOther", QT_TRANSLATE_NOOP("Text", "number at the second entity")},
    {"growth", QT_TRANSLATE_NOOP("Text", "growth")},
    {"growthPerParentPerDay", QT_TRANSLATE_NOOP("Text", "growth per parent and day")},
    {"composition", QT_TRANSLATE_NOOP("Text", "deleted with the parent")},
    {"shared", QT_TRANSLATE_NOOP("Text", "shared with other owners")},
    {"mustBeAtomic", QT_TRANSLATE_NOOP("Text", "changes together")},
    {"readApart", QT_TRANSLATE_NOOP("Text", "never read together")},
    {"tree", QT_TRANSLATE_NOOP("Text", "hierarchy")},
    {"p50", QT_TRANSLATE_NOOP("Text", "median")},
    {"p99", QT_TRANSLATE_NOOP("Text", "99th percentile")},
    {"placement", QT_TRANSLATE_NOOP("Text", "placement")},
    {"agreedPlacement", QT_TRANSLATE_NOOP("Text", "placement agreed with")},
    {"doubtedPlacement", QT_TRANSLATE_NOOP("Text", "placement to decide again")},
    {"snapshotFields", QT_TRANSLATE_NOOP("Text", "copies that keep their value")},
    {"actor", QT_TRANSLATE_NOOP("Text", "actor")},
    {"perSecond", QT_TRANSLATE_NOOP("Text", "rate")},
    {"rateUnit", QT_TRANSLATE_NOOP("Text", "unit of the rate")},
    {"peakFactor", QT_TRANSLATE_NOOP("Text", "peak factor")},
    {"criticality", QT_TRANSLATE_NOOP("Text", "criticality")},
    {"entity", QT_TRANSLATE_NOOP("Text", "entity")},
    {"relationship", QT_TRANSLATE_NOOP("Text", "relationship")},
    {"path", QT_TRANSLATE_NOOP("Text", "path")},
    {"filters", QT_TRANSLATE_NOOP("Text", "filters")},
    {"sort", QT_TRANSLATE_NOOP("Text", "sort order")},
    {"reads", QT_TRANSLATE_NOOP("Text", "fields read")},
    {"writes", QT_TRANSLATE_NOOP("Text", "fields written")},
    {"selectivity", QT_TRANSLATE_NOOP("Text", "expected results")},
    {"agreedSelectivity", QT_TRANSLATE_NOOP("Text", "expected results agreed with")},
    {"agreedPerSecond", QT_TRANSLATE_NOOP("Text", "rate agreed with")},
    {"latencyMs", QT_TRANSLATE_NOOP("Text", "latency")},
    {"freshnessSeconds", QT_TRANSLATE_NOOP("Text", "max. staleness")},
    {"durability", QT_TRANSLATE_NOOP("Text", "durability")},
    {"atomicWith", QT_TRANSLATE_NOOP("Text", "changes together with")},
    {"timeWindow", QT_TRANSLATE_NOOP("Text", "time window")},
    {"readsPastState", QT_TRANSLATE_NOOP("Text", "reads a past state")},
    {"enabled", QT_TRANSLATE_NOOP("Text", "switched on")},
    {"parameters", QT_TRANSLATE_NOOP("Text", "parameters")},
    {"check", QT_TRANSLATE_NOOP("Text", "check")},
    {"object", QT_TRANSLATE_NOOP("Text", "object")},
    {"reason", QT_TRANSLATE_NOOP("Text", "reason")},
};

/// Values of enumerations. Types of fields keep the server's names.
constexpr NamedText values[] = {
    {"strong", QT_TRANSLATE_NOOP("Text", "Independent")},
    {"weak", QT_TRANSLATE_NOOP("Text", "Dependent on its owner")},
    {"keepForever", QT_TRANSLATE_NOOP("Text", "Keep forever")},
    {"retention", QT_TRANSLATE_NOOP("Text", "Deleted after")},
    {"archive", QT_TRANSLATE_NOOP("Text", "Archived after")},
    {"newest", QT_TRANSLATE_NOOP("Text", "The newest")},
    {"random", QT_TRANSLATE_NOOP("Text", "Scattered")},
    {"skewed", QT_TRANSLATE_NOOP("Text", "Skewed")},
    {"automatic", QT_TRANSLATE_NOOP("Text", "Automatic")},
    {"strict", QT_TRANSLATE_NOOP("Text", "All writes")},
    {"moderate", QT_TRANSLATE_NOOP("Text", "Not of documents that broke a rule before")},
    {"off", QT_TRANSLATE_NOOP("Text", "Off")},
    {"error", QT_TRANSLATE_NOOP("Text", "Refused")},
    {"warn", QT_TRANSLATE_NOOP("Text", "Logged")},
    {"static", QT_TRANSLATE_NOOP("Text", "Static")},
    {"evolutionary", QT_TRANSLATE_NOOP("Text", "Evolves in versions")},
    {"payloadDriven", QT_TRANSLATE_NOOP("Text", "Foreign data as it came")},
    {"dataDriven", QT_TRANSLATE_NOOP("Text", "Field names are data")},
    {"immutable", QT_TRANSLATE_NOOP("Text", "Never")},
    {"rare", QT_TRANSLATE_NOOP("Text", "Rarely")},
    {"often", QT_TRANSLATE_NOOP("Text", "Often")},
    {"bounded", QT_TRANSLATE_NOOP("Text", "Bounded")},
    {"unbounded", QT_TRANSLATE_NOOP("Text", "Unbounded")},
    {"read", QT_TRANSLATE_NOOP("Text", "read")},
    {"aggregate", QT_TRANSLATE_NOOP("Text", "aggregate")},
    {"insert", QT_TRANSLATE_NOOP("Text", "insert")},
    {"update", QT_TRANSLATE_NOOP("Text", "update")},
    {"delete", QT_TRANSLATE_NOOP("Text", "delete")},
    {"low", QT_TRANSLATE_NOOP("Text", "Low")},
    {"medium", QT_TRANSLATE_NOOP("Text", "Medium")},
    {"w0", QT_TRANSLATE_NOOP("Text", "Not acknowledged")},
    {"w1", QT_TRANSLATE_NOOP("Text", "One server")},
    {"majority", QT_TRANSLATE_NOOP("Text", "Majority")},
    {"high", QT_TRANSLATE_NOOP("Text", "High")},
    {"simplicity", QT_TRANSLATE_NOOP("Text", "Simplicity")},
    {"balanced", QT_TRANSLATE_NOOP("Text", "Balanced")},
    {"performance", QT_TRANSLATE_NOOP("Text", "Performance")},
    {"equal", QT_TRANSLATE_NOOP("Text", "equals")},
    {"range", QT_TRANSLATE_NOOP("Text", "range")},
    {"in", QT_TRANSLATE_NOOP("Text", "one of")},
    {"prefixRegex", QT_TRANSLATE_NOOP("Text", "begins with")},
    {"caseInsensitiveRegex", QT_TRANSLATE_NOOP("Text", "ignores case")},
    {"text", QT_TRANSLATE_NOOP("Text", "text search")},
    {"geo", QT_TRANSLATE_NOOP("Text", "near")},
    {"embedInA", QT_TRANSLATE_NOOP("Text", "embedded in the first entity")},
    {"embedInB", QT_TRANSLATE_NOOP("Text", "embedded in the second entity")},
    {"referenceFromA", QT_TRANSLATE_NOOP("Text", "reference from the first entity")},
    {"referenceFromB", QT_TRANSLATE_NOOP("Text", "reference from the second entity")},
    {"twoWayReference", QT_TRANSLATE_NOOP("Text", "references on both sides")},
    {"linkCollection", QT_TRANSLATE_NOOP("Text", "collection of links")},
};

/// Members whose text is a value of an enumeration.
constexpr const char *enumerations[] = {
    "kind",
    "lifecycle",
    "hotDocuments",
    "validationLevel",
    "validationAction",
    "dynamics",
    "mutability",
    "type",
    "growth",
    "criticality",
    "goal",
    "op",
    "placement",
    "agreedPlacement",
    "spread",
    "durability",
    "doubtedPlacement",
};

const char *textIn(std::span<const NamedText> rows, const QString &name)
{
    for (const NamedText &row : rows) {
        if (name == QLatin1String(row.name))
            return row.text;
    }
    return nullptr;
}

QString nothing()
{
    return QStringLiteral("–");
}

constexpr qsizetype mostShown = 120;

QString compact(const QJsonObject &object)
{
    const QString text = base::visibleText(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
    return text.size() > mostShown ? text.left(mostShown) + QStringLiteral("…") : text;
}

class MemberText
{
public:
    explicit MemberText(const schema::Model &model) : m_model(model) {}

    QString of(const QString &member, const QJsonValue &value) const
    {
        switch (value.type()) {
        case QJsonValue::Bool:
            return value.toBool() ? Text::tr("yes") : Text::tr("no");
        case QJsonValue::Double:
            return numberText(member, value.toDouble());
        case QJsonValue::String:
            return textText(member, value.toString());
        case QJsonValue::Array:
            return arrayText(member, value.toArray());
        case QJsonValue::Object:
            return objectText(member, value.toObject());
        case QJsonValue::Null:
        case QJsonValue::Undefined:
            break;
        }
        return nothing();
    }

private:
    static QString numberText(const QString &member, double number)
    {
        static const QStringList shares{QStringLiteral("hotFraction"), QStringLiteral("nullShare"),
                                        QStringLiteral("presence")};
        static const QStringList sizes{QStringLiteral("averageBytes"), QStringLiteral("agreedBytes"),
                                       QStringLiteral("keyBytes")};
        if (shares.contains(member))
            return base::percentText(number);
        if (sizes.contains(member))
            return number > 0 ? base::bytesText(base::Bytes(number)) : Text::tr("default");
        if (member == QLatin1String("lifecycleDays"))
            return base::periodText(number);
        if (member == QLatin1String("freshnessSeconds") || member == QLatin1String("expireAfterSeconds"))
            return base::periodText(number / base::secondsPerDay);
        if (member == QLatin1String("latencyMs"))
            return Text::tr("%1 ms").arg(base::exactNumberText(number));
        if (member == QLatin1String("perSecond") || member == QLatin1String("agreedPerSecond"))
            return base::rateText(base::PerSecond(number));
        return base::exactNumberText(number);
    }
    QString textText(const QString &member, const QString &text) const
    {
        if (text.isEmpty())
            return nothing();
        if (holdsEntityId(member))
            return entityText(text);
        if (holdsRelationshipId(member))
            return relationshipText(text);
        if (text == QLatin1String("inf"))
            return QStringLiteral("∞");
        const QString last = member.section(QLatin1Char('.'), -1);
        for (const char *name : enumerations) {
            const char *named = last == QLatin1String(name) ? textIn(values, text) : nullptr;
            if (named)
                return Text::tr(named);
        }
        return base::visibleText(text);
    }
    QString arrayText(const QString &member, const QJsonArray &array) const
    {
        if (array.isEmpty())
            return nothing();
        if (member == QLatin1String("keys") && array.first().isObject())
            return keysText(array);
        const QString last = member.section(QLatin1Char('.'), -1);
        const bool isRange = last == QLatin1String("count") || last == QLatin1String("perOther");
        QStringList parts;
        for (qsizetype i = 0; i < (isRange ? std::min<qsizetype>(3, array.size()) : array.size()); ++i)
            parts << of(member, array.at(i));
        const QString text = parts.join(QStringLiteral(", "));
        if (!isRange)
            return text;
        const QString said = array.at(3).toString();
        return QLatin1Char('[') + text + QLatin1Char(']') +
               (said == QLatin1String("guessed")  ? QLatin1Char(' ') + Text::tr("(assumed)")
                : said == QLatin1String("agreed") ? QLatin1Char(' ') + Text::tr("(agreed)")
                                                  : QString());
    }
    static QString keysText(const QJsonArray &array)
    {
        QStringList parts;
        for (const QJsonValue &value : array) {
            const QJsonObject key = value.toObject();
            QString part = base::visibleText(key.value(QStringLiteral("path")).toString());
            if (const QString kind = key.value(QStringLiteral("kind")).toString(); !kind.isEmpty())
                part += QLatin1Char(' ') + kind;
            parts << part;
        }
        return parts.join(QStringLiteral(", "));
    }
    /// A step of a path, a filter, a sort key or a field of the workload; else as it stands in files.
    QString objectText(const QString &member, const QJsonObject &object) const
    {
        if (object.isEmpty())
            return nothing();
        const QString to = object.value(QStringLiteral("to")).toString();
        if (!to.isEmpty() && object.contains(QStringLiteral("relationship"))) {
            const QJsonValue wanted = object.value(QStringLiteral("itemsWanted"));
            return wanted.isDouble()
                       ? QStringLiteral("%1 (%2)").arg(entityText(to), base::exactNumberText(wanted.toDouble()))
                       : entityText(to);
        }
        const QString entity = object.value(QStringLiteral("entity")).toString();
        if (entity.isEmpty() || !object.contains(QStringLiteral("path")))
            return compact(object);
        QString text =
            entityText(entity) + QLatin1Char('.') + base::visibleText(object.value(QStringLiteral("path")).toString());
        if (member == QLatin1String("filters"))
            text += QLatin1Char(' ') + of(QStringLiteral("op"), object.value(QStringLiteral("op")));
        if (object.value(QStringLiteral("descending")).toBool())
            text += QLatin1Char(' ') + Text::tr("descending");
        return text;
    }
    QString entityText(const QString &id) const
    {
        const schema::Entity *entity = m_model.entity(schema::EntityId(id));
        return base::visibleText(entity ? entity->name : id);
    }
    QString relationshipText(const QString &id) const
    {
        const schema::Relationship *relationship = m_model.relationship(schema::RelationshipId(id));
        return base::visibleText(relationship ? schema::relationshipName(m_model, *relationship) : id);
    }

    const schema::Model &m_model;
};

} // namespace

QString memberLabel(const QString &member)
{
    const char *label = textIn(labels, member);
    return label ? Text::tr(label) : member;
}

bool holdsEntityId(const QString &member)
{
    static const QStringList members{
        QStringLiteral("owner"),    QStringLiteral("superEntity"), QStringLiteral("entity"),    QStringLiteral("to"),
        QStringLiteral("a.entity"), QStringLiteral("b.entity"),    QStringLiteral("atomicWith")};
    return members.contains(member);
}

bool holdsRelationshipId(const QString &member)
{
    return member == QLatin1String("relationship");
}

QString memberText(const schema::Model &model, const QString &member, const QJsonValue &value)
{
    return MemberText(model).of(member, value);
}

} // namespace sw::services
