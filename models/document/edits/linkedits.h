// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

namespace sw::document
{

/// The quick choices of interface and menus.
enum class LinkKind { OneToOne, OneToMany, ManyToMany, OneToZillions };
enum class End { A, B };

/// From \p a (the one side of a 1:N) to \p b; both may be the same entity.
base::Result<schema::RelationshipId> addRelationship(Document &document, const schema::EntityId &a,
                                                     const schema::EntityId &b, LinkKind kind = LinkKind::OneToMany);
base::Result<void> setLinkKind(Document &document, const schema::RelationshipId &id, LinkKind kind);
/// How many of the things at \p end belong to one at the other end. The type follows; ends change sides when needed, so
/// that of a 1:N, a stays the one side.
base::Result<void> setEndCount(Document &document, const schema::RelationshipId &id, End end,
                               const schema::Cardinality &count);
/// Hangs \p end on another entity; operations that follow the relationship lose that step.
base::Result<void> reconnectEnd(Document &document, const schema::RelationshipId &id, End end,
                                const schema::EntityId &entity);
/// The entities change places, so that the one side becomes the many side; numbers and placement stay where they are.
base::Result<void> swapEnds(Document &document, const schema::RelationshipId &id);
base::Result<void> renameRelationship(Document &document, const schema::RelationshipId &id, const QString &name);
/// Any other member, not ends or type.
base::Result<void> changeRelationship(Document &document, const schema::RelationshipId &id, const QString &text,
                                      const std::function<void(schema::Relationship &)> &change,
                                      const QString &mergeKey = {});

/// Why what \p end says of its key and of the fields that hold it cannot be.
base::Result<void> checkLinkFields(const schema::Model &model, const schema::RelationshipEnd &end);

/// The type that the counts at the ends mean.
schema::RelationshipType typeOf(const schema::Relationship &relationship);
/// 1:zillions is a 1:N whose many side may have ten thousand or more.
LinkKind kindOf(const schema::Relationship &relationship);

} // namespace sw::document
