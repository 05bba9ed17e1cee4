// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/numbers.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace sw::base
{

namespace
{

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr qsizetype groupSize = 3;

struct Word
{
    const char *text; ///< lower case
    double factor;
};

// The words of every language are read, whichever the program speaks.
constexpr Word magnitudes[] = {
    {"k", 1e3},         {"tsd", 1e3},        {"thousand", 1e3}, {"tausend", 1e3},  {"m", 1e6},
    {"mio", 1e6},       {"mn", 1e6},         {"million", 1e6},  {"millions", 1e6}, {"millionen", 1e6},
    {"g", 1e9},         {"b", 1e9},          {"bn", 1e9},       {"mrd", 1e9},      {"billion", 1e9},
    {"milliarde", 1e9}, {"milliarden", 1e9}, {"t", 1e12},       {"bio", 1e12},     {"trillion", 1e12},
};
constexpr Word byteUnits[] = {
    {"b", 1},
    {"byte", 1},
    {"bytes", 1},
    {"kb", 1e3},
    {"mb", 1e6},
    {"gb", 1e9},
    {"tb", 1e12},
    {"kib", 1024.},
    {"mib", 1048576.},
    {"gib", 1073741824.},
    {"tib", 1099511627776.},
    {"pib", 1125899906842624.},
    {"eib", 1152921504606846976.},
};
constexpr Word timesWords[] = {{"×", 1}, {"x", 1}, {"times", 1}, {"mal", 1}, {"fach", 1}};
constexpr Word timeWords[] = {
    {"ms", 0.001},
    {"millisecond", 0.001},
    {"milliseconds", 0.001},
    {"s", 1},
    {"sec", 1},
    {"second", 1},
    {"seconds", 1},
    {"sekunde", 1},
    {"sekunden", 1},
    {"min", 60},
    {"mins", 60},
    {"minute", 60},
    {"minutes", 60},
    {"minuten", 60},
    {"h", 3600},
    {"hour", 3600},
    {"hours", 3600},
    {"std", 3600},
    {"stunde", 3600},
    {"stunden", 3600},
    {"d", 86400},
    {"day", 86400},
    {"days", 86400},
    {"tag", 86400},
    {"tage", 86400},
    {"tagen", 86400},
    {"w", 604800},
    {"week", 604800},
    {"weeks", 604800},
    {"woche", 604800},
    {"wochen", 604800},
    {"month", 2592000},
    {"months", 2592000},
    {"monat", 2592000},
    {"monate", 2592000},
    {"monaten", 2592000},
    {"y", 31536000},
    {"year", 31536000},
    {"years", 31536000},
    {"jahr", 31536000},
    {"jahre", 31536000},
    {"jahren", 31536000},
};

Error refusal(const QString &message, const QString &wayOut)
{
    return {ErrorCode::InvalidModel, message, {}, wayOut};
}

/// Without an exponent, unless there would be more zeros than people count.
QString written(double number, const QLocale &locale)
{
    const double size = std::abs(number);
    const bool readable = number == 0 || (size >= 1e-6 && size < 1e15);
    return locale.toString(number, readable ? 'f' : 'g', QLocale::FloatingPointShortest);
}

QString plainly(double number)
{
    return written(number, QLocale());
}

QString examplesOf(NumberUnit unit)
{
    switch (unit) {
    case NumberUnit::None:
        return Text::tr("Write only a number, such as %1 or 30k.").arg(plainly(30000));
    case NumberUnit::Times:
        return Text::tr("Write how many times, such as 5 or × 5.");
    case NumberUnit::Percent:
        return Text::tr("Write a share such as 5 %.");
    case NumberUnit::Bytes:
    case NumberUnit::Gibibytes:
        return Text::tr("Write a size such as 40 kB or %1 GiB.").arg(plainly(1.5));
    case NumberUnit::Milliseconds:
    case NumberUnit::Seconds:
    case NumberUnit::Days:
        return Text::tr("Write a time such as 15 ms, 2 h, 30 days or 2 years.");
    case NumberUnit::PerDay:
        break;
    }
    return Text::tr("Write a rate such as 24/day, %1/day or 900/s.").arg(plainly(20000));
}

Error notANumber(const QString &text, NumberUnit unit)
{
    return refusal(text.trimmed().isEmpty() ? Text::tr("A number is needed.")
                                            : Text::tr("“%1” is not a number.").arg(visibleText(text.trimmed())),
                   unit == NumberUnit::None
                       ? Text::tr("Write it as 40, %1, 30k or %2 M.").arg(plainly(30000), plainly(2.5))
                       : examplesOf(unit));
}

Error ambiguous(const QString &text, double one, double other)
{
    const auto unmistakable = [](double number) {
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        return written(number, locale);
    };
    return refusal(Text::tr("“%1” can mean %2 or %3.").arg(text, unmistakable(one), unmistakable(other)),
                   Text::tr("Write %1 or %2.").arg(unmistakable(one), unmistakable(other)));
}

std::optional<double> factorOf(std::span<const Word> words, QString text)
{
    text = text.trimmed().toLower();
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    for (const Word &word : words) {
        if (text == QString::fromUtf8(word.text))
            return word.factor;
    }
    return std::nullopt;
}

QHash<QString, double> factorsOf(std::span<const Word> words)
{
    QHash<QString, double> factors;
    for (const Word &word : words)
        factors.insert(QString::fromUtf8(word.text), word.factor);
    return factors;
}

QChar localSign(const QString &sign, char otherwise)
{
    return sign.size() == 1 ? sign.front() : QLatin1Char(otherwise);
}

/// One digit sequence with its separators, taken apart.
class Digits
{
public:
    Digits(const QString &text, NumberSource source, NumberUnit unit) : m_text(text), m_source(source), m_unit(unit)
    {
        QString part;
        for (const QChar c : text) {
            if (c >= u'0' && c <= u'9') {
                part += c;
            } else {
                m_parts << part;
                m_signs += kindOf(c);
                part.clear();
            }
        }
        m_parts << part;
    }

    /// The number as the language C writes it.
    Result<QString> read() const
    {
        if (m_signs.isEmpty())
            return joined(m_parts.size());
        const QChar last = m_signs.back();
        const bool single = (last == u'.' || last == u',') && m_signs.count(last) == 1;
        if (!single)
            return isGrouped(m_parts.size()) ? Result<QString>(joined(m_parts.size())) : notANumber(m_text, m_unit);
        if (m_parts.last().isEmpty() || (m_parts.size() > 2 && !isGrouped(m_parts.size() - 1)))
            return notANumber(m_text, m_unit);
        const QString decimal = joined(m_parts.size() - 1) + QLatin1Char('.') + m_parts.last();
        if (m_parts.size() > 2 || !isGrouped(m_parts.size()))
            return decimal;
        return oneSign(last, joined(m_parts.size()), decimal);
    }

private:
    static QChar kindOf(QChar c)
    {
        if (c.isSpace())
            return u' ';
        return c == u'’' ? QChar(u'\'') : c;
    }

    QString joined(qsizetype parts) const { return m_parts.mid(0, parts).join(QString()); }

    /// Whether the first \p count parts are groups of three behind a first one of one to three, all parted alike.
    bool isGrouped(qsizetype count) const
    {
        const QString &first = m_parts.first();
        if (first.isEmpty() || first.size() > groupSize || first.startsWith(QLatin1Char('0')))
            return false;
        for (qsizetype i = 1; i < count; ++i) {
            if (m_parts.at(i).size() != groupSize || m_signs.at(i - 1) != m_signs.front())
                return false;
        }
        return true;
    }

    /// "30,000" and "30.000": what the language says, unless people write it for the other thing too.
    Result<QString> oneSign(QChar sign, const QString &grouped, const QString &decimal) const
    {
        const QLocale locale;
        const bool isPoint = sign == localSign(locale.decimalPoint(), '.');
        const bool isGroup = sign == localSign(locale.groupSeparator(), ',');
        const bool scriptMeansOther = m_source == NumberSource::Script && sign == u'.' && !isPoint;
        const bool likelyGrouped = m_source == NumberSource::Person && m_parts.last().endsWith(QLatin1Char('0'));
        if ((!isPoint && !isGroup) || scriptMeansOther || (isPoint && likelyGrouped))
            return ambiguous(m_text, decimal.toDouble(), grouped.toDouble());
        return isPoint ? decimal : grouped;
    }

    QString m_text;
    NumberSource m_source;
    NumberUnit m_unit;
    QStringList m_parts;
    QString m_signs;
};

/// A number, and the words behind it.
struct Parts
{
    double number = 0;
    QString unit;
};

Result<Parts> partsOf(const QString &text, NumberSource source, NumberUnit unit)
{
    static const QRegularExpression endlessly(QStringLiteral("^(∞|\\*|inf(inity)?)\\s*"),
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shape(
        QStringLiteral("^([+\\-−]?)\\s*((?:\\d|[.,]\\d)(?:[\\d.,'’_\\s]*\\d)?)((?:e[+\\-]?\\d+)?)\\s*(.*)$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QString trimmed = text.trimmed();
    if (const auto match = endlessly.match(trimmed); match.hasMatch())
        return Parts{endless, trimmed.mid(match.capturedLength())};
    const auto match = shape.match(trimmed);
    if (!match.hasMatch())
        return notANumber(text, unit);
    const Result<QString> digits = Digits(match.captured(2), source, unit).read();
    if (!digits)
        return digits.error();
    const double number = (*digits + match.captured(3)).toDouble();
    const bool negative = !match.captured(1).isEmpty() && match.captured(1) != QLatin1String("+");
    if (!std::isfinite(number))
        return notANumber(text, unit);
    return Parts{negative ? -number : number, match.captured(4)};
}

/// Digits behind which binary fractions leave their trace: 0.1 day is not 8640.000000000001 seconds.
double tidy(double number)
{
    return QString::number(number, 'g', 15).toDouble();
}

/// Takes "k" or "Mio." from the front of the unit.
void takeMagnitude(Parts &parts)
{
    static const QRegularExpression word(QStringLiteral("^([\\p{L}]+)\\.?\\s*(.*)$"));
    const auto match = word.match(parts.unit);
    const std::optional<double> factor = match.hasMatch() ? factorOf(magnitudes, match.captured(1)) : std::nullopt;
    if (!factor)
        return;
    parts.number = tidy(parts.number * *factor);
    parts.unit = match.captured(2);
}

/// The number that "20,000/day" or "5 per hour" means in \p perSeconds; nothing for another unit.
std::optional<double> unitOfRate(QString unit)
{
    static const QRegularExpression per(QStringLiteral("^(/|per\\b|pro\\b|an?\\b)\\s*"),
                                        QRegularExpression::CaseInsensitiveOption);
    const auto match = per.match(unit);
    if (!match.hasMatch())
        return std::nullopt;
    return factorOf(timeWords, unit.mid(match.capturedLength()));
}

/// What one of the written unit is in \p unit.
std::optional<double> conversion(const QString &written, NumberUnit unit)
{
    constexpr double gibibyte = 1073741824;
    const auto scaled = [&](std::span<const Word> words, double one) {
        const std::optional<double> factor = factorOf(words, written);
        return factor ? std::optional(*factor / one) : std::nullopt;
    };
    switch (unit) {
    case NumberUnit::None:
        return std::nullopt;
    case NumberUnit::Times:
        return scaled(timesWords, 1);
    case NumberUnit::Percent:
        return written == QLatin1String("%") ? std::optional(1.) : std::nullopt;
    case NumberUnit::Bytes:
        return scaled(byteUnits, 1);
    case NumberUnit::Gibibytes: // memory is sold by powers of two, whatever it is called
        if (QString binary = written.toLower(); binary.size() == 2 && binary.endsWith(QLatin1Char('b')))
            return conversion(binary.insert(1, QLatin1Char('i')), unit);
        return scaled(byteUnits, gibibyte);
    case NumberUnit::Milliseconds:
        return scaled(timeWords, 0.001);
    case NumberUnit::Seconds:
        return scaled(timeWords, 1);
    case NumberUnit::Days:
        return scaled(timeWords, secondsPerDay);
    case NumberUnit::PerDay:
        break;
    }
    const std::optional<double> seconds = unitOfRate(written); // of PerDay
    return seconds ? std::optional(secondsPerDay / *seconds) : std::nullopt;
}

struct LanguageMagnitudes
{
    QLocale::Language language;
    std::array<const char *, 4> names;
};
constexpr LanguageMagnitudes languageMagnitudes[] = {
    {QLocale::German, {"Tsd.", "Mio.", "Mrd.", "Bio."}},
    {QLocale::AnyLanguage, {"k", "M", "G", "T"}},
};

} // namespace

Result<double> readNumber(const QString &text, NumberUnit unit, NumberSource source, double bare)
{
    static const QRegularExpression timesInFront(QStringLiteral("^\\s*[×xX]\\s*"));
    Result<Parts> read = partsOf(unit == NumberUnit::Times ? QString(text).remove(timesInFront) : text, source, unit);
    if (!read)
        return read.error();
    Parts &parts = *read;
    std::optional<double> factor = parts.unit.isEmpty() ? std::optional(bare) : conversion(parts.unit, unit);
    const bool isTime = unit == NumberUnit::Milliseconds || unit == NumberUnit::Seconds || unit == NumberUnit::Days;
    const bool minutesOrMillions = isTime && parts.unit.compare(QLatin1String("m"), Qt::CaseInsensitive) == 0;
    if (!factor && !minutesOrMillions) {
        takeMagnitude(parts);
        factor = parts.unit.isEmpty() ? std::optional(bare) : conversion(parts.unit, unit);
    }
    if (!factor)
        return unknownUnit(parts.unit, unit);
    return *factor == 1 ? parts.number : tidy(parts.number * *factor);
}

Error unknownUnit(const QString &written, NumberUnit unit)
{
    return refusal(Text::tr("“%1” does not fit here.").arg(visibleText(written)), examplesOf(unit));
}

QHash<QString, double> magnitudeWords()
{
    return factorsOf(magnitudes);
}

QHash<QString, double> unitWords(NumberUnit unit)
{
    switch (unit) {
    case NumberUnit::Bytes:
        return factorsOf(byteUnits);
    case NumberUnit::Percent:
        return {{QStringLiteral("%"), 1}};
    case NumberUnit::Times:
        return factorsOf(timesWords);
    case NumberUnit::Seconds:
        return factorsOf(timeWords);
    default:
        return {};
    }
}

QStringList allUnitWords()
{
    return unitWords(NumberUnit::Bytes).keys() + unitWords(NumberUnit::Times).keys() +
           unitWords(NumberUnit::Seconds).keys();
}

Result<WrittenRate> readRate(const QString &text)
{
    Result<Parts> read = partsOf(text, NumberSource::Person, NumberUnit::PerDay);
    if (!read)
        return read.error();
    Parts &parts = *read;
    if (!unitOfRate(parts.unit))
        takeMagnitude(parts);
    const std::optional<double> seconds = parts.unit.isEmpty() ? std::optional(1.) : unitOfRate(parts.unit);
    const std::span<const TimeUnit> units = timeUnits();
    const auto unit = std::find_if(units.begin(), units.end(),
                                   [&](const TimeUnit &each) { return seconds && each.seconds == *seconds; });
    if (unit == units.end())
        return unknownUnit(parts.unit, NumberUnit::PerDay);
    if (!std::isfinite(parts.number) || parts.number < 0)
        return refusal(Text::tr("“%1” cannot be a rate.").arg(visibleText(text.trimmed())),
                       examplesOf(NumberUnit::PerDay));
    return WrittenRate{parts.number / unit->seconds,
                       parts.unit.isEmpty() ? std::nullopt : std::optional<qsizetype>(unit - units.begin())};
}

QString exactNumberText(double number)
{
    if (std::isinf(number))
        return number < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    constexpr qsizetype shortest = 5;
    for (int power = 4; power > 0; --power) {
        const double factor = std::pow(1000, power);
        if (std::abs(number) < factor)
            continue;
        const double rest = number / factor;
        const QString shorter = QString::number(rest, 'g', QLocale::FloatingPointShortest);
        if (shorter.size() <= shortest && tidy(shorter.toDouble() * factor) == number)
            return plainly(rest) + QLatin1Char(' ') + magnitudeText(power);
    }
    return plainly(number);
}

QString unitText(NumberUnit unit)
{
    switch (unit) {
    case NumberUnit::None:
        break;
    case NumberUnit::Times:
        return Text::tr(" times");
    case NumberUnit::Percent:
        return QStringLiteral(" %");
    case NumberUnit::Bytes:
        return QStringLiteral(" B");
    case NumberUnit::Gibibytes:
        return Text::tr(" GiB");
    case NumberUnit::Milliseconds:
        return Text::tr(" ms");
    case NumberUnit::Seconds:
        return Text::tr(" s");
    case NumberUnit::Days:
        return Text::tr(" days");
    case NumberUnit::PerDay:
        return Text::tr("/day");
    }
    return {};
}

QString magnitudeText(int power)
{
    const QLocale::Language language = QLocale().language();
    for (const LanguageMagnitudes &each : languageMagnitudes) {
        if (each.language == language || each.language == QLocale::AnyLanguage)
            return QString::fromLatin1(each.names.at(static_cast<size_t>(power - 1)));
    }
    return {};
}

} // namespace sw::base
