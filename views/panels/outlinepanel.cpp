// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/outlinepanel.h"

#include "models/base/text.h"
#include "models/document/changeevent.h"
#include "models/document/document.h"
#include "models/items/outlinemodel.h"
#include "models/items/selection.h"
#include "views/panels/objecttips.h"
#include "views/panels/outlinedelegate.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/emptyhint.h"
#include "views/widgets/localkeys.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace sw::views
{

using items::OutlineModel;
using items::OutlineNode;

static constexpr int lettersForBoth = 38;

OutlinePanel::OutlinePanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                           QWidget *parent)
    : QWidget(parent),
      m_selection(selection),
      m_outline(new OutlineModel(document, derived, this)),
      m_filter(new QSortFilterProxyModel(this)),
      m_search(new QLineEdit),
      m_tree(new QTreeView),
      m_nothing(new EmptyHint(m_tree, tr("Nothing matches."), tr("Clear the search"), [this] {
          m_search->clear();
          m_search->setFocus();
      }))
{
    // What changes in the model is not picked by a person. The tree moves its current row between the two signals, so
    // the first is heard before the tree hears it, and the second after.
    connect(m_outline, &QAbstractItemModel::modelAboutToBeReset, this, [this] { ++m_changing; });
    connect(m_outline, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { ++m_changing; });
    m_filter->setSourceModel(m_outline);
    connect(m_outline, &QAbstractItemModel::modelReset, this, &OutlinePanel::settle);
    connect(m_outline, &QAbstractItemModel::rowsRemoved, this, &OutlinePanel::settle);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Find in the model"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Find in the model"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new OutlineDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(16);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(OutlineModel::NameColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(OutlineModel::FigureColumn, QHeaderView::ResizeToContents);
    m_tree->setAccessibleName(tr("Outline"));
    const ObjectTips tips(document, derived);
    FigureTips::install(m_tree, FigureTips::TipOf([tips](const QModelIndex &index) {
                            const QString key = index.data(OutlineModel::KeyRole).toString();
                            switch (static_cast<OutlineNode::Kind>(index.data(OutlineModel::KindRole).toInt())) {
                            case OutlineNode::Kind::Entity:
                                return tips.ofEntity(schema::EntityId(key));
                            case OutlineNode::Kind::Collection:
                                return tips.ofCollection(key);
                            case OutlineNode::Kind::Operation:
                                return tips.ofOperation(schema::OperationId(key));
                            default: // what the panel has no room for
                                return base::paragraphs(
                                    {index.siblingAtColumn(OutlineModel::NameColumn).data().toString(),
                                     index.siblingAtColumn(OutlineModel::FigureColumn).data().toString()});
                            }
                        }));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(6);
    auto *searchRow = new QVBoxLayout;
    searchRow->setContentsMargins(8, 0, 8, 0);
    searchRow->addWidget(m_search);
    layout->addLayout(searchRow);
    layout->addWidget(m_tree, 1);

    connect(m_search, &QLineEdit::textChanged, this, &OutlinePanel::showMatches);
    const auto follow = [this] {
        if (!m_search->text().isEmpty())
            openMatches();
    };
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection); // after the tree
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, follow, Qt::QueuedConnection);
    connect(&document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        if (event.changes.contains(document::Change::Reset)) // another project: what was looked for is not of it
            m_search->clear();
    });
    auto *keys = new LocalKeys(m_search);
    keys->add({Qt::Key_Down}, [this] { goToMatches(); });
    (new LocalKeys(m_tree))->add({Qt::Key_Return, Qt::Key_Enter, Qt::Key_F4}, [this] { edit(); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &OutlinePanel::pick);
    connect(&selection, &items::Selection::changed, this, &OutlinePanel::followSelection);
    connect(m_outline, &QAbstractItemModel::modelReset, this, &OutlinePanel::openMatches);
    openMatches();
}

void OutlinePanel::showMatches(const QString &text)
{
    m_filter->setFilterFixedString(text);
    openMatches();
}

/// All that is found; without a search, the groups one looks into most.
void OutlinePanel::openMatches()
{
    const bool searches = !m_search->text().isEmpty();
    if (searches)
        m_tree->expandAll();
    else
        for (const char *section : {"entities", "relationships"})
            m_tree->expand(
                m_filter->mapFromSource(m_outline->find(OutlineNode::Kind::Section, QString::fromLatin1(section))));
    m_nothing->setNeeded(searches && m_filter->rowCount() == 0);
}

/// From the search to the first hit, which is selected.
void OutlinePanel::goToMatches()
{
    QModelIndex index = m_tree->currentIndex();
    if (!index.isValid() && m_filter->rowCount() > 0) {
        index = m_filter->index(0, OutlineModel::NameColumn);
        while (!m_search->text().isEmpty() && m_filter->hasChildren(index) &&
               !index.data().toString().contains(m_search->text(), Qt::CaseInsensitive))
            index = m_filter->index(0, OutlineModel::NameColumn, index);
    }
    m_tree->setFocus(Qt::TabFocusReason);
    m_tree->setCurrentIndex(index);
}

/// Where there is no room for both, names are wanted more than figures, which tips tell as well.
void OutlinePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_tree->setColumnHidden(OutlineModel::FigureColumn, width() < fontMetrics().averageCharWidth() * lettersForBoth);
}

void OutlinePanel::pick(const QModelIndex &proxyIndex)
{
    if (m_following || m_changing > 0 || !proxyIndex.isValid())
        return;
    const QScopedValueRollback<bool> guard(m_following, true);
    const QString key = proxyIndex.data(OutlineModel::KeyRole).toString();
    const QString owner = proxyIndex.data(OutlineModel::OwnerRole).toString();
    switch (static_cast<OutlineNode::Kind>(proxyIndex.data(OutlineModel::KindRole).toInt())) {
    case OutlineNode::Kind::Section:
        break;
    case OutlineNode::Kind::Entity:
        m_selection.selectEntity(schema::EntityId(key));
        break;
    case OutlineNode::Kind::Field:
        m_selection.selectField(schema::EntityId(owner), schema::FieldId(key));
        break;
    case OutlineNode::Kind::Relationship:
        m_selection.selectRelationship(schema::RelationshipId(key));
        break;
    case OutlineNode::Kind::Operation:
        m_selection.selectOperation(schema::OperationId(key));
        break;
    case OutlineNode::Kind::Collection:
        m_selection.selectCollection(key);
        break;
    case OutlineNode::Kind::Path:
        m_selection.selectCollection(owner, key);
        break;
    }
}

/// A heading only opens and closes.
void OutlinePanel::edit()
{
    const QModelIndex index = m_tree->currentIndex().siblingAtColumn(OutlineModel::NameColumn);
    if (!index.isValid())
        return;
    if (static_cast<OutlineNode::Kind>(index.data(OutlineModel::KindRole).toInt()) == OutlineNode::Kind::Section)
        return m_tree->setExpanded(index, !m_tree->isExpanded(index));
    pick(index);
    Q_EMIT editWanted();
}

void OutlinePanel::settle()
{
    if (--m_changing == 0)
        followSelection();
}

void OutlinePanel::followSelection()
{
    if (m_following)
        return;
    const QScopedValueRollback<bool> guard(m_following, true);
    const items::SelectedObjects &objects = m_selection.objects();
    QModelIndex index;
    if (!objects.field.isEmpty())
        index = m_outline->find(OutlineNode::Kind::Field, objects.field.text(), m_selection.entity().text());
    else if (!m_selection.entity().isEmpty())
        index = m_outline->find(OutlineNode::Kind::Entity, m_selection.entity().text());
    else if (!m_selection.relationship().isEmpty())
        index = m_outline->find(OutlineNode::Kind::Relationship, m_selection.relationship().text());
    else if (!objects.operation.isEmpty())
        index = m_outline->find(OutlineNode::Kind::Operation, objects.operation.text());
    else if (!objects.path.isEmpty())
        index = m_outline->find(OutlineNode::Kind::Path, objects.path, objects.collection);
    else if (!objects.collection.isEmpty())
        index = m_outline->find(OutlineNode::Kind::Collection, objects.collection);
    m_tree->setCurrentIndex(m_filter->mapFromSource(index));
}

} // namespace sw::views
