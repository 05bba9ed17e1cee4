// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporters/markdowntext.h"

#include "models/base/text.h"

namespace sw::formats
{

QString markdownEscaped(const QString &text)
{
    static const QString special = QStringLiteral("\\`*_{}[]()#+-.!|~:@=\"'$^");
    QString out;
    for (const QChar c : base::visibleText(text)) {
        if (c == QLatin1Char('<'))
            out += QLatin1String("&lt;");
        else if (c == QLatin1Char('>'))
            out += QLatin1String("&gt;");
        else if (c == QLatin1Char('&'))
            out += QLatin1String("&amp;");
        else if (special.contains(c))
            out += QLatin1Char('\\') + c;
        else
            out += c;
    }
    return out;
}

QString markdownTable(const QStringList &head, const QList<QStringList> &rows)
{
    if (rows.isEmpty())
        return {};
    const auto line = [](const QStringList &cells) {
        return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    QString out = line(head) + QLatin1Char('|') + QStringLiteral(" --- |").repeated(head.size()) + QLatin1Char('\n');
    for (const QStringList &row : rows)
        out += line(row);
    return out + QLatin1Char('\n');
}

} // namespace sw::formats
