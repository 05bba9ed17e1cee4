// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/attribute/attributescripts.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// Turns many look-alike or rare fields into names and values in one array, which a single index serves.
class Attribute : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("attribute"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("At"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 30; }
    double complexity() const override { return 0.3; }
    BenefitOf benefitOf() const override { return BenefitOf::Indexes; }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;
    QHash<QString, QString> conflicts() const override;
    QHash<QString, QString> cautions() const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    base::Result<design::Location> placeOf(const design::Design &design, const UseContext &context) const;
    base::Result<void> checkNames(const AttributeSpec &spec, const UseContext &context) const;
};

} // namespace sw::patterns
