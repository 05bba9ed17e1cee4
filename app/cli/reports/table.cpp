// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/table.h"

#include "app/cli/output.h"
#include "models/base/text.h"

#include <cstdlib>
#include <cwchar>

namespace sw::cli
{

Table::Table(const QStringList &headers, const QList<Align> &alignment) : m_headers(headers), m_alignment(alignment)
{}

void Table::add(const QStringList &cells)
{
    QStringList visible;
    for (const QString &cell : cells)
        visible << base::visibleText(cell);
    m_rows << visible;
}

QList<int> Table::widths(const QList<QStringList> &rows) const
{
    QList<int> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    }
    return widths;
}

void Table::print(Output &out, int indent) const
{
    QList<QStringList> rows = m_rows;
    if (!m_headers.isEmpty())
        rows.prepend(m_headers);
    const QList<int> columns = widths(rows);
    for (const QStringList &row : rows) {
        QString line(indent, QLatin1Char(' '));
        for (qsizetype i = 0; i + 1 < row.size(); ++i) {
            const QString padding(columns[i] - displayWidth(row[i]), QLatin1Char(' '));
            line += m_alignment.value(i, Left) == Right ? padding + row[i] : row[i] + padding;
            line += QStringLiteral("  ");
        }
        const int start = displayWidth(line);
        QString last = row.last();
        if (m_alignment.value(row.size() - 1, Left) == Right)
            last.prepend(QString(columns[row.size() - 1] - displayWidth(last), QLatin1Char(' ')));
        else if (m_columns > start + 20)
            last = wrapped(last, m_columns - start).join(QLatin1Char('\n') + QString(start, QLatin1Char(' ')));
        line += last;
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        out.line(line);
    }
}

int displayWidth(const QString &text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += c < 0x7f ? 1 : std::abs(::wcwidth(static_cast<wchar_t>(c))); // -1: unknown to the locale
    return width;
}

QStringList wrapped(const QString &text, int width)
{
    QStringList lines;
    QString line;
    for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && displayWidth(line) + 1 + displayWidth(word) > width)
            lines << std::exchange(line, QString());
        line += line.isEmpty() ? word : QLatin1Char(' ') + word;
    }
    if (!line.isEmpty())
        lines << line;
    return lines;
}

} // namespace sw::cli
