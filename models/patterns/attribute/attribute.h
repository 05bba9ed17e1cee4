// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// Fields of an entity that look alike or are rare, and what they would be called as attributes.
struct FieldGroup
{
    enum class Kind { Tagged, SamePrefix, Rare };
    Kind kind = Kind::Tagged;
    QString array;     ///< name for the array
    QStringList paths; ///< of the fields
    QStringList keys;  ///< what each is called in the array
};

/// The groups of fields of \p entity that could become attributes, the most obvious first.
QList<FieldGroup> lookAlikeFields(const schema::ModelIndex &model, const schema::Entity &entity);
/// How many of \p paths some operation filters or sorts by.
int searchedFields(const schema::ModelIndex &model, const schema::Entity &entity, const QStringList &paths);
/// Why the field at \p path cannot be an attribute, or empty.
QString attributeFault(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path);

/// The parameters of a use, read once.
struct AttributeSpec
{
    QStringList fields, keys;
    QString array, key, value, qualifier;
    bool units = true;
    int headroom = 0;
};
AttributeSpec attributeSpec(const UseContext &context);

/// Turns many look-alike or rare fields into names and values in one array, which a single index serves.
class Attribute : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("attribute"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("At"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 30; }
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
    base::Result<design::Location> placeOf(const design::Design &design, const UseContext &context) const;
    base::Result<void> checkNames(const AttributeSpec &spec, const UseContext &context) const;
};

} // namespace sw::patterns
