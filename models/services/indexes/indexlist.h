// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::services
{

/// Where an index comes from, or why it is not there.
enum class IndexOrigin { Yours, Derived, Pattern, Suppressed, NotBuilt };

/// "yours", "derived", "pattern", "suppressed", "notBuilt": in JSON.
QString nameOf(IndexOrigin origin);
/// The same for people.
QString originText(IndexOrigin origin);

/// An index of a design, or one that is not in it though somebody or something asks for it.
struct ListedIndex
{
    IndexOrigin origin = IndexOrigin::Derived;
    QString collection;                 ///< empty when no documents hold the entity
    QString name;                       ///< in the collection
    QString pattern;                    ///< that brings it
    QString ownName;                    ///< among the indexes, or the suppressed ones, of its entity
    schema::EntityId entity;            ///< among whose indexes it is, or would be if it was kept
    schema::IndexDefinition definition; ///< with paths in the collection; of what is not there, in the entity
    QStringList operations;             ///< that use it, by name
    QStringList reasons;                ///< what else asks for it; why it is suppressed or not built
    std::optional<base::Bytes> bytes;   ///< of its file
};

/// "books.isbn_1"
QString fullName(const ListedIndex &index);

/// By collection as the design has them, then what is not built or suppressed. \p sizes may be nullptr. With \p costs
/// an operation that finds all it wants of a collection in copies elsewhere uses none of its indexes.
QList<ListedIndex> listIndexes(const schema::ModelIndex &model, const design::Design &design,
                               const sizing::SizeReport *sizes, const QList<sizing::OperationCost> &costs = {});

} // namespace sw::services
