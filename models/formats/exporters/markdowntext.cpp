// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporters/markdowntext.h"

#include "models/base/text.h"

#include <QRegularExpression>

namespace sw::formats
{

namespace
{

/// Places before what would be markup. Of underscores and tildes only those count that could end emphasis: without them
/// none begins.
QRegularExpression marks()
{
    const QString atStart =
        QStringLiteral(R"(^(?=#{1,6}(?:\s|$)|[>[]|[-+](?:\s|$)|--|:-|~~~|=+$)|^[0-9]{1,9}\K(?=[.)](?:\s|$)))");
    const QString anywhere =
        QStringLiteral(R"((?=[`|]|\]\(|&#?\w+;|<[a-z/!?]|\\(?:[!-/:-@[-`{-~]|$))|(?=\*)(?!(?<=\s)\*\s))");
    const QString atEnd = QStringLiteral(R"((?<=\S)(?=~)|(?<!\s)(?=_(?:[\s\p{P}\p{S}]|$))|(?<=\s)(?=#+$))");
    const QString inAddresses = QStringLiteral(R"((?<=http|https|ftp)(?=://)|(?<=www)(?=\.)|(?<=[\w.+-])(?=@\w))");
    return QRegularExpression(QStringList{atStart, anywhere, atEnd, inAddresses}.join(QLatin1Char('|')),
                              QRegularExpression::UseUnicodePropertiesOption |
                                  QRegularExpression::CaseInsensitiveOption);
}

} // namespace

QString markdownEscaped(const QString &text)
{
    static const QRegularExpression mark = marks();
    return base::visibleText(text).trimmed().replace(mark, QStringLiteral("\\"));
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
