// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/makers/clock.h"
#include "models/base/enumtable.h"

#include <QDateTime>

namespace sw::samples
{

namespace
{

QDateTime moment(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC);
}

/// Today, or the day of SOURCE_DATE_EPOCH, by which builds are made again as they were.
QDate today()
{
    bool ok = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&ok);
    return (ok ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc()).date();
}

qint64 startOfMonth(const QDate &date)
{
    return QDateTime(QDate(date.year(), date.month(), 1), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
}

} // namespace

void setBounds(const design::Age &age, design::Constraints &limits)
{
    constexpr double spared = 0.95; ///< of the age, so that what is young today is so tomorrow
    const QDateTime now(today(), QTime(0, 0), Qt::UTC);
    const auto ago = [&](double days) {
        return now.addSecs(-static_cast<qint64>(days * day / 1000)).toString(Qt::ISODate);
    };
    const QString latest = ago(age.least);
    if (limits.latest.isEmpty() || latest < limits.latest)
        limits.latest = latest;
    const QString earliest = age.most ? ago(*age.most * spared) : QString();
    if (age.most && (limits.earliest.isEmpty() || limits.earliest < earliest) && earliest < limits.latest)
        limits.earliest = earliest;
}

Granule granuleNamed(const QString &name)
{
    static const QStringList names = {QString(), QStringLiteral("minute"), QStringLiteral("hour"),
                                      QStringLiteral("day"), QStringLiteral("month")};
    const qsizetype at = names.indexOf(name);
    return at < 1 ? Granule::None : static_cast<Granule>(at);
}

double lengthOf(Granule granule)
{
    switch (granule) {
    case Granule::None:
        return 0;
    case Granule::Minute:
        return minute;
    case Granule::Hour:
        return hour;
    case Granule::Day:
        return day;
    case Granule::Month:
        break;
    }
    return 28 * day;
}

qint64 startOf(Granule granule, qint64 milliseconds)
{
    if (granule == Granule::None)
        return milliseconds;
    if (granule == Granule::Month)
        return startOfMonth(moment(milliseconds).date());
    const auto length = static_cast<qint64>(lengthOf(granule));
    const qint64 rest = milliseconds % length;
    return milliseconds - (rest < 0 ? rest + length : rest);
}

qint64 later(Granule granule, qint64 start, qint64 count)
{
    if (granule == Granule::Month)
        return startOfMonth(moment(start).date().addMonths(static_cast<int>(count)));
    return start + count * static_cast<qint64>(lengthOf(granule));
}

QString spanText(Granule granule, qint64 start)
{
    constexpr base::EnumNames<Granule::Month> formats("yyyy-MM-ddTHH:mm:ss.zzzZ", "yyyy-MM-ddTHH:mm", "yyyy-MM-ddTHH",
                                                      "yyyy-MM-dd", "yyyy-MM");
    return moment(start).toString(nameOf(formats, granule));
}

qint64 Clock::at(quint64 document) const
{
    const quint64 position = group ? group->positionAmongSiblings(document) : document;
    if (granule == Granule::None)
        return static_cast<qint64>(start + static_cast<double>(position) * step);
    return later(granule, static_cast<qint64>(start), static_cast<qint64>(position));
}

} // namespace sw::samples
