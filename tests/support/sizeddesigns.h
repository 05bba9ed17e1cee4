// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/shapes.h"

#include <QRandomGenerator>

namespace sw::sizedesigns
{

using design::Node;
using schema::FieldType;

/// A collection whose documents are laid on a real server.
struct Case
{
    const char *name;
    design::Collection collection;
    /// Documents that no generator makes; empty: those of the generator.
    base::Bson (*document)(quint64 n) = nullptr;
};

inline Node text(const char *name, double bytes)
{
    Node node = testsupport::fieldNode(name, FieldType::String);
    node.averageBytes = bytes;
    return node;
}

inline Node number(const char *name, FieldType type, double least, double most)
{
    Node node = testsupport::fieldNode(name, type);
    node.constraints.minimum = least;
    node.constraints.maximum = most;
    return node;
}

inline Node choice(const char *name, const QStringList &values)
{
    Node node = testsupport::fieldNode(name, FieldType::String);
    node.constraints.enumValues = values;
    return node;
}

inline Node sometimes(Node node, double share)
{
    node.presence = share;
    return node;
}

inline Node object(const char *name, const QList<Node> &fields)
{
    return design::makeObject(QString::fromUtf8(name), fields);
}

inline Node list(const char *name, const Node &item, double least, double likely, double most)
{
    return design::makeArray(QString::fromUtf8(name), item, {least, likely, most, false});
}

inline Node states()
{
    return choice("status", {QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped"), QStringLiteral("done")});
}

/// Words of three languages, 1 to 3 bytes a character.
inline const QStringList &wordsOf(int language)
{
    static const QStringList words[] = {
        {QStringLiteral("river"), QStringLiteral("mountain"), QStringLiteral("harbour"), QStringLiteral("bridge"), QStringLiteral("light"), QStringLiteral("station"),
         QStringLiteral("window"), QStringLiteral("garden"), QStringLiteral("letter"), QStringLiteral("winter"), QStringLiteral("market"), QStringLiteral("island")},
        {QStringLiteral("река"), QStringLiteral("город"), QStringLiteral("письмо"), QStringLiteral("зима"), QStringLiteral("окно"), QStringLiteral("станция"),
         QStringLiteral("остров"), QStringLiteral("рынок"), QStringLiteral("дорога"), QStringLiteral("книга"), QStringLiteral("погода"), QStringLiteral("вечер")},
        {QStringLiteral("河流"), QStringLiteral("城市"), QStringLiteral("冬天"), QStringLiteral("窗户"), QStringLiteral("火车站"), QStringLiteral("岛屿"),
         QStringLiteral("市场"), QStringLiteral("道路"), QStringLiteral("图书馆"), QStringLiteral("天气"), QStringLiteral("晚上"), QStringLiteral("花园")}};
    return words[language];
}

constexpr int wordsInText = 12;

inline double bytesOfWords(int language)
{
    double bytes = 0;
    for (const QString &word : wordsOf(language))
        bytes += static_cast<double>(word.toUtf8().size());
    return wordsInText * bytes / static_cast<double>(wordsOf(language).size()) + wordsInText - 1;
}

inline base::Bson threeLanguages(quint64 n)
{
    QRandomGenerator random(static_cast<quint32>(n * 2654435761u + 1));
    QByteArray id(12, '\0');
    for (int i = 0; i < 8; ++i)
        id[11 - i] = static_cast<char>(n >> (8 * i));
    base::BsonBuilder document;
    document.objectId(QStringLiteral("_id"), id);
    for (int language = 0; language < 3; ++language) {
        QStringList words;
        for (int i = 0; i < wordsInText; ++i)
            words << wordsOf(language).at(random.bounded(12));
        document.string(QStringList{QStringLiteral("en"), QStringLiteral("ru"), QStringLiteral("zh")}.at(language), words.join(QLatin1Char(' ')));
    }
    return document.finish();
}

inline design::Collection collection(const char *name, const QList<Node> &fields, double documents)
{
    return testsupport::collectionOf(name, QList<Node>{testsupport::idNode()} + fields, documents);
}

/// Shapes of which every one packs differently.
inline QList<Case> cases()
{
    using testsupport::fieldNode;
    const Node line = object("", {testsupport::referenceNode("book_id", "books"), number("quantity", FieldType::Int32, 1, 5), number("price", FieldType::Double, 1, 200)});
    const Node address = object("address", {text("street", 22), text("city", 9), text("zip", 5), object("geo", {number("lat", FieldType::Double, -90, 90), number("lon", FieldType::Double, -180, 180)})});
    return {
        {"flat small", collection("flat", {text("name", 14), states(), number("stock", FieldType::Int32, 0, 500), fieldNode("created", FieldType::Date)}, 120000)},
        {"nested", collection("nested", {text("name", 18), text("email", 24), address, object("settings", {fieldNode("mails", FieldType::Bool), states(), object("limits", {number("daily", FieldType::Int32, 0, 100000)})})}, 52000)},
        {"arrays", collection("arrays", {fieldNode("placed", FieldType::Date), list("lines", line, 1, 5, 9), list("tags", text("", 7), 0, 3, 6)}, 40000)},
        {"optional fields", collection("optional", {text("title", 30), sometimes(text("subtitle", 40), 0.4), sometimes(number("rating", FieldType::Double, 0, 5), 0.7), sometimes(object("award", {text("by", 20), fieldNode("at", FieldType::Date)}), 0.1), sometimes(list("links", text("", 35), 1, 2, 3), 0.3)}, 72000)},
        {"three languages", collection("languages", {text("en", bytesOfWords(0)), text("ru", bytesOfWords(1)), text("zh", bytesOfWords(2))}, 58000), threeLanguages},
        {"numbers and decimals", collection("numbers", {number("a", FieldType::Int32, 0, 2e9), number("b", FieldType::Int64, 0, 1e12), number("c", FieldType::Double, -1000, 1000), number("total", FieldType::Decimal128, 0, 100000), number("tax", FieldType::Decimal128, 0, 1000), fieldNode("at", FieldType::Date)}, 96000)},
        {"uuids", collection("uuids", {fieldNode("key", FieldType::Uuid), fieldNode("session", FieldType::Uuid), fieldNode("device", FieldType::Uuid)}, 66000)},
        {"5 kB documents", collection("large", {text("title", 40), text("body", 4800), fieldNode("at", FieldType::Date)}, 2800)},
    };
}

} // namespace sw::sizedesigns
