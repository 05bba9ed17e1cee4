// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/kinds/kinds.h"

namespace sw::patterns
{

/// Keeps an entity and all that is drawn as a kind of it in one collection.
class Inheritance : public KindsPattern
{
public:
    QString id() const override { return QStringLiteral("inheritance"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("In"); }
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    QList<const schema::Entity *> kindsOf(const UseContext &context) const override;
    QString defaultCollection(const QList<const schema::Entity *> &kinds) const override;
    bool mayBeAbstract() const override { return true; }
    QList<Condition> conditionsFor(const QList<const design::Collection *> &collections,
                                   double crossing) const override;
};

} // namespace sw::patterns
