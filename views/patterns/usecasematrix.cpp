// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/usecasematrix.h"

#include "models/advisor/usecases.h"
#include "models/patterns/core/card.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace sw::views
{

UseCaseMatrix::UseCaseMatrix(schema::UseCase current, QWidget *parent)
    : QDialog(parent),
      m_current(current),
      m_table(new QTableWidget),
      m_open(new QPushButton(tr("&Open pattern"))),
      m_take(new QPushButton(tr("&Choose use case")))
{
    setWindowTitle(tr("Patterns by Use Case"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::Alignment::fromInt(Qt::AlignCenter | Qt::TextWordWrap));
    m_table->verticalHeader()->setDefaultSectionSize(std::max(24, fontMetrics().height() + 8));
    for (QHeaderView *header : {m_table->horizontalHeader(), m_table->verticalHeader()})
        header->setHighlightSections(false);
    m_table->setAccessibleName(windowTitle());
    fill();
    m_table->setCurrentCell(0, 0);
    auto *hint = new TextLabel(TextLabel::Style::Secondary, advisor::matrixText());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    buttons->addButton(m_take, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::currentCellChanged, this, &UseCaseMatrix::updateButtons);
    connect(m_table, &QTableWidget::cellActivated, this, &UseCaseMatrix::openPattern);
    connect(m_table->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, &UseCaseMatrix::openPattern);
    connect(m_open, &QPushButton::clicked, this, &UseCaseMatrix::openPattern);
    connect(m_take, &QPushButton::clicked, this, &UseCaseMatrix::takeUseCase);
    for (QPushButton *button : {m_open, m_take})
        button->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    resize(920, 580);
    updateButtons();
}

void UseCaseMatrix::setCurrentUseCase(schema::UseCase current)
{
    if (current == m_current)
        return;
    m_current = current;
    fill();
    updateButtons();
}

void UseCaseMatrix::fill()
{
    const QList<schema::UseCase> useCases = advisor::allUseCases();
    const QList<const patterns::Pattern *> rows = advisor::patternsInMatrix();
    m_table->setColumnCount(static_cast<int>(useCases.size()));
    m_table->setRowCount(static_cast<int>(rows.size()));
    QFont bold = font();
    bold.setBold(true);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *header = new QTableWidgetItem(schema::useCaseText(useCases.at(column)));
        if (useCases.at(column) == m_current)
            header->setFont(bold);
        m_table->setHorizontalHeaderItem(column, header);
    }
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const patterns::Pattern &pattern = *rows.at(row);
        auto *name = new QTableWidgetItem(icon(QStringLiteral("patterns/") + pattern.id()), pattern.name());
        name->setToolTip(patterns::cardOf(pattern).solution.toHtmlEscaped());
        m_table->setVerticalHeaderItem(row, name);
        const QList<schema::UseCase> usual = advisor::useCasesOf(pattern.matrixRow());
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const bool ticked = usual.contains(useCases.at(column));
            auto *cell = new QTableWidgetItem(ticked ? QStringLiteral("✓") : QString());
            cell->setTextAlignment(Qt::AlignCenter);
            cell->setData(Qt::AccessibleTextRole, ticked ? tr("usual") : tr("not usual"));
            if (useCases.at(column) == m_current)
                cell->setFont(bold);
            m_table->setItem(row, column, cell);
        }
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitHeads();
}

/// No word of a head is cut: each column is as wide as its longest word, and all share what is left.
void UseCaseMatrix::fitHeads()
{
    static const QRegularExpression breaks(QStringLiteral("(?<=-)|\\s"));
    QFont bold = font();
    bold.setBold(true); // as the current one is
    const QFontMetrics metrics(bold);
    constexpr int around = 14;
    QList<int> widths;
    qsizetype lines = 1;
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const QStringList words = m_table->horizontalHeaderItem(column)->text().split(breaks);
        widths << 0;
        for (const QString &word : words)
            widths.last() = std::max(widths.last(), metrics.horizontalAdvance(word) + around);
        lines = std::max(lines, words.size());
    }
    const int needed = std::accumulate(widths.cbegin(), widths.cend(), 0);
    const int rest = std::max(0, m_table->viewport()->width() - needed) / std::max(1, m_table->columnCount());
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->setColumnWidth(column, widths.at(column) + rest);
    m_table->horizontalHeader()->setFixedHeight(static_cast<int>(lines) * metrics.lineSpacing() + 10);
}

void UseCaseMatrix::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitHeads();
}

void UseCaseMatrix::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitHeads(); // the table has its width now
}

void UseCaseMatrix::updateButtons()
{
    const patterns::Pattern *pattern = advisor::patternsInMatrix().value(m_table->currentRow());
    const schema::UseCase useCase = advisor::allUseCases().value(m_table->currentColumn());
    m_open->setEnabled(pattern != nullptr);
    if (pattern != nullptr)
        m_open->setToolTip(tr("Shows %1 on the page of patterns").arg(pattern->name()));
    m_take->setEnabled(m_table->currentColumn() >= 0 && useCase != m_current);
    m_take->setToolTip(m_take->isEnabled()
                           ? tr("Makes “%1” the use case of the project").arg(schema::useCaseText(useCase))
                           : tr("“%1” is the use case of the project").arg(schema::useCaseText(m_current)));
}

void UseCaseMatrix::openPattern()
{
    if (const patterns::Pattern *pattern = advisor::patternsInMatrix().value(m_table->currentRow()))
        Q_EMIT patternChosen(pattern->id());
}

void UseCaseMatrix::takeUseCase()
{
    Q_EMIT useCaseChosen(advisor::allUseCases().value(m_table->currentColumn()));
}

} // namespace sw::views
