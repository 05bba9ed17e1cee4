// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/differences/modeldifference.h"

#include "models/base/enumtable.h"
#include "models/base/texts.h"
#include "models/formats/project/membervalues.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/indexes/indexnotation.h"
#include "models/services/differences/membertexts.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sw::services
{

namespace
{

using formats::MemberValue;

/// An object in both projects, or in one of them.
template <typename T>
struct Pair
{
    const T *before = nullptr;
    const T *after = nullptr;
};

/// Finds objects of two lists by their ids, then the others by names that are unique among them; those that are gone
/// come last.
template <typename T, typename IdOf, typename NameBefore, typename NameAfter>
QList<Pair<T>> paired(const QList<T> &before, const QList<T> &after, const IdOf &idOf, const NameBefore &nameBefore,
                      const NameAfter &nameAfter)
{
    QHash<QString, const T *> byId;
    for (const T &object : before)
        byId.insert(idOf(object), &object);
    QSet<QString> ids;
    for (const T &object : after)
        ids.insert(idOf(object));
    QHash<QString, QList<const T *>> byName;
    for (const T &object : before) {
        if (!ids.contains(idOf(object)))
            byName[nameBefore(object)].append(&object);
    }
    QList<Pair<T>> pairs;
    QSet<const T *> found;
    for (const T &object : after) {
        const T *old = byId.value(idOf(object));
        if (!old) {
            const QList<const T *> named = byName.value(nameAfter(object));
            old = named.size() == 1 && !found.contains(named.first()) ? named.first() : nullptr;
        }
        if (old)
            found.insert(old);
        pairs.append(Pair<T>{old, &object});
    }
    for (const T &object : before) {
        if (!found.contains(&object))
            pairs.append(Pair<T>{&object, nullptr});
    }
    return pairs;
}

/// A field with the way to it.
struct PlacedField
{
    const schema::Field *field = nullptr;
    QString parent; ///< path
    QString path;
};

void collectFields(const QList<schema::Field> &fields, const QString &parent, QList<PlacedField> &out)
{
    for (const schema::Field &field : fields) {
        const QString path = parent.isEmpty() ? field.name : parent + QLatin1Char('.') + field.name;
        out.append({&field, parent, path});
        collectFields(field.fields, path, out);
    }
}

QList<PlacedField> fieldsOf(const QList<schema::Field> *fields)
{
    QList<PlacedField> out;
    if (fields)
        collectFields(*fields, {}, out);
    return out;
}

QString idOfField(const PlacedField &field)
{
    return field.field->id.text();
}

QString pathOfField(const PlacedField &field)
{
    return field.path;
}

template <typename T>
QString idOf(const T &object)
{
    return object.id.text();
}

template <typename T>
QString nameIn(const T &object)
{
    return object.name;
}

/// The texts that both lists have, in the order of each, differ in their order.
bool isReordered(const QStringList &before, const QStringList &after)
{
    const QSet<QString> old(before.cbegin(), before.cend());
    const QSet<QString> now(after.cbegin(), after.cend());
    const auto common = [](const QStringList &all, const QSet<QString> &others) {
        QStringList out;
        std::copy_if(all.cbegin(), all.cend(), std::back_inserter(out),
                     [&](const QString &text) { return others.contains(text); });
        return out;
    };
    return common(before, now) != common(after, old);
}

class Differ
{
public:
    Differ(const schema::Model &before, const schema::Model &after) : m_before(before), m_after(after) {}

    ModelDifference run()
    {
        compareProject();
        pairObjects();
        for (const Pair<schema::Entity> &pair : std::as_const(m_entities))
            compareEntity(pair);
        for (const Pair<schema::Relationship> &pair : std::as_const(m_relationships))
            compareRelationship(pair);
        compareOperations();
        comparePatterns();
        compareIgnored();
        joinMovedFields();
        compareLayout();
        return std::move(m_result);
    }

private:
    void pairObjects();
    void compareProject();
    void compareEntity(const Pair<schema::Entity> &pair);
    void compareIndexes(const Pair<schema::Entity> &pair);
    void compareRelationship(const Pair<schema::Relationship> &pair);
    void compareFields(const QList<schema::Field> *before, const QList<schema::Field> *after,
                       const QString &ownerBefore, const QString &ownerAfter, QList<PropertyChange> &ofOwner);
    void compareField(const Pair<PlacedField> &pair, const QString &ownerBefore, const QString &ownerAfter);
    void compareOperations();
    void comparePatterns();
    void compareIgnored();
    void compareLayout();
    void joinMovedFields();

    /// What differs between two lists of members of the same names.
    QList<PropertyChange> propertiesOf(const QList<MemberValue> &before, const QList<MemberValue> &after,
                                       const QString &prefix = {}) const;
    PropertyChange property(const QString &name, const QJsonValue &before, const QJsonValue &after) const;
    /// \p value of the later project with the ids of the earlier one.
    QJsonValue translated(const QString &member, const QJsonValue &value) const;
    void add(ChangedObject object, const QString &id, const QString &nameBefore, const QString &nameAfter, bool before,
             bool after, const QList<PropertyChange> &properties);

    const schema::Model &m_before;
    const schema::Model &m_after;
    ModelDifference m_result;
    QList<Pair<schema::Entity>> m_entities;
    QList<Pair<schema::Relationship>> m_relationships;
    QHash<QString, QString> m_entityIds;       ///< of the later project, by which the earlier one knows them
    QHash<QString, QString> m_relationshipIds; ///< the same
    QHash<QString, QString> m_fieldIds;        ///< the same
};

void Differ::add(ChangedObject object, const QString &id, const QString &nameBefore, const QString &nameAfter,
                 bool before, bool after, const QList<PropertyChange> &properties)
{
    if (before && after && properties.isEmpty())
        return;
    ObjectChange change;
    change.kind = before && after ? ChangeKind::Changed : after ? ChangeKind::Added : ChangeKind::Removed;
    change.object = object;
    change.id = id;
    change.name = after ? nameAfter : nameBefore;
    if (before && after && nameBefore != nameAfter)
        change.formerName = nameBefore;
    if (before && after)
        change.properties = properties;
    m_result.changes.append(change);
}

PropertyChange Differ::property(const QString &name, const QJsonValue &before, const QJsonValue &after) const
{
    return {
        name, before, after, memberLabel(name), memberText(m_before, name, before), memberText(m_after, name, after)};
}

QJsonValue Differ::translated(const QString &member, const QJsonValue &value) const
{
    if (value.isString()) {
        const QString text = value.toString();
        if (holdsEntityId(member))
            return m_entityIds.value(text, text);
        if (holdsRelationshipId(member))
            return m_relationshipIds.value(text, text);
        return member == QLatin1String("other") ? QJsonValue(m_fieldIds.value(text, text)) : value;
    }
    if (value.isArray()) {
        QJsonArray out;
        for (const QJsonValue &item : value.toArray())
            out.append(translated(member, item));
        return out;
    }
    if (value.isObject() && member != QLatin1String("parameters") && member != QLatin1String("settings")) {
        QJsonObject out = value.toObject();
        for (auto it = out.begin(); it != out.end(); ++it)
            it.value() = translated(it.key(), it.value());
        return out;
    }
    return value;
}

QList<PropertyChange> Differ::propertiesOf(const QList<MemberValue> &before, const QList<MemberValue> &after,
                                           const QString &prefix) const
{
    QList<PropertyChange> changes;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QString name = prefix + before.at(i).name;
        if (before.at(i).value != translated(name, after.at(i).value))
            changes.append(property(name, before.at(i).value, after.at(i).value));
    }
    return changes;
}

void Differ::pairObjects()
{
    m_entities = paired(m_before.entities, m_after.entities, idOf<schema::Entity>, nameIn<schema::Entity>,
                        nameIn<schema::Entity>);
    for (const Pair<schema::Entity> &pair : std::as_const(m_entities)) {
        if (pair.before && pair.after)
            m_entityIds.insert(pair.after->id.text(), pair.before->id.text());
    }
    m_relationships = paired(
        m_before.relationships, m_after.relationships, idOf<schema::Relationship>,
        [this](const schema::Relationship &one) { return schema::relationshipName(m_before, one); },
        [this](const schema::Relationship &one) { return schema::relationshipName(m_after, one); });
    for (const Pair<schema::Relationship> &pair : std::as_const(m_relationships)) {
        if (pair.before && pair.after)
            m_relationshipIds.insert(pair.after->id.text(), pair.before->id.text());
    }
}

void Differ::compareProject()
{
    const QStringList objects{QStringLiteral("entities"), QStringLiteral("relationships"), QStringLiteral("operations"),
                              QStringLiteral("patterns"), QStringLiteral("silenced")};
    add(ChangedObject::Project, {}, m_before.name, m_after.name, true, true,
        propertiesOf(formats::memberValues(m_before, objects), formats::memberValues(m_after, objects)));
}

void Differ::compareEntity(const Pair<schema::Entity> &pair)
{
    const schema::Entity *before = pair.before;
    const schema::Entity *after = pair.after;
    if (before && after && *before == *after)
        return;
    const QStringList lists{QStringLiteral("id"), QStringLiteral("indexes"), QStringLiteral("suppressedIndexes"),
                            QStringLiteral("fields")};
    const qsizetype at = m_result.changes.size();
    QList<PropertyChange> properties;
    if (before && after) {
        properties = propertiesOf(formats::memberValues(*before, lists), formats::memberValues(*after, lists));
        compareFields(&before->fields, &after->fields, before->name, after->name, properties);
        compareIndexes(pair);
    }
    const QList<ObjectChange> parts = m_result.changes.mid(at);
    m_result.changes.remove(at, parts.size());
    add(ChangedObject::Entity, (after ? after : before)->id.text(), before ? before->name : QString(),
        after ? after->name : QString(), before, after, properties);
    m_result.changes += parts;
}

void Differ::compareFields(const QList<schema::Field> *before, const QList<schema::Field> *after,
                           const QString &ownerBefore, const QString &ownerAfter, QList<PropertyChange> &ofOwner)
{
    const QList<PlacedField> old = fieldsOf(before);
    const QList<PlacedField> now = fieldsOf(after);
    const QList<Pair<PlacedField>> pairs = paired(old, now, idOfField, pathOfField, pathOfField);
    QStringList orderBefore;
    QStringList orderAfter;
    for (const Pair<PlacedField> &pair : pairs) {
        if (pair.before && pair.after)
            m_fieldIds.insert(pair.after->field->id.text(), pair.before->field->id.text());
    }
    for (const PlacedField &field : old)
        orderBefore << field.field->id.text();
    for (const PlacedField &field : now)
        orderAfter << m_fieldIds.value(field.field->id.text(), field.field->id.text());
    for (const Pair<PlacedField> &pair : pairs)
        compareField(pair, ownerBefore, ownerAfter);
    if (!isReordered(orderBefore, orderAfter))
        return;
    const auto names = [](const QList<PlacedField> &fields) {
        QJsonArray out;
        for (const PlacedField &field : fields)
            out.append(field.path);
        return out;
    };
    ofOwner.append(property(QStringLiteral("fieldOrder"), names(old), names(now)));
}

void Differ::compareField(const Pair<PlacedField> &pair, const QString &ownerBefore, const QString &ownerAfter)
{
    const QStringList lists{QStringLiteral("id"), QStringLiteral("fields")};
    QList<PropertyChange> properties;
    if (pair.before && pair.after) {
        if (pair.before->parent != pair.after->parent && pair.before->field->id == pair.after->field->id)
            properties.append(property(QStringLiteral("parent"), pair.before->parent, pair.after->parent));
        properties += propertiesOf(formats::memberValues(*pair.before->field, lists),
                                   formats::memberValues(*pair.after->field, lists));
    }
    const bool isSamePath = pair.before && pair.after && pair.before->path == pair.after->path;
    const auto name = [](const PlacedField *field, const QString &owner) {
        return field ? owner + QLatin1Char('.') + field->path : QString();
    };
    add(ChangedObject::Field, (pair.after ? pair.after : pair.before)->field->id.text(),
        name(pair.before, isSamePath ? ownerAfter : ownerBefore), name(pair.after, ownerAfter), pair.before, pair.after,
        properties);
}

/// Indexes have no ids: a name, or else their keys, tells which is which.
void Differ::compareIndexes(const Pair<schema::Entity> &pair)
{
    const auto name = [](const schema::Entity &entity, const QString &index) {
        return entity.name + QStringLiteral(": ") + index;
    };
    const auto nameOfIndex = [](const schema::IndexDefinition &index) {
        return schema::indexNameOf(index);
    };
    for (const Pair<schema::IndexDefinition> &index :
         paired(pair.before->indexes, pair.after->indexes, nameOfIndex, nameOfIndex, nameOfIndex)) {
        QList<PropertyChange> properties;
        if (index.before && index.after)
            properties = propertiesOf(formats::memberValues(*index.before), formats::memberValues(*index.after));
        add(ChangedObject::Index, {}, index.before ? name(*pair.before, nameOfIndex(*index.before)) : QString(),
            index.after ? name(*pair.after, nameOfIndex(*index.after)) : QString(), index.before, index.after,
            properties);
    }
    const auto keysOf = [](const schema::SuppressedIndex &index) {
        return Text::tr("suppressed %1").arg(schema::indexKeysText(index.keys));
    };
    for (const Pair<schema::SuppressedIndex> &index :
         paired(pair.before->suppressedIndexes, pair.after->suppressedIndexes, keysOf, keysOf, keysOf)) {
        QList<PropertyChange> properties;
        if (index.before && index.after)
            properties = propertiesOf(formats::memberValues(*index.before), formats::memberValues(*index.after));
        add(ChangedObject::Index, {}, index.before ? name(*pair.before, keysOf(*index.before)) : QString(),
            index.after ? name(*pair.after, keysOf(*index.after)) : QString(), index.before, index.after, properties);
    }
}

void Differ::compareRelationship(const Pair<schema::Relationship> &pair)
{
    const schema::Relationship *before = pair.before;
    const schema::Relationship *after = pair.after;
    const QStringList parts{QStringLiteral("id"), QStringLiteral("a"), QStringLiteral("b"),
                            QStringLiteral("attributes")};
    const QString nameBefore = before ? schema::relationshipName(m_before, *before) : QString();
    const QString nameAfter = after ? schema::relationshipName(m_after, *after) : QString();
    const qsizetype at = m_result.changes.size();
    QList<PropertyChange> properties;
    if (before && after) {
        properties = propertiesOf(formats::memberValues(*before, parts), formats::memberValues(*after, parts));
        properties +=
            propertiesOf(formats::memberValues(before->a), formats::memberValues(after->a), QStringLiteral("a."));
        properties +=
            propertiesOf(formats::memberValues(before->b), formats::memberValues(after->b), QStringLiteral("b."));
        compareFields(&before->attributes, &after->attributes, nameBefore, nameAfter, properties);
    }
    const QList<ObjectChange> fields = m_result.changes.mid(at);
    m_result.changes.remove(at, fields.size());
    add(ChangedObject::Relationship, (after ? after : before)->id.text(), nameBefore, nameAfter, before, after,
        properties);
    m_result.changes += fields;
}

void Differ::compareOperations()
{
    const QStringList id{QStringLiteral("id")};
    for (const Pair<schema::Operation> &pair : paired(m_before.operations, m_after.operations, idOf<schema::Operation>,
                                                      nameIn<schema::Operation>, nameIn<schema::Operation>)) {
        QList<PropertyChange> properties;
        if (pair.before && pair.after)
            properties = propertiesOf(formats::memberValues(*pair.before, id), formats::memberValues(*pair.after, id));
        add(ChangedObject::Operation, (pair.after ? pair.after : pair.before)->id.text(),
            pair.before ? pair.before->name : QString(), pair.after ? pair.after->name : QString(), pair.before,
            pair.after, properties);
    }
}

void Differ::comparePatterns()
{
    const QStringList id{QStringLiteral("id")};
    const auto titleBefore = [this](const schema::PatternUse &use) {
        return patterns::useTitle(m_before, use);
    };
    const auto titleAfter = [this](const schema::PatternUse &use) {
        return patterns::useTitle(m_after, use);
    };
    const QList<Pair<schema::PatternUse>> pairs =
        paired(m_before.patterns, m_after.patterns, idOf<schema::PatternUse>, titleBefore, titleAfter);
    QHash<QString, QString> ids;
    for (const Pair<schema::PatternUse> &pair : pairs) {
        QList<PropertyChange> properties;
        if (pair.before && pair.after) {
            ids.insert(pair.after->id.text(), pair.before->id.text());
            properties = propertiesOf(formats::memberValues(*pair.before, id), formats::memberValues(*pair.after, id));
        }
        add(ChangedObject::Pattern, (pair.after ? pair.after : pair.before)->id.text(),
            pair.before ? titleBefore(*pair.before) : QString(), pair.after ? titleAfter(*pair.after) : QString(),
            pair.before, pair.after, properties);
    }
    QStringList orderBefore, orderAfter;
    QJsonArray titlesBefore, titlesAfter;
    for (const schema::PatternUse &use : m_before.patterns) {
        orderBefore << use.id.text();
        titlesBefore.append(titleBefore(use));
    }
    for (const schema::PatternUse &use : m_after.patterns) {
        orderAfter << ids.value(use.id.text(), use.id.text());
        titlesAfter.append(titleAfter(use));
    }
    if (isReordered(orderBefore, orderAfter))
        add(ChangedObject::Project, {}, m_before.name, m_after.name, true, true,
            {property(QStringLiteral("patternOrder"), titlesBefore, titlesAfter)});
}

void Differ::compareIgnored()
{
    const auto key = [](const schema::Suppressed &one) {
        return one.check + QLatin1Char(' ') + one.object;
    };
    for (const Pair<schema::Suppressed> &pair : paired(m_before.suppressed, m_after.suppressed, key, key, key)) {
        QList<PropertyChange> properties;
        if (pair.before && pair.after)
            properties = propertiesOf(formats::memberValues(*pair.before), formats::memberValues(*pair.after));
        const QString name = key(pair.after ? *pair.after : *pair.before);
        add(ChangedObject::Ignored, {}, name, name, pair.before, pair.after, properties);
    }
}

/// A field that went from one entity to another and kept its id.
void Differ::joinMovedFields()
{
    QHash<QString, qsizetype> gone;
    for (qsizetype i = 0; i < m_result.changes.size(); ++i) {
        const ObjectChange &change = m_result.changes.at(i);
        if (change.object == ChangedObject::Field && change.kind == ChangeKind::Removed)
            gone.insert(change.id, i);
    }
    QList<qsizetype> joined;
    for (ObjectChange &change : m_result.changes) {
        if (change.object != ChangedObject::Field || change.kind != ChangeKind::Added || !gone.contains(change.id))
            continue;
        const qsizetype at = gone.take(change.id);
        change.kind = ChangeKind::Changed;
        change.formerName = m_result.changes.at(at).name;
        const auto ownerOf = [](const QString &name) {
            return name.section(QLatin1Char('.'), 0, -2);
        };
        change.properties = {property(QStringLiteral("parent"), ownerOf(change.formerName), ownerOf(change.name))};
        joined.append(at);
    }
    std::sort(joined.begin(), joined.end(), std::greater<>());
    for (const qsizetype at : std::as_const(joined))
        m_result.changes.removeAt(at);
}

template <typename Hash>
int countOfDifferences(const Hash &before, const Hash &after)
{
    int count = 0;
    for (auto it = after.cbegin(); it != after.cend(); ++it) {
        const auto old = before.constFind(it.key());
        count += old == before.cend() || !(*old == *it) ? 1 : 0;
    }
    for (auto it = before.cbegin(); it != before.cend(); ++it)
        count += after.contains(it.key()) ? 0 : 1;
    return count;
}

void Differ::compareLayout()
{
    const auto noteId = [](const schema::Note &note) {
        return note.id.text();
    };
    for (const Pair<schema::Diagram> &pair : paired(m_before.diagrams, m_after.diagrams, idOf<schema::Diagram>,
                                                    nameIn<schema::Diagram>, nameIn<schema::Diagram>)) {
        LayoutChange change;
        change.diagram = (pair.after ? pair.after : pair.before)->name;
        change.kind = pair.before && pair.after ? ChangeKind::Changed
                      : pair.after              ? ChangeKind::Added
                                                : ChangeKind::Removed;
        if (pair.before && pair.after) {
            change.cards = countOfDifferences(pair.before->places, pair.after->places) +
                           countOfDifferences(pair.before->collections, pair.after->collections);
            change.lines = countOfDifferences(pair.before->lines, pair.after->lines);
            for (const Pair<schema::Note> &note : paired(pair.before->notes, pair.after->notes, noteId, noteId, noteId))
                change.notes += note.before && note.after && *note.before == *note.after ? 0 : 1;
        }
        if (!change.isEmpty())
            m_result.layout.append(change);
    }
}

} // namespace

ModelDifference differenceOf(const schema::Model &before, const schema::Model &after)
{
    return Differ(before, after).run();
}

QString nameOf(ChangeKind kind)
{
    constexpr base::EnumNames<ChangeKind::Changed> names("added", "removed", "changed");
    return base::nameOf(names, kind);
}

QString nameOf(ChangedObject object)
{
    constexpr base::EnumNames<ChangedObject::Ignored> names("project", "entity", "field", "index", "relationship",
                                                            "operation", "pattern", "ignoredFinding");
    return base::nameOf(names, object);
}

} // namespace sw::services
