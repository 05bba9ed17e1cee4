// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/fieldcomment.h"

#include "models/schema/fieldlines/fieldline.h"

#include <QRegularExpression>

namespace sw::schema
{

CommentedLine splitComment(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral("^(--(?!>)|//|#)"));
    QChar quote;
    int depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (!quote.isNull()) {
            quote = c == quote ? QChar() : quote;
        } else if (c == u'"' || c == u'\'' || c == u'`') {
            quote = c;
        } else if (QStringView(u"([{").contains(c)) {
            ++depth;
        } else if (QStringView(u")]}").contains(c)) {
            --depth;
        } else if (depth == 0 && i > 0 && text.at(i - 1).isSpace()) {
            const QRegularExpressionMatch match = mark.match(text.mid(i, 3));
            if (match.hasMatch())
                return {text.left(i).trimmed(), text.mid(i + match.capturedLength()).trimmed()};
        }
    }
    return {text, {}};
}

base::Result<FieldLine> readFieldLine(const QString &text, const Field &before, const LineNames &names)
{
    const CommentedLine parts = splitComment(text);
    auto line = readBareLine(parts.line, before, names);
    if (line && !parts.comment.isEmpty())
        line->field.description = parts.comment;
    return line;
}

} // namespace sw::schema
