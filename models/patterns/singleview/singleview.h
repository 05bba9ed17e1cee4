// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/singleview/singleviewscripts.h"

namespace sw::patterns
{

/// Puts what several systems know of one thing, each in a collection of its own with other ids and names of fields,
/// into one document: found by a key that all of them have, with the documents of each system whole inside.
class SingleView : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("single-view"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Vw"); }
    Family family() const override { return Family::Group; }
    int order() const override { return 10; }
    double complexity() const override { return 0.45; }
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
    base::Result<ViewParts> partsOf(const UseContext &context) const;
    base::Result<ViewParts> partsIn(const design::Design &design, const UseContext &context) const;
};

} // namespace sw::patterns
