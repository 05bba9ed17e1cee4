// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessontext.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/lessons/lessonfigures.h"

#include <QRegularExpression>

namespace sw::services
{

namespace
{

/// "plain > cut: document books", taken apart.
struct Slot
{
    QString first;
    QChar sign;
    QString second;
    QString figure;
};

const QRegularExpression &slotPattern()
{
    static const QRegularExpression pattern(QStringLiteral("\\{\\{(.*?)\\}\\}"));
    return pattern;
}

Slot slotOf(const QString &text, const QString &model)
{
    static const QRegularExpression whole(
        QStringLiteral("^\\s*(?:([A-Za-z0-9_-]+)\\s*(?:([>%/])\\s*([A-Za-z0-9_-]+))?\\s*:)?\\s*(.*?)\\s*$"));
    const QRegularExpressionMatch match = whole.match(text);
    const QString sign = match.captured(2);
    return {match.captured(1).isEmpty() ? model : match.captured(1), sign.isEmpty() ? QChar() : sign.at(0),
            match.captured(3), match.captured(4)};
}

base::Result<LessonFigure> figureIn(const LessonBench &bench, const QString &model, const QString &figure)
{
    const auto state = bench.state(model);
    if (!state)
        return state.error();
    return figureOf(**state, figure);
}

base::Result<QString> slotText(const LessonBench &bench, const Slot &slot)
{
    const auto first = figureIn(bench, slot.first, slot.figure);
    if (!first)
        return first.error();
    const QString text = figureText(first->value, first->unit);
    if (slot.sign.isNull())
        return text;
    const auto second = figureIn(bench, slot.second, slot.figure);
    if (!second)
        return second.error();
    if (slot.sign == QLatin1Char('>'))
        return text + QStringLiteral(" → ") + figureText(second->value, second->unit);
    if (slot.sign == QLatin1Char('%'))
        return base::differenceText(second->value / first->value - 1);
    return base::countText(first->value / second->value);
}

QString inlineHtml(const QString &markdown)
{
    const QString text = base::visibleText(markdown);
    QString out;
    bool strong = false;
    bool emphasis = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == QLatin1Char('`')) {
            const qsizetype end = text.indexOf(QLatin1Char('`'), i + 1);
            if (end > 0) {
                out +=
                    QStringLiteral("<code>") + text.mid(i + 1, end - i - 1).toHtmlEscaped() + QStringLiteral("</code>");
                i = end;
                continue;
            }
        }
        if (c == QLatin1Char('*') && text.mid(i, 2) == QLatin1String("**") &&
            (strong || text.indexOf(QLatin1String("**"), i + 2) > 0)) {
            out += strong ? QStringLiteral("</b>") : QStringLiteral("<b>");
            strong = !strong;
            ++i;
            continue;
        }
        if (c == QLatin1Char('*') && (emphasis || text.indexOf(c, i + 1) > 0)) {
            out += emphasis ? QStringLiteral("</i>") : QStringLiteral("<i>");
            emphasis = !emphasis;
            continue;
        }
        out += QString(c).toHtmlEscaped();
    }
    return out + (emphasis ? QStringLiteral("</i>") : QString()) + (strong ? QStringLiteral("</b>") : QString());
}

/// Lines of Markdown, one block after the other.
class Blocks
{
public:
    QString html(const QString &markdown);

private:
    void closeParagraph();
    void closeList();
    void addLine(const QString &line);

    QString m_out;
    QStringList m_paragraph;
    QStringList m_items;
};

void Blocks::closeParagraph()
{
    if (!m_paragraph.isEmpty())
        m_out += QStringLiteral("<p>") + inlineHtml(m_paragraph.join(QLatin1Char(' '))) + QStringLiteral("</p>\n");
    m_paragraph.clear();
}

void Blocks::closeList()
{
    if (m_items.isEmpty())
        return;
    m_out += QStringLiteral("<ul>");
    for (const QString &item : std::as_const(m_items))
        m_out += QStringLiteral("<li>") + inlineHtml(item) + QStringLiteral("</li>");
    m_out += QStringLiteral("</ul>\n");
    m_items.clear();
}

void Blocks::addLine(const QString &line)
{
    if (line.startsWith(QLatin1String("- "))) {
        closeParagraph();
        m_items << line.mid(2).trimmed();
    } else if (line.trimmed().isEmpty()) {
        closeParagraph();
        closeList();
    } else if (!m_items.isEmpty() && line.startsWith(QLatin1String("  "))) {
        m_items.last() += QLatin1Char(' ') + line.trimmed();
    } else {
        closeList();
        m_paragraph << line.trimmed();
    }
}

QString Blocks::html(const QString &markdown)
{
    bool inCode = false;
    QStringList code;
    for (const QString &line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            closeParagraph();
            closeList();
            if (inCode)
                m_out +=
                    QStringLiteral("<pre>") + code.join(QLatin1Char('\n')).toHtmlEscaped() + QStringLiteral("</pre>\n");
            code.clear();
            inCode = !inCode;
        } else if (inCode) {
            code << base::visibleText(line);
        } else {
            addLine(line);
        }
    }
    addLine({});
    return m_out;
}

} // namespace

base::Result<QString> filledText(const LessonBench &bench, const QString &model, const QString &text)
{
    QString out;
    qsizetype from = 0;
    for (auto it = slotPattern().globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto value = slotText(bench, slotOf(match.captured(1), model));
        if (!value)
            return value.error();
        out += text.mid(from, match.capturedStart() - from) + *value;
        from = match.capturedEnd();
    }
    return out + text.mid(from);
}

QStringList slotsIn(const QString &text)
{
    QStringList found;
    for (auto it = slotPattern().globalMatch(text); it.hasNext();)
        found << it.next().captured();
    return found;
}

QStringList modelsOf(const QString &slot, const QString &model)
{
    const Slot parts = slotOf(slotPattern().match(slot).captured(1), model);
    return parts.second.isEmpty() ? QStringList{parts.first} : QStringList{parts.first, parts.second};
}

QString figureOfSlot(const QString &slot)
{
    return slotOf(slotPattern().match(slot).captured(1), {}).figure;
}

QString toHtml(const QString &markdown)
{
    return Blocks().html(markdown);
}

QString toInlineHtml(const QString &markdown)
{
    return inlineHtml(markdown);
}

QString toPlainText(const QString &markdown)
{
    static const QRegularExpression marks(QStringLiteral("\\*\\*|`|(?<![\\w*])\\*(?=\\S)|(?<=\\S)\\*(?![\\w*])"));
    QString text = markdown;
    return base::visibleText(
               text.remove(QStringLiteral("```\n")).remove(marks).replace(QLatin1Char('\n'), QChar(0x2028)))
        .replace(QStringLiteral("<U+2028>"), QStringLiteral("\n"))
        .replace(QChar(0x2028), QLatin1Char('\n'));
}

} // namespace sw::services
