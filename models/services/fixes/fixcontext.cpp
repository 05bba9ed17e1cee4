// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/fixcontext.h"

#include "models/patterns/patternregistry.h"
#include "models/sizing/estimate/settings.h"

namespace sw::services
{

Fix fixBy(const QString &id, const QString &text, const std::function<void(schema::Model &)> &change)
{
    return {id, text, [change](schema::Model &model) {
                change(model);
                return base::Result<void>();
            }};
}

FixContext::FixContext(const schema::Model &model, const Evaluation &evaluation)
    : m_index(model), m_evaluation(evaluation), m_places(evaluation.design)
{}

const QList<patterns::Finding> &FixContext::placesFor(const QString &id) const
{
    const auto known = m_help.constFind(id);
    if (known != m_help.constEnd())
        return *known;
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(id);
    return *m_help.insert(id, pattern ? pattern->findings(m_index, design()) : QList<patterns::Finding>());
}

const design::Node *FixContext::node(const checks::Finding &finding) const
{
    const design::Collection *collection = m_places.collection(finding.collection);
    return collection ? design::nodeAt(collection->root, finding.path) : nullptr;
}

const schema::Relationship *FixContext::relationship(const checks::Finding &finding) const
{
    return finding.relationship.isEmpty() ? nullptr : m_index.relationship(finding.relationship);
}

double FixContext::limit(const char *name) const
{
    return sizing::Settings(model()).number(QLatin1String("check.") + QLatin1String(name));
}

} // namespace sw::services
