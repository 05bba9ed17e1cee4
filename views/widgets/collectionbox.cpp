// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/collectionbox.h"

#include "models/base/text.h"
#include "models/design/access/accessresolver.h"
#include "models/design/designindex.h"
#include "models/design/shape/anynode.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"

#include <QSignalBlocker>

#include <utility>

namespace sw::views
{

CollectionBox::CollectionBox(const document::Document &document, document::DerivedState &derived,
                             items::Selection &selection, QWidget *parent)
    : QComboBox(parent), m_document(document), m_derived(derived), m_selection(selection)
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

/// Nothing while the design is not that of the model.
QStringList CollectionBox::usedByOperation() const
{
    const schema::Operation *operation = m_document.model().operation(m_selection.objects().operation);
    if (operation == nullptr || !m_derived.isCurrent())
        return {};
    const schema::ModelIndex model(m_document.model());
    const design::DesignIndex places(m_derived.design());
    QStringList names;
    for (const design::Access &access : design::AccessResolver(places, model).of(*operation)) {
        if (!names.contains(access.collection))
            names << access.collection;
    }
    if (names.isEmpty()) { // it only adds
        if (const auto home = places.homeOf(operation->entity))
            names << home->collection;
    }
    return names;
}

QStringList CollectionBox::collections() const
{
    return m_ofOperation.value(0) == collection() ? m_ofOperation : QStringList{collection()};
}

void CollectionBox::followSelection()
{
    const items::SelectedObjects &objects = m_selection.objects();
    const QStringList former = std::exchange(m_ofOperation, usedByOperation());
    QString wanted = objects.collection.isEmpty() ? m_ofOperation.value(0) : objects.collection;
    if (const schema::EntityId entity = m_selection.entity(); wanted.isEmpty() && !entity.isEmpty()) {
        if (const auto home = design::DesignIndex(m_derived.design()).homeOf(entity))
            wanted = home->collection;
    }
    if (const schema::RelationshipId link = m_selection.relationship(); wanted.isEmpty() && !link.isEmpty())
        wanted = collectionOf(m_derived.design(), link);
    const int index = findData(wanted);
    const int before = currentIndex();
    if (!wanted.isEmpty() && index >= 0 && wanted != m_followed) {
        m_followed = wanted;
        setCurrentIndex(index);
    }
    if (m_ofOperation != former && currentIndex() == before)
        Q_EMIT outdated();
}

} // namespace sw::views
