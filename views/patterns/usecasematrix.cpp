// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/usecasematrix.h"

#include "models/advisor/usecases.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"
#include "views/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sw::views
{

UseCaseMatrix::UseCaseMatrix(schema::UseCase current, QWidget *parent) : QDialog(parent), m_table(new QTableWidget)
{
    setWindowTitle(tr("Patterns by Use Case"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setAccessibleName(windowTitle());
    fill(current);
    auto *hint = new TextLabel(TextLabel::Style::Secondary, tr("A hint only: any pattern may pay for any use case."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    resize(860, 560);
}

void UseCaseMatrix::fill(schema::UseCase current)
{
    const QList<schema::UseCase> useCases = advisor::allUseCases();
    const QList<const patterns::Pattern *> rows = advisor::patternsInMatrix();
    m_table->setColumnCount(static_cast<int>(useCases.size()));
    m_table->setRowCount(static_cast<int>(rows.size()));
    QFont bold = font();
    bold.setBold(true);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *header = new QTableWidgetItem(schema::useCaseText(useCases.at(column)));
        if (useCases.at(column) == current)
            header->setFont(bold);
        m_table->setHorizontalHeaderItem(column, header);
    }
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const patterns::Pattern &pattern = *rows.at(row);
        m_table->setVerticalHeaderItem(row, new QTableWidgetItem(pattern.name()));
        const QList<schema::UseCase> usual = advisor::useCasesOf(pattern.matrixRow());
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const bool ticked = usual.contains(useCases.at(column));
            auto *cell = new QTableWidgetItem(ticked ? QStringLiteral("✓") : QString());
            cell->setTextAlignment(Qt::AlignCenter);
            cell->setData(Qt::AccessibleTextRole, ticked ? tr("usual") : tr("not usual"));
            if (useCases.at(column) == current)
                cell->setFont(bold);
            m_table->setItem(row, column, cell);
        }
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

} // namespace sw::views
