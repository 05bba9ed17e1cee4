// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/preallocation/preallocationscripts.h"

namespace sw::patterns
{

/// Creates a structure that is known in advance as a whole, with empty places that are filled by position.
class PreAllocation : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("pre-allocation"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Pa"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 62; }
    double complexity() const override { return 0.3; }
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
    base::Result<design::Location> arrayIn(const design::Design &design, const UseContext &context) const;
    base::Result<PreparedPlaces> placesIn(const design::Design &design, const UseContext &context) const;
};

} // namespace sw::patterns
