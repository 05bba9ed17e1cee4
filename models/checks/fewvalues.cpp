// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/fewvalues.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace sw::checks
{

namespace
{

/// How many different values the rules of \p field allow; infinite where nothing limits them.
double allowedValues(const schema::Field &field)
{
    if (!field.otherTypes.isEmpty() || field.holdsValues())
        return schema::infinity;
    if (!field.enumValues.isEmpty())
        return static_cast<double>(QSet<QString>(field.enumValues.cbegin(), field.enumValues.cend()).size());
    if (field.type == schema::FieldType::Bool)
        return 2;
    if (!schema::isWhole(field.type) || !field.minimum || !field.maximum)
        return schema::infinity;
    const double first = field.exclusiveMinimum ? std::floor(*field.minimum) + 1 : std::ceil(*field.minimum);
    const double last = field.exclusiveMaximum ? std::ceil(*field.maximum) - 1 : std::floor(*field.maximum);
    return std::max(0.0, last - first + 1);
}

bool isId(const schema::Entity &entity, const QString &path)
{
    return entity.idStrategy == schema::IdStrategy::Field ? entity.idFields == QStringList{path}
                                                          : path == QLatin1String("_id");
}

void collect(const schema::Entity &entity, const QList<schema::Field> &fields, const QString &above,
             QList<FewValues> &found)
{
    for (const schema::Field &field : fields) {
        const QString path = above.isEmpty() ? field.name : above + QLatin1Char('.') + field.name;
        if (field.type == schema::FieldType::Object)
            collect(entity, field.fields, path, found);
        const bool isIdField = isId(entity, path);
        if (!field.unique && !isIdField)
            continue;
        const double documents = std::floor(entity.count.likely * (isIdField ? 1 : field.presence));
        const double values = allowedValues(field);
        if (values < documents)
            found << FewValues{entity.id, field.id, path, values, documents, !field.enumValues.isEmpty()};
    }
}

/// "orders.user_id, reviews.user_id": where documents of other collections hold the value.
QStringList holdersOf(const CheckFacts &facts, const FewValues &few)
{
    QStringList holders;
    for (const design::Collection &collection : facts.design().collections) {
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            const design::Collection *target =
                node.reference ? facts.design().collection(node.reference->collection) : nullptr;
            const design::Node *held = target ? design::nodeAt(target->root, node.reference->path) : nullptr;
            if (held && held->source.entity == few.entity && held->source.field == few.field)
                holders << collection.name + QLatin1Char('.') + path;
        });
    }
    return holders;
}

Finding findingOf(const CheckFacts &facts, const schema::Entity &entity, const FewValues &few)
{
    Finding finding = findingOn(Severity::Error, entity);
    finding.object = entity.name + QLatin1Char('.') + few.path;
    finding.path = few.path;
    finding.title = Text::tr("%1 allows fewer values than there are documents.").arg(finding.object);
    finding.detail = Text::tr("Each of the %1 documents needs a value of its own; the rules of the field allow %2. The "
                              "validator refuses every further document.")
                         .arg(base::countText(few.documents), base::countText(few.values));
    const QStringList holders = holdersOf(facts, few);
    if (!holders.isEmpty())
        finding.detail +=
            QLatin1Char(' ') + Text::tr("Links to it have the same rules: %1.").arg(holders.join(QStringLiteral(", ")));
    finding.fix = few.isListed ? Text::tr("Remove the list of values, or correct the number of documents.")
                               : Text::tr("Raise or remove the maximum, or correct the number of documents.");
    return finding;
}

QList<Finding> findFewValues(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Entity &entity : facts.model().model().entities) {
        for (const FewValues &few : fewValuesOf(entity))
            findings << findingOf(facts, entity, few);
    }
    return findings;
}

} // namespace

QString FewValues::sentence() const
{
    return Text::tr("%1 allows only %2 different values").arg(path, base::countText(values));
}

QList<FewValues> fewValuesOf(const schema::Entity &entity)
{
    QList<FewValues> found;
    collect(entity, entity.fields, {}, found);
    return found;
}

const Check &fewValues()
{
    static const FunctionCheck check("E43", QT_TRANSLATE_NOOP("Check", "Unique fields with too few values"),
                                     Check::Scope::Names, findFewValues);
    return check;
}

} // namespace sw::checks
