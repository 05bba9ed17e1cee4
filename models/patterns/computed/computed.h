// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/computed/computedvalues.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// Keeps counts, sums, minima and maxima of many items where they are read, so that they are not calculated again for
/// every reader: when an item is written, on a timer, or when a reader finds them too old.
class Computed : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("computed"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Co"); }
    Family family() const override { return Family::Compute; }
    int order() const override { return 80; }
    double complexity() const override { return 0.35; }
    BenefitOf benefitOf() const override { return BenefitOf::OwnOperations; }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    base::Result<ComputedParts> partsOf(const design::Design &design, const UseContext &context) const;
    base::Result<void> findItems(ComputedParts &parts, const design::Design &design, const UseContext &context) const;
    base::Result<void> putInto(design::Design &design, const ComputedParts &parts, const UseContext &context) const;
    base::Result<void> putApart(design::Design &design, const ComputedParts &parts, const UseContext &context) const;
};

} // namespace sw::patterns
