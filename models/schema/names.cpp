// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/names.h"

#include <algorithm>

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
    {"person", "people"},   {"child", "children"},     {"man", "men"},
    {"woman", "women"},     {"mouse", "mice"},         {"foot", "feet"},
    {"tooth", "teeth"},     {"goose", "geese"},        {"datum", "data"},
    {"medium", "media"},    {"criterion", "criteria"}, {"hero", "heroes"},
    {"potato", "potatoes"}, {"quiz", "quizzes"},       {"leaf", "leaves"},
    {"shelf", "shelves"},   {"half", "halves"},        {"menu", "menus"},
    {"gas", "gases"},       {"lens", "lenses"},        {"movie", "movies"},
    {"cookie", "cookies"},  {"tie", "ties"},           {"pie", "pies"},
    {"zombie", "zombies"},  {"calorie", "calories"},   {"selfie", "selfies"},
    {"cache", "caches"},    {"knife", "knives"},       {"life", "lives"},
    {"bus", "buses"},       {"use", "uses"},
};

constexpr const char *uncounted[] = {"news",        "series",   "species",  "sheep",    "fish",  "equipment",
                                     "information", "metadata", "software", "hardware", "staff", "feedback"};

bool endsWithAny(const QString &word, std::initializer_list<const char *> endings)
{
    return std::any_of(endings.begin(), endings.end(),
                       [&](const char *ending) { return word.endsWith(QLatin1String(ending)); });
}

bool isVowel(QChar c)
{
    return QStringLiteral("aeiou").contains(c);
}

bool isUncounted(const QString &word)
{
    return std::any_of(std::begin(uncounted), std::end(uncounted),
                       [&](const char *other) { return word == QLatin1String(other); });
}

QString pluralWord(const QString &word)
{
    if (word.isEmpty() || isUncounted(word))
        return word;
    for (const Irregular &row : irregulars) {
        if (word == QLatin1String(row.one) || word == QLatin1String(row.many))
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

QString singularWord(const QString &word)
{
    if (isUncounted(word) || word.size() < 3)
        return word;
    for (const Irregular &row : irregulars) {
        if (word == QLatin1String(row.many) || word == QLatin1String(row.one))
            return QLatin1String(row.one);
    }
    if (!word.endsWith(QLatin1Char('s')) || endsWithAny(word, {"ss", "us", "is"}))
        return word;
    if (word.endsWith(QLatin1String("ies")))
        return word.chopped(3) + QLatin1Char('y');
    if (endsWithAny(word, {"lyses", "heses"}))
        return word.chopped(2) + QLatin1String("is");
    const bool afterUs = word.endsWith(QLatin1String("uses")) && word.size() > 4 && !isVowel(word.at(word.size() - 5));
    return endsWithAny(word, {"sses", "xes", "ches", "shes", "zzes"}) || afterUs ? word.chopped(2) : word.chopped(1);
}

} // namespace

QString snakeCase(const QString &name)
{
    QString out;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name.at(i);
        const bool joins = out.isEmpty() || out.endsWith(QLatin1Char('_'));
        if (!c.isLetterOrNumber() && !c.isMark() && !c.isSurrogate()) {
            if (!joins)
                out += QLatin1Char('_');
            continue;
        }
        const bool afterLower = i > 0 && (name.at(i - 1).isLower() || name.at(i - 1).isDigit());
        const bool beforeLower = i > 0 && name.at(i - 1).isUpper() && i + 1 < name.size() && name.at(i + 1).isLower();
        if (c.isUpper() && (afterLower || beforeLower) && !joins)
            out += QLatin1Char('_');
        out += c.toLower();
    }
    return out.endsWith(QLatin1Char('_')) ? out.chopped(1) : out;
}

QString pluralName(const QString &snake)
{
    const qsizetype start = snake.lastIndexOf(QLatin1Char('_')) + 1;
    return snake.left(start) + pluralWord(snake.mid(start));
}

QString singularName(const QString &snake)
{
    const qsizetype start = snake.lastIndexOf(QLatin1Char('_')) + 1;
    return snake.left(start) + singularWord(snake.mid(start));
}

} // namespace sw::schema
