// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/agreedialog.h"

#include "models/base/text.h"
#include "models/services/methodology/agreement.h"
#include "views/widgets/style/wrapdelegate.h"
#include "views/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

enum Column { Question, Answer };
constexpr int numberRole = Qt::UserRole; ///< of the question in the list
constexpr int roomForTitle = 40;         ///< of the window manager

} // namespace

AgreeDialog::AgreeDialog(const QList<services::MethodQuestion> &questions, QWidget *parent)
    : QDialog(parent), m_questions(questions), m_list(new QTreeWidget), m_agree(new QPushButton)
{
    setWindowTitle(tr("All of these are right"));
    auto *task = new TextLabel(TextLabel::Style::Body,
                               tr("These answers are assumed. What stays ticked becomes your answer: one step, which "
                                  "Undo takes back."));
    task->setWordWrap(true);
    m_list->setAccessibleName(tr("What is assumed"));
    m_list->setHeaderLabels({tr("Question"), tr("Assumed")});
    m_list->setAlternatingRowColors(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Question, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Answer, QHeaderView::Stretch);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_agree, QDialogButtonBox::AcceptRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(task);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(QSize(820, 560).boundedTo(screen()->availableSize() - QSize(0, roomForTitle)));
    new WrapDelegate(m_list);
    fill();
    count();
    m_agree->setDefault(true);
    m_agree->setFocus();
    connect(m_list, &QTreeWidget::itemChanged, this, &AgreeDialog::count);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void AgreeDialog::fill()
{
    QHash<services::Asked, QTreeWidgetItem *> kinds;
    for (int number = 0; number < m_questions.size(); ++number) {
        const services::MethodQuestion &question = m_questions.at(number);
        QTreeWidgetItem *&kind = kinds[question.asked];
        if (kind == nullptr) {
            kind = new QTreeWidgetItem(m_list, {services::titleOf(question.asked)});
            kind->setFlags(kind->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
            kind->setExpanded(true);
        }
        auto *item = new QTreeWidgetItem(kind);
        item->setText(Question, base::visibleText(question.question));
        item->setText(Answer, base::visibleText(question.answer));
        item->setTextAlignment(Answer, Qt::AlignLeft | Qt::AlignTop);
        item->setData(Question, numberRole, number);
        item->setCheckState(Question, Qt::Checked);
    }
}

QList<services::MethodQuestion> AgreeDialog::chosen() const
{
    QList<services::MethodQuestion> found;
    for (int kind = 0; kind < m_list->topLevelItemCount(); ++kind) {
        const QTreeWidgetItem *parent = m_list->topLevelItem(kind);
        for (int row = 0; row < parent->childCount(); ++row) {
            if (parent->child(row)->checkState(Question) == Qt::Checked)
                found << m_questions.at(parent->child(row)->data(Question, numberRole).toInt());
        }
    }
    return found;
}

void AgreeDialog::count()
{
    const auto count = static_cast<int>(chosen().size());
    m_agree->setText(tr("&Agree with %n assumption(s)", nullptr, count));
    m_agree->setEnabled(count > 0);
}

} // namespace sw::views
