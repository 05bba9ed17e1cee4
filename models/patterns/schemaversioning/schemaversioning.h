// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/schemaversioning/schemaversioningscripts.h"

namespace sw::patterns
{

/// Numbers the shape of each document, so that old and new shapes can live side by side while an application goes on.
/// This is about the shape of documents; about their contents see document versioning.
class SchemaVersioning : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("schema-versioning"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Sv"); }
    Family family() const override { return Family::Version; }
    int order() const override { return 100; }
    double complexity() const override { return 0.2; }
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
    /// \p places: what other parameters name.
    base::Result<void> checkGathered(const UseContext &context, QStringList places) const;
    base::Result<SchemaVersionParts> partsOf(const design::Design &design, const UseContext &context) const;
};

} // namespace sw::patterns
