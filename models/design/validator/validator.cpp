// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/validator.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/design/validator/daterules.h"
#include "models/design/validator/schemawriter.h"

namespace sw::design
{

base::Bson validatorOf(const Collection &collection, const ValidatorOptions &options)
{
    base::BsonBuilder out;
    if (collection.timeSeries)
        return out.finish();
    const base::Bson schema = SchemaWriter(options).schemaOf(collection);
    const QList<Rule> rules = dateRules(collection.root) + collection.rules;
    if (rules.isEmpty())
        return out.document(QStringLiteral("$jsonSchema"), schema).finish();
    out.beginArray(QStringLiteral("$and"));
    out.beginDocument(out.nextIndex()).document(QStringLiteral("$jsonSchema"), schema).end();
    for (const Rule &rule : rules)
        out.document(out.nextIndex(), rule.expression);
    return out.finish();
}

ValidatorOptions validatorOptions(const schema::Model &model)
{
    ValidatorOptions options;
    options.lenientNumbers =
        model.settings.value(QStringLiteral("validator.lenientNumbers")).toBool(options.lenientNumbers);
    options.closed = model.settings.value(QStringLiteral("validator.closed")).toBool(options.closed);
    return options;
}

base::Bson createOptions(const Collection &collection, const ValidatorOptions &options)
{
    return createOptionsWith(collection, validatorOf(collection, options));
}

base::Bson createOptionsWith(const Collection &collection, const base::Bson &validator)
{
    base::BsonBuilder out;
    if (collection.timeSeries) {
        out.beginDocument(QStringLiteral("timeseries"))
            .string(QStringLiteral("timeField"), collection.timeSeries->timeField);
        if (!collection.timeSeries->metaField.isEmpty())
            out.string(QStringLiteral("metaField"), collection.timeSeries->metaField);
        if (!collection.timeSeries->granularity.isEmpty())
            out.string(QStringLiteral("granularity"), collection.timeSeries->granularity);
        out.end();
        if (collection.expireAfterSeconds)
            out.int64(QStringLiteral("expireAfterSeconds"), *collection.expireAfterSeconds);
        return out.finish();
    }
    out.document(QStringLiteral("validator"), validator);
    out.string(QStringLiteral("validationLevel"), schema::nameOf(collection.level));
    out.string(QStringLiteral("validationAction"), schema::nameOf(collection.action));
    return out.finish();
}

} // namespace sw::design
