// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/stepdetails.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/text.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/linediff.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTextBlock>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

enum Tab { SidesTab, DifferenceTab, CommandTab, UndoTab };

QPlainTextEdit *codeView(const QString &name)
{
    auto *view = new QPlainTextEdit;
    view->setReadOnly(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setFrameShape(QFrame::NoFrame);
    view->setAccessibleName(name);
    view->setTabChangesFocus(true);
    return view;
}

QStringList prettyLines(const base::Bson &document)
{
    if (document.isEmpty())
        return {};
    const QByteArray json = base::toExtendedJson(document, base::EjsonForm::Relaxed, base::JsonEscapes::Required);
    return QString::fromUtf8(base::brokenIntoLines(json, 60)).split(QLatin1Char('\n'));
}

/// Fills \p view: mark, text, and the tint of added and removed lines.
void fill(QPlainTextEdit *view, const QList<DiffLine> &lines)
{
    view->clear();
    QTextCursor cursor(view->document());
    bool first = true;
    for (const DiffLine &line : lines) {
        QTextBlockFormat block;
        QTextCharFormat text;
        if (line.mark == QLatin1Char('+'))
            block.setBackground(statusTint(Status::Ok));
        else if (line.mark == QLatin1Char('-'))
            block.setBackground(statusTint(Status::Bad));
        else if (line.mark == QChar(0x2026))
            text.setForeground(secondaryText());
        if (first)
            cursor.setBlockFormat(block);
        else
            cursor.insertBlock(block);
        cursor.insertText(QString(line.mark) + QLatin1Char(' ') + base::visibleText(line.text), text);
        first = false;
    }
    view->moveCursor(QTextCursor::Start);
}

/// One side: its own lines only, those that the other side lacks with \p mark.
void fillSide(QPlainTextEdit *view, const base::Bson &side, const base::Bson &other, QChar mark)
{
    const QStringList own = prettyLines(side);
    if (own.isEmpty()) {
        fill(view, {{QChar(0x2026), StepDetails::tr("absent")}});
        return;
    }
    QList<DiffLine> lines;
    for (const DiffLine &line : collapsed(lineDiff(prettyLines(other), own))) {
        if (line.mark != QLatin1Char('-'))
            lines << DiffLine{line.mark == QLatin1Char('+') ? mark : line.mark, line.text};
    }
    fill(view, lines);
}

} // namespace

StepDetails::StepDetails(QWidget *parent)
    : QWidget(parent),
      m_tabs(new QTabWidget),
      m_allLines(new QCheckBox(tr("All lines"))),
      m_difference(codeView(tr("Difference"))),
      m_sides(new QWidget),
      m_sidesTitle(new TextLabel(TextLabel::Style::Warn)),
      m_last(codeView(tr("After the last apply"))),
      m_server(codeView(tr("On the server now"))),
      m_model(codeView(tr("In the model"))),
      m_command(codeView(tr("Command"))),
      m_undo(codeView(tr("Undo")))
{
    m_allLines->setToolTip(tr("Also lines that stay as they are"));
    m_sidesTitle->setWordWrap(true);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(1);
    for (QPlainTextEdit *view : {m_last, m_server, m_model}) {
        auto *column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, view->accessibleName()));
        column->addWidget(view, 1);
        columns->addLayout(column, 1);
    }
    auto *sides = new QVBoxLayout(m_sides);
    sides->setContentsMargins(12, 6, 0, 0);
    sides->addWidget(m_sidesTitle);
    sides->addLayout(columns, 1);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_sides, tr("Three versions"));
    m_tabs->addTab(m_difference, tr("Difference"));
    m_tabs->addTab(m_command, tr("Command"));
    m_tabs->addTab(m_undo, tr("Undo"));
    m_tabs->setCornerWidget(m_allLines);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    connect(m_allLines, &QCheckBox::toggled, this, &StepDetails::showDifference);
}

QString StepDetails::commandText() const
{
    return m_command->toPlainText();
}

void StepDetails::showDifference()
{
    const QList<DiffLine> lines = lineDiff(prettyLines(m_from), prettyLines(m_to));
    fill(m_difference, m_allLines->isChecked() ? lines : collapsed(lines));
}

void StepDetails::showSides(const deploy::Step &step, const services::Difference *difference)
{
    const bool both = difference->changedBy == services::ChangedBy::Both;
    m_sidesTitle->setText(both
                              ? tr("Changed on the server by hand and in the model since the last apply. Choose beside "
                                   "it which version stays.")
                              : tr("Changed on the server by hand since the last apply. Choose beside it which "
                                   "version stays."));
    fillSide(m_last, difference->lastApplied, step.from, QLatin1Char(' '));
    fillSide(m_server, step.from, difference->lastApplied, QLatin1Char('-'));
    fillSide(m_model, step.to, step.from, QLatin1Char('+'));
}

void StepDetails::show(const deploy::Step *step, const services::Difference *difference)
{
    const bool byHand = step != nullptr && difference != nullptr && difference->isByHand();
    const bool scripted = step != nullptr && !step->script.isEmpty();
    m_from = step ? step->from : base::Bson();
    m_to = step ? step->to : base::Bson();
    m_command->setPlainText(step == nullptr ? QString()
                            : scripted      ? step->script
                                            : prettyLines(step->command).join(QLatin1Char('\n')));
    m_undo->setPlainText(step ? step->inverse : QString());
    showDifference();
    if (byHand)
        showSides(*step, difference);
    m_tabs->setTabVisible(SidesTab, byHand);
    m_tabs->setTabVisible(DifferenceTab, !scripted);
    m_tabs->setTabVisible(UndoTab, !scripted);
    m_tabs->setTabText(CommandTab, scripted ? tr("Script") : tr("Command"));
    m_tabs->setCurrentIndex(byHand ? SidesTab : scripted ? CommandTab : DifferenceTab);
}

} // namespace sw::views
