// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sw::schema
{

namespace
{

struct Irregular
{
    QLatin1String one;
    QLatin1String many;
};

constexpr Irregular irregulars[] = {
    {"person"_L1, "people"_L1},   {"child"_L1, "children"_L1},     {"man"_L1, "men"_L1},
    {"woman"_L1, "women"_L1},     {"mouse"_L1, "mice"_L1},         {"foot"_L1, "feet"_L1},
    {"tooth"_L1, "teeth"_L1},     {"goose"_L1, "geese"_L1},        {"datum"_L1, "data"_L1},
    {"medium"_L1, "media"_L1},    {"criterion"_L1, "criteria"_L1}, {"hero"_L1, "heroes"_L1},
    {"potato"_L1, "potatoes"_L1}, {"quiz"_L1, "quizzes"_L1},       {"leaf"_L1, "leaves"_L1},
    {"shelf"_L1, "shelves"_L1},   {"half"_L1, "halves"_L1},        {"menu"_L1, "menus"_L1},
    {"gas"_L1, "gases"_L1},       {"lens"_L1, "lenses"_L1},        {"movie"_L1, "movies"_L1},
    {"cookie"_L1, "cookies"_L1},  {"tie"_L1, "ties"_L1},           {"pie"_L1, "pies"_L1},
    {"zombie"_L1, "zombies"_L1},  {"calorie"_L1, "calories"_L1},   {"selfie"_L1, "selfies"_L1},
    {"cache"_L1, "caches"_L1},    {"knife"_L1, "knives"_L1},       {"life"_L1, "lives"_L1},
    {"bus"_L1, "buses"_L1},       {"use"_L1, "uses"_L1},
};

constexpr QLatin1String uncounted[] = {"news"_L1,     "series"_L1,    "species"_L1,     "sheep"_L1,
                                       "fish"_L1,     "equipment"_L1, "information"_L1, "metadata"_L1,
                                       "software"_L1, "hardware"_L1,  "staff"_L1,       "feedback"_L1};

bool endsWithAny(const QString &word, std::initializer_list<QLatin1String> endings)
{
    return std::any_of(endings.begin(), endings.end(), [&](QLatin1String ending) { return word.endsWith(ending); });
}

bool isVowel(QChar c)
{
    return QStringLiteral("aeiou").contains(c);
}

bool isUncounted(const QString &word)
{
    return std::any_of(std::begin(uncounted), std::end(uncounted), [&](QLatin1String other) { return word == other; });
}

QString pluralWord(const QString &word)
{
    if (word.isEmpty() || isUncounted(word))
        return word;
    for (const Irregular &row : irregulars) {
        if (word == row.one || word == row.many)
            return row.many;
    }
    const QChar last = word.back();
    if (last < u'a' || last > u'z')
        return word;
    if (endsWithAny(word, {"sis"_L1}))
        return word.chopped(2) + "es"_L1;
    if (endsWithAny(word, {"ss"_L1, "us"_L1, "is"_L1, "x"_L1, "z"_L1, "ch"_L1, "sh"_L1}))
        return word + "es"_L1;
    if (last == u's')
        return word;
    if (last == u'y' && word.size() > 1 && !isVowel(word.at(word.size() - 2)))
        return word.chopped(1) + "ies"_L1;
    return word + QLatin1Char('s');
}

QString singularWord(const QString &word)
{
    if (isUncounted(word) || word.size() < 3)
        return word;
    for (const Irregular &row : irregulars) {
        if (word == row.many || word == row.one)
            return row.one;
    }
    if (!word.endsWith(QLatin1Char('s')) || endsWithAny(word, {"ss"_L1, "us"_L1, "is"_L1}))
        return word;
    if (word.endsWith("ies"_L1))
        return word.chopped(3) + QLatin1Char('y');
    if (endsWithAny(word, {"lyses"_L1, "heses"_L1}))
        return word.chopped(2) + "is"_L1;
    const bool afterUs = word.endsWith("uses"_L1) && word.size() > 4 && !isVowel(word.at(word.size() - 5));
    return endsWithAny(word, {"sses"_L1, "xes"_L1, "ches"_L1, "shes"_L1, "zzes"_L1}) || afterUs ? word.chopped(2)
                                                                                                : word.chopped(1);
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
