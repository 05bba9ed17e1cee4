// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/subset/subsetscripts.h"

namespace sw::patterns
{

inline constexpr double subsetReads = 0.8;      ///< share of the reads that what stays must be enough for
inline constexpr double subsetHeavyShare = 0.5; ///< of the document that the rest must take
inline constexpr base::Bytes subsetLargeDocument = base::kibibytes(200);

/// Keeps the few items that are read most in the document and the whole list, or the rest, in a second collection.
/// Works on an embedded array, which it splits, and on children that are apart, of which it copies a few into the
/// parent.
class Subset : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("subset"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Su"); }
    Family family() const override { return Family::MoveOut; }
    int order() const override { return 70; }
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
    QHash<QString, QString> cautions() const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    /// What the split of one array needs to know.
    struct Split
    {
        QString collection;
        QString array;
        const schema::Entity *child = nullptr; ///< none for a drawn array
        const schema::Relationship *relationship = nullptr;
    };
    base::Result<void> split(design::Design &design, const UseContext &context, const Split &split) const;
    design::Collection secondCollection(const design::Collection &parents, const design::Node &array,
                                        const UseContext &context, const Split &what) const;
    base::Result<void> gather(design::Design &design, const UseContext &context, const StoredChildren &stored) const;
    base::Result<Finding> findingFor(const schema::ModelIndex &model, const design::Design &design,
                                     const schema::Relationship &relationship) const;
    QList<Condition> conditionsFor(const StoredChildren &stored, const design::Design &design,
                                   const UseContext &context) const;
};

} // namespace sw::patterns
