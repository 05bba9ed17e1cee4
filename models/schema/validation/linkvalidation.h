// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/validation/validation.h"

namespace sw::schema
{

/// Of relationships and the fields that hold them.
class LinkValidation : public Validation
{
public:
    using Validation::Validation;

    void relationships();
    /// What the other end's documents hold of \p end.
    void linkFields(const RelationshipEnd &end, const Place &where);

private:
    void relationship(const Relationship &relationship);
    void kindsOf(const RelationshipEnd &end, const RelationshipEnd &holder, const Place &where);
    void type(const Relationship &relationship, const Place &where);
    void numbers(const Relationship &relationship, const Place &where);
    void snapshotFields(const Relationship &relationship, const Place &where);

    QSet<RelationshipId> m_ids;
    QHash<EntityId, QString> m_kindFields; ///< of the entities whose documents refer to several kinds
};

/// What is wrong with the key of \p end and the fields that hold it.
QList<base::Error> validateLinkFields(const Model &model, const RelationshipEnd &end);

} // namespace sw::schema
