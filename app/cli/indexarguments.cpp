// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/indexarguments.h"

#include "models/base/texts.h"
#include "models/schema/indexes/indexnotation.h"
#include "models/schema/indexes/indexrules.h"

#include <QCoreApplication>

#include <functional>

namespace sw::cli
{

namespace
{

using schema::IndexDefinition;

/// An option of an index: how it is read, and taken back.
struct IndexOption
{
    const char *name;
    const char *value; ///< of a switch: none
    const char *help;  ///< marked for translation
    base::Result<void> (*set)(IndexDefinition &, const QString &);
    void (*clear)(IndexDefinition &);
};

template <auto Member>
base::Result<void> setTruth(IndexDefinition &index, const QString &)
{
    index.*Member = true;
    return {};
}

template <auto Member>
base::Result<void> setText(IndexDefinition &index, const QString &text)
{
    index.*Member = text;
    return {};
}

template <auto Member, auto Parse>
base::Result<void> setParsed(IndexDefinition &index, const QString &text)
{
    const auto value = Parse(text);
    if (!value)
        return value.error();
    index.*Member = *value;
    return {};
}

template <auto Member>
void clearMember(IndexDefinition &index)
{
    static const IndexDefinition fresh;
    index.*Member = fresh.*Member;
}

constexpr IndexOption indexOptionRows[] = {
    {"name", "NAME", QT_TRANSLATE_NOOP("Text", "its name; default: made of its keys, as a server's shell does"),
     setText<&IndexDefinition::name>, clearMember<&IndexDefinition::name>},
    {"keys", "KEYS", QT_TRANSLATE_NOOP("Text", "change, keep: other keys"),
     setParsed<&IndexDefinition::keys, schema::parseIndexKeys>, nullptr},
    {"unique", nullptr, QT_TRANSLATE_NOOP("Text", "no two documents share a value"), setTruth<&IndexDefinition::unique>,
     clearMember<&IndexDefinition::unique>},
    {"sparse", nullptr, QT_TRANSLATE_NOOP("Text", "without documents that lack its fields"),
     setTruth<&IndexDefinition::sparse>, clearMember<&IndexDefinition::sparse>},
    {"hidden", nullptr, QT_TRANSLATE_NOOP("Text", "kept up to date, but not used by queries"),
     setTruth<&IndexDefinition::hidden>, clearMember<&IndexDefinition::hidden>},
    {"partial", "JSON", QT_TRANSLATE_NOOP("Text", "only documents that match this query"),
     setParsed<&IndexDefinition::partialFilter, schema::parseIndexDocument>,
     clearMember<&IndexDefinition::partialFilter>},
    {"collation", "JSON", QT_TRANSLATE_NOOP("Text", "how its texts compare, or the locale alone: en"),
     setParsed<&IndexDefinition::collation, schema::parseCollation>, clearMember<&IndexDefinition::collation>},
    {"expire", "TIME",
     QT_TRANSLATE_NOOP("Text", "documents are deleted so long after the date in its field: 30d, 12h, 90min, 45s, 0"),
     setParsed<&IndexDefinition::expireAfterSeconds, schema::parseExpiry>,
     clearMember<&IndexDefinition::expireAfterSeconds>},
    {"language", "NAME", QT_TRANSLATE_NOOP("Text", "language of a text index"),
     setText<&IndexDefinition::defaultLanguage>, clearMember<&IndexDefinition::defaultLanguage>},
    {"language-override", "FIELD",
     QT_TRANSLATE_NOOP("Text",
                       "the field that tells a document's language, for a text index; a server takes 'language'"),
     setText<&IndexDefinition::languageOverride>, clearMember<&IndexDefinition::languageOverride>},
    {"projection", "JSON", QT_TRANSLATE_NOOP("Text", "the fields that an index on $** takes in (1) or leaves out (0)"),
     setParsed<&IndexDefinition::wildcardProjection, schema::parseIndexDocument>,
     clearMember<&IndexDefinition::wildcardProjection>},
};

base::Error ofOption(base::Error error, const QString &option)
{
    error.where = QStringLiteral("--") + option;
    return error;
}

} // namespace

QList<Option> indexOptions()
{
    QList<Option> options;
    for (const IndexOption &row : indexOptionRows)
        options << Option{{QLatin1String(row.name)}, QLatin1String(row.value), Text::tr(row.help), false};
    options << Option{{QStringLiteral("without")},
                      QStringLiteral("OPTION"),
                      Text::tr("change, keep: takes an option back, such as unique; repeatable"),
                      true};
    options << Option{
        {QStringLiteral("reason")}, QStringLiteral("TEXT"), Text::tr("suppress: why it is not wanted"), false};
    return options;
}

base::Result<void> setIndexOptions(const Arguments &arguments, IndexDefinition &index)
{
    QStringList clearable;
    for (const IndexOption &row : indexOptionRows) {
        if (row.clear)
            clearable << QLatin1String(row.name);
    }
    for (const QString &name : arguments.values(QStringLiteral("without"))) {
        const qsizetype place = clearable.indexOf(name);
        if (place < 0)
            return base::Error{base::ErrorCode::Usage, Text::tr("An index has no option '%1'.").arg(name),
                               QStringLiteral("--without"), suggestion(name, clearable)};
        for (const IndexOption &row : indexOptionRows) {
            if (name == QLatin1String(row.name))
                row.clear(index);
        }
    }
    for (const IndexOption &row : indexOptionRows) {
        const QString name = QLatin1String(row.name);
        if (!arguments.has(name))
            continue;
        if (const auto set = row.set(index, arguments.value(name)); !set)
            return ofOption(set.error(), name);
    }
    return {};
}

} // namespace sw::cli
