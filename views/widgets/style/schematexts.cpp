// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/schematexts.h"

#include "models/base/text.h"
#include "models/schema/names.h"

#include <QCoreApplication>

namespace sw::views
{

namespace
{

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(sw::views::SchemaTexts)
};

/// Number of an enumeration's first value.
template <typename Enum>
constexpr int firstOf = 0;
template <>
constexpr int firstOf<schema::Criticality> = 1;

} // namespace

template <>
QStringList textsOf<schema::FieldType>()
{
    // The server's own words; they are not translated, so that people find them in its manual.
    return schema::namesOf<schema::FieldType>();
}

template <>
QStringList textsOf<schema::Mutability>()
{
    return {Texts::tr("Never"), Texts::tr("Rarely"), Texts::tr("Often")};
}

template <>
QStringList textsOf<schema::Spread>()
{
    return {Texts::tr("As usual"), Texts::tr("Evenly"), Texts::tr("Around a mean"),
            Texts::tr("Few are frequent (Zipf)"), Texts::tr("One after the other")};
}

template <>
QStringList textsOf<schema::Language>()
{
    return {Texts::tr("English (as usual)"),
            Texts::tr("English"),
            Texts::tr("German"),
            Texts::tr("Spanish"),
            Texts::tr("Russian"),
            Texts::tr("Chinese")};
}

template <>
QStringList textsOf<schema::EntityKind>()
{
    return {Texts::tr("Stands alone"), Texts::tr("Part of another")};
}

template <>
QStringList textsOf<schema::SchemaDynamics>()
{
    return {Texts::tr("Static"), Texts::tr("Evolves in versions"), Texts::tr("Foreign data as it came"),
            Texts::tr("Field names are data")};
}

template <>
QStringList textsOf<schema::Lifecycle>()
{
    return {Texts::tr("Kept for ever"), Texts::tr("Deleted after"), Texts::tr("Archived after")};
}

template <>
QStringList textsOf<schema::IdStrategy>()
{
    return {Texts::tr("ObjectId"), Texts::tr("A field of its own"), Texts::tr("Several fields as text"),
            Texts::tr("Several fields as an object")};
}

template <>
QStringList textsOf<schema::RelationshipType>()
{
    return {Texts::tr("one to one"), Texts::tr("one to many"), Texts::tr("many to many")};
}

template <>
QStringList textsOf<schema::Growth>()
{
    return {Texts::tr("Bounded"), Texts::tr("Unbounded")};
}

template <>
QStringList textsOf<schema::OperationKind>()
{
    return {Texts::tr("read"), Texts::tr("aggregate"), Texts::tr("insert"), Texts::tr("update"), Texts::tr("delete")};
}

template <>
QStringList textsOf<schema::Criticality>()
{
    return {Texts::tr("Low"), Texts::tr("Medium"), Texts::tr("High")};
}

template <>
QStringList textsOf<schema::Durability>()
{
    return {Texts::tr("Not acknowledged"), Texts::tr("One server"), Texts::tr("Majority")};
}

template <>
QStringList textsOf<schema::FilterOp>()
{
    return {Texts::tr("equals"),       Texts::tr("range"),       Texts::tr("one of"), Texts::tr("begins with"),
            Texts::tr("ignores case"), Texts::tr("text search"), Texts::tr("near")};
}

template <typename Enum>
QString textOf(Enum value)
{
    return textsOf<Enum>().value(static_cast<int>(value) - firstOf<Enum>);
}

template QString textOf(schema::FieldType);
template QString textOf(schema::Mutability);
template QString textOf(schema::EntityKind);
template QString textOf(schema::SchemaDynamics);
template QString textOf(schema::Lifecycle);
template QString textOf(schema::IdStrategy);
template QString textOf(schema::RelationshipType);
template QString textOf(schema::Growth);
template QString textOf(schema::OperationKind);
template QString textOf(schema::Criticality);
template QString textOf(schema::Durability);
template QString textOf(schema::FilterOp);

QString placementText(const schema::Model &model, const schema::Relationship &relationship, schema::Placement placement)
{
    const QString a = entityName(model, relationship.a.entity);
    const QString b = entityName(model, relationship.b.entity);
    switch (placement) {
    case schema::Placement::Automatic:
        return Texts::tr("Automatic");
    case schema::Placement::EmbedInA:
        return Texts::tr("Embed %1 in %2").arg(b, a);
    case schema::Placement::EmbedInB:
        return Texts::tr("Embed %1 in %2").arg(a, b);
    case schema::Placement::ReferenceFromA:
        return Texts::tr("Link from %1").arg(a);
    case schema::Placement::ReferenceFromB:
        return Texts::tr("Link from %1").arg(b);
    case schema::Placement::TwoWayReference:
        return Texts::tr("Link from both sides");
    case schema::Placement::LinkCollection:
        break;
    }
    return Texts::tr("Collection of links");
}

QString entityName(const schema::Model &model, const schema::EntityId &id)
{
    const schema::Entity *entity = model.entity(id);
    return entity != nullptr ? base::visibleText(entity->name) : QString();
}

QString oneOf(const schema::Model &model, const schema::EntityId &id)
{
    return schema::singularName(entityName(model, id));
}

QString fieldRefText(const schema::Model &model, const schema::FieldRef &field)
{
    return entityName(model, field.entity) + QLatin1Char('.') + base::visibleText(field.path);
}

} // namespace sw::views
