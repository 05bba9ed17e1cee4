// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/grouping.h"

namespace sw::patterns
{

/// Puts items that are read page by page into documents that are the pages, in the order in which they came.
class BucketByCount : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("bucket-by-count"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Bc"); }
    Family family() const override { return Family::Group; }
    int order() const override { return 60; }
    double complexity() const override { return 0.55; }
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
    QHash<QString, QString> scriptValues(const design::Collection &pages, const UseContext &context) const;
};

} // namespace sw::patterns
