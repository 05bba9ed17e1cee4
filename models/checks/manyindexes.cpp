// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

constexpr int refusedAbove = 64;

QList<Finding> findManyIndexes(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double many = facts.limit("indexes");
    for (const design::Collection &collection : facts.design().collections) {
        const double count = static_cast<double>(collection.indexes.size()) + 1;
        if (count <= many)
            continue;
        const Severity severity = count > refusedAbove                 ? Severity::Error
                                  : count > facts.limit("indexesHigh") ? Severity::Warning
                                                                       : Severity::Info;
        Finding finding = findingAt(severity, collection, {});
        finding.title = Text::tr("%1 has %2 indexes.").arg(collection.name, base::countText(count));
        finding.detail =
            Text::tr(
                "Each insert writes to all of them, and they take %1; a server refuses more than %2 in one collection.")
                .arg(base::bytesText(facts.size(collection.name) ? facts.size(collection.name)->indexBytes()
                                                                 : base::Bytes()),
                     QString::number(refusedAbove));
        finding.fix = Text::tr("Drop those that few operations use, or join fields that are searched alike.");
        finding.pattern = QStringLiteral("attribute");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &manyIndexes()
{
    static const FunctionCheck check("E7", QT_TRANSLATE_NOOP("Check", "Too many indexes"), Check::Scope::Arrangement,
                                     findManyIndexes);
    return check;
}

} // namespace sw::checks
