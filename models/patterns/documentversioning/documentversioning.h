// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/documentversioning/documentversioningscripts.h"

namespace sw::patterns
{

/// Keeps the newest state of each document where it is, and every older one, under its number, in a second collection.
/// This is about the contents of documents; about their shape see schema versioning.
class DocumentVersioning : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("document-versioning"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Dv"); }
    Family family() const override { return Family::Version; }
    int order() const override { return 90; }
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
    base::Result<VersioningParts> partsOf(const design::Design &design, const UseContext &context) const;
    design::Collection historyOf(const design::Collection &current, const VersioningParts &parts,
                                 const UseContext &context) const;
};

} // namespace sw::patterns
