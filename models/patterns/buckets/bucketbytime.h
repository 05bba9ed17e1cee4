// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/entityshape.h"
#include "models/patterns/buckets/bucketbytimescripts.h"
#include "models/patterns/core/grouping.h"
#include "models/schema/names.h"

namespace sw::patterns
{

/// What a document of buckets holds: spans of time and the items of each.
struct SpanNumbers
{
    double spans = 1; ///< likely
    double most = 1;
    double items = 1; ///< in one span, likely
};

/// Puts what happened in one span of time in one document, with sums that are kept up to date.
class BucketByTime : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("bucket-by-time"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Bt"); }
    Family family() const override { return Family::Group; }
    int order() const override { return 60; }
    double complexity() const override { return 0.55; }
    QString betterBy() const override { return QStringLiteral("time-series"); }
    QString matrixRow() const override { return QStringLiteral("bucket"); }
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
    base::Result<QList<design::Node>> idParts(Grouping &grouping, const BucketSpec &spec,
                                              const UseContext &context) const;
    QList<design::Node> measures(const Grouping &grouping, const BucketSpec &spec, const UseContext &context) const;
    design::Node innerNode(const Grouping &grouping, const BucketSpec &spec, const SpanNumbers &numbers,
                           const UseContext &context) const;
    void addIndexes(design::Collection &collection, const BucketSpec &spec, const QList<design::Node> &parts,
                    const Grouping &grouping, const UseContext &context) const;
    QList<Condition> conditionsFor(const schema::Relationship &relationship, const schema::Entity &child,
                                   const design::Design &design, const UseContext &context) const;
};

} // namespace sw::patterns
