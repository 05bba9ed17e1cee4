// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelbuilder.h"

#include <QRegularExpression>

namespace sw::test
{

using namespace schema;

namespace
{

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

Cardinality cardinality(const QString &text)
{
    const auto parsed = parseCardinality(text);
    Q_ASSERT(parsed);
    return *parsed;
}

FieldRef fieldRef(const QString &text)
{
    return {EntityId(text.section(QLatin1Char('.'), 0, 0)), text.section(QLatin1Char('.'), 1)};
}

} // namespace

EntityId entityId(const char *name)
{
    return EntityId(QString::fromUtf8(name));
}

RelationshipId relationshipId(const char *name)
{
    return RelationshipId(QString::fromUtf8(name));
}

Field ModelBuilder::field(const QString &text, const QString &entity) const
{
    static const QRegularExpression form(QStringLiteral("^(\\w+):(\\w+)(\\[[^\\]]*\\])?(?::(\\d+))?([!?]*)$"));
    const QRegularExpressionMatch match = form.match(text);
    Q_ASSERT(match.hasMatch());
    Field field;
    field.name = match.captured(1);
    field.id = FieldId(entity + QLatin1Char('.') + field.name);
    field.type = *parseName<FieldType>(match.captured(2));
    if (!match.captured(3).isEmpty()) {
        field.itemType = field.type;
        field.type = FieldType::Array;
        field.count = cardinality(match.captured(3));
    }
    field.averageBytes = match.captured(4).toDouble();
    field.unique = match.captured(5).contains(QLatin1Char('!'));
    field.presence = match.captured(5).contains(QLatin1Char('?')) ? 0.5 : 1;
    return field;
}

ModelBuilder &ModelBuilder::entity(const char *name, double count, const char *fields)
{
    Entity entity;
    entity.name = QString::fromUtf8(name);
    entity.id = EntityId(entity.name);
    entity.count = {count, count, count, false};
    for (const QString &text : words(fields))
        entity.fields << field(text, entity.name);
    model.entities << entity;
    return *this;
}

ModelBuilder &ModelBuilder::link(const char *text)
{
    Relationship link;
    RelationshipEnd *end = &link.a;
    for (const QString &word : words(text)) {
        const QString key = word.contains(QLatin1Char('=')) ? word.section(QLatin1Char('='), 0, 0) : QString();
        const QString value = word.section(QLatin1Char('='), 1);
        if (word == QLatin1String("1:1") || word == QLatin1String("1:N") || word == QLatin1String("N:M")) {
            link.type = word == QLatin1String("1:1")   ? RelationshipType::OneToOne
                        : word == QLatin1String("1:N") ? RelationshipType::OneToMany
                                                       : RelationshipType::ManyToMany;
            end = &link.b;
        } else if (word.startsWith(QLatin1Char('['))) {
            end->perOther = cardinality(word);
        } else if (word == QLatin1String("composition")) {
            link.composition = true;
        } else if (word == QLatin1String("shared")) {
            link.shared = true;
        } else if (word == QLatin1String("unbounded")) {
            link.growth = Growth::Unbounded;
        } else if (word == QLatin1String("atomic")) {
            link.mustBeAtomic = true;
        } else if (key == QLatin1String("name")) {
            link.name = value;
        } else if (key == QLatin1String("a")) {
            link.a.role = value;
        } else if (key == QLatin1String("b")) {
            link.b.role = value;
        } else if (key == QLatin1String("placement")) {
            link.placement = *parseName<Placement>(value);
        } else {
            end->entity = EntityId(word);
        }
    }
    link.id = RelationshipId(link.name.isEmpty() ? link.a.entity.text() + QLatin1Char('-') + link.b.entity.text()
                                                 : link.name);
    model.relationships << link;
    return *this;
}

ModelBuilder &ModelBuilder::operation(const char *name, const char *text)
{
    const QStringList parts = words(text);
    Operation operation;
    operation.name = QString::fromUtf8(name);
    operation.id = OperationId(operation.name);
    operation.kind = *parseName<OperationKind>(parts.at(0));
    operation.perSecond = parts.at(1).section(QLatin1Char('/'), 0, 0).toDouble();
    operation.criticality = Criticality::Low;
    operation.entity = EntityId(parts.at(2));
    EntityId at = operation.entity;
    for (const QString &word : parts.mid(3)) {
        const QString value = word.section(QLatin1Char('='), 1);
        if (word.startsWith(QLatin1String("filter="))) {
            operation.filters << Filter{fieldRef(value), FilterOp::Equal};
        } else if (word.startsWith(QLatin1String("range="))) {
            operation.filters << Filter{fieldRef(value), FilterOp::Range};
        } else if (word.startsWith(QLatin1String("sort="))) {
            const bool down = value.startsWith(QLatin1Char('-'));
            operation.sort << SortKey{fieldRef(down ? value.mid(1) : value), down};
        } else if (word.startsWith(QLatin1String("reads="))) {
            for (const QString &field : value.split(QLatin1Char(',')))
                operation.reads << fieldRef(field);
        } else if (word.startsWith(QLatin1String("writes="))) {
            operation.writes << fieldRef(value);
        } else {
            PathStep step;
            step.relationship = RelationshipId(word.section(QLatin1Char(':'), 0, 0));
            const Relationship *link = model.relationship(step.relationship);
            Q_ASSERT(link);
            step.to = at = link->a.entity == at ? link->b.entity : link->a.entity;
            if (word.contains(QLatin1Char(':')))
                step.itemsWanted = word.section(QLatin1Char(':'), 1).toDouble();
            operation.path << step;
        }
    }
    model.operations << operation;
    return *this;
}

ModelBuilder &ModelBuilder::use(const char *pattern, const char *target, const QJsonObject &parameters)
{
    PatternUse use;
    use.pattern = QString::fromUtf8(pattern);
    use.id = PatternUseId(QStringLiteral("use%1").arg(model.patterns.size() + 1));
    const QString text = QString::fromUtf8(target);
    if (model.relationship(RelationshipId(text)))
        use.relationship = RelationshipId(text);
    else {
        use.entity = EntityId(text.section(QLatin1Char('.'), 0, 0));
        use.path = text.section(QLatin1Char('.'), 1);
    }
    use.parameters = parameters;
    model.patterns << use;
    return *this;
}

} // namespace sw::test
