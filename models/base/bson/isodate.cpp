// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/isodate.h"

#include <chrono>

namespace sw::base
{

namespace
{

namespace chrono = std::chrono;

/// Reads fixed numbers of digits from the front of a text.
class Digits
{
public:
    explicit Digits(QByteArrayView text) : m_text(text) {}

    bool atEnd() const { return m_at == m_text.size(); }
    bool take(char c)
    {
        if (atEnd() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    /// A number of exactly \p count digits up to \p most.
    std::optional<int> number(int count, int most)
    {
        int value = 0;
        for (int i = 0; i < count; ++i, ++m_at) {
            if (atEnd() || m_text[m_at] < '0' || m_text[m_at] > '9')
                return std::nullopt;
            value = value * 10 + (m_text[m_at] - '0');
        }
        return value > most ? std::nullopt : std::optional(value);
    }
    /// The digits of a fraction of a second; false when there is none.
    bool fraction(int &thousandths)
    {
        int scale = 100;
        const qsizetype start = m_at;
        for (; !atEnd() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at, scale /= 10)
            thousandths += (m_text[m_at] - '0') * scale;
        return m_at > start && m_at - start <= 9;
    }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// "Z", "+02:00", "-0330" or nothing.
std::optional<chrono::minutes> zone(Digits &text)
{
    if (text.atEnd() || text.take('Z') || text.take('z'))
        return chrono::minutes(0);
    const bool east = text.take('+');
    if (!east && !text.take('-'))
        return std::nullopt;
    const auto whole = text.number(2, 15);
    if (!whole)
        return std::nullopt;
    text.take(':');
    const auto part = text.atEnd() ? std::optional(0) : text.number(2, 59);
    if (!part)
        return std::nullopt;
    return chrono::minutes((*whole * 60 + *part) * (east ? 1 : -1));
}

/// What follows the date.
std::optional<chrono::milliseconds> timeOfDay(Digits &text)
{
    const auto hour = text.number(2, 23);
    if (!hour || !text.take(':'))
        return std::nullopt;
    const auto minute = text.number(2, 59);
    if (!minute)
        return std::nullopt;
    std::optional<int> second = 0;
    int thousandths = 0;
    if (text.take(':')) {
        second = text.number(2, 60);
        if (!second || ((text.take('.') || text.take(',')) && !text.fraction(thousandths)))
            return std::nullopt;
    }
    const auto offset = zone(text);
    if (!offset)
        return std::nullopt;
    return chrono::hours(*hour) + chrono::minutes(*minute) - *offset + chrono::seconds(*second) +
           chrono::milliseconds(thousandths);
}

/// Writes \p number with at least \p width digits and returns the end.
char *putDigits(char *at, unsigned number, int width)
{
    for (int i = width - 1; i >= 0; --i, number /= 10)
        at[i] = static_cast<char>('0' + number % 10);
    return at + width;
}

qint64 floored(qint64 number, qint64 divisor)
{
    return number / divisor - (number % divisor < 0);
}

struct Day
{
    qint64 year;
    unsigned month;
    unsigned day;
};

/// Of a day counted from 1970. The library's year has 16 bits, that of a date in BSON up to 29: whole eras of 400 years
/// are taken off before it sees the day.
Day dayOf(qint64 days)
{
    constexpr qint64 daysOfEra = 146097;
    const qint64 eras = floored(days, daysOfEra);
    const chrono::year_month_day date{chrono::sys_days(chrono::days(days - eras * daysOfEra))};
    return {static_cast<int>(date.year()) + eras * 400, static_cast<unsigned>(date.month()),
            static_cast<unsigned>(date.day())};
}

} // namespace

std::optional<qint64> isoMilliseconds(QByteArrayView text)
{
    if (text.size() < 10 || text.size() > 40 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    Digits digits(text);
    const auto year = digits.number(4, 9999);
    const auto month = digits.take('-') ? digits.number(2, 12) : std::nullopt;
    const auto day = digits.take('-') ? digits.number(2, 31) : std::nullopt;
    if (!year || !month || !day)
        return std::nullopt;
    const chrono::year_month_day date{chrono::year(*year), chrono::month(static_cast<unsigned>(*month)),
                                      chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return std::nullopt;
    const chrono::milliseconds midnight = chrono::sys_days(date).time_since_epoch();
    if (digits.atEnd())
        return midnight.count();
    if (!digits.take('T') && !digits.take(' ') && !digits.take('t'))
        return std::nullopt;
    const auto time = timeOfDay(digits);
    return time && digits.atEnd() ? std::optional((midnight + *time).count()) : std::nullopt;
}

QByteArray isoText(qint64 since1970, Thousandths thousandths)
{
    constexpr qint64 dayLength = 86'400'000;
    const qint64 days = floored(since1970, dayLength);
    const auto time = static_cast<unsigned>(since1970 - days * dayLength);
    const Day date = dayOf(days);
    char text[40];
    char *at = text;
    const bool usual = date.year >= 0 && date.year <= 9999;
    if (!usual)
        *at++ = date.year < 0 ? '-' : '+';
    const auto year = static_cast<unsigned>(std::abs(date.year));
    at = putDigits(at, year, usual ? 4 : year < 1'000'000 ? 6 : 9);
    *at++ = '-';
    at = putDigits(at, date.month, 2);
    *at++ = '-';
    at = putDigits(at, date.day, 2);
    *at++ = 'T';
    at = putDigits(at, time / 3'600'000, 2);
    *at++ = ':';
    at = putDigits(at, time / 60'000 % 60, 2);
    *at++ = ':';
    at = putDigits(at, time / 1000 % 60, 2);
    if (thousandths == Thousandths::Always || time % 1000 != 0) {
        *at++ = '.';
        at = putDigits(at, time % 1000, 3);
    }
    *at++ = 'Z';
    return {text, at - text};
}

} // namespace sw::base
