// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/workloadpanel.h"

#include "models/base/text.h"
#include "models/base/units.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/selection.h"
#include "models/items/workloadmodel.h"
#include "models/items/workloadrows.h"
#include "models/services/methodology/workloadquestions.h"
#include "models/sizing/figures/figure.h"
#include "views/panels/workloaddelegate.h"
#include "views/widgets/banner.h"
#include "views/widgets/localkeys.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/textlabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include <cmath>

namespace sw::views
{

namespace
{

using items::WorkloadModel;

constexpr int rowHeight = 24;

} // namespace

WorkloadPanel::WorkloadPanel(document::Document &document, document::DerivedState &, items::Selection &selection,
                             QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_model(new WorkloadModel(document, this)),
      m_view(new QTableView),
      m_error(new Banner),
      m_operations(new TextLabel(TextLabel::Style::Title)),
      m_reads(new TextLabel(TextLabel::Style::Secondary)),
      m_empty(new TextLabel(TextLabel::Style::Body,
                            tr("No operation yet. The advisor needs to know what the application does most.")))
{
    setUpView();
    auto *sums = new QHBoxLayout;
    sums->setContentsMargins(10, 6, 10, 6);
    sums->setSpacing(8);
    sums->addWidget(m_operations);
    sums->addWidget(m_reads);
    sums->addStretch();
    m_empty->setContentsMargins(10, 10, 10, 10);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_error);
    layout->addWidget(m_empty);
    layout->addWidget(m_view, 1);
    layout->addLayout(sums);

    connect(&selection, &items::Selection::changed, this, &WorkloadPanel::followSelection);
    connect(&document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        using document::Change;
        if (event.hasAny({Change::OperationAdded, Change::OperationRemoved, Change::OperationChanged}))
            refresh();
    });
    connect(m_model, &WorkloadModel::rejected, this, &WorkloadPanel::report);
    connect(m_model, &WorkloadModel::dataChanged, m_error, &Banner::hide);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WorkloadPanel::rowChosen);
    refresh();
    followSelection();
}

void WorkloadPanel::setUpView()
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new WorkloadDelegate(m_view));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false); // else a long name ends after a word, far from the edge
    m_view->setTabKeyNavigation(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIconSize({14, 14});
    m_view->setAccessibleName(tr("Workload"));
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    QHeaderView *header = m_view->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    fitColumns();
    header->setMinimumSectionSize(40);

    auto *keys = new LocalKeys(m_view);
    keys->add({Qt::Key_Delete, Qt::Key_Backspace}, [this] { removeOperation(); });
    keys->add({Qt::Key_Insert}, [this] { addOperation(); });
    keys->add({Qt::CTRL | Qt::Key_D}, [this] { duplicateOperation(); });
    keys->add({Qt::CTRL | Qt::Key_C}, [this] { copyRow(); });
    keys->add({Qt::CTRL | Qt::Key_V}, [this] { pasteRows(); });
    keys->add({Qt::Key_Escape}, [this] { Q_EMIT escaped(); });
    keys->add({Qt::ALT | Qt::Key_Up}, [this] { moveOperation(-1); });
    keys->add({Qt::ALT | Qt::Key_Down}, [this] { moveOperation(1); });
}

/// Room for the headings and usual values, so that the path is in sight in a small window as well.
void WorkloadPanel::fitColumns()
{
    constexpr int nameWidth = 150;
    constexpr int iconWidth = 24;
    constexpr int padding = 14;
    QHeaderView *header = m_view->horizontalHeader();
    const auto fit = [&](int column, const QStringList &values, int more) {
        int width = header->sectionSizeHint(column);
        for (const QString &value : values)
            width = std::max(width, m_view->fontMetrics().horizontalAdvance(value) + padding + more);
        header->resizeSection(column, width);
    };
    schema::Operation usual;
    usual.perSecond = 8880. / base::secondsPerDay;
    usual.rateUnit = schema::RateUnit::Day;
    header->resizeSection(WorkloadModel::Name, nameWidth);
    fit(WorkloadModel::Kind, textsOf<schema::OperationKind>(), 0);
    fit(WorkloadModel::Rate, {schema::rateText(usual)}, 0);
    fit(WorkloadModel::Peak, {QStringLiteral("× 10")}, 0);
    fit(WorkloadModel::Criticality, textsOf<schema::Criticality>(), iconWidth);
    fit(WorkloadModel::Latency, {QStringLiteral("100 ms")}, 0);
    fit(WorkloadModel::MayBeOld, {QStringLiteral("30 min")}, 0);
}

QWidget *WorkloadPanel::makeBar()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 6, 8, 6);
    const auto button = [&](const QString &name, const QString &text, const QString &help,
                            void (WorkloadPanel::*action)()) {
        auto *made = new QPushButton(icon(name), text);
        made->setToolTip(help);
        connect(made, &QPushButton::clicked, this, action);
        layout->addWidget(made);
        return made;
    };
    button(QStringLiteral("add"), tr("Operation"), tr("Add an operation (Ins)"), &WorkloadPanel::addOperation);
    m_duplicate = button(QStringLiteral("duplicate"), tr("Duplicate"), tr("Copy the operation (Ctrl+D)"),
                         &WorkloadPanel::duplicateOperation);
    m_remove = button(QStringLiteral("delete"), tr("Remove"), tr("Remove the operation (Del)"),
                      &WorkloadPanel::removeOperation);
    button(QStringLiteral("paste"), tr("Paste rows"),
           tr("Add the rows of a spreadsheet from the clipboard (Ctrl+V). Columns: %1; a line of headings may put them "
              "in another order, "
              "and missing columns get their default values.")
               .arg(items::workloadColumns().join(QStringLiteral(", "))),
           &WorkloadPanel::pasteRows);
    m_copyRows = button(QStringLiteral("copy"), tr("Copy rows"),
                        tr("Copy all operations as rows for a spreadsheet; Ctrl+C copies the chosen one"),
                        &WorkloadPanel::copyRows);
    auto *hint = new TextLabel(TextLabel::Style::Secondary, tr("Rates as 900/s or 24/day, times as 15 ms or 1 h"));
    hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    hint->setElided();
    hint->setMinimumWidth(0);
    hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // gives way where there is no room
    layout->addWidget(hint, 1);
    return bar;
}

schema::EntityId WorkloadPanel::startOfNew() const
{
    const schema::Operation *current = m_model->operationAt(m_view->currentIndex());
    if (!m_selection.entity().isEmpty())
        return m_selection.entity();
    if (current != nullptr)
        return current->entity;
    const QList<schema::Entity> &entities = m_document.model().entities;
    return entities.isEmpty() ? schema::EntityId() : entities.first().id;
}

void WorkloadPanel::pasteRows()
{
    const auto rows = items::readWorkloadRows(m_document.model(), QGuiApplication::clipboard()->text(), startOfNew());
    if (!rows)
        return report(rows.error());
    const auto added = document::addOperations(m_document, *rows);
    if (!added)
        return report(added.error());
    m_error->hide();
    m_selection.selectOperation(added->first());
    m_view->setFocus();
    m_view->scrollTo(m_model->indexOf(added->last()));
    m_view->scrollTo(m_model->indexOf(added->first()));
}

void WorkloadPanel::copyRows()
{
    QGuiApplication::clipboard()->setText(items::writeWorkloadRows(m_document.model(), m_document.model().operations));
}

void WorkloadPanel::copyRow()
{
    if (const schema::Operation *current = m_model->operationAt(m_view->currentIndex()))
        QGuiApplication::clipboard()->setText(items::writeWorkloadRows(m_document.model(), {*current}));
}

void WorkloadPanel::addOperation()
{
    addOperation({});
}

void WorkloadPanel::addOperation(schema::Operation draft)
{
    draft.perSecond = schema::usualRate;
    if (draft.entity.isEmpty())
        draft.entity = startOfNew();
    const base::Result<schema::OperationId> added = document::addOperation(m_document, draft);
    if (!added) {
        const bool none = m_document.model().entities.isEmpty();
        report(none ? base::Error{base::ErrorCode::InvalidModel,
                                  tr("An operation starts at an entity, and there is none."),
                                  {},
                                  tr("Add an entity first.")}
                    : added.error());
        return;
    }
    m_error->hide();
    m_selection.selectOperation(*added);
    m_view->setFocus();
    m_view->scrollTo(m_model->indexOf(*added));
    m_view->edit(m_model->indexOf(*added));
}

void WorkloadPanel::duplicateOperation()
{
    const schema::Operation *current = m_model->operationAt(m_view->currentIndex());
    if (current == nullptr)
        return;
    schema::Operation copy = *current;
    QSet<QString> names;
    for (const schema::Operation &each : m_document.model().operations)
        names.insert(each.name);
    copy.name = document::freeName(copy.name, names, QStringLiteral(" "));
    if (const auto added = document::addOperation(m_document, copy); added)
        m_selection.selectOperation(*added);
    else
        report(added.error());
}

void WorkloadPanel::removeOperation()
{
    const schema::Operation *current = m_model->operationAt(m_view->currentIndex());
    if (current == nullptr)
        return;
    const int row = m_view->currentIndex().row();
    document::Removal removal;
    removal.operations.insert(current->id);
    document::removeObjects(m_document, removal);
    m_view->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
}

void WorkloadPanel::moveOperation(int by)
{
    const schema::Operation *current = m_model->operationAt(m_view->currentIndex());
    const int row = m_view->currentIndex().row() + by;
    if (current != nullptr && row >= 0 && row < m_model->rowCount())
        document::moveOperation(m_document, current->id, row);
}

void WorkloadPanel::followSelection()
{
    const QModelIndex index = m_model->indexOf(m_selection.objects().operation);
    if (!index.isValid())
        m_view->selectionModel()->clear();
    else if (m_view->currentIndex().row() != index.row())
        m_view->setCurrentIndex(index);
}

void WorkloadPanel::rowChosen()
{
    const schema::Operation *current = m_model->operationAt(m_view->currentIndex());
    m_duplicate->setEnabled(current != nullptr);
    m_remove->setEnabled(current != nullptr);
    m_copyRows->setEnabled(m_model->rowCount() > 0);
    if (current != nullptr)
        m_selection.selectOperation(current->id);
}

void WorkloadPanel::refresh()
{
    double all = 0;
    double reads = 0;
    for (const schema::Operation &operation : m_document.model().operations) {
        all += operation.perSecond;
        reads += operation.isRead() ? operation.perSecond : 0;
    }
    const bool none = m_model->rowCount() == 0;
    m_empty->setVisible(none);
    m_view->setVisible(!none);
    m_operations->setVisible(!none);
    m_operations->setText(std::round(all) == 1 ? tr("%1 operation/s").arg(1)
                          : all >= 1           ? tr("%1 operations/s").arg(locale().toString(std::round(all), 'f', 0))
                                               : tr("%1 operations").arg(base::rateText(base::PerSecond(all))));
    m_reads->setText(all <= 0       ? QString()
                     : reads >= all ? tr("reads only")
                                    : tr("%1 reads").arg(base::percentText(reads / all)));
    if (all > reads && reads > 0)
        m_reads->setText(
            m_reads->text() + QStringLiteral(" · ") +
            tr("%1 reads for each write").arg(base::countText(std::round(10 * reads / (all - reads)) / 10)));
    const auto count = static_cast<int>(m_document.model().operations.size());
    const QStringList how{tr("The sum of the rates of %n operations, as the workload says.", nullptr, count)};
    m_operations->setToolTip(sizing::toolTip({tr("Operations"), sizing::Unit::PerSecond, sizing::point(all), how}));
    m_reads->setToolTip(sizing::toolTip({tr("Reads"), sizing::Unit::PerSecond, sizing::point(reads), how}));
    rowChosen();
}

QString WorkloadPanel::summary() const
{
    return m_operations->text() + QStringLiteral(" · ") + m_reads->text();
}

void WorkloadPanel::report(const base::Error &error)
{
    m_error->showMessage(Status::Bad, error.message + QLatin1Char(' ') + error.wayOut);
}

} // namespace sw::views
