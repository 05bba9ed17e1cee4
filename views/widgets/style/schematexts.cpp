// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/schematexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/names.h"

#include <QCoreApplication>

namespace sw::views
{

namespace
{

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
    return {Text::tr("Never"), Text::tr("Rarely"), Text::tr("Often")};
}

template <>
QStringList textsOf<schema::Spread>()
{
    return {Text::tr("As usual"), Text::tr("Evenly"), Text::tr("Around a mean"), Text::tr("Few are frequent (Zipf)"),
            Text::tr("One after the other")};
}

template <>
QStringList textsOf<schema::Language>()
{
    return {Text::tr("English (default)"), Text::tr("English"), Text::tr("German"),
            Text::tr("Spanish"),           Text::tr("Russian"), Text::tr("Chinese")};
}

template <>
QStringList textsOf<schema::EntityKind>()
{
    return {Text::tr("Independent"), Text::tr("Dependent on its owner")};
}

template <>
QStringList textsOf<schema::SchemaDynamics>()
{
    return {Text::tr("Static"), Text::tr("Evolves in versions"), Text::tr("Foreign data as it came"),
            Text::tr("Field names are data")};
}

template <>
QStringList textsOf<schema::Lifecycle>()
{
    return {Text::tr("Keep forever"), Text::tr("Deleted after"), Text::tr("Archived after")};
}

template <>
QStringList textsOf<schema::HotDocuments>()
{
    return {Text::tr("By lifecycle"), Text::tr("The newest"), Text::tr("Scattered"), Text::tr("Skewed")};
}

template <>
QStringList textsOf<schema::ValidationLevel>()
{
    return {Text::tr("All writes"), Text::tr("Not of documents that broke a rule before"), Text::tr("Off")};
}

template <>
QStringList textsOf<schema::ValidationAction>()
{
    return {Text::tr("Refused"), Text::tr("Logged")};
}

template <>
QStringList textsOf<schema::IdStrategy>()
{
    return {Text::tr("ObjectId"), Text::tr("A field of its own"), Text::tr("Several fields as text"),
            Text::tr("Several fields as an object")};
}

template <>
QStringList textsOf<schema::RelationshipType>()
{
    return {Text::tr("one to one"), Text::tr("one to many"), Text::tr("many to many")};
}

template <>
QStringList textsOf<schema::Growth>()
{
    return {Text::tr("Bounded"), Text::tr("Unbounded")};
}

template <>
QStringList textsOf<schema::OperationKind>()
{
    return {Text::tr("read"), Text::tr("aggregate"), Text::tr("insert"), Text::tr("update"), Text::tr("delete")};
}

template <>
QStringList textsOf<schema::Criticality>()
{
    return {Text::tr("Low"), Text::tr("Medium"), Text::tr("High")};
}

template <>
QStringList textsOf<schema::Durability>()
{
    return {Text::tr("Not acknowledged"), Text::tr("One server"), Text::tr("Majority")};
}

template <>
QStringList textsOf<schema::FilterOp>()
{
    return {Text::tr("equals"),       Text::tr("range"),       Text::tr("one of"), Text::tr("begins with"),
            Text::tr("ignores case"), Text::tr("text search"), Text::tr("near")};
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
        return Text::tr("Automatic");
    case schema::Placement::EmbedInA:
        return Text::tr("Embed %1 in %2").arg(b, a);
    case schema::Placement::EmbedInB:
        return Text::tr("Embed %1 in %2").arg(a, b);
    case schema::Placement::ReferenceFromA:
        return Text::tr("Link from %1").arg(a);
    case schema::Placement::ReferenceFromB:
        return Text::tr("Link from %1").arg(b);
    case schema::Placement::TwoWayReference:
        return Text::tr("Link from both sides");
    case schema::Placement::LinkCollection:
        break;
    }
    return Text::tr("Collection of links");
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
