// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalise.h"

#include "models/deploy/bsonread.h"
#include "models/deploy/rawbson.h"

#include <QMap>

#include <cmath>

namespace sw::deploy
{

namespace
{

using Field = bson_iter_t;
/// The options of an index by name, each as a document with that one field.
using Options = QMap<QByteArray, base::Bson>;

bool isOfKind(const Field &field, const char *kind)
{
    return BSON_ITER_HOLDS_UTF8(&field) && qstrcmp(bson_iter_utf8(&field, nullptr), kind) == 0;
}

bool isTextField(const Field &field)
{
    return isOfKind(field, "text");
}

/// {a:1, z:"text", b:"text", y:1} is kept as {a:1, _fts:"text", _ftsx:1, y:1} with the weights apart.
base::Bson storedTextKey(const base::Bson &key)
{
    RawBson out;
    bool placed = contains(key, "_fts");
    forEachField(key, [&](const Field &field) {
        if (!isTextField(field) || keyOf(field) == "_fts") {
            appendField(out, keyOf(field), field);
        } else if (!placed) {
            appendText(out, "_fts", "text");
            appendWhole(out, "_ftsx", 1);
            placed = true;
        }
    });
    return out.value();
}

base::Bson storedWeights(const base::Bson &key, const base::Bson &given)
{
    QMap<QByteArray, qint64> weights;
    forEachField(key, [&](const Field &field) {
        if (isTextField(field) && keyOf(field) != "_fts")
            weights.insert(keyOf(field), 1);
    });
    forEachField(given, [&](const Field &field) { weights.insert(keyOf(field), bson_iter_as_int64(&field)); });
    RawBson out;
    for (auto weight = weights.cbegin(); weight != weights.cend(); ++weight)
        appendWhole(out, weight.key(), weight.value());
    return out.value();
}

base::Bson withText(const QByteArray &name, const base::Bson &options, const char *otherwise)
{
    const QString given = textAt(options, name.constData());
    RawBson out;
    appendText(out, name, given.isEmpty() ? QByteArray(otherwise) : given.toUtf8());
    return out.value();
}

base::Bson withDocument(const QByteArray &name, const base::Bson &document)
{
    RawBson out;
    appendDocument(out, name, document);
    return out.value();
}

/// The server keeps 32 bits: fractions are cut, what is no number never expires.
base::Bson storedExpiry(const base::Bson &specification)
{
    const double seconds = numberAt(specification, "expireAfterSeconds").value_or(0);
    constexpr double longest = 2147483647;
    RawBson out;
    appendWhole(out, "expireAfterSeconds",
                static_cast<qint64>(std::isnan(seconds) ? longest : std::clamp(seconds, -longest, longest)));
    return out.value();
}

void collectClauses(const base::Bson &filter, QMap<QByteArray, base::Bson> &clauses, int &number);

/// One condition of a partial filter: {f:{$eq:v}} is {f:v}, $exists is a truth.
base::Bson clauseOf(const Field &field)
{
    const QByteArray name = keyOf(field);
    RawBson out;
    if (!BSON_ITER_HOLDS_DOCUMENT(&field)) {
        appendField(out, name, field);
        return out.value();
    }
    const base::Bson operators = sortedFields(subdocument(field));
    RawBson inner;
    bool single = false;
    forEachField(operators, [&](const Field &op) {
        if (keyOf(op) == "$exists") {
            appendTruth(inner, "$exists", isTruthy(op));
        } else if (keyOf(op) == "$eq" && fieldNames(operators).size() == 1) {
            single = true;
            appendField(out, name, op);
        } else {
            appendField(inner, keyOf(op), op);
        }
    });
    if (!single)
        appendDocument(out, name, inner.value());
    return out.value();
}

void collectClauses(const base::Bson &filter, QMap<QByteArray, base::Bson> &clauses, int &number)
{
    forEachField(filter, [&](const Field &field) {
        if (keyOf(field) == "$and" && BSON_ITER_HOLDS_ARRAY(&field)) {
            forEachField(subdocument(field),
                         [&](const Field &part) { collectClauses(subdocument(part), clauses, number); });
            return;
        }
        const base::Bson clause = clauseOf(field);
        clauses.insert(keyOf(field) + '\0' + clause.bytes(), clause);
        ++number;
    });
}

base::Bson storedFilter(const base::Bson &filter)
{
    QMap<QByteArray, base::Bson> clauses;
    int number = 0;
    collectClauses(canonicalNumbers(filter), clauses, number);
    base::BsonBuilder out;
    for (const base::Bson &clause : std::as_const(clauses))
        out.merge(clause);
    return out.finish();
}

void addOption(Options &options, const base::Bson &specification, const Field &field)
{
    const QByteArray name = keyOf(field);
    static const QList<QByteArray> meaningless{"v", "ns", "background", "dropDups", "prepareUnique", "key", "name"};
    static const QList<QByteArray> truths{"unique", "sparse", "hidden", "clustered"};
    if (meaningless.contains(name) ||
        ((name == "textIndexVersion" || name == "2dsphereIndexVersion") && bson_iter_as_int64(&field) == 3))
        return;
    RawBson one;
    if (truths.contains(name)) {
        if (!isTruthy(field))
            return;
        appendTruth(one, name, true);
    } else if (name == "expireAfterSeconds") {
        options.insert(name, storedExpiry(specification));
        return;
    } else if (name == "partialFilterExpression") {
        appendDocument(one, name, storedFilter(subdocument(field)));
    } else if (BSON_ITER_HOLDS_DOCUMENT(&field) &&
               (name == "collation" || name == "weights" || subdocument(field).isEmpty())) {
        return; // both are worked out from the whole specification; an empty document is the same as none
    } else {
        appendField(one, name, field);
    }
    options.insert(name, canonicalNumbers(one.value()));
}

} // namespace

base::Bson normaliseIndex(const base::Bson &specification, const base::Bson &inherited)
{
    const base::Bson key = canonicalNumbers(documentAt(specification, "key"));
    const bool isText = hasKeyKind(specification, "text");
    Options options;
    forEachField(specification, [&](const Field &field) { addOption(options, specification, field); });
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
    bool found = false;
    forEachField(documentAt(specification, "key"), [&](const Field &field) { found = found || isOfKind(field, kind); });
    return found;
}

base::Bson indexIdentity(const base::Bson &normalised)
{
    return only(normalised,
                {QStringLiteral("key"), QStringLiteral("collation"), QStringLiteral("partialFilterExpression"),
                 QStringLiteral("unique"), QStringLiteral("sparse"), QStringLiteral("wildcardProjection")});
}

} // namespace sw::deploy
