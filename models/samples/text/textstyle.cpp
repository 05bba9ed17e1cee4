// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/text/textstyle.h"

#include <QHash>

namespace sw::samples
{

namespace
{

const QHash<QString, TextStyle> &stylesByWord()
{
    static const QHash<QString, TextStyle> styles = [] {
        struct Row
        {
            TextStyle style;
            const char *words;
        };
        static const Row rows[] = {
            {TextStyle::Prose, "description body text comment bio summary notes note message content abstract details "
                               "remarks review synopsis plot"},
            {TextStyle::Title,
             "title headline subject label caption product item publisher company brand theatre cinema venue model"},
            {TextStyle::FullName, "author customer user passenger captain actor director holder owner person employee "
                                  "reviewer patient student contact skipper"},
            {TextStyle::FirstName, "first firstname given forename nickname"},
            {TextStyle::LastName, "last lastname surname family"},
            {TextStyle::City, "city town place port harbour location origin destination birthplace warehouse depot"},
            {TextStyle::Country, "country nation state region flag nationality"},
            {TextStyle::Street, "street address road"},
            {TextStyle::Email, "email mail"},
            {TextStyle::Url, "url uri website link homepage image picture photo avatar cover poster"},
            {TextStyle::Phone, "phone mobile fax telephone"},
            {TextStyle::Digits, "isbn ean gtin zip postal postcode imo mmsi ssn"},
            {TextStyle::Code,
             "code sku number ticker symbol serial plate currency seat row hall registration iban vin policy"},
            {TextStyle::Token, "token hash password secret checksum digest fingerprint session"},
            {TextStyle::Slug, "slug login username handle tag tags keyword category genre"},
        };
        QHash<QString, TextStyle> map;
        for (const Row &row : rows) {
            for (const QString &word : QString::fromLatin1(row.words).split(QLatin1Char(' ')))
                map.insert(word, row.style);
        }
        return map;
    }();
    return styles;
}

/// "name" is a person's in the collection users, and a thing's in products.
bool isOfPeople(const QString &owner)
{
    for (QString word : wordsOfName(owner)) {
        if (stylesByWord().value(word) == TextStyle::FullName)
            return true;
        if (word.endsWith(QLatin1Char('s')))
            word.chop(1);
        if (word == QLatin1String("people") || stylesByWord().value(word, TextStyle::Words) == TextStyle::FullName)
            return true;
    }
    return false;
}

void capitalise(std::string &out, size_t from)
{
    if (from < out.size() && out[from] >= 'a' && out[from] <= 'z')
        out[from] = static_cast<char>(out[from] - 'a' + 'A');
}

void appendFrom(const char *letters, size_t count, size_t length, Random &random, std::string &out)
{
    for (size_t i = 0; i < length; ++i)
        out += letters[random.below(count)];
}

void appendNames(size_t length, const Wording &wording, Random &random, std::string &out)
{
    const WordList &first = wording.words(Vocabulary::FirstNames);
    const WordList &last = wording.words(Vocabulary::LastNames);
    if (length < 6)
        return first.appendExactly(length, random, out);
    const std::string_view given = first.atMost(std::min<size_t>(length - 4, 3 + length / 3), random);
    out += given;
    out += ' ';
    last.appendWords(length - given.size() - 1, ' ', random, out);
}

void appendEmail(size_t length, Random &random, std::string &out)
{
    static constexpr std::string_view domains[] = {"@example.org", "@example.com", "@example.net"};
    const std::string_view domain = domains[random.below(3)];
    if (length < domain.size() + 2)
        return vocabulary(Vocabulary::Prose, true).appendExactly(length, random, out);
    const size_t from = out.size();
    vocabulary(Vocabulary::FirstNames, true).appendWords(length - domain.size(), '.', random, out);
    for (size_t i = from; i < out.size(); ++i)
        out[i] = static_cast<char>(out[i] >= 'A' && out[i] <= 'Z' ? out[i] - 'A' + 'a' : out[i]);
    out += domain;
}

void appendProse(size_t length, const Wording &wording, Random &random, std::string &out)
{
    const size_t from = out.size();
    const bool sentence = length > 30;
    const bool english =
        wording.language == schema::Language::Automatic || wording.language == schema::Language::English;
    const WordList &words = english ? vocabulary(Vocabulary::Prose, true) : wording.words(Vocabulary::Prose);
    words.appendWords(sentence ? length - 1 : length, ' ', random, out);
    capitalise(out, from);
    if (sentence)
        out += '.';
}

void appendPrefixed(std::string_view prefix, size_t length, char separator, Random &random, std::string &out)
{
    if (length > prefix.size() + 2) {
        out += prefix;
        length -= prefix.size();
    }
    vocabulary(Vocabulary::Prose, true).appendWords(length, separator, random, out);
}

void appendStreet(size_t length, const Wording &wording, Random &random, std::string &out)
{
    if (length < 8)
        return wording.words(Vocabulary::Streets).appendWords(length, ' ', random, out);
    const std::string number = std::to_string(1 + random.below(99));
    out += number;
    out += ' ';
    wording.words(Vocabulary::Streets).appendWords(length - number.size() - 1, ' ', random, out);
}

} // namespace

QStringList wordsOfName(const QString &name)
{
    QStringList words;
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty())
            words += word.toLower();
        word.clear();
    };
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name[i];
        const bool startsWord = c.isUpper() && i > 0 && name[i - 1].isLower();
        if (startsWord || !c.isLetterOrNumber())
            finish();
        if (c.isLetterOrNumber())
            word += c;
    }
    finish();
    return words;
}

TextStyle textStyleOf(const QString &field, const QString &owner, double averageBytes)
{
    const QStringList words = wordsOfName(field);
    if (!words.isEmpty() && words.last() == QLatin1String("name") && words.size() == 1)
        return isOfPeople(owner) ? TextStyle::FullName : TextStyle::Title;
    for (auto word = words.crbegin(); word != words.crend(); ++word) {
        const auto found = stylesByWord().constFind(*word);
        if (found != stylesByWord().cend())
            return *found;
    }
    return averageBytes > 40 ? TextStyle::Prose : averageBytes <= 4 ? TextStyle::Code : TextStyle::Words;
}

bool hasFixedLength(TextStyle style)
{
    return style == TextStyle::Phone || style == TextStyle::Digits || style == TextStyle::Code ||
           style == TextStyle::Token;
}

void appendText(TextStyle style, size_t length, const Wording &wording, Random &random, std::string &out)
{
    const auto words = [&](Vocabulary which, char separator) {
        wording.words(which).appendWords(length, separator, random, out);
    };
    if (length == 0)
        return;
    switch (style) {
    case TextStyle::Words:
        return words(Vocabulary::Prose, ' ');
    case TextStyle::Prose:
        return appendProse(length, wording, random, out);
    case TextStyle::Title:
        return words(Vocabulary::Things, ' ');
    case TextStyle::FullName:
        return appendNames(length, wording, random, out);
    case TextStyle::FirstName:
        return words(Vocabulary::FirstNames, ' ');
    case TextStyle::LastName:
        return words(Vocabulary::LastNames, '-');
    case TextStyle::City:
        return words(Vocabulary::Cities, ' ');
    case TextStyle::Country:
        return words(Vocabulary::Countries, ' ');
    case TextStyle::Street:
        return appendStreet(length, wording, random, out);
    case TextStyle::Email:
        return appendEmail(length, random, out);
    case TextStyle::Url:
        return appendPrefixed("https://example.org/", length, '-', random, out);
    case TextStyle::Phone:
        out += '+';
        return appendFrom("0123456789", 10, length - 1, random, out);
    case TextStyle::Digits:
        return appendFrom("0123456789", 10, length, random, out);
    case TextStyle::Code:
        return appendFrom("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 32, length, random, out);
    case TextStyle::Token:
        return appendFrom("0123456789abcdef", 16, length, random, out);
    case TextStyle::Slug:
        return words(Vocabulary::Prose, '-');
    }
}

} // namespace sw::samples
