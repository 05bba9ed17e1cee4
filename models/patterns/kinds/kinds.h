// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/kinds/kindsrenames.h"
#include "models/patterns/kinds/merging.h"

namespace sw::patterns
{

inline constexpr double alikeEnough = 0.5;

/// What the patterns that keep several kinds of things in one collection share; they differ in how the kinds are found.
class KindsPattern : public BasePattern
{
public:
    Family family() const override { return Family::Group; }
    int order() const override { return 10; }
    double complexity() const override { return 0.2; }
    QString matrixRow() const override { return QStringLiteral("polymorphic"); }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;
    QHash<QString, QString> conflicts() const override;

protected:
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &) const override { return nullptr; }

    /// The entities that become kinds, the target first.
    virtual QList<const schema::Entity *> kindsOf(const UseContext &context) const = 0;
    virtual QString defaultCollection(const QList<const schema::Entity *> &kinds) const = 0;
    /// True when the target may be an abstraction that has no documents of its own.
    virtual bool mayBeAbstract() const = 0;

    /// True when each document notes which collection it comes from, and its _id there.
    virtual bool notesSources(const UseContext &) const { return false; }
    /// Fields that get another name on the way.
    virtual QList<FieldRename> renamesOf(const UseContext &) const { return {}; }

    /// What the use makes one collection of in \p design.
    base::Result<Merging> mergingIn(const design::Design &design, const UseContext &context) const;
    /// A finding for the use with default parameters; nothing when it cannot be applied to \p design. The target is the
    /// first of \p kinds.
    std::optional<Finding> findingFor(const schema::ModelIndex &model, const design::Design &design,
                                      const Target &target, const QList<schema::EntityId> &kinds) const;
    /// Reads per second that ask for several of \p kinds at one go.
    double crossingReads(const schema::ModelIndex &model, const QList<schema::EntityId> &kinds) const;
    /// Conditions with their numbers; \p collections are those that would become one.
    virtual QList<Condition> conditionsFor(const QList<const design::Collection *> &collections,
                                           double crossing) const = 0;
};

/// True when the indexes of \p collections fit into one collection: not more than a server takes, and one of texts at
/// most.
bool areIndexesCompatible(const QList<const design::Collection *> &collections);

} // namespace sw::patterns
