// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>
#include <QMap>

namespace sw::checks
{

namespace
{

/// Collections and indexes that servers of this memory are meant to hold: sizes of hosted clusters, 2, 4 and 8, 16 GiB.
double tierLimit(double ramGiB)
{
    return ramGiB <= 2 ? 5000 : ramGiB <= 8 ? 10000 : 100000;
}

/// "log" of "log_2026_02" and "log_3"; empty for names that do not end in numbers.
QString stem(const QString &name)
{
    qsizetype end = name.size();
    while (end > 0 &&
           (name.at(end - 1).isDigit() || name.at(end - 1) == QLatin1Char('_') || name.at(end - 1) == QLatin1Char('-')))
        --end;
    return end == name.size() || !name.back().isDigit() ? QString() : name.left(end);
}

Finding tooMany(const CheckFacts &facts, double count, double limit)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.object = Text::tr("collections");
    finding.title = Text::tr("The server has too many collections and indexes.");
    finding.detail =
        Text::tr(
            "%1 in total; a server with %2 GiB is suited to %3. Each is a file that needs memory while it is open.")
            .arg(base::countText(count), base::exactNumberText(facts.sizes().cache.ramGiB), base::countText(limit));
    finding.fix = Text::tr("Merge collections of similar documents and drop unused indexes.");
    return finding;
}

QList<Finding> findManyCollections(const CheckFacts &facts)
{
    QList<Finding> findings;
    double count = 0;
    QMap<QString, QStringList> families;
    for (const design::Collection &collection : facts.design().collections) {
        count += 2 + static_cast<double>(collection.indexes.size());
        const QString name = stem(collection.name);
        if (!name.isEmpty())
            families[name].append(collection.name);
    }
    if (count > tierLimit(facts.sizes().cache.ramGiB))
        findings.append(tooMany(facts, count, tierLimit(facts.sizes().cache.ramGiB)));
    for (auto it = families.cbegin(); it != families.cend(); ++it) {
        if (it.value().size() < 2)
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.object = it.key();
        finding.collection = it.value().first();
        finding.title = Text::tr("Collections differ only by a number in their names.");
        finding.detail =
            Text::tr("%1: one for each time span or tenant means ever more files and queries over many collections.")
                .arg(it.value().join(QLatin1String(", ")));
        finding.fix = Text::tr("Keep them in one collection, with the number as an indexed field.");
        finding.pattern = QStringLiteral("bucket-by-time");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &manyCollections()
{
    static const FunctionCheck check("E6", QT_TRANSLATE_NOOP("Check", "Too many collections"),
                                     Check::Scope::Arrangement, findManyCollections);
    return check;
}

} // namespace sw::checks
