// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/indexes/indexrules.h"

#include "models/base/texts.h"
#include "models/schema/indexes/indexfilter.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace sw::schema
{

namespace
{

constexpr qsizetype mostKeys = 32;
constexpr int heaviest = 99'999;

constexpr std::array textLanguageNames{"danish",    "dutch",   "english", "finnish",   "french",     "german",
                                       "hungarian", "italian", "none",    "norwegian", "portuguese", "romanian",
                                       "russian",   "spanish", "swedish", "turkish"};
constexpr std::array textLanguageCodes{"da", "nl", "en", "fi", "fr", "de", "hu", "it",
                                       "nb", "pt", "ro", "ru", "es", "sv", "tr"};

/// Languages of the collations that a server knows.
const char *const collationLanguages =
    "af am ar as az be bg bn bo bs ca chr cs cy da de dsb dz ee el en eo es et fa fi fil fo fr ga gl gu ha haw he hi "
    "hr hsb hu hy id ig is it ja ka kk kl km kn ko kok ky lb lkt ln lo lt lv mk ml mn mr ms mt my nb ne nl nn om or pa "
    "pl ps pt ro ru se si simple sk sl smn sq sr sv sw ta te th to tr ug uk ur vi wae yi yo zh zu";

/// Collects what is wrong with one index.
class IndexRules
{
public:
    IndexRules(const IndexDefinition &index, const ServerVersion &server) : m_index(index), m_server(server) {}

    QList<base::Error> faults()
    {
        keys();
        kinds();
        options();
        expiry();
        wildcards();
        texts();
        collation();
        return m_faults;
    }

private:
    void refuse(bool wrong, const QString &message, const QString &wayOut)
    {
        if (wrong)
            m_faults << base::Error{base::ErrorCode::InvalidModel, message,
                                    Text::tr("index %1").arg(indexNameOf(m_index)), wayOut};
    }
    bool has(KeyKind kind) const { return hasKind(m_index.keys, kind); }
    void path(const QString &path);
    void keys();
    void kinds();
    void options();
    void expiry();
    void wildcards();
    void projection();
    void texts();
    void collation();

    const IndexDefinition &m_index;
    const ServerVersion m_server;
    QList<base::Error> m_faults;
};

void IndexRules::path(const QString &path)
{
    const QStringList parts = withoutWildcard(path).split(QLatin1Char('.'));
    const bool all = path == QLatin1String("$**");
    refuse(!all && parts.contains(QString()), Text::tr("The path “%1” is empty in part.").arg(path),
           Text::tr("Write the names of the fields with one dot between them."));
    refuse(path.contains(QChar(0)), Text::tr("The path of a key contains the character NUL."),
           Text::tr("Remove it; BSON ends a name there."));
    const bool dollar = std::any_of(parts.cbegin(), parts.cend(),
                                    [](const QString &part) { return part.startsWith(QLatin1Char('$')); });
    refuse(dollar, Text::tr("A name in the path “%1” begins with “$”.").arg(path),
           Text::tr("Name a field; only the wildcard $** may begin so."));
}

void IndexRules::keys()
{
    QSet<QString> paths;
    for (const IndexKey &key : m_index.keys) {
        path(key.path);
        refuse(paths.contains(key.path), Text::tr("It names %1 twice.").arg(key.path),
               Text::tr("Leave one of the two out."));
        paths.insert(key.path);
    }
    refuse(m_index.keys.isEmpty(), Text::tr("It has no keys."), Text::tr("Name the fields that it is on."));
    refuse(m_index.keys.size() > mostKeys,
           Text::tr("It has %1 keys; a server takes at most %2.").arg(m_index.keys.size()).arg(mostKeys),
           Text::tr("Leave some out: keys after the first few hardly narrow the result."));
    const bool onlyId = m_index.keys.size() == 1 && m_index.keys.first().path == QLatin1String("_id") &&
                        traitsOf(m_index.keys.first().kind).direction != 0;
    refuse(onlyId, Text::tr("Every collection has an index on _id already."),
           Text::tr("Add other keys, or leave it out; it is read in both directions."));
    refuse(m_index.name == QLatin1String("*") || m_index.name == QLatin1String("_id_") ||
               m_index.name.contains(QChar(0)),
           Text::tr("The name “%1” is the server's own.").arg(m_index.name), Text::tr("Take another name."));
}

void IndexRules::kinds()
{
    const qsizetype hashed = std::count_if(m_index.keys.cbegin(), m_index.keys.cend(),
                                           [](const IndexKey &key) { return key.kind == KeyKind::Hashed; });
    refuse(hashed > 1, Text::tr("%1 of its keys are hashed; a server allows one (code 31303).").arg(hashed),
           Text::tr("Let one be hashed, the others 1 or -1."));
    refuse(hashed > 0 && m_index.unique, Text::tr("A hashed index cannot be unique (code 16764)."),
           Text::tr("Take 1 in place of hashed, or leave unique out."));
    const int plugins = (has(KeyKind::Text) ? 1 : 0) + (has(KeyKind::Geo2dSphere) ? 1 : 0) + (hashed > 0 ? 1 : 0);
    refuse(plugins > 1, Text::tr("Only one of text, 2dsphere and hashed can be in an index (code 67)."),
           Text::tr("Make two indexes."));
}

void IndexRules::options()
{
    refuse(m_index.sparse && !m_index.partialFilter.isEmpty(),
           Text::tr("It is both sparse and partial; a server takes one of the two (code 67)."),
           Text::tr("Leave sparse out and put {\"$exists\": true} into the filter."));
    for (const base::Error &fault : filterFaults(m_index.partialFilter, m_server))
        refuse(true, fault.message, fault.wayOut);
}

void IndexRules::expiry()
{
    if (!m_index.expireAfterSeconds)
        return;
    refuse(m_index.keys.size() > 1,
           Text::tr("It has %1 keys; only an index on one field expires documents (code 67).").arg(m_index.keys.size()),
           Text::tr("Make an index of its own on the date."));
    const IndexKey first = m_index.keys.value(0);
    refuse(first.path == QLatin1String("_id"), Text::tr("An index on _id cannot expire documents (code 197)."),
           Text::tr("Put it on a date field."));
    refuse(traitsOf(first.kind).direction == 0 || isWildcard(first.path),
           Text::tr("Only a plain index, 1 or -1, expires documents."),
           Text::tr("Make an index of its own on the date."));
    refuse(*m_index.expireAfterSeconds < 0, Text::tr("The time after which documents expire is below 0 (code 67)."),
           Text::tr("Give 0 for the moment in the field, or more."));
}

void IndexRules::wildcards()
{
    const auto wild = std::find_if(m_index.keys.cbegin(), m_index.keys.cend(),
                                   [](const IndexKey &key) { return isWildcard(key.path); });
    if (!m_index.wildcardProjection.isEmpty())
        projection();
    if (wild == m_index.keys.cend() || wild->kind == KeyKind::Text) {
        refuse(wild != m_index.keys.cend() && wild->path != QLatin1String("$**"),
               Text::tr("A text index on all fields is on the whole document, not on a part."),
               Text::tr("Write $** text, or name the fields."));
        return;
    }
    const QString plain = Text::tr("Make two indexes, one of them on $** alone.");
    refuse(wild->kind != KeyKind::Ascending, Text::tr("A wildcard key can only be 1 or text (code 67)."), plain);
    refuse(m_index.keys.size() > 1 && m_server.major < 7,
           Text::tr("MongoDB %1.%2 allows no other keys beside a wildcard (code 67).")
               .arg(m_server.major)
               .arg(m_server.minor),
           plain);
    refuse(m_index.unique, Text::tr("A wildcard index cannot be unique (code 67)."),
           Text::tr("Put a unique index on the field itself."));
    refuse(m_index.sparse, Text::tr("A wildcard index cannot be sparse (code 67)."),
           Text::tr("Leave sparse out: it holds only fields that are there anyway."));
}

void IndexRules::projection()
{
    const bool onAll = std::any_of(m_index.keys.cbegin(), m_index.keys.cend(), [](const IndexKey &key) {
        return key.path == QLatin1String("$**") && key.kind == KeyKind::Ascending;
    });
    refuse(!onAll, Text::tr("Only an index on $** takes a projection (code 2)."),
           Text::tr("Leave it out, or make $** the key."));
    bool in = false;
    bool out = false;
    for (auto it = m_index.wildcardProjection.begin(); it != m_index.wildcardProjection.end(); ++it) {
        const bool shown = it->toDouble(it->toBool() ? 1 : 0) != 0;
        refuse(!it->isDouble() && !it->isBool(), Text::tr("The projection gives %1 neither 0 nor 1.").arg(it.key()),
               Text::tr("Write {\"field\": 1} for the fields that are in it, or 0 for those that are not."));
        if (it.key() != QLatin1String("_id"))
            (shown ? in : out) = true;
    }
    refuse(in && out, Text::tr("The projection both takes fields in and leaves some out (code 31254)."),
           Text::tr("Write only 1 or only 0; _id may differ."));
}

void IndexRules::texts()
{
    qsizetype first = -1;
    qsizetype last = -1;
    qsizetype count = 0;
    for (qsizetype i = 0; i < m_index.keys.size(); ++i) {
        const IndexKey &key = m_index.keys.at(i);
        refuse(key.weight < 1 || key.weight > heaviest,
               Text::tr("The weight of %1 is %2; it can be 1 to %3 (code 67).")
                   .arg(key.path)
                   .arg(key.weight)
                   .arg(heaviest),
               Text::tr("Give another weight."));
        refuse(key.weight != 1 && key.kind != KeyKind::Text,
               Text::tr("%1 has a weight, but is not a text key (code 67).").arg(key.path),
               Text::tr("Leave the weight out."));
        if (key.kind != KeyKind::Text)
            continue;
        first = first < 0 ? i : first;
        last = i;
        ++count;
    }
    refuse(count > 0 && last - first + 1 != count, Text::tr("Its text keys do not stand side by side (code 67)."),
           Text::tr("Move the other keys before or after them."));
    refuse(count == 0 && !(m_index.defaultLanguage.isEmpty() && m_index.languageOverride.isEmpty()),
           Text::tr("It has a language, but no text key."), Text::tr("Leave the language out, or make a key text."));
    const QStringList languages = textLanguages();
    const bool known = languages.contains(m_index.defaultLanguage) ||
                       std::any_of(textLanguageCodes.begin(), textLanguageCodes.end(),
                                   [&](const char *code) { return m_index.defaultLanguage == QLatin1String(code); });
    refuse(!m_index.defaultLanguage.isEmpty() && !known,
           Text::tr("“%1” is not a language of text indexes (code 67).").arg(m_index.defaultLanguage),
           Text::tr("Take one of %1.").arg(languages.join(QLatin1String(", "))));
    refuse(m_index.languageOverride.contains(QLatin1Char('.')) || m_index.languageOverride.startsWith(QLatin1Char('$')),
           Text::tr("“%1” cannot tell a document's language (code 67).").arg(m_index.languageOverride),
           Text::tr("Name a field without dots and “$”."));
}

void IndexRules::collation()
{
    const QJsonObject &given = m_index.collation;
    if (given.isEmpty())
        return;
    const QString locale = given.value(QLatin1String("locale")).toString();
    static const QStringList languages = QString::fromLatin1(collationLanguages).split(QLatin1Char(' '));
    refuse(locale.isEmpty(), Text::tr("Its collation has no locale (code 40414)."),
           Text::tr("Write {\"locale\": \"en\", \"strength\": 2}, for example."));
    const QString language = locale.section(QLatin1Char('@'), 0, 0).section(QLatin1Char('_'), 0, 0);
    refuse(!locale.isEmpty() && !languages.contains(language),
           Text::tr("No collation has the locale “%1” (code 2).").arg(locale),
           Text::tr("Write a language such as en, de or zh, or simple."));
    refuse(has(KeyKind::Text) && locale != QLatin1String("simple"),
           Text::tr("A text index has no collation (code 67)."), Text::tr("Leave it out: text indexes know no case."));
    static const QStringList known{
        QStringLiteral("locale"),          QStringLiteral("strength"),  QStringLiteral("caseLevel"),
        QStringLiteral("caseFirst"),       QStringLiteral("alternate"), QStringLiteral("maxVariable"),
        QStringLiteral("numericOrdering"), QStringLiteral("backwards"), QStringLiteral("normalization")};
    for (auto it = given.begin(); it != given.end(); ++it)
        refuse(!known.contains(it.key()), Text::tr("A collation has no member “%1” (code 40415).").arg(it.key()),
               Text::tr("It has %1.").arg(known.join(QLatin1String(", "))));
    const double strength =
        given.value(QLatin1String("strength")).toDouble(given.contains(QLatin1String("strength")) ? 0 : 3);
    refuse(strength < 1 || strength > 5, Text::tr("The strength of its collation is not 1 to 5 (code 51024)."),
           Text::tr("Write 1 or 2 to compare without case, 3 to compare with it."));
}

} // namespace

QList<base::Error> indexFaults(const IndexDefinition &index, const ServerVersion &server)
{
    return IndexRules(index, server).faults();
}

QStringList textLanguages()
{
    QStringList names;
    for (const char *name : textLanguageNames)
        names << QLatin1String(name);
    return names;
}

} // namespace sw::schema
