// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"

namespace sw::patterns
{

/// Moves the fields of an entity that are large and rarely read, the cold ones, to a second collection whose documents
/// have the same _id; the hot ones stay.
class HotCold : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("hot-cold"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Hc"); }
    Family family() const override { return Family::MoveOut; }
    int order() const override { return 70; }
    double complexity() const override { return 0.45; }
    double leastBenefit() const override { return 0.15; } // two writes that do not go together, and a second query
    QString matrixRow() const override { return QStringLiteral("subset"); }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;
    QHash<QString, QString> cautions() const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;
};

} // namespace sw::patterns
