// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/brokendocuments.h"

#include "models/base/bson/bsonbuilder.h"
#include "tests/support/bsontree.h"

#include <QRegularExpression>

#include <cmath>
#include <functional>
#include <optional>

namespace sw::testsupport
{

namespace
{

using base::BsonBuilder;

const QString one = QStringLiteral("v");
constexpr qsizetype mostBytes = 15'000'000;

/// From a container to what lies in it; an empty name stands for any item of an array.
struct Step
{
    QByteArray name;
    QByteArray kindField; ///< the container is of one kind only: this field of it has this text
    QByteArray kind;
};

bool accepts(const QByteArrayList &names, int type)
{
    static const QList<std::pair<int, QByteArray>> known{
        {BsonTree::Double, "double"},  {BsonTree::String, "string"},       {BsonTree::Object, "object"},
        {BsonTree::Array, "array"},    {BsonTree::Binary, "binData"},      {BsonTree::ObjectId, "objectId"},
        {BsonTree::Bool, "bool"},      {BsonTree::Date, "date"},           {BsonTree::Null, "null"},
        {BsonTree::Int32, "int"},      {BsonTree::Timestamp, "timestamp"}, {BsonTree::Int64, "long"},
        {BsonTree::Decimal, "decimal"}};
    for (const auto &[number, name] : known) {
        if (number == type)
            return names.contains(name) || (names.contains("number") && BsonTree{{}, type, {}, {}}.isNumber());
    }
    return false;
}

BsonTree numberLike(int type, double value)
{
    BsonBuilder out;
    if (type == BsonTree::Int32)
        out.int32(one, static_cast<int>(value));
    else if (type == BsonTree::Int64)
        out.int64(one, static_cast<qint64>(value));
    else if (type == BsonTree::Decimal)
        out.decimal(one, QByteArray::number(value, 'f', 6));
    else
        out.real(one, value);
    return onlyField(out.finish());
}

BsonTree textValue(const QString &text)
{
    return onlyField(BsonBuilder().string(one, text).finish());
}

class Breaker
{
public:
    explicit Breaker(const QList<base::Bson> &valid)
    {
        for (const base::Bson &document : valid)
            m_valid << treeOf(document);
    }

    void walkSchema(const BsonTree &schema);
    void walkRule(const BsonTree &rule);
    BrokenDocuments result() const { return m_result; }

private:
    using Change = std::function<bool(BsonTree &)>; ///< false when this value cannot be broken

    void walkFields(const BsonTree &schema);
    void walkBranches(const BsonTree &schema);
    void breakType(const BsonTree &schema);
    void breakNumber(const BsonTree &schema);
    void breakText(const BsonTree &schema);
    void breakEnum(const BsonTree &schema);
    void breakArray(const BsonTree &schema);
    void breakRequired(const BsonTree &schema);
    void breakDate(const BsonTree &range);
    void breakOne(const QString &keyword, const Change &change);
    bool tryIn(BsonTree &value, qsizetype depth, const Change &change) const;
    void inside(const Step &step, const std::function<void()> &work);
    QString path() const;

    QList<BsonTree> m_valid;
    QList<Step> m_steps;
    int m_branches = 0;
    BrokenDocuments m_result;
};

QString Breaker::path() const
{
    QStringList out;
    for (const Step &step : m_steps) {
        if (!step.name.isEmpty())
            out << QString::fromUtf8(step.name);
    }
    return out.join(QLatin1Char('.'));
}

void Breaker::inside(const Step &step, const std::function<void()> &work)
{
    m_steps << step;
    work();
    m_steps.removeLast();
}

bool Breaker::tryIn(BsonTree &value, qsizetype depth, const Change &change) const
{
    if (depth == m_steps.size())
        return value.type != BsonTree::Null && change(value);
    const Step &step = m_steps.at(depth);
    if (!step.kindField.isEmpty() && value.at(step.kindField).text() != step.kind)
        return false;
    if (!step.name.isEmpty()) {
        const int i = value.type == BsonTree::Object ? value.indexOf(step.name) : -1;
        return i >= 0 && tryIn(value.items[i], depth + 1, change);
    }
    for (qsizetype i = 0; value.type == BsonTree::Array && i < std::min<qsizetype>(value.items.size(), 100); ++i) {
        if (tryIn(value.items[i], depth + 1, change))
            return true;
    }
    return false;
}

void Breaker::breakOne(const QString &keyword, const Change &change)
{
    for (const BsonTree &valid : std::as_const(m_valid)) {
        BsonTree copy = valid;
        if (!tryIn(copy, 0, change))
            continue;
        if (copy.bytes() > mostBytes)
            m_result.large << path() + QLatin1Char(' ') + keyword;
        else
            m_result.documents << BrokenDocument{documentOf(copy), path(), keyword, m_branches > 0};
        return;
    }
    m_result.missed << path() + QLatin1Char(' ') + keyword;
}

/// Replaces the value and keeps its name.
bool put(BsonTree &place, BsonTree value)
{
    value.key = place.key;
    place = value;
    return true;
}

void Breaker::breakType(const BsonTree &schema)
{
    const QByteArrayList names = schema.at("bsonType").texts();
    if (names.isEmpty() || m_steps.isEmpty())
        return;
    breakOne(QStringLiteral("bsonType"), [&](BsonTree &value) {
        return put(value, accepts(names, BsonTree::Bool) ? textValue(QStringLiteral("x"))
                                                         : onlyField(BsonBuilder().boolean(one, true).finish()));
    });
    for (const int near : {BsonTree::Int32, BsonTree::Int64, BsonTree::Double}) {
        const bool number = names.contains("int") || names.contains("long") || names.contains("double");
        if (number && !accepts(names, near))
            breakOne(QStringLiteral("bsonType"), [&](BsonTree &value) {
                return value.isNumber() && std::abs(value.number()) < 2e9 &&
                       put(value, numberLike(near, value.number()));
            });
    }
}

void Breaker::breakNumber(const BsonTree &schema)
{
    for (const bool lower : {true, false}) {
        const BsonTree &limit = schema.at(lower ? "minimum" : "maximum");
        if (limit.type == BsonTree::Undefined)
            continue;
        const bool exclusive = schema.indexOf(lower ? "exclusiveMinimum" : "exclusiveMaximum") >= 0;
        const double beyond = lower ? std::ceil(limit.number()) - 1 : std::floor(limit.number()) + 1;
        breakOne(lower ? QStringLiteral("minimum") : QStringLiteral("maximum"), [&](BsonTree &value) {
            return value.isNumber() && put(value, numberLike(value.type, exclusive ? limit.number() : beyond));
        });
    }
    if (schema.indexOf("multipleOf") >= 0)
        breakOne(QStringLiteral("multipleOf"), [&](BsonTree &value) {
            const BsonTree &most = schema.at("maximum");
            const double half = most.isNumber() && value.number() + 0.5 > most.number() ? -0.5 : 0.5;
            return value.isNumber() && put(value, numberLike(BsonTree::Double, value.number() + half));
        });
}

void Breaker::breakText(const BsonTree &schema)
{
    const BsonTree &least = schema.at("minLength");
    const BsonTree &most = schema.at("maxLength");
    const QString pattern = QString::fromUtf8(schema.at("pattern").text());
    if (least.isNumber() && least.number() >= 1)
        breakOne(QStringLiteral("minLength"), [&](BsonTree &value) {
            return put(value, textValue(QString::fromUtf8(value.text()).left(static_cast<int>(least.number()) - 1)));
        });
    if (most.isNumber())
        breakOne(QStringLiteral("maxLength"), [&](BsonTree &value) {
            return put(value, textValue(QString::fromUtf8(value.text())
                                            .leftJustified(static_cast<int>(most.number()) + 1, QLatin1Char('x'))));
        });
    if (pattern.isEmpty())
        return;
    breakOne(QStringLiteral("pattern"), [&](BsonTree &value) {
        const qsizetype length = QString::fromUtf8(value.text()).size();
        for (const QChar filler : {QChar(0xa7), QChar(u' '), QChar(u'0'), QChar(u'A')}) {
            const QString text(length, filler);
            if (!QRegularExpression(pattern).match(text).hasMatch())
                return put(value, textValue(text));
        }
        return false;
    });
}

void Breaker::breakEnum(const BsonTree &schema)
{
    const BsonTree &values = schema.at("enum");
    if (values.items.isEmpty())
        return;
    breakOne(QStringLiteral("enum"), [&](BsonTree &value) {
        if (value.type == BsonTree::String)
            return put(value, textValue(QString(QString::fromUtf8(value.text()).size(), QChar(0xa7))));
        double beyond = 0;
        for (const BsonTree &each : values.items)
            beyond = std::max(beyond, each.number() + 1);
        return value.isNumber() && put(value, numberLike(value.type, beyond));
    });
}

void Breaker::breakArray(const BsonTree &schema)
{
    const BsonTree &least = schema.at("minItems");
    const BsonTree &most = schema.at("maxItems");
    if (least.isNumber() && least.number() >= 1) {
        breakOne(QStringLiteral("minItems"), [&](BsonTree &value) {
            value.items.resize(std::min(value.items.size(), static_cast<qsizetype>(least.number()) - 1));
            return value.type == BsonTree::Array;
        });
    }
    if (most.isNumber()) {
        breakOne(QStringLiteral("maxItems"), [&](BsonTree &value) {
            if (value.type != BsonTree::Array || value.items.isEmpty())
                return false;
            const auto wanted = static_cast<qsizetype>(most.number()) + 1;
            const BsonTree first = value.items.first();
            while (value.items.size() < wanted && first.bytes() * value.items.size() < 2 * mostBytes)
                value.items << first;
            value.renumber();
            return true;
        });
    }
    if (schema.indexOf("uniqueItems") >= 0) {
        breakOne(QStringLiteral("uniqueItems"), [](BsonTree &value) {
            if (value.items.size() < 2)
                return false;
            value.items[1] = value.items[0];
            value.renumber();
            return true;
        });
    }
    if (schema.indexOf("items") >= 0)
        inside({}, [&] { walkSchema(schema.at("items")); });
}

void Breaker::breakRequired(const BsonTree &schema)
{
    for (const QByteArray &name : schema.at("required").texts()) {
        if (m_steps.isEmpty() && name == "_id")
            continue;
        breakOne(QStringLiteral("required"), [&](BsonTree &value) {
            const int i = value.indexOf(name);
            if (i >= 0)
                value.items.remove(i);
            return i >= 0;
        });
    }
    if (schema.indexOf("additionalProperties") >= 0) {
        breakOne(QStringLiteral("additionalProperties"), [](BsonTree &value) {
            BsonTree more = textValue(QStringLiteral("x"));
            more.key = "not foreseen";
            value.items << more;
            return value.type == BsonTree::Object;
        });
    }
}

void Breaker::walkFields(const BsonTree &schema)
{
    for (const BsonTree &field : schema.at("properties").items)
        inside({field.key, {}, {}}, [&] { walkSchema(field); });
}

/// What each kind of document has of its own. Its name is an enum of one text.
void Breaker::walkBranches(const BsonTree &schema)
{
    ++m_branches;
    for (const BsonTree &branch : schema.at("oneOf").items) {
        Step kind;
        for (const BsonTree &field : branch.at("properties").items) {
            if (field.at("enum").items.size() == 1)
                kind = {{}, field.key, field.at("enum").items.first().text()};
        }
        for (const BsonTree &field : branch.at("properties").items) {
            if (field.key != kind.kindField)
                inside({field.key, kind.kindField, kind.kind}, [&] { walkSchema(field); });
        }
        for (const QByteArray &name : branch.at("required").texts()) {
            if (name == kind.kindField || (m_steps.isEmpty() && name == "_id"))
                continue;
            breakOne(QStringLiteral("required"), [&](BsonTree &value) {
                const int i = value.at(kind.kindField).text() == kind.kind ? value.indexOf(name) : -1;
                if (i >= 0)
                    value.items.remove(i);
                return i >= 0;
            });
        }
    }
    --m_branches;
}

void Breaker::walkSchema(const BsonTree &schema)
{
    breakType(schema);
    breakNumber(schema);
    breakText(schema);
    breakEnum(schema);
    breakArray(schema);
    const bool hasKinds = schema.indexOf("oneOf") >= 0; // then a fault in a common field may be one in each branch, too
    m_branches += hasKinds ? 1 : 0;
    breakRequired(schema);
    walkFields(schema);
    m_branches -= hasKinds ? 1 : 0;
    walkBranches(schema);
}

void Breaker::breakDate(const BsonTree &range)
{
    for (const char *keyword : {"$gte", "$lt"}) {
        if (range.indexOf(keyword) < 0)
            continue;
        BsonTree limit = range.at(keyword);
        if (qstrcmp(keyword, "$gte") == 0)
            limit = onlyField(
                BsonBuilder().date(one, *reinterpret_cast<const qint64 *>(limit.raw.constData()) - 1).finish());
        breakOne(QLatin1String(keyword),
                 [&](BsonTree &value) { return value.type == BsonTree::Date && put(value, limit); });
    }
}

/// {path: range}, {$or: [{path: missing}, {path: range}]}, or one of these for all items of an array.
void Breaker::walkRule(const BsonTree &rule)
{
    for (const BsonTree &entry : rule.items) {
        if (entry.key == "$or") {
            for (const BsonTree &each : entry.items)
                walkRule(each);
            continue;
        }
        if (entry.key.startsWith('$'))
            continue; // counts, which no bound of the model says
        const QByteArrayList names = entry.key.split('.');
        for (const QByteArray &name : names)
            m_steps << Step{name, {}, {}};
        const BsonTree &items = entry.at("$not").at("$elemMatch");
        if (items.indexOf("$nor") >= 0)
            inside({}, [&] { walkRule(items.at("$nor").items.first()); });
        else if (items.indexOf("$not") >= 0)
            inside({}, [&] { breakDate(items.at("$not")); });
        else
            breakDate(entry);
        m_steps.resize(m_steps.size() - names.size());
    }
}

} // namespace

BrokenDocuments breakEach(const base::Bson &validator, const QList<base::Bson> &valid)
{
    Breaker breaker(valid);
    const BsonTree root = treeOf(validator);
    breaker.walkSchema(root.at("$jsonSchema"));
    for (const BsonTree &clause : root.at("$and").items) {
        if (clause.indexOf("$jsonSchema") >= 0)
            breaker.walkSchema(clause.at("$jsonSchema"));
        else
            breaker.walkRule(clause);
    }
    return breaker.result();
}

} // namespace sw::testsupport
