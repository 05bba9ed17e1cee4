// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/fieldline.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/typetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace sw::schema
{

namespace
{

constexpr double usualPresence = 0.5; ///< of a field that is only said to be optional
constexpr qsizetype mostShown = 8;    ///< values of an enumeration that a line still shows

base::Error refusal(const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, {}, wayOut};
}

bool showsEnum(const Field &field)
{
    static const QRegularExpression special(QStringLiteral("[,()\\s]"));
    return field.type == FieldType::String && !field.enumValues.isEmpty() && field.enumValues.size() <= mostShown &&
           std::none_of(field.enumValues.cbegin(), field.enumValues.cend(),
                        [](const QString &value) { return value.isEmpty() || value.contains(special); });
}

QString sizeText(double bytes)
{
    constexpr double kilo = 1000;
    return bytes >= kilo ? base::exactNumberText(bytes / kilo) + QStringLiteral(" kB")
                         : base::exactNumberText(bytes) + QStringLiteral(" B");
}

/// Short names of types are read too, those of other systems, and any case.
QString knownType(const QString &word)
{
    static const QRegularExpression shape(QStringLiteral("^([^\\[\\]{}|]+)(.*)$"));
    constexpr std::pair<const char *, FieldType> others[] = {
        {"decimal", FieldType::Decimal128}, {"int", FieldType::Int32},    {"integer", FieldType::Int32},
        {"long", FieldType::Int64},         {"float", FieldType::Double}, {"text", FieldType::String},
        {"boolean", FieldType::Bool},       {"datetime", FieldType::Date}};
    const auto match = shape.match(word);
    for (const auto &[name, type] : others) {
        if (match.captured(1).compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
            return nameOf(type) + match.captured(2);
    }
    for (const QString &name : namesOf<FieldType>()) {
        const auto type = parseName<FieldType>(name);
        const bool same = name.compare(match.captured(1), Qt::CaseInsensitive) == 0 ||
                          (type && shortTypeName(*type) == match.captured(1));
        if (same)
            return name + match.captured(2);
    }
    return word;
}

/// Reads one line from its start to its end.
class LineReader
{
public:
    LineReader(const QString &text, const Field &before, const QStringList &valueObjects)
        : m_rest(text.trimmed()), m_before(before), m_valueObjects(valueObjects)
    {
        m_line.field = before;
    }

    base::Result<FieldLine> read()
    {
        takeName();
        if (takeStart(QStringLiteral("→")) || takeStart(QStringLiteral("->"))) {
            m_line.linksTo = m_rest;
            if (m_rest.isEmpty())
                return refusal(Text::tr("The entity that “%1” refers to is missing.").arg(m_line.field.name),
                               Text::tr("Write it as owner → User."));
            return m_line;
        }
        if (m_rest.isEmpty())
            return m_line;
        Field &field = m_line.field;
        if (const auto type = takeType(); !type)
            return type.error();
        field.unique = false;
        field.averageBytes = 0;
        while (!m_rest.isEmpty()) {
            if (const auto property = takeProperty(); !property)
                return property.error();
        }
        return m_line;
    }

private:
    bool takeStart(const QString &start)
    {
        if (!m_rest.startsWith(start))
            return false;
        m_rest = m_rest.mid(start.size()).trimmed();
        return true;
    }

    QString takeWord()
    {
        static const QRegularExpression blank(QStringLiteral("\\s"));
        const qsizetype end = m_rest.indexOf(blank);
        const QString word = end < 0 ? m_rest : m_rest.left(end);
        m_rest = m_rest.mid(word.size()).trimmed();
        return word;
    }

    void takeName()
    {
        const qsizetype colon = m_rest.indexOf(QLatin1Char(':'));
        static const QRegularExpression opening(QStringLiteral("[({\\[]"));
        const qsizetype open = m_rest.indexOf(opening);
        QString name;
        if (colon >= 0 && (open < 0 || colon < open)) {
            name = m_rest.left(colon).trimmed();
            m_rest = m_rest.mid(colon + 1).trimmed();
        } else {
            name = takeWord();
        }
        if (name.size() > 1 && (name.endsWith(QLatin1Char('!')) || name.endsWith(QLatin1Char('?')))) {
            const bool required = name.endsWith(QLatin1Char('!'));
            name.chop(1);
            m_line.field.presence = required ? 1 : m_before.presence < 1 ? m_before.presence : usualPresence;
        } else if (!m_before.isRequired() && !m_rest.isEmpty()) {
            m_line.field.presence = 1; // the mark was taken away
        }
        m_line.field.name = name.trimmed();
    }

    /// What stands between the brackets at the start; nothing when they are not closed.
    std::optional<QString> takeBracketed()
    {
        qsizetype depth = 0;
        for (qsizetype i = 0; i < m_rest.size(); ++i) {
            const QChar c = m_rest.at(i);
            depth += QStringLiteral("({[").contains(c) ? 1 : QStringLiteral(")}]").contains(c) ? -1 : 0;
            if (depth > 0)
                continue;
            const QString inner = m_rest.mid(1, i - 1).trimmed();
            m_rest = m_rest.mid(i + 1).trimmed();
            return inner;
        }
        return std::nullopt;
    }

    base::Result<void> takeType()
    {
        Field &field = m_line.field;
        const bool hadEnum = showsEnum(m_before);
        if (m_rest.startsWith(QLatin1String("enum"), Qt::CaseInsensitive) &&
            m_rest.mid(4).trimmed().startsWith(QLatin1Char('('))) {
            m_rest = m_rest.mid(4).trimmed();
            return takeEnum();
        }
        if (m_rest.startsWith(QLatin1Char('[')) || m_rest.startsWith(QLatin1Char('{')))
            return takeStructure();
        QString word = takeWord();
        const bool isPrefix = word.compare(QLatin1String("array"), Qt::CaseInsensitive) == 0 ||
                              word.compare(QLatin1String("arr"), Qt::CaseInsensitive) == 0 ||
                              word.compare(QLatin1String("map"), Qt::CaseInsensitive) == 0;
        if (isPrefix && !m_rest.isEmpty())
            word = takeWord() + (word.startsWith(QLatin1Char('m'), Qt::CaseInsensitive) ? QStringLiteral("{}")
                                                                                        : QStringLiteral("[]"));
        if (!readTypeText(m_valueObjects.contains(word) ? word : knownType(word), field, m_valueObjects))
            return refusal(
                Text::tr("Unknown type “%1”.").arg(base::visibleText(word)),
                Text::tr("Try string, int32, date, object, string[], enum(a, b), [{from date}] or → Entity."));
        if (hadEnum)
            field.enumValues.clear();
        return {};
    }

    base::Result<void> takeEnum()
    {
        const std::optional<QString> inner = takeBracketed();
        QStringList values;
        for (const QString &part : inner.value_or(QString()).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            if (const QString value = part.trimmed(); !value.isEmpty() && !values.contains(value))
                values << value;
        }
        if (!inner || values.isEmpty())
            return refusal(Text::tr("The values of the enumeration are missing."),
                           Text::tr("Write it as enum(draft, running)."));
        m_line.field.type = FieldType::String;
        m_line.field.otherTypes.clear();
        m_line.field.valueObject.clear();
        m_line.field.enumValues = values;
        return {};
    }

    base::Result<void> takeStructure()
    {
        const bool array = m_rest.startsWith(QLatin1Char('['));
        std::optional<QString> inner = takeBracketed();
        const base::Error unclosed = refusal(Text::tr("A bracket is not closed."),
                                             Text::tr("Write it as [{from date, to date}] or {street string}."));
        if (!inner)
            return unclosed;
        Field &field = m_line.field;
        if (array) {
            LineReader items(QStringLiteral("item ") + *inner, {}, m_valueObjects);
            const auto read = items.read();
            if (!read)
                return read.error();
            if (!read->linksTo.isEmpty() || read->field.holdsValues())
                return refusal(Text::tr("An array here holds values or objects."), unclosed.wayOut);
            field.itemType = read->field.type;
            field.otherTypes = read->field.otherTypes;
            field.valueObject = read->field.valueObject;
            field.type = FieldType::Array;
            return addFields(read->field.fields);
        }
        field.type = FieldType::Object;
        field.otherTypes.clear();
        field.valueObject.clear();
        QList<Field> fields;
        for (const QString &part : partsOf(*inner)) {
            LineReader reader(part, {}, m_valueObjects);
            const auto read = reader.read();
            if (!read)
                return read.error();
            if (!read->linksTo.isEmpty())
                return refusal(Text::tr("References start at the entity itself."),
                               Text::tr("Write owner → User as a field of its own."));
            fields << read->field;
        }
        return addFields(fields);
    }

    /// Those that are there stay: what knows of them must not lose them.
    base::Result<void> addFields(const QList<Field> &fields)
    {
        QList<Field> &own = m_line.field.fields;
        for (const Field &each : fields) {
            const bool known =
                std::any_of(own.cbegin(), own.cend(), [&](const Field &field) { return field.name == each.name; });
            if (!known && !each.name.isEmpty())
                own << each;
        }
        return {};
    }

    /// At the commas that stand in no bracket.
    static QStringList partsOf(const QString &text)
    {
        QStringList parts{QString()};
        qsizetype depth = 0;
        for (const QChar c : text) {
            depth += QStringLiteral("({[").contains(c) ? 1 : QStringLiteral(")}]").contains(c) ? -1 : 0;
            if (c == QLatin1Char(',') && depth == 0)
                parts << QString();
            else
                parts.last() += c;
        }
        return parts;
    }

    base::Result<void> takeProperty()
    {
        Field &field = m_line.field;
        const QString word = takeWord();
        const auto is = [&word](const char *name) {
            return word.compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
        };
        if (is("unique"))
            field.unique = true;
        else if (is("required"))
            field.presence = 1;
        else if (is("optional"))
            field.presence = field.presence < 1 ? field.presence : usualPresence;
        else if (is("null") || is("nullable"))
            field.nullable = true;
        else
            return takeAmount(word);
        return {};
    }

    /// "40 kB" or "30 %", in one word or two.
    base::Result<void> takeAmount(const QString &word)
    {
        static const QRegularExpression blank(QStringLiteral("\\s"));
        const QString both = word + QLatin1Char(' ') + m_rest.section(blank, 0, 0);
        for (const QString &text : {both, word}) {
            const auto percent = base::readNumber(text, base::NumberUnit::Percent);
            const auto bytes = base::readNumber(text, base::NumberUnit::Bytes);
            const bool isShare =
                percent && text.trimmed().endsWith(QLatin1Char('%')) && *percent > 0 && *percent <= 100;
            if (!isShare && !(bytes && *bytes > 0))
                continue;
            (isShare ? m_line.field.presence : m_line.field.averageBytes) = isShare ? *percent / 100 : *bytes;
            if (text == both)
                takeWord();
            return {};
        }
        return refusal(Text::tr("“%1” does not fit here.").arg(base::visibleText(word)),
                       Text::tr("After the type can stand: unique, required, optional, null, 40 kB, 30 %."));
    }

    QString m_rest;
    const Field &m_before;
    const QStringList &m_valueObjects;
    FieldLine m_line;
};

} // namespace

QString fieldLineText(const Field &field)
{
    static const QRegularExpression needsColon(QStringLiteral("[\\s:!?]"));
    QString text = field.name + (field.isRequired() ? QString() : QStringLiteral("?"));
    text += field.name.contains(needsColon) ? QStringLiteral(": ") : QStringLiteral(" ");
    text += showsEnum(field) ? QStringLiteral("enum(%1)").arg(field.enumValues.join(QStringLiteral(", ")))
                             : typeText(field);
    if (field.unique)
        text += QStringLiteral(" unique");
    if (field.averageBytes > 0)
        text += QLatin1Char(' ') + sizeText(field.averageBytes);
    return text;
}

base::Result<FieldLine> readFieldLine(const QString &text, const Field &before, const QStringList &valueObjects)
{
    LineReader reader(text, before, valueObjects);
    return reader.read();
}

} // namespace sw::schema
