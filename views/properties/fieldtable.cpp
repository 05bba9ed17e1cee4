// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/fieldtable.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/indexedits.h"
#include "models/document/edits/removal.h"
#include "models/items/fieldtablemodel.h"
#include "models/schema/fieldlines/fieldlinehints.h"
#include "views/widgets/banner.h"
#include "views/widgets/editors/choicedelegate.h"
#include "views/widgets/localkeys.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>

namespace sw::views
{

namespace
{

using items::FieldTableModel;

constexpr int rowHeight = 24;
constexpr int fewestRows = 3;
constexpr int mostRows = 14;

} // namespace

FieldTable::FieldTable(document::Document &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_model(new FieldTableModel(document, this)),
      m_view(new QTableView),
      m_error(new Banner),
      m_id(new TextLabel(TextLabel::Style::Secondary))
{
    m_view->setModel(m_model);
    auto *delegate = new ChoiceDelegate(FieldTableModel::ChoicesRole, FieldTableModel::DepthRole, m_view);
    delegate->setLineHints([this](const QModelIndex &index) -> FieldLineHelp::Hints {
        const bool mayRefer = !m_model->owner().entity.isEmpty() && index.data(FieldTableModel::DepthRole).toInt() == 0;
        return [names = schema::knownNames(m_document.model(), mayRefer)](const QString &text) {
            return schema::fieldLineHints(text, names);
        };
    });
    m_view->setItemDelegate(delegate);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setTabKeyNavigation(false);
    m_view->setAccessibleName(tr("Fields"));
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(FieldTableModel::Name, QHeaderView::Stretch);
    for (const FieldTableModel::Column column :
         {FieldTableModel::Type, FieldTableModel::Required, FieldTableModel::Unique})
        m_view->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
    m_view->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setMinimumSectionSize(24);
    for (const int column : {FieldTableModel::Items, FieldTableModel::Size, FieldTableModel::Description})
        m_view->setColumnHidden(column, true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_id);
    layout->addWidget(m_view);
    layout->addWidget(m_error);
    layout->addWidget(makeButtons());

    auto *keys = new LocalKeys(m_view);
    keys->add({Qt::Key_Delete, Qt::Key_Backspace}, [this] { removeField(); });
    keys->add({Qt::Key_Insert}, [this] { addField(); });
    keys->add({Qt::ALT | Qt::Key_Up}, [this] { moveUp(); });
    keys->add({Qt::ALT | Qt::Key_Down}, [this] { moveDown(); });
    connect(m_model, &FieldTableModel::rejected, this, &FieldTable::report);
    connect(m_model, &FieldTableModel::dataChanged, m_error, &Banner::hide);
    connect(m_model, &FieldTableModel::modelReset, this, &FieldTable::rowsChanged);
    connect(m_model, &FieldTableModel::rowsInserted, this, &FieldTable::rowsChanged);
    connect(m_model, &FieldTableModel::rowsRemoved, this, &FieldTable::rowsChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FieldTable::updateButtons);
    m_id->setElided();
    m_id->setContentsMargins(4, 0, 0, 0);
    connect(&document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        if (event.has(document::Change::Reset) || event.entities.contains(m_model->owner().entity))
            tellId();
    });
    rowsChanged();
    tellId();
}

void FieldTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

/// Names need the room: the other columns take what they like, but no more than leaves a good part to them.
void FieldTable::fitColumns()
{
    constexpr double atMost = 0.6;
    QHeaderView *header = m_view->horizontalHeader();
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const auto wanted = [&](FieldTableModel::Column column, int digits) {
        return std::max(digits * digit, header->sectionSizeHint(column));
    };
    const int type = wanted(FieldTableModel::Type, 9);
    const int required = wanted(FieldTableModel::Required, 6);
    const int unique = wanted(FieldTableModel::Unique, 3);
    const double room = atMost * m_view->viewport()->width() - unique;
    const double share = std::min(1.0, room / (type + required));
    header->resizeSection(FieldTableModel::Type, static_cast<int>(share * type));
    header->resizeSection(FieldTableModel::Required, static_cast<int>(share * required));
    header->resizeSection(FieldTableModel::Unique, unique);
}

/// The key that no field of the table is: of its own type, or made of fields.
void FieldTable::tellId()
{
    const schema::Entity *entity = m_document.model().entity(m_model->owner().entity);
    const bool listed = entity != nullptr && schema::fieldAtPath(entity->fields, QStringLiteral("_id")) != nullptr;
    m_id->setVisible(entity != nullptr && !listed);
    if (entity == nullptr || listed)
        return;
    const bool own = entity->idStrategy == schema::IdStrategy::ObjectId || entity->idFields.isEmpty();
    m_id->setText(own ? tr("_id: objectId, always")
                      : tr("_id: made of %1").arg(base::visibleText(entity->idFields.join(QLatin1String(", ")))));
}

QWidget *FieldTable::makeButtons()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeButton(QStringLiteral("add"), tr("Add a field (Ins)"), &FieldTable::addField));
    m_remove = makeButton(QStringLiteral("remove"), tr("Remove the field (Del)"), &FieldTable::removeField);
    m_up = makeButton(QStringLiteral("up"), tr("Move up (Alt+Up)"), &FieldTable::moveUp);
    m_down = makeButton(QStringLiteral("down"), tr("Move down (Alt+Down)"), &FieldTable::moveDown);
    m_open = makeButton(QStringLiteral("settings"), tr("Everything about the field"), &FieldTable::openField);
    for (QToolButton *button : {m_remove, m_up, m_down})
        layout->addWidget(button);
    layout->addStretch();
    layout->addWidget(m_open);
    return bar;
}

QToolButton *FieldTable::makeButton(const QString &name, const QString &text, void (FieldTable::*action)())
{
    auto *button = new QToolButton;
    button->setIcon(icon(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(text);
    button->setAccessibleName(text);
    connect(button, &QToolButton::clicked, this, action);
    return button;
}

void FieldTable::setOwner(const document::FieldOwner &owner)
{
    m_error->hide();
    m_open->setVisible(!owner.entity.isEmpty());
    m_model->setOwner(owner);
    tellId();
}

void FieldTable::addField()
{
    const QModelIndex current = m_view->currentIndex();
    document::FieldListKey list{m_model->owner(), {}};
    qsizetype index = -1;
    if (current.isValid()) {
        const document::FieldKey key = m_model->keyAt(current);
        list = document::listOf(m_document.model(), key);
        const QList<schema::Field> &fields = *document::fieldsOf(m_document.model(), list);
        for (qsizetype i = 0; i < fields.size(); ++i) {
            if (fields.at(i).id == key.id)
                index = i + 1;
        }
    }
    const base::Result<document::FieldKey> added = document::addField(m_document, list, {}, index);
    if (!added) {
        report(added.error());
        return;
    }
    const QModelIndex place = m_model->indexOf(added->id);
    m_view->setCurrentIndex(place);
    m_view->setFocus();
    m_view->edit(place);
}

void FieldTable::removeField()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid())
        return;
    const int row = current.row();
    document::Removal removal;
    removal.fields.insert(m_model->keyAt(current));
    const QStringList indexes = document::indexesGoneWith(m_document.model(), removal);
    document::removeObjects(m_document, removal);
    if (!indexes.isEmpty())
        m_error->showMessage(Status::Info, tr("Removed with the field: %1.").arg(indexes.join(QLatin1String(", "))));
    m_view->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
}

void FieldTable::moveField(int by)
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid())
        return;
    const document::FieldKey key = m_model->keyAt(current);
    const document::FieldListKey list = document::listOf(m_document.model(), key);
    const QList<schema::Field> &fields = *document::fieldsOf(m_document.model(), list);
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const bool possible = i + by >= 0 && i + by < fields.size();
        if (fields.at(i).id != key.id || !possible)
            continue;
        if (const auto moved = document::moveField(m_document, key, list, i + by); !moved)
            report(moved.error());
        break;
    }
    updateButtons();
}

void FieldTable::openField()
{
    if (m_view->currentIndex().isValid())
        Q_EMIT opened(m_model->keyAt(m_view->currentIndex()));
}

void FieldTable::rowsChanged()
{
    const int rows = std::clamp(m_model->rowCount(), fewestRows, mostRows);
    m_view->setFixedHeight(rows * rowHeight + m_view->horizontalHeader()->sizeHint().height() +
                           2 * m_view->frameWidth());
    updateButtons();
}

void FieldTable::updateButtons()
{
    const QModelIndex current = m_view->currentIndex();
    for (QToolButton *button : {m_remove, m_up, m_down, m_open})
        button->setEnabled(current.isValid());
}

void FieldTable::report(const base::Error &error)
{
    m_error->showMessage(Status::Bad, error.message + QLatin1Char(' ') + error.wayOut);
}

} // namespace sw::views
