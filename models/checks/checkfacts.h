// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"
#include "models/design/access/accessresolver.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/estimate/settings.h"

namespace sw::checks
{

/// What checks look at: the context, the project's limits, and what several of them need.
class CheckFacts
{
public:
    explicit CheckFacts(const CheckContext &context);

    const schema::ModelIndex &model() const { return m_context.model; }
    const design::Design &design() const { return m_context.design; }
    const sizing::SizeReport &sizes() const { return m_context.sizes; }
    /// The limit called "check.<name>".
    double limit(const char *name) const { return m_settings.number(QLatin1String("check.") + QLatin1String(name)); }
    /// How operations are answered by this design.
    const sizing::OperationCosts &costs() const { return m_context.costs; }
    /// What operations look for where.
    const design::AccessResolver &accesses() const { return m_accesses; }
    /// The sizes of \p collection; nullptr when there are none.
    const sizing::CollectionSize *size(const QString &collection) const;

private:
    const CheckContext &m_context;
    design::AccessResolver m_accesses;
    sizing::Settings m_settings;
    QHash<QString, const sizing::CollectionSize *> m_sizes;
};

/// A check that is no more than a function over the facts.
class FunctionCheck : public Check
{
public:
    using Run = QList<Finding> (*)(const CheckFacts &);

    /// \p name: marked for translation in the context "Check".
    FunctionCheck(const char *id, const char *name, Scope scope, Run run)
        : m_id(id), m_name(name), m_scope(scope), m_run(run)
    {}

    QString id() const override { return QLatin1String(m_id); }
    QString name() const override;
    Scope scope() const override { return m_scope; }
    QList<Finding> run(const CheckFacts &facts) const override;

private:
    const char *m_id;
    const char *m_name;
    Scope m_scope;
    Run m_run;
};

/// A finding in \p collection at \p path, with object "collection.path".
Finding findingAt(Severity severity, const design::Collection &collection, const QString &path,
                  const design::Node *node = nullptr);
/// A finding on an index, with object "collection: index".
Finding findingOn(Severity severity, const design::Collection &collection, const design::Index &index);
/// A finding on an operation.
Finding findingOn(Severity severity, const schema::Operation &operation);
/// A finding on an entity.
Finding findingOn(Severity severity, const schema::Entity &entity);

/// True for a value that is, or lies in, an array made by a pattern, whose bound the pattern has chosen.
bool isMadeByPattern(const design::Node &node);

} // namespace sw::checks
