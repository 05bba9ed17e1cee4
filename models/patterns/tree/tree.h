// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/tree/treescripts.h"

namespace sw::patterns
{

TreeParts treeParts(const UseContext &context);

/// Stores as much of the way through a hierarchy in each document as the most frequent question needs.
class Tree : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("tree"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Tr"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 40; }
    double complexity() const override { return 0.4; }
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
    base::Result<TreeParts> partsIn(const design::Design &design, const UseContext &context) const;
    QList<design::Node> position(const design::Node &root, const TreeParts &parts, const UseContext &context) const;
    void addEfforts(design::Design &design, const TreeParts &parts, const UseContext &context) const;
    void addIndexes(design::Collection &collection, const TreeParts &parts, const UseContext &context) const;
    QList<Condition> conditionsFor(const schema::ModelIndex &model, const schema::Relationship &relationship) const;
};

} // namespace sw::patterns
