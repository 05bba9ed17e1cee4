// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

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
    }
    return {};
}

QList<Finding> findImpossibleIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const design::Index &index : collection.indexes) {
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
