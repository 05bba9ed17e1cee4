// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/entity.h"

namespace sw::schema
{

namespace
{

struct Irregular
{
    const char *one;
    const char *many;
};
constexpr Irregular irregulars[] = {
    {"person", "people"},       {"child", "children"},  {"man", "men"},           {"woman", "women"},
    {"mouse", "mice"},          {"foot", "feet"},       {"tooth", "teeth"},       {"goose", "geese"},
    {"datum", "data"},          {"medium", "media"},    {"criterion", "criteria"}, {"hero", "heroes"},
    {"potato", "potatoes"},     {"quiz", "quizzes"},    {"leaf", "leaves"},       {"shelf", "shelves"},
    {"half", "halves"},         {"menu", "menus"},      {"gas", "gases"},         {"lens", "lenses"},
    {"data", "data"},           {"people", "people"},   {"children", "children"}, {"media", "media"},
    {"men", "men"},             {"women", "women"},     {"mice", "mice"},         {"menus", "menus"},
    {"news", "news"},           {"series", "series"},   {"species", "species"},   {"sheep", "sheep"},
    {"fish", "fish"},           {"equipment", "equipment"}, {"information", "information"}, {"metadata", "metadata"},
    {"staff", "staff"},         {"software", "software"},   {"hardware", "hardware"},       {"feedback", "feedback"},
};

bool endsWithAny(const QString &word, std::initializer_list<const char *> endings)
{
    return std::any_of(endings.begin(), endings.end(), [&](const char *ending) { return word.endsWith(QLatin1String(ending)); });
}

bool isVowel(QChar c)
{
    return c == u'a' || c == u'e' || c == u'i' || c == u'o' || c == u'u';
}

/// The plural of an English word in lower case; a word that looks like one already stays.
QString plural(const QString &word)
{
    for (const Irregular &row : irregulars) {
        if (word == QLatin1String(row.one))
            return QLatin1String(row.many);
    }
    const QChar last = word.back();
    if (last < u'a' || last > u'z')
        return word;
    if (endsWithAny(word, {"sis"}))
        return word.chopped(2) + QLatin1String("es");
    if (endsWithAny(word, {"ss", "us", "is", "x", "z", "ch", "sh"}))
        return word + QLatin1String("es");
    if (last == u's')
        return word;
    if (last == u'y' && word.size() > 1 && !isVowel(word.at(word.size() - 2)))
        return word.chopped(1) + QLatin1String("ies");
    return word + QLatin1Char('s');
}

/// "OrderLine", "Order line" and "order-line" become "order_line"; letters of any script are kept.
QString snakeCase(const QString &name)
{
    QString out;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name.at(i);
        if (!c.isLetterOrNumber() && !c.isMark() && !c.isSurrogate()) {
            if (!out.isEmpty() && !out.endsWith(QLatin1Char('_')))
                out += QLatin1Char('_');
            continue;
        }
        const bool afterLower = i > 0 && (name.at(i - 1).isLower() || name.at(i - 1).isDigit());
        const bool beforeLower = i > 0 && name.at(i - 1).isUpper() && i + 1 < name.size() && name.at(i + 1).isLower();
        if (c.isUpper() && (afterLower || beforeLower) && !out.isEmpty() && !out.endsWith(QLatin1Char('_')))
            out += QLatin1Char('_');
        out += c.toLower();
    }
    return out.endsWith(QLatin1Char('_')) ? out.chopped(1) : out;
}

} // namespace

QString collectionNameOf(const Entity &entity)
{
    if (!entity.collectionName.isEmpty())
        return entity.collectionName;
    const QString name = snakeCase(entity.name);
    if (name.isEmpty())
        return QStringLiteral("unnamed");
    const qsizetype start = name.lastIndexOf(QLatin1Char('_')) + 1;
    return name.left(start) + plural(name.mid(start));
}

} // namespace sw::schema
