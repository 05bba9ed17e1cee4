// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/textterms.h"

#include <QCryptographicHash>
#include <QString>

#include <array>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace sw::sizing
{

namespace
{

/// English words that say nothing about a text and are left out of text indexes.
constexpr std::string_view frequentWords = "i me my myself we our ours ourselves you your yours yourself yourselves he "
                                           "him his himself she her hers herself it its "
                                           "itself they them their theirs themselves what which who whom this that "
                                           "these those am is are was were be been being "
                                           "have has had having do does did doing would should could ought a an the "
                                           "and but if or because as until while of at by "
                                           "for with about against between into through during before after above "
                                           "below to from up down in out on off over under "
                                           "again further then once here there when where why how all any both each "
                                           "few more most other some such no nor not only "
                                           "own same so than too very can will just don now i'm you're he's she's it's "
                                           "we're they're i've you've we've they've i'd "
                                           "you'd he'd she'd we'd they'd i'll you'll he'll she'll we'll they'll isn't "
                                           "aren't wasn't weren't hasn't haven't hadn't "
                                           "doesn't don't didn't won't wouldn't shan't shouldn't can't cannot couldn't "
                                           "mustn't let's that's who's what's here's "
                                           "there's when's where's why's how's";

const std::unordered_set<std::string_view> &frequent()
{
    static const std::unordered_set<std::string_view> words = [] {
        std::unordered_set<std::string_view> out;
        std::string_view rest = frequentWords;
        while (!rest.empty()) {
            const size_t blank = rest.find(' ');
            out.insert(rest.substr(0, blank));
            rest.remove_prefix(blank == std::string_view::npos ? rest.size() : blank + 1);
        }
        return out;
    }();
    return words;
}

/// Words in lower case, accents taken off.
std::vector<std::string> wordsOf(std::string_view utf8)
{
    QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())).toLower();
    text = text.normalized(QString::NormalizationForm_D);
    std::vector<std::string> words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            words.push_back(word.toStdString());
        word.clear();
    };
    for (const QChar c : std::as_const(text)) {
        if (c.isLetterOrNumber() || c.isSurrogate() || c == QLatin1Char('_') || c == QLatin1Char('\''))
            word += c;
        else if (!c.isMark())
            end();
    }
    end();
    return words;
}

bool isVowel(char c)
{
    return std::string_view("aeiouy").find(c) != std::string_view::npos;
}

/// Where the part begins that follows the first consonant after a vowel.
size_t afterFirstSyllable(const std::string &word, size_t from)
{
    for (size_t i = from + 1; i < word.size(); ++i) {
        if (!isVowel(word[i]) && isVowel(word[i - 1]))
            return i + 1;
    }
    return word.size();
}

bool hasVowel(const std::string &word, size_t end)
{
    for (size_t i = 0; i < end; ++i) {
        if (isVowel(word[i]))
            return true;
    }
    return false;
}

/// A vowel between consonants, the last of which is none of w, x and y, or a vowel and a consonant that are all.
bool endsInShortSyllable(const std::string &word, size_t end)
{
    if (end == 2)
        return isVowel(word[0]) && !isVowel(word[1]);
    return end > 2 && !isVowel(word[end - 1]) && isVowel(word[end - 2]) && !isVowel(word[end - 3]) &&
           word[end - 1] != 'w' && word[end - 1] != 'x';
}

/// After -ed and -ing: "hop" of "hopp", "hope" of "hop" when it is a short word, "relate" of "relat".
void mendStem(std::string &word, size_t firstEnd)
{
    const size_t n = word.size();
    if (word.ends_with("at") || word.ends_with("bl") || word.ends_with("iz")) {
        word += 'e';
    } else if (n > 2 && word[n - 1] == word[n - 2] &&
               std::string_view("bdfgmnprt").find(word[n - 1]) != std::string_view::npos) {
        word.pop_back();
    } else if (firstEnd >= n && endsInShortSyllable(word, n)) {
        word += 'e';
    }
}

void cutPlural(std::string &word)
{
    const size_t n = word.size();
    if (word.ends_with("sses"))
        word.resize(n - 2);
    else if (word.ends_with("ied") || word.ends_with("ies"))
        word.resize(n > 4 ? n - 2 : n - 1);
    else if (word.ends_with('s') && !word.ends_with("us") && !word.ends_with("ss") && n > 2 && hasVowel(word, n - 2))
        word.pop_back();
}

void cutTense(std::string &word, size_t first)
{
    for (const std::string_view ending : {"eedly", "eed", "ingly", "edly", "ing", "ed"}) {
        if (!word.ends_with(ending))
            continue;
        const size_t stem = word.size() - ending.size();
        if (ending.starts_with("ee")) {
            if (stem >= first)
                word.erase(stem + 2);
        } else if (hasVowel(word, stem)) {
            word.erase(stem);
            mendStem(word, afterFirstSyllable(word, 0));
        }
        return;
    }
}

struct Ending
{
    std::string_view from;
    std::string_view to;
};

/// Replaces the first of \p endings (the longer ones first) when it begins at \p region or later.
template <size_t n>
void replaceEnding(std::string &word, const std::array<Ending, n> &endings, size_t region)
{
    for (const Ending &ending : endings) {
        if (!word.ends_with(ending.from))
            continue;
        const size_t stem = word.size() - ending.from.size();
        if (stem >= region)
            word.replace(stem, std::string::npos, ending.to);
        return;
    }
}

constexpr std::array<Ending, 23> nouns{{{"ational", "ate"}, {"fulness", "ful"}, {"iveness", "ive"}, {"ization", "ize"},
                                        {"ousness", "ous"}, {"biliti", "ble"},  {"lessli", "less"}, {"tional", "tion"},
                                        {"alism", "al"},    {"aliti", "al"},    {"ation", "ate"},   {"entli", "ent"},
                                        {"fulli", "ful"},   {"iviti", "ive"},   {"ousli", "ous"},   {"abli", "able"},
                                        {"alli", "al"},     {"anci", "ance"},   {"ator", "ate"},    {"enci", "ence"},
                                        {"izer", "ize"},    {"bli", "ble"},     {"ogi", "og"}}};
constexpr std::array<Ending, 7> adjectives{
    {{"alize", "al"}, {"icate", "ic"}, {"iciti", "ic"}, {"ical", "ic"}, {"ness", ""}, {"ful", ""}, {"ative", "ative"}}};
constexpr std::array<Ending, 18> rests{{{"ement", ""},
                                        {"able", ""},
                                        {"ance", ""},
                                        {"ence", ""},
                                        {"ible", ""},
                                        {"ment", ""},
                                        {"sion", "s"},
                                        {"tion", "t"},
                                        {"ant", ""},
                                        {"ate", ""},
                                        {"ent", ""},
                                        {"ism", ""},
                                        {"ive", ""},
                                        {"ize", ""},
                                        {"ous", ""},
                                        {"al", ""},
                                        {"er", ""},
                                        {"ic", ""}}};

} // namespace

std::string stemOf(std::string word)
{
    if (word.ends_with("'s"))
        word.resize(word.size() - 2);
    if (word.size() <= 2)
        return word;
    const size_t first = afterFirstSyllable(word, 0);
    const size_t second = first < word.size() ? afterFirstSyllable(word, first) : first;
    cutPlural(word);
    cutTense(word, first);
    const size_t n = word.size();
    if (n > 2 && word[n - 1] == 'y' && !isVowel(word[n - 2]))
        word.back() = 'i';
    replaceEnding(word, nouns, first);
    if (word.ends_with("li") && word.size() - 2 >= first && word.size() > 2 &&
        std::string_view("cdeghkmnrt").find(word[word.size() - 3]) != std::string_view::npos)
        word.resize(word.size() - 2);
    replaceEnding(word, adjectives, first);
    replaceEnding(word, rests, second);
    const size_t left = word.size();
    if (left > 1 && word.back() == 'e') {
        if (left - 1 >= second || (left - 1 >= first && !endsInShortSyllable(word, left - 1)))
            word.pop_back();
    } else if (word.ends_with("ll") && left - 1 >= second) {
        word.pop_back();
    }
    return word;
}

void addTerms(std::string_view utf8, TermWeights &out)
{
    struct Seen
    {
        int count = 0;
        double sum = 0;
        double next = 1;
    };
    std::unordered_map<std::string, Seen> seen;
    int words = 0;
    std::string only;
    for (const std::string &word : wordsOf(utf8)) {
        if (frequent().count(word) > 0)
            continue;
        Seen &term = seen[stemOf(word)];
        ++term.count;
        term.sum += term.next;
        term.next /= 2;
        only = word;
        ++words;
    }
    for (const auto &[term, found] : seen) {
        const double adjustment = term.size() == utf8.size() && words == 1 ? 1.1 : 1;
        out[term] += found.sum * (0.5 * found.count / words + 0.5) * adjustment;
    }
}

std::string storedTerm(const std::string &term)
{
    constexpr size_t longest = 224;
    if (term.size() <= longest)
        return term;
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray::fromRawData(term.data(), static_cast<qsizetype>(term.size())), QCryptographicHash::Md5);
    return term.substr(0, longest) + hash.toHex().toStdString();
}

} // namespace sw::sizing
