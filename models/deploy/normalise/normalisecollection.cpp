// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalise.h"

#include "models/deploy/bsonread.h"
#include "models/deploy/rawbson.h"

#include <cmath>

namespace sw::deploy
{

namespace
{

using Field = bson_iter_t;

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

void appendCapped(RawBson &out, const base::Bson &options)
{
    if (!truthAt(options, "capped"))
        return;
    appendTruth(out, "capped", true);
    const qint64 size = std::max<qint64>(wholeAt(options, "size").value_or(0), 0);
    appendWhole(out, "size", (size + sizeStep - 1) / sizeStep * sizeStep);
    const qint64 most = wholeAt(options, "max").value_or(0);
    if (contains(options, "max"))
        appendWhole(out, "max", most <= 0 ? noLimit : most);
}

void appendOther(RawBson &out, const Field &field)
{
    const QByteArray name = keyOf(field);
    static const QList<QByteArray> elsewhere{
        "validator", "validationLevel", "validationAction", "capped", "size",     "max",
        "comment",   "idIndex",         "autoIndexId",      "viewOn", "pipeline", "uuid"};
    if (elsewhere.contains(name))
        return;
    const base::Bson inner = subdocument(field);
    if (name == "collation") {
        const base::Bson collation = normaliseCollation(inner, CollationOwner::Collection);
        if (!collation.isEmpty())
            appendDocument(out, name, collation);
    } else if (name == "timeseries") {
        appendDocument(out, name, storedTimeSeries(inner));
    } else if (name == "clusteredIndex" && BSON_ITER_HOLDS_DOCUMENT(&field)) {
        appendDocument(out, name, storedClusteredIndex(inner));
    } else if (name == "changeStreamPreAndPostImages" && !truthAt(inner, "enabled")) {
        return;
    } else if (!BSON_ITER_HOLDS_DOCUMENT(&field) || !inner.isEmpty()) {
        appendField(out, name, field);
    }
}

} // namespace

base::Bson normaliseCollection(const QString &type, const base::Bson &options)
{
    RawBson out;
    appendCapped(out, options);
    forEachField(options, [&](const Field &field) { appendOther(out, field); });
    base::Bson all = out.value();
    if (type == QLatin1String("collection"))
        all = joined(all, validatorState(options));
    base::BsonBuilder result;
    result.string(QStringLiteral("type"), type);
    result.document(QStringLiteral("options"), sortedFields(all));
    return result.finish();
}

} // namespace sw::deploy
