// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/design/problem.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{
class OperationCosts;
}

namespace sw::checks
{

using design::Severity;

struct Finding
{
    QString check; ///< "E3"
    Severity severity = Severity::Warning;
    QString object;     ///< "books.reviews": what people see, and what suppressing refers to
    QString title;      ///< short plain sentence
    QString detail;     ///< with the numbers
    QString fix;        ///< the way out
    QString pattern;    ///< pattern id that would help, or empty
    QString collection; ///< for a click
    QString path;
    QList<schema::IndexKey> keys{}; ///< of the index that would do
    schema::RelationshipId relationship;
    schema::EntityId entity;
    schema::OperationId operation;
    schema::PatternUseId use;
    bool suppressed = false;
    QString suppressedReason;
};

struct CheckContext
{
    const schema::ModelIndex &model;
    const design::Design &design;
    const sizing::SizeReport &sizes;
    const sizing::OperationCosts &costs; ///< of the operations in this design
};

class CheckFacts;

/// An anti-pattern check: one file in this folder and one row in the registry.
class Check
{
public:
    /// What a check's findings depend on. The advisor asks only for those that another arrangement could remove or
    /// bring.
    enum class Scope { Arrangement, Names };

    virtual ~Check() = default;
    virtual QString id() const = 0;
    virtual QString name() const = 0; ///< translated
    virtual Scope scope() const = 0;
    virtual QList<Finding> run(const CheckFacts &facts) const = 0;
};

class CheckRegistry
{
public:
    static const CheckRegistry &instance();
    const QList<const Check *> &all() const { return m_checks; }

private:
    CheckRegistry();
    QList<const Check *> m_checks;
};

/// All findings, errors first, suppressed ones last and marked.
QList<Finding> runChecks(const CheckContext &context);

/// The findings that are not suppressed, without words: what advise() asks for.
QList<design::Problem> judge(const schema::ModelIndex &model, const design::Design &design,
                             const sizing::SizeReport &sizes, const sizing::OperationCosts &costs);

} // namespace sw::checks
