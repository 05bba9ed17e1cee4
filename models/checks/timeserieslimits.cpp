// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QStringList faultsOf(const design::Collection &collection)
{
    QStringList faults;
    const design::TimeSeriesOptions &options = *collection.timeSeries;
    if (!collection.rules.isEmpty())
        faults.append(Text::tr("it cannot have a validator (code 72)"));
    const design::Node *time = design::nodeAt(collection.root, options.timeField);
    if (!time || time->type() != schema::FieldType::Date)
        faults.append(Text::tr("its time field %1 is not a date (code 2)").arg(options.timeField));
    for (const design::Index &index : collection.indexes) {
        if (index.unique)
            faults.append(Text::tr("index %1 cannot be unique (code 72)").arg(index.name));
        if (index.sparse)
            faults.append(Text::tr("index %1 cannot be sparse (code 72)").arg(index.name));
        if (index.expireAfterSeconds)
            faults.append(Text::tr("index %1 cannot expire documents; the collection's own option does (code 72)")
                              .arg(index.name));
        for (const design::IndexKey &key : index.keys) {
            if (!design::traitsOf(key.kind).inTimeSeries)
                faults.append(Text::tr("index %1 can be neither text nor hashed (code 72)").arg(index.name));
        }
    }
    return faults;
}

QList<Finding> findTimeSeriesLimits(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        const QStringList faults = collection.timeSeries ? faultsOf(collection) : QStringList();
        if (faults.isEmpty())
            continue;
        Finding finding = findingAt(Severity::Error, collection, {});
        finding.title = Text::tr("%1 is a time series and asks for what those cannot have.").arg(collection.name);
        finding.detail = faults.join(QLatin1String("; ")) + QLatin1Char('.');
        finding.fix = Text::tr("Remove these, or keep the measurements in an ordinary collection or in buckets.");
        finding.pattern = QStringLiteral("bucket-by-time");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &timeSeriesLimits()
{
    static const FunctionCheck check("E23", QT_TRANSLATE_NOOP("Check", "Limits of time-series collections"),
                                     Check::Scope::Arrangement, findTimeSeriesLimits);
    return check;
}

} // namespace sw::checks
