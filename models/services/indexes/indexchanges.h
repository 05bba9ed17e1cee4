// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/design/indexes/ownindexes.h"
#include "models/services/indexes/indexlist.h"

namespace sw::services
{

/// Changes to the indexes that people own, on a copy of a model: each is checked against the rules of servers and the
/// documents of the design, and changes nothing when it gives an error.
class IndexChanges
{
public:
    explicit IndexChanges(const schema::Model &model) : m_model(model) {}

    const schema::Model &model() const { return m_model; }

    /// The index that \p entity owns under \p name.
    base::Result<schema::IndexDefinition> owned(const schema::EntityId &entity, const QString &name) const;
    /// What a derived index would be if a person owned it.
    base::Result<design::OwnedForm> ownedForm(const QString &collection, const QString &name) const;

    base::Result<void> add(const schema::EntityId &entity, const schema::IndexDefinition &index);
    /// \p name: of one that the entity owns.
    base::Result<void> change(const schema::EntityId &entity, const QString &name,
                              const schema::IndexDefinition &index);
    base::Result<void> remove(const schema::EntityId &entity, const QString &name);
    /// A derived index becomes one that a person owns: as it is, or as \p index, then the derived one is suppressed
    /// where it would come back.
    base::Result<void> keep(const QString &collection, const QString &name);
    base::Result<void> replace(const QString &collection, const QString &name, const schema::IndexDefinition &index);
    /// A derived index is not built any more.
    base::Result<void> suppress(const QString &collection, const QString &name, const QString &reason);
    /// It is again. \p name: the default one of its keys in the entity.
    base::Result<void> restore(const schema::EntityId &entity, const QString &name);

private:
    struct Derived
    {
        design::Index index;
        design::OwnedForm form;
    };
    /// The derived index called \p name; error when there is none or it is yours.
    base::Result<Derived> derived(const QString &collection, const QString &name) const;
    /// Takes \p changed, unless a server refuses \p index of \p entity there.
    base::Result<void> take(const schema::Model &changed, const schema::EntityId &entity, const QString &index);

    schema::Model m_model;
};

/// The entity called \p name; error with what there is.
base::Result<schema::EntityId> entityNamed(const schema::Model &model, const QString &name);

} // namespace sw::services
