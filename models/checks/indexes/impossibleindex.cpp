// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/access/access.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

constexpr int mostKeys = 32;

int textIndexes(const design::Collection &collection)
{
    return static_cast<int>(std::count_if(collection.indexes.begin(), collection.indexes.end(), design::isOnlyOne));
}

int hashedKeys(const design::Index &index)
{
    return static_cast<int>(std::count_if(index.keys.begin(), index.keys.end(), [](const design::IndexKey &key) {
        return key.kind == design::KeyKind::Hashed;
    }));
}

/// Why a server refuses \p index, with its error code; empty when it does not.
QString refusal(const design::Collection &collection, const design::Index &index)
{
    if (index.keys.size() > mostKeys)
        return Text::tr("It has %1 keys; %2 are allowed (code 13103).").arg(index.keys.size()).arg(mostKeys);
    if (hashedKeys(index) > 1)
        return Text::tr("Only one of its keys may be hashed.");
    if (hashedKeys(index) > 0 && index.unique)
        return Text::tr("A hashed index cannot be unique (code 16764).");
    if (index.sparse && !index.partialFilter.isEmpty())
        return Text::tr("It is both sparse and partial; a server takes one of the two.");
    for (const design::IndexKey &key : index.keys) {
        if (key.kind == design::KeyKind::Hashed && !arraysOn(collection.root, key.path).isEmpty())
            return Text::tr("%1 is an array and cannot be hashed (code 16766).").arg(key.path);
        const design::Node *place = nodeAt(collection.root, key.path);
        if (key.kind == design::KeyKind::Geo2dSphere && place && place->isArray())
            return Text::tr("%1 is a list, and a 2dsphere index takes points in objects only (code 16755).")
                .arg(key.path);
    }
    return {};
}

/// Languages of text indexes, by both of their names.
bool isTextLanguage(const QString &name)
{
    static const QStringList known =
        QStringLiteral("none da danish nl dutch en english fi finnish fr french de german hu "
                       "hungarian it italian nb norwegian pt portuguese ro romanian ru "
                       "russian es spanish sv swedish tr turkish")
            .split(QLatin1Char(' '));
    return known.contains(name.toLower());
}

/// The field that a text index takes for the language of what it stands beside; empty when there is none, or all that
/// it may hold is one.
QString languageField(const design::Collection &collection, const design::Index &index)
{
    const QString name = QStringLiteral("language");
    for (const design::IndexKey &key : index.keys) {
        if (key.kind != design::KeyKind::Text)
            continue;
        for (QString at = key.path; !at.isEmpty();) {
            at = at.contains(QLatin1Char('.')) ? at.section(QLatin1Char('.'), 0, -2) : QString();
            const QString path = design::joinedPath(at, name);
            const design::Node *node = design::nodeAt(collection.root, path);
            const QStringList values = node ? node->constraints.enumValues : QStringList();
            if (node && (node->type() != schema::FieldType::String || values.isEmpty() ||
                         !std::all_of(values.cbegin(), values.cend(), isTextLanguage)))
                return path;
        }
    }
    return {};
}

Finding languageTaken(const design::Collection &collection, const design::Index &index, const QString &field)
{
    Finding finding = findingOn(Severity::Error, collection, index);
    finding.path = field;
    finding.title =
        Text::tr("The text index of %1 takes %2 for the language of its texts.").arg(collection.name, field);
    finding.detail = Text::tr("A server refuses each document with another value there than one of its language names "
                              "(codes 17261 and 17262).");
    finding.fix =
        Text::tr("Name the field otherwise, list the languages that it may hold (“en”, “de”, …) as its values, "
                 "or give the index another language field.");
    return finding;
}

QList<Finding> findImpossibleIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const design::Index &index : collection.indexes) {
            const QString language = languageField(collection, index);
            if (!language.isEmpty())
                findings.append(languageTaken(collection, index, language));
            const QString reason = refusal(collection, index);
            if (reason.isEmpty())
                continue;
            Finding finding = findingOn(Severity::Error, collection, index);
            finding.title = Text::tr("A server refuses index %1 of %2.").arg(index.name, collection.name);
            finding.detail = reason;
            finding.fix = Text::tr("Change the operations or the pattern that ask for it, or drop it.");
            findings.append(finding);
        }
        if (textIndexes(collection) > 1) {
            Finding finding = findingAt(Severity::Error, collection, {});
            finding.title = Text::tr("%1 has more than one text index.").arg(collection.name);
            finding.detail =
                Text::tr("There are %1; a server allows one in a collection (code 85).").arg(textIndexes(collection));
            finding.fix = Text::tr("Put all searched texts into one index.");
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Check &impossibleIndex()
{
    static const FunctionCheck check("E15", QT_TRANSLATE_NOOP("Check", "Index that a server refuses"),
                                     Check::Scope::Arrangement, findImpossibleIndex);
    return check;
}

} // namespace sw::checks
