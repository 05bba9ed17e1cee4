// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normaliseindex.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/normalise/normalise.h"
#include "models/deploy/normalise/normalisecollation.h"

#include <QMap>

#include <cmath>

namespace sw::deploy
{

namespace
{

using Field = base::BsonField;
/// The options of an index by name, each as a document with that one field.
using Options = QMap<QByteArray, base::Bson>;

bool isOfKind(const Field &field, const char *kind)
{
    return field.isString() && field.utf8() == kind;
}

bool isTextField(const Field &field)
{
    return isOfKind(field, "text");
}

/// {a:1, z:"text", b:"text", y:1} is kept as {a:1, _fts:"text", _ftsx:1, y:1} with the weights apart.
base::Bson storedTextKey(const base::Bson &key)
{
    base::BsonBuilder out;
    bool placed = contains(key, "_fts");
    for (const Field &field : base::BsonFields(key)) {
        if (!isTextField(field) || field.name == "_fts") {
            out.field(field);
        } else if (!placed) {
            out.string("_fts", QStringLiteral("text")).int64("_ftsx", 1);
            placed = true;
        }
    }
    return out.finish();
}

base::Bson storedWeights(const base::Bson &key, const base::Bson &given)
{
    QMap<QByteArrayView, qint64> weights;
    for (const Field &field : base::BsonFields(key)) {
        if (isTextField(field) && field.name != "_fts")
            weights.insert(field.name, 1);
    }
    for (const Field &field : base::BsonFields(given))
        weights.insert(field.name, field.whole().value_or(0));
    base::BsonBuilder out;
    for (auto weight = weights.cbegin(); weight != weights.cend(); ++weight)
        out.int64(weight.key(), weight.value());
    return out.finish();
}

base::Bson withText(const QByteArray &name, const base::Bson &options, const char *otherwise)
{
    const QString given = textAt(options, name.constData());
    base::BsonBuilder out;
    out.string(name, given.isEmpty() ? QLatin1String(otherwise) : given);
    return out.finish();
}

base::Bson withDocument(const QByteArray &name, const base::Bson &document)
{
    base::BsonBuilder out;
    out.document(name, document);
    return out.finish();
}

/// The server keeps 32 bits: fractions are cut, what is no number never expires.
base::Bson storedExpiry(const base::Bson &specification)
{
    const double seconds = numberAt(specification, "expireAfterSeconds").value_or(0);
    constexpr double longest = 2147483647;
    base::BsonBuilder out;
    out.int64("expireAfterSeconds",
              static_cast<qint64>(std::isnan(seconds) ? longest : std::clamp(seconds, -longest, longest)));
    return out.finish();
}

/// One condition of a partial filter: {f:{$eq:v}} is {f:v}, $exists is a truth.
base::Bson clauseOf(const Field &field)
{
    base::BsonBuilder out;
    if (!field.isDocument())
        return out.field(field).finish();
    const base::Bson operators = sortedFields(base::Bson::inside(field));
    base::BsonBuilder inner;
    for (const Field &op : base::BsonFields(operators)) {
        if (op.name == "$exists")
            inner.boolean("$exists", op.isTruthy());
        else if (op.name == "$eq" && base::BsonFields(operators).count() == 1)
            return out.field(field.name, op).finish();
        else
            inner.field(op);
    }
    return out.document(field.name, inner.finish()).finish();
}

void collectClauses(const base::BsonFields &filter, QMap<QByteArray, base::Bson> &clauses)
{
    for (const Field &field : base::BsonFields(filter)) {
        if (field.name == "$and" && field.isArray()) {
            for (const Field &part : base::BsonFields(field))
                collectClauses(base::BsonFields(part), clauses);
            continue;
        }
        const base::Bson clause = clauseOf(field);
        clauses.insert(field.name.toByteArray() + '\0' + clause.bytes(), clause);
    }
}

base::Bson storedFilter(const base::Bson &filter)
{
    QMap<QByteArray, base::Bson> clauses;
    const base::Bson canonical = canonicalNumbers(filter);
    collectClauses(base::BsonFields(canonical), clauses);
    base::BsonBuilder out;
    for (const base::Bson &clause : std::as_const(clauses))
        out.merge(clause);
    return out.finish();
}

void addOption(Options &options, const base::Bson &specification, const Field &field)
{
    const QByteArray name = field.name.toByteArray();
    static const QList<QByteArray> meaningless{"v", "ns", "background", "dropDups", "key", "name"};
    static const QList<QByteArray> truths{"unique", "sparse", "hidden", "clustered", "prepareUnique"};
    if (meaningless.contains(name) ||
        ((name == "textIndexVersion" || name == "2dsphereIndexVersion") && field.whole() == 3))
        return;
    base::BsonBuilder one;
    if (truths.contains(name)) {
        // A unique index has nothing to prepare any more.
        if (!field.isTruthy() || (name == "prepareUnique" && truthAt(specification, "unique")))
            return;
        one.boolean(name, true);
    } else if (name == "expireAfterSeconds") {
        options.insert(name, storedExpiry(specification));
        return;
    } else if (name == "partialFilterExpression") {
        one.document(name, storedFilter(base::Bson::inside(field)));
    } else if (field.isDocument() &&
               (name == "collation" || name == "weights" || base::Bson::inside(field).isEmpty())) {
        return; // both are worked out from the whole specification; an empty document is the same as none
    } else {
        one.field(field);
    }
    options.insert(name, canonicalNumbers(one.finish()));
}

} // namespace

base::Bson normaliseIndex(const base::Bson &specification, const base::Bson &inherited)
{
    const base::Bson key = canonicalNumbers(documentAt(specification, "key"));
    const bool isText = hasKeyKind(specification, "text");
    Options options;
    for (const Field &field : base::BsonFields(specification))
        addOption(options, specification, field);
    const base::Bson given = documentAt(specification, "collation");
    const base::Bson collation = given.isEmpty() && !isText && !hasKeyKind(specification, "2d")
                                     ? inherited
                                     : normaliseCollation(given, CollationOwner::Index);
    if (!collation.isEmpty())
        options.insert("collation", withDocument("collation", collation));
    if (isText) {
        options.insert("weights", withDocument("weights", storedWeights(key, documentAt(specification, "weights"))));
        options.insert("default_language", withText("default_language", specification, "english"));
        options.insert("language_override", withText("language_override", specification, "language"));
    }
    base::BsonBuilder out;
    out.document(QStringLiteral("key"), isText ? storedTextKey(key) : key);
    out.string(QStringLiteral("name"), textAt(specification, "name"));
    for (const base::Bson &option : std::as_const(options))
        out.merge(option);
    return out.finish();
}

bool hasKeyKind(const base::Bson &specification, const char *kind)
{
    for (const Field &field : fieldsAt(specification, "key")) {
        if (isOfKind(field, kind))
            return true;
    }
    return false;
}

base::Bson indexIdentity(const base::Bson &normalised)
{
    return only(normalised,
                {QStringLiteral("key"), QStringLiteral("collation"), QStringLiteral("partialFilterExpression"),
                 QStringLiteral("unique"), QStringLiteral("sparse"), QStringLiteral("wildcardProjection")});
}

} // namespace sw::deploy
