// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/isodate.h"

namespace sw::formats
{

namespace
{

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
    /// A number of exactly \p count digits from \p least to \p most.
    std::optional<int> number(int count, int least, int most)
    {
        int value = 0;
        for (int i = 0; i < count; ++i, ++m_at) {
            if (atEnd() || m_text[m_at] < '0' || m_text[m_at] > '9')
                return std::nullopt;
            value = value * 10 + (m_text[m_at] - '0');
        }
        return value < least || value > most ? std::nullopt : std::optional(value);
    }
    /// The digits of a fraction of a second; false when there is none.
    bool fraction(int &milliseconds)
    {
        int scale = 100;
        const qsizetype start = m_at;
        for (; !atEnd() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at, scale /= 10)
            milliseconds += (m_text[m_at] - '0') * scale;
        return m_at > start && m_at - start <= 9;
    }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// Days since 1970-01-01 in the Gregorian calendar, counted from 1 March of the year 0 (Howard Hinnant's
/// days_from_civil).
qint64 daysSince1970(int year, int month, int day)
{
    const qint64 y = month <= 2 ? year - 1 : year;
    const qint64 era = y / 400;
    const qint64 yearOfEra = y - era * 400;
    const qint64 dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const qint64 dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + dayOfEra - 719468;
}

int daysOfMonth(int year, int month)
{
    static constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && leap ? 29 : days[month - 1];
}

/// "Z", "+02:00", "-0330" or nothing; in minutes.
std::optional<int> zone(Digits &text)
{
    if (text.atEnd() || text.take('Z') || text.take('z'))
        return 0;
    const bool east = text.take('+');
    if (!east && !text.take('-'))
        return std::nullopt;
    const auto hours = text.number(2, 0, 15);
    if (!hours)
        return std::nullopt;
    text.take(':');
    const auto minutes = text.atEnd() ? std::optional(0) : text.number(2, 0, 59);
    if (!minutes)
        return std::nullopt;
    return (*hours * 60 + *minutes) * (east ? 1 : -1);
}

/// What follows the date, in milliseconds.
std::optional<qint64> timeOfDay(Digits &text)
{
    const auto hour = text.number(2, 0, 23);
    if (!hour || !text.take(':'))
        return std::nullopt;
    const auto minute = text.number(2, 0, 59);
    if (!minute)
        return std::nullopt;
    int second = 0;
    int milliseconds = 0;
    if (text.take(':')) {
        const auto seconds = text.number(2, 0, 60);
        if (!seconds || ((text.take('.') || text.take(',')) && !text.fraction(milliseconds)))
            return std::nullopt;
        second = *seconds;
    }
    const auto offset = zone(text);
    if (!offset)
        return std::nullopt;
    return ((*hour * 60LL + *minute - *offset) * 60 + second) * 1000 + milliseconds;
}

} // namespace

std::optional<qint64> isoMilliseconds(QByteArrayView text)
{
    if (text.size() < 10 || text.size() > 40 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    Digits digits(text);
    const auto year = digits.number(4, 0, 9999);
    const auto month = digits.take('-') ? digits.number(2, 1, 12) : std::nullopt;
    if (!year || !month || !digits.take('-'))
        return std::nullopt;
    const auto day = digits.number(2, 1, daysOfMonth(*year, *month));
    if (!day)
        return std::nullopt;
    const qint64 date = daysSince1970(*year, *month, *day) * 86'400'000;
    if (digits.atEnd())
        return date;
    if (!digits.take('T') && !digits.take(' ') && !digits.take('t'))
        return std::nullopt;
    const auto time = timeOfDay(digits);
    return time && digits.atEnd() ? std::optional(date + *time) : std::nullopt;
}

} // namespace sw::formats
