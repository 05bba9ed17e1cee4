// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/extendedreference/extendedreferencescripts.h"

namespace sw::patterns
{

/// Copies the fields that are always shown beside a reference, so that reads need no join. Works on one id, on a list
/// of ids and on ids in a list of objects.
class ExtendedReference : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("extended-reference"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Er"); }
    Family family() const override { return Family::Copy; }
    int order() const override { return 20; }
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
    /// Where the id is and whose it is.
    struct Place
    {
        QString holders;   ///< collection with the reference
        QString path;      ///< of the id, or of the list of ids
        QString originals; ///< collection whose documents are referred to
    };
    base::Result<Place> placeOf(const design::Design &design, const UseContext &context) const;
    base::Result<design::Node> extended(const design::Design &design, const Place &place, const design::Node &reference,
                                        const UseContext &context) const;
    QList<Condition> conditionsFor(const design::Design &design, const Place &place, const UseContext &context) const;
};

} // namespace sw::patterns
