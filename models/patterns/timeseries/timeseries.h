// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/timeseries/timeseriesscripts.h"

namespace sw::patterns
{

/// Leaves buckets to the server: a time-series collection sorts and compresses what comes from one source. Such a
/// collection refuses much that others allow (a validator, unique fields, changes of single documents), so most of the
/// work is to see that nobody asks for that.
class TimeSeries : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("time-series"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Ts"); }
    Family family() const override { return Family::Group; }
    int order() const override { return 60; }
    double complexity() const override { return 0.2; }
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
    base::Result<void> checkEntity(const schema::Entity &entity, const UseContext &context) const;
    base::Result<void> checkMeta(const schema::Entity &entity, const UseContext &context) const;
    base::Result<Grouping> placeOf(const design::Design &design, const UseContext &context) const;
    void addFinding(const Target &target, const schema::ModelIndex &model, const design::Design &design,
                    QList<Finding> &findings) const;
    QList<Condition> conditionsFor(const schema::Entity &entity, const design::Design &design,
                                   const UseContext &context) const;
};

} // namespace sw::patterns
