// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/collectionbox.h"

#include "models/base/text.h"
#include "models/design/designindex.h"
#include "models/design/shape/anynode.h"
#include "models/document/derivedstate.h"
#include "models/items/selection.h"

#include <QSignalBlocker>

namespace sw::views
{

CollectionBox::CollectionBox(document::DerivedState &derived, items::Selection &selection, QWidget *parent)
    : QComboBox(parent), m_derived(derived), m_selection(selection)
{
    setAccessibleName(tr("Collection"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    refill();
    connect(&derived, &document::DerivedState::updated, this, [this] {
        refill();
        Q_EMIT outdated();
    });
    connect(&selection, &items::Selection::changed, this, [this] {
        m_followed.clear();
        if (m_follows)
            followSelection();
    });
    connect(this, &QComboBox::currentIndexChanged, this, &CollectionBox::outdated);
}

void CollectionBox::refill()
{
    const QSignalBlocker blocker(this);
    const QString before = collection();
    clear();
    for (const design::Collection &entry : m_derived.design().collections)
        addItem(base::visibleText(entry.name), entry.name);
    const int index = findData(before);
    if (index >= 0)
        setCurrentIndex(index);
    if (m_follows || index < 0)
        followSelection();
}

void CollectionBox::setFollowing(bool following)
{
    if (following == m_follows)
        return;
    m_follows = following;
    if (m_follows)
        followSelection();
}

/// Where \p link is stored: the collection with the reference, or with what is embedded.
static QString collectionOf(const design::Design &design, const schema::RelationshipId &link)
{
    for (const design::Collection &each : design.collections) {
        bool found = false;
        design::visitNodes(each.root, [&](const design::Node &node) {
            found = found || (node.source.relationship == link && node.origin.isEmpty());
        });
        if (found)
            return each.name;
    }
    return {};
}

void CollectionBox::followSelection()
{
    const items::SelectedObjects &objects = m_selection.objects();
    QString wanted = objects.collection;
    if (const schema::EntityId entity = m_selection.entity(); wanted.isEmpty() && !entity.isEmpty()) {
        if (const auto home = design::DesignIndex(m_derived.design()).homeOf(entity))
            wanted = home->collection;
    }
    if (const schema::RelationshipId link = m_selection.relationship(); wanted.isEmpty() && !link.isEmpty())
        wanted = collectionOf(m_derived.design(), link);
    const int index = findData(wanted);
    if (wanted.isEmpty() || index < 0 || wanted == m_followed)
        return;
    m_followed = wanted;
    setCurrentIndex(index);
}

} // namespace sw::views
