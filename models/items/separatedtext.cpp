// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/separatedtext.h"

namespace sw::items
{

namespace
{

constexpr QLatin1Char quote('"');

/// A tab wherever there is one; else by the first line that says something. What is quoted does not count.
QChar separatorOf(const QString &text)
{
    bool quoted = false;
    bool semicolon = false;
    bool said = false;
    bool firstLine = true;
    for (const QChar character : text) {
        quoted = quoted != (character == quote);
        if (quoted)
            continue;
        if (character == QLatin1Char('\t'))
            return character;
        semicolon = semicolon || (firstLine && character == QLatin1Char(';'));
        said = said || !character.isSpace();
        firstLine = firstLine && !(said && (character == QLatin1Char('\n') || character == QLatin1Char('\r')));
    }
    return semicolon ? QLatin1Char(';') : QLatin1Char(',');
}

class Reader
{
public:
    explicit Reader(const QString &text) : m_text(text), m_separator(separatorOf(text)) {}

    QList<QStringList> rows()
    {
        for (; m_at < m_text.size(); ++m_at)
            take(m_text.at(m_at));
        if (!m_cell.isEmpty() || !m_row.isEmpty())
            endRow();
        return m_rows;
    }

private:
    QChar next() const { return m_at + 1 < m_text.size() ? m_text.at(m_at + 1) : QChar(); }

    void take(QChar character)
    {
        if (m_quoted)
            return takeQuoted(character);
        if (character == quote && m_cell.trimmed().isEmpty()) {
            m_cell.clear();
            m_quoted = true;
        } else if (character == m_separator) {
            endCell();
        } else if (character == QLatin1Char('\n') || character == QLatin1Char('\r')) {
            if (character == QLatin1Char('\r') && next() == QLatin1Char('\n'))
                ++m_at;
            endRow();
        } else {
            m_cell += character;
        }
    }

    void takeQuoted(QChar character)
    {
        if (character != quote) {
            m_cell += character;
        } else if (next() == quote) {
            m_cell += character;
            ++m_at;
        } else {
            m_quoted = false;
        }
    }

    void endCell()
    {
        m_row << m_cell.trimmed();
        m_cell.clear();
    }

    void endRow()
    {
        endCell();
        m_rows << m_row;
        m_row.clear();
    }

    const QString &m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    bool m_quoted = false;
    QString m_cell;
    QStringList m_row;
    QList<QStringList> m_rows;
};

QString cellText(const QString &text)
{
    const bool plain = !text.contains(QLatin1Char('\t')) && !text.contains(quote) &&
                       !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r'));
    return plain ? text : quote + QString(text).replace(quote, QStringLiteral("\"\"")) + quote;
}

} // namespace

QList<QStringList> readSeparated(const QString &text)
{
    return Reader(text).rows();
}

QString writeSeparated(const QList<QStringList> &rows)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << cellText(cell);
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace sw::items
