// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/jsonwriter.h"

#include "models/base/bson/jsontext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sw::base
{

namespace
{

bool needsNoEscape(QChar c)
{
    return c.unicode() >= 0x20 && c.unicode() < 0x7f && c.unicode() != '"' && c.unicode() != '\\';
}

/// Plain ASCII, which nearly all names are, is copied without a detour.
void appendQuoted(QByteArray &out, const QString &text)
{
    if (std::all_of(text.begin(), text.end(), needsNoEscape)) {
        const qsizetype at = out.size();
        out.resize(at + text.size() + 2);
        char *to = out.data() + at;
        *to++ = '"';
        for (const QChar c : text)
            *to++ = static_cast<char>(c.unicode());
        *to = '"';
        return;
    }
    appendJsonString(out, text.toUtf8());
}

} // namespace

JsonWriter::JsonWriter(Style style) : m_style(style)
{}

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(m_levels.size() * 2, ' ');
}

void JsonWriter::beforeValue()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.isEmpty())
        return;
    Level &level = m_levels.last();
    if (!level.empty)
        m_out += ',';
    if (m_style == Style::Indented) {
        if (!level.onOneLine)
            newLine();
        else if (!level.empty)
            m_out += ' ';
    }
    level.empty = false;
}

void JsonWriter::begin(char opening, char closing)
{
    beforeValue();
    const bool onOneLine = m_inlineNext || (!m_levels.isEmpty() && m_levels.last().onOneLine);
    m_inlineNext = false;
    m_out += opening;
    m_levels.append({closing, true, onOneLine});
}

JsonWriter &JsonWriter::beginObject()
{
    begin('{', '}');
    return *this;
}

JsonWriter &JsonWriter::beginArray()
{
    begin('[', ']');
    return *this;
}

JsonWriter &JsonWriter::end()
{
    const Level level = m_levels.takeLast();
    if (m_style == Style::Indented && !level.empty && !level.onOneLine)
        newLine();
    m_out += level.closing;
    return *this;
}

JsonWriter &JsonWriter::key(const QString &name)
{
    beforeValue();
    appendQuoted(m_out, name);
    m_out += m_style == Style::Indented ? ": " : ":";
    m_afterKey = true;
    return *this;
}

JsonWriter &JsonWriter::value(const QString &text)
{
    beforeValue();
    appendQuoted(m_out, text);
    return *this;
}

JsonWriter &JsonWriter::value(double number)
{
    if (!std::isfinite(number))
        return null();
    if (number == std::floor(number) && std::abs(number) < 9007199254740992.0)
        return value(static_cast<qint64>(number));
    beforeValue();
    m_out += QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
    return *this;
}

JsonWriter &JsonWriter::value(qint64 number)
{
    beforeValue();
    m_out += QByteArray::number(number);
    return *this;
}

JsonWriter &JsonWriter::value(bool truth)
{
    beforeValue();
    m_out += truth ? "true" : "false";
    return *this;
}

JsonWriter &JsonWriter::null()
{
    beforeValue();
    m_out += "null";
    return *this;
}

JsonWriter &JsonWriter::value(const QJsonValue &any)
{
    switch (any.type()) {
    case QJsonValue::Object: {
        beginObject();
        const QJsonObject object = any.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            key(it.key()).value(it.value());
        return end();
    }
    case QJsonValue::Array:
        beginArray();
        for (const QJsonValue item : any.toArray())
            value(item);
        return end();
    case QJsonValue::Bool:
        return value(any.toBool());
    case QJsonValue::Double: {
        const qint64 whole = any.toInteger();
        return static_cast<double>(whole) == any.toDouble() ? value(whole) : value(any.toDouble());
    }
    case QJsonValue::String:
        return value(any.toString());
    default:
        return null();
    }
}

JsonWriter &JsonWriter::raw(const QByteArray &json)
{
    beforeValue();
    m_out += json;
    return *this;
}

JsonWriter &JsonWriter::inlineNext()
{
    m_inlineNext = true;
    return *this;
}

QByteArray JsonWriter::result() const
{
    return m_style == Style::Indented ? m_out + '\n' : m_out;
}

QByteArray JsonWriter::quoted(const QString &text)
{
    QByteArray out;
    appendQuoted(out, text);
    return out;
}

} // namespace sw::base
