// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/schema/knownpaths.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// True when no two documents of \p entity have the same values at \p key.
bool isUniqueKey(const CheckFacts &facts, const schema::Entity &entity, const QStringList &key)
{
    for (const QString &path : key) {
        const schema::Field *field = schema::fieldOfKind(facts.model(), entity, path);
        if (path == QLatin1String("_id") || (field && field->unique))
            return true;
    }
    if (entity.idStrategy != schema::IdStrategy::ObjectId &&
        std::all_of(entity.idFields.cbegin(), entity.idFields.cend(),
                    [&](const QString &part) { return key.contains(part); }))
        return true;
    QStringList places;
    for (const QString &path : key) {
        const auto place = facts.costs().places().locate(facts.model(), {entity.id, path});
        places << (place ? place->path : path);
    }
    const auto home = facts.costs().places().homeOf(entity.id);
    const design::Collection *collection = home ? facts.costs().places().collection(home->collection) : nullptr;
    return collection &&
           std::any_of(collection->indexes.cbegin(), collection->indexes.cend(), [&](const design::Index &index) {
               return index.unique &&
                      std::all_of(index.keys.cbegin(), index.keys.cend(),
                                  [&](const design::IndexKey &part) { return places.contains(part.path); });
           });
}

/// Operations that write a part of \p key of \p entity, per second; a key marked as changing often counts as written.
double changesOf(const CheckFacts &facts, const schema::Entity &entity, const QStringList &key)
{
    double rate = 0;
    for (const schema::Operation *operation : facts.model().operationsOf(entity.id)) {
        const bool writes =
            operation->kind == schema::OperationKind::Update &&
            std::any_of(operation->writes.cbegin(), operation->writes.cend(),
                        [&](const schema::FieldRef &ref) { return ref.entity == entity.id && key.contains(ref.path); });
        rate += writes ? operation->perSecond : 0;
    }
    return rate;
}

bool changesOften(const CheckFacts &facts, const schema::Entity &entity, const QStringList &key)
{
    return std::any_of(key.cbegin(), key.cend(), [&](const QString &path) {
        const schema::Field *field = schema::fieldOfKind(facts.model(), entity, path);
        return field && field->mutability == schema::Mutability::Often;
    });
}

Finding findingOnLink(const CheckFacts &facts, const schema::Relationship &relationship, const schema::Entity &entity)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.object = schema::relationshipName(facts.model().model(), relationship);
    finding.relationship = relationship.id;
    return finding;
}

void addFindings(const CheckFacts &facts, const schema::Relationship &relationship, const schema::RelationshipEnd &end,
                 QList<Finding> &findings)
{
    const schema::Entity *entity = facts.model().entity(end.entity);
    const QStringList &key = end.link.key;
    if (!entity || key.isEmpty())
        return;
    const QString name = key.join(QStringLiteral(", "));
    if (end.perOther.max <= 1 && !isUniqueKey(facts, *entity, key)) {
        Finding finding = findingOnLink(facts, relationship, *entity);
        finding.title = Text::tr("The key %1 of %2 need not be unique.").arg(name, entity->name);
        finding.detail = Text::tr("A reference by it is meant for one document and may find several.");
        finding.fix = Text::tr("Mark a field of it as unique, or let more than one belong to the other side.");
        findings << finding;
    }
    const double changes = changesOf(facts, *entity, key);
    if (changes <= 0 && !changesOften(facts, *entity, key))
        return;
    Finding finding = findingOnLink(facts, relationship, *entity);
    finding.title = Text::tr("Documents refer to %1 by %2, which changes.").arg(entity->name, name);
    finding.detail =
        changes > 0 ? Text::tr("It is written %1; each time all documents that hold it have to follow.")
                          .arg(base::rateText(base::PerSecond(changes)))
                    : Text::tr("It is marked as changing often; each time all documents that hold it have to follow.");
    finding.fix = Text::tr("Refer to _id, or to a field that never changes.");
    findings << finding;
}

QList<Finding> findLinkKeys(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : facts.model().model().relationships) {
        addFindings(facts, relationship, relationship.a, findings);
        addFindings(facts, relationship, relationship.b, findings);
    }
    return findings;
}

} // namespace

const Check &linkKeys()
{
    static const FunctionCheck check("E40", QT_TRANSLATE_NOOP("Check", "Keys of references"), Check::Scope::Names,
                                     findLinkKeys);
    return check;
}

} // namespace sw::checks
