// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/outlier/outlierscripts.h"

namespace sw::patterns
{

std::optional<OutlierParts> outlierParts(const design::Design &design, const UseContext &context);

/// Keeps a design simple for nearly all documents: the few whose array is far longer than the others' are marked, and
/// what does not fit goes to another collection.
class Outlier : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("outlier"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Ou"); }
    Family family() const override { return Family::MoveOut; }
    int order() const override { return 71; }
    double complexity() const override { return 0.6; }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;
    QHash<QString, QString> conflicts() const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    /// The array in the design.
    base::Result<design::Location> arrayIn(const design::Design &design, const UseContext &context) const;
    base::Result<void> checkNames(const design::Design &design, const design::Collection &parents,
                                  const design::Node &array, const UseContext &context) const;
    design::Collection extrasOf(const design::Collection &parents, const design::Node &array,
                                const UseContext &context) const;
    QList<Condition> conditionsFor(const schema::ModelIndex &model, const schema::Relationship &relationship,
                                   const UseContext &context) const;
};

} // namespace sw::patterns
