// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/kinds/merging.h"
#include "models/patterns/singlecollection/singleparts.h"

namespace sw::patterns
{

/// Keeps documents of several related kinds in one collection and links them by an array of ids or a composed id, so
/// that one query finds a document with all that belongs to it, and nothing is stored twice.
class SingleCollection : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("single-collection"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Si"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 50; }
    double complexity() const override { return 0.65; }
    double leastBenefit() const override { return 0.1; }
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
    base::Result<SingleParts> modelParts(const UseContext &context) const;
    base::Result<void> addFurther(SingleParts &parts, const UseContext &context) const;
    base::Result<void> checkIds(const SingleParts &parts, const UseContext &context) const;
    base::Result<SingleParts> partsIn(const design::Design &design, const UseContext &context) const;
    base::Result<void> locate(const design::Design &design, const SingleParts &parts, SingleKind &kind,
                              const UseContext &context) const;
    base::Result<void> locateLink(const design::Design &design, const SingleParts &parts, SingleKind &kind,
                                  const UseContext &context) const;
};

} // namespace sw::patterns
