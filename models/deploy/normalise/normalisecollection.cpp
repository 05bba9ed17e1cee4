// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalisecollection.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/normalise/normalise.h"
#include "models/deploy/normalise/normalisecollation.h"
#include "models/deploy/normalise/normalisevalidator.h"

#include <cmath>

namespace sw::deploy
{

namespace
{

using Field = base::BsonField;

constexpr qint64 sizeStep = 256;
constexpr qint64 noLimit = 2147483647;

base::Bson storedTimeSeries(const base::Bson &given)
{
    const QString granularity = textAt(given, "granularity");
    const qint64 span = granularity == QLatin1String("minutes") ? 86400
                        : granularity == QLatin1String("hours") ? 2592000
                                                                : 3600;
    base::BsonBuilder out;
    out.string(QStringLiteral("timeField"), textAt(given, "timeField"));
    if (contains(given, "metaField"))
        out.string(QStringLiteral("metaField"), textAt(given, "metaField"));
    if (!granularity.isEmpty() || !contains(given, "bucketRoundingSeconds"))
        out.string(QStringLiteral("granularity"), granularity.isEmpty() ? QStringLiteral("seconds") : granularity);
    out.int64(QStringLiteral("bucketMaxSpanSeconds"), wholeAt(given, "bucketMaxSpanSeconds").value_or(span));
    if (contains(given, "bucketRoundingSeconds"))
        out.int64(QStringLiteral("bucketRoundingSeconds"), wholeAt(given, "bucketRoundingSeconds").value_or(0));
    return out.finish();
}

base::Bson storedClusteredIndex(const base::Bson &given)
{
    base::BsonBuilder out;
    out.document(QStringLiteral("key"), canonicalNumbers(documentAt(given, "key")));
    const QString name = textAt(given, "name");
    out.string(QStringLiteral("name"), name.isEmpty() ? QStringLiteral("_id_") : name);
    out.boolean(QStringLiteral("unique"), true);
    return out.finish();
}

void addCapped(base::BsonBuilder &out, const base::Bson &options)
{
    if (!truthAt(options, "capped"))
        return;
    out.boolean("capped", true);
    const qint64 size = std::max<qint64>(wholeAt(options, "size").value_or(0), 0);
    out.int64("size", (size + sizeStep - 1) / sizeStep * sizeStep);
    const qint64 most = wholeAt(options, "max").value_or(0);
    if (contains(options, "max"))
        out.int64("max", most <= 0 ? noLimit : most);
}

void addOther(base::BsonBuilder &out, const Field &field)
{
    const QByteArrayView name = field.name;
    static const QList<QByteArrayView> elsewhere{
        "validator", "validationLevel", "validationAction", "capped", "size",     "max",
        "comment",   "idIndex",         "autoIndexId",      "viewOn", "pipeline", "uuid"};
    if (elsewhere.contains(name))
        return;
    const base::Bson inner = base::Bson::inside(field);
    if (name == "collation") {
        const base::Bson collation = normaliseCollation(inner, CollationOwner::Collection);
        if (!collation.isEmpty())
            out.document(name, collation);
    } else if (name == "timeseries") {
        out.document(name, storedTimeSeries(inner));
    } else if (name == "clusteredIndex" && field.isDocument()) {
        out.document(name, storedClusteredIndex(inner));
    } else if (name == "changeStreamPreAndPostImages" && !truthAt(inner, "enabled")) {
        return;
    } else if (!field.isDocument() || !inner.isEmpty()) {
        out.field(field);
    }
}

} // namespace

base::Bson normaliseCollection(const QString &type, const base::Bson &options)
{
    base::BsonBuilder out;
    addCapped(out, options);
    for (const Field &field : base::BsonFields(options))
        addOther(out, field);
    base::Bson all = out.finish();
    if (type == QLatin1String("collection"))
        all = joined(all, validatorState(options));
    base::BsonBuilder result;
    result.string(QStringLiteral("type"), type);
    result.document(QStringLiteral("options"), sortedFields(all));
    return result.finish();
}

} // namespace sw::deploy
