// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/kinds/kinds.h"

namespace sw::patterns
{

/// Keeps entities that are alike, though nothing says that they are kinds of one, in one collection.
class Polymorphic : public KindsPattern
{
public:
    QString id() const override { return QStringLiteral("polymorphic"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Po"); }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    QList<const schema::Entity *> kindsOf(const UseContext &context) const override;
    QString defaultCollection(const QList<const schema::Entity *> &kinds) const override;
    bool mayBeAbstract() const override { return false; }
    bool notesSources(const UseContext &context) const override;
    QList<FieldRename> renamesOf(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    QList<Condition> conditionsFor(const QList<const design::Collection *> &collections,
                                   double crossing) const override;
};

} // namespace sw::patterns
