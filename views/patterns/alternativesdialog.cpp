// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/alternativesdialog.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/document/edits/fixedit.h"
#include "models/formats/project/alternatives.h"
#include "models/services/alternatives/alternatives.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <memory>

namespace sw::views
{

namespace
{

base::Result<void> addTo(document::Document &document, const QString &name, const QString &description)
{
    const services::Fix step{
        {}, AlternativesDialog::tr("Save the design as %1").arg(base::visibleText(name)), [&](schema::Model &model) {
            return services::addAlternative(model, name, description);
        }};
    if (const auto added = document::applyFix(document, step); !added)
        return added.error();
    return {};
}

QTableWidgetItem *cell(const QString &text, bool bold)
{
    auto *item = new QTableWidgetItem(base::visibleText(text));
    item->setToolTip(Qt::convertFromPlainText(item->text(), Qt::WhiteSpaceNormal));
    QFont font = item->font();
    font.setBold(bold);
    item->setFont(font);
    return item;
}

} // namespace

AlternativesDialog::AlternativesDialog(document::Document &document, QWidget *parent)
    : QDialog(parent),
      m_document(document),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_left(new QComboBox),
      m_right(new QComboBox),
      m_table(new QTableWidget),
      m_note(new QLabel),
      m_take{new QPushButton, new QPushButton},
      m_remove{new QPushButton, new QPushButton}
{
    setWindowTitle(tr("Alternatives"));
    m_table->setColumnCount(3);
    m_table->setAccessibleName(tr("Designs side by side"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    for (const Side side : {Left, Right}) {
        const QComboBox *box = side == Left ? m_left : m_right;
        for (QPushButton *each : {m_take.at(side), m_remove.at(side)}) {
            buttons->addButton(each, QDialogButtonBox::ActionRole);
            each->setAutoDefault(false);
        }
        m_take.at(side)->setToolTip(tr("Makes it the design of the project, as one step to undo"));
        connect(m_take.at(side), &QPushButton::clicked, this, [this, box] { take(chosen(box)); });
        connect(m_remove.at(side), &QPushButton::clicked, this, [this, box] { remove(chosen(box)); });
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(buildChoice());
    layout->addWidget(m_note);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resize(900, 640);
    connect(m_left, &QComboBox::currentIndexChanged, this, &AlternativesDialog::compare);
    connect(m_right, &QComboBox::currentIndexChanged, this, &AlternativesDialog::compare);
    fill();
}

QWidget *AlternativesDialog::buildChoice()
{
    m_left->setAccessibleName(tr("Left design"));
    m_right->setAccessibleName(tr("Right design"));
    for (QComboBox *box : {m_left, m_right}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(20);
    }
    auto *save = new QPushButton(tr("&Save this design as…"));
    save->setAutoDefault(false);
    connect(save, &QPushButton::clicked, this, &AlternativesDialog::askForName);
    auto *choice = new QWidget;
    auto *layout = new QHBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new QLabel(tr("Compare")));
    layout->addWidget(m_left, 1);
    layout->addWidget(new QLabel(tr("with")));
    layout->addWidget(m_right, 1);
    layout->addWidget(save);
    return choice;
}

QString AlternativesDialog::chosen(const QComboBox *box) const
{
    return box->currentData().toString();
}

void AlternativesDialog::choose(const QString &left, const QString &right)
{
    m_left->setCurrentIndex(std::max(0, m_left->findData(left)));
    m_right->setCurrentIndex(std::max(0, m_right->findData(right)));
}

/// The lists of both sides: the design as it is, then the alternatives; the last one is chosen at the right.
void AlternativesDialog::fill()
{
    const QString left = chosen(m_left);
    for (QComboBox *box : {m_left, m_right}) {
        const QSignalBlocker blocker(box);
        box->clear();
        box->addItem(tr("This design"), QString());
        for (const schema::Alternative &each : formats::alternativesOf(m_document.model())) {
            box->addItem(base::visibleText(each.name), each.name);
            box->setItemData(box->count() - 1, base::visibleText(each.description), Qt::ToolTipRole);
        }
    }
    {
        const QSignalBlocker leftBlocker(m_left), rightBlocker(m_right);
        m_left->setCurrentIndex(std::max(0, m_left->findData(left)));
        m_right->setCurrentIndex(m_right->count() - 1);
    }
    compare();
}

/// Of the two that are compared, one a line.
QString AlternativesDialog::descriptions() const
{
    QStringList lines;
    for (const schema::Alternative &each : formats::alternativesOf(m_document.model())) {
        const bool isShown = each.name == chosen(m_left) || each.name == chosen(m_right);
        if (isShown && !each.description.isEmpty())
            lines << base::visibleText(QStringLiteral("%1: %2").arg(each.name, each.description));
    }
    return lines.join(QLatin1Char('\n'));
}

/// Of the alternative on that side; without any on either the right ones stay, disabled.
void AlternativesDialog::showButtons(Side side)
{
    const QString name = chosen(side == Left ? m_left : m_right);
    const bool isSeen =
        side == Left ? !name.isEmpty() && name != chosen(m_right) : !name.isEmpty() || chosen(m_left).isEmpty();
    constexpr qsizetype longest = 24;
    QString shown = base::visibleText(name.size() > longest ? name.left(longest) + u'…' : name);
    shown.replace(u'&', QStringLiteral("&&"));
    const QString take = side == Left ? tr("T&ake “%1”") : tr("&Take “%1”");
    const QString remove = side == Left ? tr("R&emove “%1”") : tr("&Remove “%1”");
    m_take.at(side)->setText(name.isEmpty() ? tr("&Take") : take.arg(shown));
    m_remove.at(side)->setText(name.isEmpty() ? tr("&Remove") : remove.arg(shown));
    for (QPushButton *each : {m_take.at(side), m_remove.at(side)}) {
        each->setVisible(isSeen);
        each->setEnabled(!name.isEmpty());
    }
}

void AlternativesDialog::compare()
{
    const bool hasAny = m_right->count() > 1;
    for (const Side side : {Left, Right})
        showButtons(side);
    m_note->setText(hasAny ? descriptions()
                           : tr("The project has no alternatives yet. Save this design under a name, then change goal, "
                                "placements or patterns and compare."));
    m_note->setVisible(!m_note->text().isEmpty());
    m_job->start([this, model = m_document.model(), left = chosen(m_left),
                  right = chosen(m_right)](const base::Progress &) -> base::Job::Delivery {
        const auto comparison = std::make_shared<const base::Result<services::AlternativeComparison>>(
            services::compareAlternatives(model, left, right));
        return [this, comparison] {
            show(*comparison);
        };
    });
}

void AlternativesDialog::show(const base::Result<services::AlternativeComparison> &comparison)
{
    m_table->setRowCount(0);
    if (!comparison) {
        m_note->setText(base::visibleText(comparison.error().text()));
        m_note->show();
        return;
    }
    m_table->setHorizontalHeaderLabels(
        {QString(), base::visibleText(comparison->left.name), base::visibleText(comparison->right.name)});
    const QList<services::SideBySideRow> rows = services::rowsOf(*comparison);
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (int i = 0; i < rows.size(); ++i) {
        const services::SideBySideRow &row = rows.at(i);
        m_table->setItem(i, 0, cell(row.label, row.isHeading()));
        m_table->setItem(i, 1, cell(row.left, row.differs()));
        m_table->setItem(i, 2, cell(row.right, row.differs()));
    }
}

base::Result<void> AlternativesDialog::add(const QString &name, const QString &description)
{
    const auto added = addTo(m_document, name, description);
    if (added)
        fill();
    return added;
}

bool AlternativesDialog::isBusy() const
{
    return m_job->isRunning();
}

void AlternativesDialog::askForName()
{
    if (saveAsAlternative(m_document, this))
        fill();
}

void AlternativesDialog::take(const QString &name)
{
    const auto alternative = services::findAlternative(m_document.model(), name);
    if (!alternative)
        return;
    document::editModel(m_document, tr("Take the design %1").arg(base::visibleText(name)),
                        [&](schema::Model &model) { services::takeAlternative(model, *alternative); });
    accept();
}

void AlternativesDialog::remove(const QString &name)
{
    document::editModel(m_document, tr("Remove the design %1").arg(base::visibleText(name)),
                        [&](schema::Model &model) { (void)services::removeAlternative(model, name); });
    fill();
}

bool saveAsAlternative(document::Document &document, QWidget *parent)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(AlternativesDialog::tr("Save as alternative"));
    auto *name = new QLineEdit;
    auto *description = new QLineEdit;
    name->setMinimumWidth(320);
    description->setPlaceholderText(AlternativesDialog::tr("What it is for"));
    auto *problem = new QLabel;
    problem->setTextFormat(Qt::PlainText);
    problem->setWordWrap(true);
    problem->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QFormLayout(&dialog);
    layout->addRow(AlternativesDialog::tr("&Name of this design:"), name);
    layout->addRow(AlternativesDialog::tr("&Description:"), description);
    layout->addRow(problem);
    layout->addRow(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, [&] {
        const auto added = addTo(document, name->text(), description->text().trimmed());
        if (added)
            return dialog.accept();
        problem->setText(base::visibleText(added.error().text()));
        problem->show();
        name->setFocus();
    });
    return dialog.exec() == QDialog::Accepted;
}

} // namespace sw::views
