// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/approximation/approximationscripts.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// Writes a number that nobody needs exactly only once in a while, in big steps. The logic is in the application; the
/// shape of the documents stays as it is.
class Approximation : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("approximation"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Ap"); }
    Family family() const override { return Family::Compute; }
    int order() const override { return 85; }
    double complexity() const override { return 0.25; }
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
    base::Result<ApproximationParts> partsOf(const design::Design &design, const UseContext &context) const;
    void addFindings(const schema::Entity &entity, const QList<schema::Field> &fields, const QString &prefix,
                     const schema::ModelIndex &model, const design::Design &design, QList<Finding> &findings) const;
};

} // namespace sw::patterns
