// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/daterules.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/design/validator/rulequeries.h"

#include <QCoreApplication>

namespace sw::design
{

using base::Bson;
using base::BsonBuilder;

namespace
{

/// {$gte: …, $lt: …}; empty when the node has no limits.
Bson rangeOf(const Node &node)
{
    const std::optional<qint64> earliest = schema::dateMilliseconds(node.constraints.earliest);
    const std::optional<qint64> latest = schema::dateMilliseconds(node.constraints.latest);
    BsonBuilder range;
    if (earliest)
        range.date(QStringLiteral("$gte"), *earliest);
    if (latest)
        range.date(QStringLiteral("$lt"), *latest);
    return range.finish();
}

/// The date at \p path is missing where it may be, null where it may be, or in \p range.
Bson withinRange(const QString &path, const Bson &range, bool optional, bool nullable)
{
    BsonBuilder rule;
    if (!optional && !nullable)
        return rule.document(path, range).finish();
    rule.beginArray(QStringLiteral("$or")).beginDocument(rule.nextIndex());
    if (nullable) // also true of a missing field, which only "required" forbids
        rule.null(path);
    else
        rule.beginDocument(path).boolean(QStringLiteral("$exists"), false).end();
    rule.end().beginDocument(rule.nextIndex()).document(path, range).end();
    return rule.finish();
}

/// {path: {$not: {$elemMatch: {$not: range}}}}: no item lies outside.
Bson forAllValues(const QString &path, const Bson &range)
{
    BsonBuilder all;
    all.beginDocument(path)
        .beginDocument(QStringLiteral("$not"))
        .beginDocument(QStringLiteral("$elemMatch"))
        .document(QStringLiteral("$not"), range);
    return all.finish();
}

struct Found
{
    Bson rule;
    QString path; ///< for people
    Origin origin;
};

/// Rules for the dates below \p fields, with paths that start at the object or array item that holds the fields.
void collect(const QList<Node> &fields, const QString &prefix, bool optional, QList<Found> &out);

void collectKind(const QString &discriminator, const Variant &variant, const QString &prefix, bool optional,
                 QList<Found> &out)
{
    QList<Found> found;
    collect(variant.fields, prefix, optional, found);
    for (const Found &one : std::as_const(found))
        out << Found{forKind(discriminator, {variant.value}, one.rule), one.path, one.origin};
}

void collect(const QList<Node> &fields, const QString &prefix, bool optional, QList<Found> &out)
{
    for (const Node &field : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        const bool mayMiss = optional || !field.isRequired();
        if (field.type() == schema::FieldType::Date && field.types.size() == 1) {
            const Bson range = rangeOf(field);
            if (!range.isEmpty())
                out << Found{withinRange(path, range, mayMiss, field.nullable), path, field.origin};
        } else if (field.isObject()) {
            collect(field.fields, path, mayMiss || field.nullable, out);
            for (const Variant &variant : field.variants)
                collectKind(joinedPath(path, field.discriminator), variant, path, optional, out);
        } else if (field.isArray() && !field.fields.isEmpty() && field.item().isObject()) {
            QList<Found> inside;
            collect(field.item().fields, {}, false, inside);
            for (const Found &found : inside)
                out << Found{forAllItems(path, found.rule), path + QLatin1Char('.') + found.path, found.origin};
        } else if (field.isArray() && !field.fields.isEmpty() && field.item().type() == schema::FieldType::Date) {
            const Bson range = rangeOf(field.item());
            if (!range.isEmpty())
                out << Found{forAllValues(path, range), path, field.origin};
        }
    }
}

} // namespace

QList<Rule> dateRules(const Node &root)
{
    QList<Found> found;
    collect(root.fields, {}, false, found);
    for (const Variant &variant : root.variants)
        collectKind(root.discriminator, variant, {}, false, found);
    QList<Rule> rules;
    for (const Found &one : std::as_const(found))
        rules << Rule{one.rule, Text::tr("%1 lies within its limits.").arg(one.path), one.origin};
    return rules;
}

} // namespace sw::design
