// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/archive/archivescripts.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// Moves documents that passed their age to a cheaper place, each complete in itself, so that only those in use fill
/// the cache and the indexes.
class Archive : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("archive"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Ar"); }
    Family family() const override { return Family::MoveOut; }
    int order() const override { return 92; }
    double complexity() const override { return 0.3; }
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
    base::Result<ArchiveParts> partsOf(const design::Design &design, const UseContext &context) const;
    base::Result<void> checkPlace(const design::Design &design, const ArchiveParts &parts,
                                  const UseContext &context) const;
    QList<Condition> conditionsFor(const schema::Entity &entity, const design::Design &design,
                                   const UseContext &context) const;
};

} // namespace sw::patterns
