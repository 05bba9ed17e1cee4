// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/textterms.h"

#include <QCryptographicHash>
#include <QString>

#include <libstemmer.h>

#include <memory>
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

/// Words in lower case.
std::vector<QString> wordsOf(std::string_view utf8)
{
    const QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())).toLower();
    std::vector<QString> words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            words.push_back(std::exchange(word, {}));
    };
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == QLatin1Char('_') || c == QLatin1Char('\''))
            word += c;
        else
            end();
    }
    end();
    return words;
}

/// The stem, then without accents: in this order, as a server does.
std::string termOf(const std::string &word)
{
    QString term = QString::fromStdString(stemOf(word)).normalized(QString::NormalizationForm_D);
    term.removeIf([](QChar c) { return c.isMark(); });
    return term.toStdString();
}

} // namespace

std::string stemOf(const std::string &word)
{
    struct Delete
    {
        void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
    };
    thread_local const std::unique_ptr<sb_stemmer, Delete> stemmer(sb_stemmer_new("english", nullptr));
    const sb_symbol *stem =
        sb_stemmer_stem(stemmer.get(), reinterpret_cast<const sb_symbol *>(word.data()), static_cast<int>(word.size()));
    if (stem == nullptr)
        return word; // out of memory
    return {reinterpret_cast<const char *>(stem), static_cast<size_t>(sb_stemmer_length(stemmer.get()))};
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
    for (const QString &each : wordsOf(utf8)) {
        const std::string word = each.toStdString();
        if (frequent().count(word) > 0)
            continue;
        Seen &term = seen[termOf(word)];
        ++term.count;
        term.sum += term.next;
        term.next /= 2;
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
