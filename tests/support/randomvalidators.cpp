// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomvalidators.h"

#include <cmath>
#include <limits>

namespace sw::testsupport
{

namespace
{

const QByteArrayList &patterns()
{
    static const QByteArrayList all{"^a",     "b$", "^.$", "\\d",     "^\\w+$",  "\\s",      "[xy]", "^(a|ab)+$",
                                    "^.{2}$", "é",  "",    "(?i)^A$", "^[^a]*$", "\\bab\\b", "^$",   "\\p{L}"};
    return all;
}

const QByteArrayList &texts()
{
    static const QByteArrayList all{"",  "a",  "ab",  "abc", "A", "é", "e\u0301", "日本", "x1", "7",
                                    " ", "\n", "a\n", "ß",   "😀", "b", "xy",      "Ab",   "1"};
    return all;
}

} // namespace

QByteArray RandomValidators::name()
{
    static const QByteArrayList names{"a", "b", "c", "d", "x", "_id", "aa", "0", "1", "é"};
    return names.at(chance(0.85) ? below(5) : below(static_cast<int>(names.size())));
}

QByteArray RandomValidators::path()
{
    QByteArray out = name();
    while (chance(0.22))
        out += '.' + (chance(0.15) ? QByteArray::number(below(3)) : name());
    return out;
}

void RandomValidators::number(base::BsonBuilder &out, const QByteArray &name)
{
    static const QByteArrayList decimals{"0",
                                         "1",
                                         "1.0",
                                         "2",
                                         "0.1",
                                         "-0",
                                         "NaN",
                                         "Infinity",
                                         "-Infinity",
                                         "1E+3",
                                         "1.50",
                                         "3.5",
                                         "9007199254740993",
                                         "0.30",
                                         "1E-6176",
                                         "4.35",
                                         "1E+6000",
                                         "-1",
                                         "100",
                                         "0.1000000000000000055511151231257827"};
    static const QList<double> reals{0.0,
                                     -0.0,
                                     1,
                                     1.5,
                                     2,
                                     0.1,
                                     0.3,
                                     4.35,
                                     -1,
                                     9007199254740992.0,
                                     1e300,
                                     3,
                                     100,
                                     std::numeric_limits<double>::quiet_NaN(),
                                     std::numeric_limits<double>::infinity(),
                                     -std::numeric_limits<double>::infinity(),
                                     5e-324,
                                     9.3e18};
    static const QList<qint64> longs{0,
                                     1,
                                     2,
                                     3,
                                     9007199254740993,
                                     -1,
                                     10,
                                     std::numeric_limits<qint64>::max(),
                                     std::numeric_limits<qint64>::min(),
                                     9007199254740992};
    switch (below(4)) {
    case 0:
        out.int32(name, below(8) - 2);
        break;
    case 1:
        out.int64(name, longs.at(below(static_cast<int>(longs.size()))));
        break;
    case 2:
        out.real(name, reals.at(below(static_cast<int>(reals.size()))));
        break;
    default:
        out.decimal(name, decimals.at(below(static_cast<int>(decimals.size()))));
    }
}

void RandomValidators::scalar(base::BsonBuilder &out, const QByteArray &name)
{
    switch (below(16)) {
    case 0:
        out.boolean(name, chance(0.5));
        break;
    case 1:
        out.null(name);
        break;
    case 2:
        out.date(name, below(3) - 1);
        break;
    case 3:
        out.objectId(name, QByteArray(12, static_cast<char>(below(2))));
        break;
    case 4:
        out.binary(name, chance(0.5) ? 0 : 4, QByteArray(chance(0.5) ? 16 : below(3), static_cast<char>(below(4))));
        break;
    case 5:
        if (chance(0.4))
            out.regex(name, QString::fromUtf8(patterns().at(below(3))), chance(0.5) ? QString() : QStringLiteral("i"));
        else
            out.timestamp(name, 1, static_cast<quint32>(below(2)) + 1);
        break;
    case 6:
        if (chance(0.3))
            out.minKey(name);
        else if (chance(0.4))
            out.maxKey(name);
        else
            out.boolean(name, true);
        break;
    case 7:
    case 8:
    case 9:
        out.string(name, QString::fromUtf8(texts().at(below(static_cast<int>(texts().size())))));
        break;
    default:
        number(out, name);
    }
}

void RandomValidators::value(base::BsonBuilder &out, const QByteArray &name, int depth)
{
    if (depth <= 0 || chance(0.6)) {
        scalar(out, name);
    } else if (chance(0.5)) {
        out.beginArray(name);
        const bool alike = chance(0.5);
        for (int left = chance(0.1) ? 12 : below(4); left > 0; --left) {
            const QByteArray index = out.nextIndex().toUtf8();
            if (alike)
                number(out, index);
            else
                value(out, index, depth - 1);
        }
        out.end();
    } else {
        out.beginDocument(name);
        QByteArrayList used;
        for (int left = below(4); left > 0; --left) {
            const QByteArray field = this->name();
            if (!used.contains(field))
                value(out, field, depth - 1);
            used << field;
        }
        out.end();
    }
}

base::Bson RandomValidators::document()
{
    base::BsonBuilder out;
    out.int32("_id", below(3));
    for (const char *field : {"a", "b", "c", "d", "x", "aa"}) {
        if (chance(0.6))
            value(out, field, 3);
    }
    if (chance(0.05))
        value(out, "a.b", 1);
    return out.finish();
}

void RandomValidators::types(base::BsonBuilder &out, const char *keyword, bool json)
{
    static const QByteArrayList bson{"int",     "string",    "object", "array",  "double", "number",
                                     "long",    "decimal",   "bool",   "date",   "null",   "objectId",
                                     "binData", "timestamp", "regex",  "minKey", "maxKey"};
    static const QByteArrayList plain{"number", "string", "object", "array", "boolean", "null"};
    const QByteArrayList &names = json ? plain : bson;
    const auto any = [&] {
        return QString::fromLatin1(names.at(below(json || chance(0.3) ? static_cast<int>(names.size()) : 6)));
    };
    if (chance(0.7)) {
        out.string(keyword, any());
        return;
    }
    const QString first = any(), second = any();
    out.beginArray(keyword).string(out.nextIndex(), first);
    if (second != first)
        out.string(out.nextIndex(), second);
    out.end();
}

void RandomValidators::keyword(base::BsonBuilder &out, const QByteArray &keyword, int depth)
{
    const auto list = [&](int least) {
        out.beginArray(keyword);
        for (int left = least + below(2); left > 0; --left)
            out.document(out.nextIndex(), schema(depth - 1, false));
        out.end();
    };
    if (keyword == "minimum" || keyword == "maximum") {
        number(out, keyword);
        if (chance(0.3))
            out.boolean(keyword == "minimum" ? "exclusiveMinimum" : "exclusiveMaximum", chance(0.7));
    } else if (keyword == "multipleOf") {
        static const QByteArrayList steps{"0.01", "2", "1", "0.1", "1E+2", "3"};
        if (chance(0.5))
            out.decimal(keyword, steps.at(below(6)));
        else
            out.real(keyword, steps.at(below(6)).toDouble());
    } else if (keyword.startsWith("min") || keyword.startsWith("max")) {
        if (chance(0.9))
            out.int32(keyword, below(4));
        else
            out.real(keyword, below(4));
    } else if (keyword == "pattern") {
        out.string(keyword, QString::fromUtf8(patterns().at(below(static_cast<int>(patterns().size())))));
    } else if (keyword == "uniqueItems") {
        out.boolean(keyword, chance(0.9));
    } else if (keyword == "enum") {
        out.beginArray(keyword);
        for (int left = 1 + below(4); left > 0; --left)
            value(out, out.nextIndex().toUtf8(), 2);
        out.end();
    } else if (keyword == "required") {
        QByteArrayList used;
        out.beginArray(keyword);
        for (int left = 1 + below(2); left > 0; --left) {
            const QByteArray one = path();
            if (!used.contains(one))
                out.string(out.nextIndex(), QString::fromUtf8(one));
            used << one;
        }
        out.end();
    } else if (keyword == "properties" || keyword == "patternProperties") {
        QByteArrayList used;
        out.beginDocument(keyword);
        for (int left = 1 + below(3); left > 0; --left) {
            const QByteArray one = keyword == "properties" ? path() : patterns().at(below(7));
            if (!used.contains(one))
                out.document(one, schema(depth - 1, false));
            used << one;
        }
        out.end();
    } else if (keyword == "additionalProperties" || keyword == "additionalItems") {
        if (chance(0.5))
            out.boolean(keyword, chance(0.3));
        else
            out.document(keyword, schema(depth - 1, false));
    } else if (keyword == "items") {
        if (chance(0.6))
            out.document(keyword, schema(depth - 1, false));
        else
            list(1);
    } else if (keyword == "dependencies") {
        out.beginDocument(keyword);
        const QByteArray one = path();
        if (chance(0.5))
            out.beginArray(one).string("0", QString::fromUtf8(path())).end();
        else
            out.document(one, schema(depth - 1, false));
        out.end();
    } else if (keyword == "not") {
        out.document(keyword, schema(depth - 1, false));
    } else {
        list(1);
    }
}

base::Bson RandomValidators::schema(int depth, bool root)
{
    static const QByteArrayList deep{"properties",
                                     "required",
                                     "additionalProperties",
                                     "patternProperties",
                                     "items",
                                     "additionalItems",
                                     "dependencies",
                                     "allOf",
                                     "anyOf",
                                     "oneOf",
                                     "not"};
    static const QByteArrayList flat{"minimum",       "maximum",       "multipleOf", "minLength", "maxLength",
                                     "pattern",       "minItems",      "maxItems",   "enum",      "uniqueItems",
                                     "minProperties", "maxProperties", "required"};
    base::BsonBuilder out;
    if (chance(root ? 0.1 : 0.45))
        types(out, chance(0.8) ? "bsonType" : "type", false);
    if (chance(0.15))
        out.string("description", QStringLiteral("d"));
    if (chance(0.15))
        out.string("title", QStringLiteral("t"));
    QByteArrayList used;
    for (int left = 1 + below(root ? 3 : 2); left > 0; --left) {
        const QByteArrayList &from = depth > 0 && chance(root ? 0.9 : 0.5) ? deep : flat;
        const QByteArray one = from.at(below(static_cast<int>(from.size())));
        if (used.contains(one) || (one == "required" && used.contains("required")))
            continue;
        used << one;
        keyword(out, one, depth);
        if (one == "properties" && chance(0.3) && !used.contains("additionalProperties")) {
            used << "additionalProperties";
            keyword(out, "additionalProperties", depth);
        }
    }
    return out.finish();
}

void RandomValidators::op(base::BsonBuilder &out, int depth, QByteArrayList &used)
{
    static const QByteArrayList ops{"$eq",  "$ne",         "$gt",           "$gte",        "$lt",
                                    "$lte", "$in",         "$nin",          "$exists",     "$type",
                                    "$mod", "$regex",      "$size",         "$all",        "$elemMatch",
                                    "$not", "$bitsAllSet", "$bitsAllClear", "$bitsAnySet", "$bitsAnyClear"};
    const QByteArray name = ops.at(below(static_cast<int>(ops.size())));
    if (used.contains(name))
        return;
    used << name;
    if (name == "$in" || name == "$nin" || name == "$all") {
        out.beginArray(name);
        for (int left = below(4); left > 0; --left)
            value(out, out.nextIndex().toUtf8(), 1);
        out.end();
    } else if (name == "$exists") {
        out.boolean(name, chance(0.5));
    } else if (name == "$type") {
        types(out, "$type", false);
    } else if (name == "$mod") {
        out.beginArray(name).int32("0", 1 + below(4)).int32("1", below(3)).end();
    } else if (name == "$regex") {
        out.string(name, QString::fromUtf8(patterns().at(below(static_cast<int>(patterns().size())))));
        if (chance(0.3))
            out.string("$options", chance(0.5) ? QStringLiteral("i") : QStringLiteral("ms"));
    } else if (name == "$size") {
        out.int32(name, below(4));
    } else if (name == "$elemMatch") {
        if (chance(0.5)) {
            out.document(name, query(depth - 1));
        } else {
            QByteArrayList inner;
            out.beginDocument(name);
            op(out, depth - 1, inner);
            out.end();
        }
    } else if (name == "$not") {
        QByteArrayList inner;
        out.beginDocument(name);
        op(out, depth - 1, inner);
        if (chance(0.4))
            op(out, depth - 1, inner);
        out.end();
    } else if (name.startsWith("$bits")) {
        if (chance(0.5))
            out.int32(name, below(9));
        else if (chance(0.6))
            out.beginArray(name).int32("0", below(4)).int32("1", below(80)).end();
        else
            out.binary(name, 0, QByteArray(1 + below(2), static_cast<char>(below(5))));
    } else {
        value(out, name, 1);
    }
}

void RandomValidators::field(base::BsonBuilder &out, const QByteArray &path, int depth)
{
    if (chance(0.25)) {
        value(out, path, 1);
        return;
    }
    QByteArrayList used;
    out.beginDocument(path);
    for (int left = chance(0.8) ? 1 : 2; left > 0; --left)
        op(out, depth, used);
    out.end();
}

base::Bson RandomValidators::expression(int depth)
{
    static const QByteArrayList ops{"$eq",  "$ne", "$gt", "$gte", "$lt",       "$lte",
                                    "$and", "$or", "$in", "$add", "$subtract", "$multiply"};
    const QByteArray name = ops.at(below(static_cast<int>(ops.size())));
    base::BsonBuilder out;
    out.beginArray(name);
    for (int left = 2; left > 0; --left) {
        const QByteArray index = out.nextIndex().toUtf8();
        if (depth > 0 && chance(0.25))
            out.document(index, expression(depth - 1));
        else if (chance(0.15))
            out.beginDocument(index).string("$size", QString::fromUtf8("$" + path())).end();
        else if (chance(0.1))
            out.beginDocument(index)
                .beginArray("$ifNull")
                .string("0", QString::fromUtf8("$" + path()))
                .int32("1", 1)
                .end()
                .end();
        else if (chance(0.7))
            out.string(index, QString::fromUtf8("$" + path()));
        else
            scalar(out, index);
    }
    return out.end().finish();
}

base::Bson RandomValidators::query(int depth)
{
    base::BsonBuilder out;
    QByteArrayList used;
    for (int left = chance(0.75) ? 1 : 2; left > 0; --left) {
        const int kind = depth > 0 ? below(10) : 9;
        static const QByteArrayList logic{"$and", "$or", "$nor"};
        if (kind < 3) {
            if (used.contains(logic.at(kind)))
                continue;
            used << logic.at(kind);
            out.beginArray(logic.at(kind));
            for (int clauses = 1 + below(3); clauses > 0; --clauses)
                out.document(out.nextIndex(), query(depth - 1));
            out.end();
        } else if (kind == 3 && !used.contains("$jsonSchema")) {
            used << "$jsonSchema";
            out.document("$jsonSchema", schema(2, true));
        } else if (kind == 4 && !used.contains("$expr")) {
            used << "$expr";
            out.document("$expr", expression(1));
        } else {
            const QByteArray one = path();
            if (!used.contains(one))
                field(out, one, depth);
            used << one;
        }
    }
    return out.finish();
}

base::Bson RandomValidators::validator()
{
    if (chance(0.3))
        return query(2);
    base::BsonBuilder out;
    out.document("$jsonSchema", schema(3, true));
    return out.finish();
}

} // namespace sw::testsupport
