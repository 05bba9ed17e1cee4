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

qint64 startOfMonth(const QDate &date)
{
    return QDateTime(QDate(date.year(), date.month(), 1), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
}

} // namespace

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
