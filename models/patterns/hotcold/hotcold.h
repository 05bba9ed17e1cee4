// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

// The subset pattern on a whole entity: fields that are large and rarely read, the cold ones, move to a second
// collection whose documents have the same _id; the hot ones stay.

/// Why the cold fields cannot be moved.
struct HotColdFault
{
    QString message;
    QString wayOut;
    QString parameter;
};

/// The names that scripts need, read from the design in which it is applied.
struct HotColdParts
{
    QString hot;      ///< collection of the documents
    QString details;  ///< collection of the cold fields
    QStringList cold; ///< names of these
    QString item;     ///< name of one document, for functions
    QString joined;   ///< a field name that no document has, for what $lookup finds
};

/// True when the target is an entity: then the documents are split, not a list in them.
bool isHotCold(const Target &target);

/// The parameters for an entity: fields that few reads want, that nobody asks for and that take much of a document.
QJsonObject hotColdDefaults(const schema::ModelIndex &model, const schema::EntityId &entity);
/// The operations that start at \p entity, at one that it is a kind of, or pass them.
QList<const schema::Operation *> operationsAround(const schema::ModelIndex &model, const schema::Entity &entity);
/// The fields at the top of \p entity's documents that \p operation reads as far as \p cold names them; all of those
/// when it does not say what it reads. Empty when it does not read the entity.
QStringList coldFieldsRead(const schema::ModelIndex &model, const schema::Operation &operation,
                           const schema::Entity &entity, const QStringList &cold);
/// Share of the reads of \p entity that want one of the \p cold fields; nothing when nobody reads it.
std::optional<double> coldReadShare(const schema::ModelIndex &model, const schema::Entity &entity,
                                    const QStringList &cold);
/// What an operation asks for in its filters and sort keys.
struct HotColdQuestion
{
    QList<schema::Filter> filters; ///< by cold fields
    QList<schema::SortKey> sort;   ///< by cold fields
    bool besides = false;          ///< it asks for others, or for what is linked, as well

    bool isCold() const { return !filters.isEmpty() || !sort.isEmpty(); }
};
HotColdQuestion hotColdQuestion(const schema::ModelIndex &model, const schema::Operation &operation,
                                const schema::Entity &entity, const QStringList &cold);

/// What the model alone can tell of the parameters.
std::optional<HotColdFault> hotColdFault(const UseContext &context);
/// What \p design has against it.
std::optional<HotColdFault> hotColdObstacle(const design::Design &design, const UseContext &context);
/// Must only be called when there is no obstacle.
void applyHotCold(design::Design &design, const UseContext &context);
QList<Finding> hotColdFindings(const Pattern &pattern, const schema::ModelIndex &model, const design::Design &design,
                               const Targets &known);

std::optional<HotColdParts> hotColdParts(const design::Design &design, const UseContext &context);
QList<CodeSnippet> hotColdCode(const HotColdParts &parts, const UseContext &context);
Migration hotColdMigration(const HotColdParts &parts, const design::Design &before, const design::Design &after);

} // namespace sw::patterns
