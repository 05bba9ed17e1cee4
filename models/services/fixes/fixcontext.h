// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/fixes/fix.h"

namespace sw::services
{

/// What fixes are made from: a model with its evaluation, and what several of them look up. Both have to outlive it.
class FixContext
{
public:
    FixContext(const schema::Model &model, const Evaluation &evaluation);

    const schema::Model &model() const { return m_index.model(); }
    const schema::ModelIndex &index() const { return m_index; }
    const Evaluation &evaluation() const { return m_evaluation; }
    const design::Design &design() const { return m_evaluation.design; }
    const design::DesignIndex &places() const { return m_places; }

    /// Where the pattern called \p id could help; worked out when it is asked for.
    const QList<patterns::Finding> &placesFor(const QString &id) const;
    /// What a finding is about in the design; nullptr when there is no such place.
    const design::Node *node(const checks::Finding &finding) const;
    const schema::Relationship *relationship(const checks::Finding &finding) const;
    /// The limit called "check.<name>".
    double limit(const char *name) const;

private:
    schema::ModelIndex m_index;
    const Evaluation &m_evaluation;
    design::DesignIndex m_places;
    mutable QHash<QString, QList<patterns::Finding>> m_help;
};

} // namespace sw::services
