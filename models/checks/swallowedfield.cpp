// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// The field that was drawn where the link at \p node is kept; nullptr when none was.
const schema::Field *drawnField(const CheckFacts &facts, const design::Node &node)
{
    const schema::Entity *entity = node.source.field.isEmpty() ? nullptr : facts.model().entity(node.source.entity);
    return entity ? schema::findField(entity->fields, node.source.field) : nullptr;
}

QList<Finding> findSwallowedField(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const design::Node &node : collection.root.fields) {
            const schema::Field *drawn = node.reference && !node.copyOf ? drawnField(facts, node) : nullptr;
            if (!drawn || drawn->type == node.type() || drawn->type == schema::FieldType::Any)
                continue;
            Finding finding = findingAt(Severity::Warning, collection, node.name, &node);
            finding.relationship = node.reference->relationship;
            finding.title = Text::tr("A link takes the place of field %1.").arg(finding.object);
            finding.detail =
                Text::tr("The field is drawn as %1; the link to %2 keeps its key there, of type %3.")
                    .arg(schema::nameOf(drawn->type), node.reference->collection, schema::nameOf(node.type()));
            finding.fix =
                Text::tr("Draw the field as %1 if it is the link, else rename it or name the field that holds "
                         "the link.")
                    .arg(schema::nameOf(node.type()));
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Check &swallowedField()
{
    static const FunctionCheck check("E33", QT_TRANSLATE_NOOP("Check", "Field whose place a link takes"),
                                     Check::Scope::Arrangement, findSwallowedField);
    return check;
}

} // namespace sw::checks
