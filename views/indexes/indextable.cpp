// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/indexes/indextable.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/indexedits.h"
#include "models/items/indextablemodel.h"
#include "views/indexes/indexdialog.h"
#include "views/widgets/banner.h"
#include "views/widgets/localkeys.h"
#include "views/widgets/style/icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>

namespace sw::views
{

namespace
{

using items::IndexTableModel;
using services::IndexChanges;
using services::IndexOrigin;

constexpr int indexRowHeight = 24;
constexpr int fewestIndexRows = 2;
constexpr int mostIndexRows = 10;

bool isOwned(const services::ListedIndex *index)
{
    return index && (index->origin == IndexOrigin::Yours || index->origin == IndexOrigin::NotBuilt);
}

bool isDerived(const services::ListedIndex *index)
{
    return index && (index->origin == IndexOrigin::Derived || index->origin == IndexOrigin::Pattern);
}

} // namespace

IndexTable::IndexTable(document::Document &document, document::DerivedState &derived, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_model(new IndexTableModel(this)),
      m_view(new QTableView),
      m_error(new Banner)
{
    setUp();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_view);
    layout->addWidget(m_error);
    layout->addWidget(makeButtons());
    m_error->hide();
    makeKeys();
    connect(&m_derived, &document::DerivedState::updated, this, &IndexTable::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &IndexTable::updateButtons);
    connect(m_view, &QTableView::doubleClicked, this, &IndexTable::edit);
    refresh();
}

void IndexTable::setUp()
{
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setAccessibleName(tr("Indexes"));
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(indexRowHeight);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(IndexTableModel::Keys, QHeaderView::Stretch);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->setColumnHidden(IndexTableModel::UsedBy, true);
}

void IndexTable::makeKeys()
{
    auto *keys = new LocalKeys(m_view);
    keys->add({Qt::Key_Insert}, [this] { add(); });
    keys->add({Qt::Key_F2, Qt::Key_Return, Qt::Key_Enter}, [this] { edit(); });
    keys->add({Qt::Key_Delete, Qt::Key_Backspace}, [this] {
        if (isOwned(current()))
            remove();
        else
            suppress();
    });
    keys->add({Qt::Key_K}, [this] { keep(); });
}

QWidget *IndexTable::makeButtons()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_add = makeButton(QStringLiteral("add"), tr("Add an index (Ins)"), &IndexTable::add);
    m_edit = makeButton(QStringLiteral("settings"), tr("Change the index (F2)"), &IndexTable::edit);
    m_remove = makeButton(QStringLiteral("remove"), tr("Remove the index (Del)"), &IndexTable::remove);
    m_keep = makeButton(QStringLiteral("key"), tr("Keep the derived index as your own (K)"), &IndexTable::keep);
    m_suppress = makeButton(QStringLiteral("close"), tr("Suppress the derived index (Del)"), &IndexTable::suppress);
    for (QToolButton *button : {m_add, m_edit, m_remove, m_keep, m_suppress})
        layout->addWidget(button);
    layout->addStretch();
    return bar;
}

QToolButton *IndexTable::makeButton(const QString &name, const QString &text, void (IndexTable::*action)())
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

void IndexTable::showEntity(const schema::EntityId &entity)
{
    m_entity = entity;
    m_collection.clear();
    m_error->hide();
    refresh();
}

void IndexTable::showCollection(const QString &collection, const schema::EntityId &entity)
{
    m_entity = entity;
    m_collection = collection;
    m_error->hide();
    refresh();
}

void IndexTable::showAll()
{
    showEntity({});
    m_view->setColumnHidden(IndexTableModel::UsedBy, false);
}

bool IndexTable::isShown(const services::ListedIndex &index) const
{
    if (!m_collection.isEmpty())
        return index.collection == m_collection;
    return m_entity.isEmpty() || index.entity == m_entity;
}

void IndexTable::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void IndexTable::refresh()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    const schema::ModelIndex model(m_document.model());
    QList<services::ListedIndex> indexes =
        services::listIndexes(model, m_derived.design(), &m_derived.sizes(), m_derived.costs());
    indexes.removeIf([this](const services::ListedIndex &index) { return !isShown(index); });
    m_model->setIndexes(indexes);
    const int rows = std::clamp(m_model->rowCount(), fewestIndexRows, mostIndexRows);
    m_view->setFixedHeight(rows * indexRowHeight + m_view->horizontalHeader()->sizeHint().height() +
                           2 * m_view->frameWidth());
    updateButtons();
}

const services::ListedIndex *IndexTable::current() const
{
    return m_model->at(m_view->currentIndex());
}

schema::EntityId IndexTable::target() const
{
    const services::ListedIndex *index = current();
    return m_entity.isEmpty() && index ? index->entity : m_entity;
}

void IndexTable::updateButtons()
{
    const services::ListedIndex *index = current();
    const bool suppressed = index && index->origin == IndexOrigin::Suppressed;
    m_add->setEnabled(!target().isEmpty());
    m_edit->setEnabled(isOwned(index) || isDerived(index));
    m_remove->setEnabled(isOwned(index));
    m_keep->setEnabled(isDerived(index));
    m_suppress->setEnabled(isDerived(index) || suppressed);
    const QString text =
        suppressed ? tr("Build the suppressed index again (Del)") : tr("Suppress the derived index (Del)");
    m_suppress->setToolTip(text);
    m_suppress->setAccessibleName(text);
    m_suppress->setIcon(icon(suppressed ? QStringLiteral("undo") : QStringLiteral("close")));
}

void IndexTable::report(const base::Result<void> &outcome)
{
    m_error->setVisible(!outcome);
    if (!outcome)
        m_error->showMessage(Status::Bad, outcome.error().message + QLatin1Char(' ') + outcome.error().wayOut);
}

void IndexTable::ask(document::Document &document, const schema::EntityId &entity, const QString &path, QWidget *parent)
{
    const schema::Entity *owner = document.model().entity(entity);
    if (!owner)
        return;
    schema::IndexDefinition index;
    if (!path.isEmpty())
        index.keys << schema::IndexKey{path};
    const auto apply = [&document, entity](const schema::IndexDefinition &made) {
        return document::changeIndexes(document, tr("Add index %1").arg(schema::indexNameOf(made)),
                                       [&](IndexChanges &changes) { return changes.add(entity, made); });
    };
    auto *dialog = new IndexDialog(tr("Add an index of %1").arg(base::visibleText(owner->name)), index, apply, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void IndexTable::add()
{
    ask(m_document, target(), {}, this);
}

void IndexTable::edit()
{
    if (!isOwned(current()) && !isDerived(current()))
        return;
    const services::ListedIndex index = *current();
    IndexChanges changes(m_document.model());
    const bool own = isOwned(&index);
    schema::IndexDefinition former;
    if (own) {
        const auto found = changes.owned(index.entity, index.ownName);
        if (!found)
            return report(found.error());
        former = *found;
    } else {
        const auto found = changes.ownedForm(index.collection, index.name);
        if (!found)
            return report(found.error());
        former = found->definition;
    }
    const auto apply = [this, index, own](const schema::IndexDefinition &made) {
        return document::changeIndexes(m_document, tr("Change index %1").arg(schema::indexNameOf(made)),
                                       [&](IndexChanges &changed) {
                                           return own ? changed.change(index.entity, index.ownName, made)
                                                      : changed.replace(index.collection, index.name, made);
                                       });
    };
    auto *dialog = new IndexDialog(tr("Index %1").arg(base::visibleText(fullName(index))), former, apply, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void IndexTable::remove()
{
    if (!isOwned(current()))
        return;
    const services::ListedIndex index = *current();
    report(document::changeIndexes(m_document, tr("Remove index %1").arg(index.ownName),
                                   [&](IndexChanges &changes) { return changes.remove(index.entity, index.ownName); }));
}

void IndexTable::keep()
{
    if (!isDerived(current()))
        return;
    const services::ListedIndex index = *current();
    report(document::changeIndexes(m_document, tr("Keep index %1").arg(index.name),
                                   [&](IndexChanges &changes) { return changes.keep(index.collection, index.name); }));
}

void IndexTable::suppress()
{
    const services::ListedIndex *shown = current();
    if (!shown)
        return;
    const services::ListedIndex index = *shown;
    if (index.origin == IndexOrigin::Suppressed)
        report(
            document::changeIndexes(m_document, tr("Build index %1 again").arg(index.name), [&](IndexChanges &changes) {
                return changes.restore(index.entity, index.ownName);
            }));
    else if (isDerived(&index))
        report(document::changeIndexes(m_document, tr("Suppress index %1").arg(index.name), [&](IndexChanges &changes) {
            return changes.suppress(index.collection, index.name, {});
        }));
}

} // namespace sw::views
