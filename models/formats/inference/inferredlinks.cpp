// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/inferredlinks.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/linknames.h"
#include "models/formats/importer.h"
#include "models/formats/inference/inferredfields.h"
#include "models/schema/names.h"

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr double longText = 12;
constexpr qsizetype shortestPart = 3;

/// "productTagIds" -> "producttag"
QString stem(const QString &name)
{
    QString word = schema::singularName(schema::snakeCase(name)).toLower();
    word.remove(QLatin1Char('_'));
    for (const char *ending : {"ids", "id", "refs", "ref", "fk", "key"}) {
        const QLatin1String text(ending);
        if (word.endsWith(text)) {
            word.chop(text.size());
            break;
        }
    }
    return schema::singularName(word);
}

QString plain(const QString &collection)
{
    return schema::singularName(schema::snakeCase(collection)).remove(QLatin1Char('_')).toLower();
}

/// 2: called after the collection, 1: after a part of its name or the other way round, 0: neither.
int affinity(const QString &field, const QString &collection)
{
    const QString a = stem(field);
    const QString b = plain(collection);
    if (a == b && !a.isEmpty())
        return 2;
    if (std::min(a.size(), b.size()) < shortestPart)
        return 0;
    return a.endsWith(b) || b.endsWith(a) ? 1 : 0;
}

ValueKind idKindOf(const FieldTally &values)
{
    ValueKind kind;
    for (size_t i = 0; i < valueKinds; ++i) {
        ValueKind found = kindAt(i);
        if (found == std::nullopt || values.of(found) == 0)
            continue;
        if (found == schema::FieldType::Int64)
            found = schema::FieldType::Int32;
        if (kind != std::nullopt && kind != found)
            return std::nullopt;
        kind = found;
    }
    const bool usual = kind == schema::FieldType::Int32 || kind == schema::FieldType::String ||
                       kind == schema::FieldType::ObjectId || kind == schema::FieldType::Uuid;
    return usual ? kind : std::nullopt;
}

/// Values of which two sets do not contain each other by chance.
bool isTelling(const FieldTally &values, ValueKind kind)
{
    if (values.distinct.count() < 2)
        return false;
    if (kind == schema::FieldType::String)
        return static_cast<double>(values.text.bytes) >=
                   longText * static_cast<double>(values.of(schema::FieldType::String)) &&
               values.manyWords;
    return kind == schema::FieldType::ObjectId || kind == schema::FieldType::Uuid;
}

class Linker
{
public:
    Linker(schema::Model &model, QList<LinkedCollection> &collections, LinkNames names, QList<ImportNote> &notes)
        : m_model(model), m_collections(collections), m_names(names), m_notes(notes)
    {}

    void run()
    {
        for (LinkedCollection &source : m_collections) {
            for (const auto &field : source.inference->root().fields) {
                const QString name = QString::fromUtf8(field->name);
                if (name == QLatin1String("_id") || name == source.idField)
                    continue;
                if (LinkedCollection *target = targetOf(*field, name))
                    addReference(source, *target, *field, name);
                else if (LinkedCollection *listed = field->item ? targetOf(*field->item, name) : nullptr)
                    addList(source, *listed, *field, name);
                else if (!tellOfOtherTypes(source, field->item ? *field->item : *field, name))
                    tellOfCopies(source, *field, name);
            }
        }
    }

private:
    LinkedCollection *targetOf(const FieldTally &values, const QString &name) const;
    void addReference(const LinkedCollection &source, LinkedCollection &target, const FieldTally &field,
                      const QString &name);
    void addList(const LinkedCollection &source, LinkedCollection &target, const FieldTally &field,
                 const QString &name);
    void tellOfCopies(const LinkedCollection &source, const FieldTally &field, const QString &path);
    bool tellOfOtherTypes(const LinkedCollection &source, const FieldTally &values, const QString &path);
    void replaceDrawn(const LinkedCollection &source, const QString &name, const QString &linkName);
    schema::Cardinality holders(const LinkedCollection &source, const LinkedCollection &target,
                                const FieldTally &values) const;

    schema::Model &m_model;
    QList<LinkedCollection> &m_collections;
    LinkNames m_names;
    QList<ImportNote> &m_notes;
};

LinkedCollection *Linker::targetOf(const FieldTally &values, const QString &name) const
{
    const ValueKind kind = idKindOf(values);
    if (kind == std::nullopt)
        return nullptr;
    const bool telling = isTelling(values, kind);
    LinkedCollection *best = nullptr;
    int bestScore = telling ? -1 : 0;
    for (LinkedCollection &target : m_collections) {
        if (target.idField.isEmpty() || target.idKind != kind || !values.distinct.areAmong(target.ids))
            continue;
        const int score = affinity(name, target.entity->collectionName);
        if (score > bestScore) {
            best = &target;
            bestScore = score;
        }
    }
    return best;
}

/// How many of \p source one document of \p target has.
schema::Cardinality Linker::holders(const LinkedCollection &source, const LinkedCollection &target,
                                    const FieldTally &values) const
{
    const std::vector<quint32> times = values.distinct.frequencies();
    const bool everyone = values.distinct.count() >= target.ids.count() && source.share >= 1;
    const double scale = 1 / source.share;
    const double least = everyone ? *std::min_element(times.cbegin(), times.cend()) : 0;
    const double most = std::ceil(*std::max_element(times.cbegin(), times.cend()) * (source.share >= 1 ? 1 : scale));
    const double mean = static_cast<double>(values.filled()) * scale / std::max(1.0, target.documents);
    return {least, std::clamp(std::round(mean * 1000) / 1000, least, most), most, false};
}

void Linker::addReference(const LinkedCollection &source, LinkedCollection &target, const FieldTally &field,
                          const QString &name)
{
    const double share = static_cast<double>(field.filled()) / static_cast<double>(source.inference->documents());
    const bool optional = field.filled() < source.inference->documents();
    schema::Relationship link;
    link.id =
        schema::RelationshipId(stableId(source.entity->name + QLatin1Char('\n') + name + QStringLiteral("\nlink")));
    link.a.entity = target.entity->id;
    link.a.role = name;
    if (m_names == LinkNames::AsFound)
        link.a.link.names = {name};
    link.a.perOther = {optional ? 0.0 : 1.0, optional ? share : 1.0, 1, false};
    link.b.entity = source.entity->id;
    link.b.perOther = holders(source, target, field);
    // In a sample that no value came to twice, it may in the others.
    const bool isPaired = field.distinct.areUnique() && field.filled() >= 20 && link.b.perOther.max <= 1;
    link.type = isPaired ? schema::RelationshipType::OneToOne : schema::RelationshipType::OneToMany;
    link.tree = link.isSelf();
    link.placement = link.doubtedPlacement = schema::Placement::ReferenceFromB; // found, not decided
    m_model.relationships << link;
    // The design puts a reference in place of a drawn field of the same name.
    const QString linkName = design::referenceName(link.a, *target.entity);
    if (linkName != name)
        replaceDrawn(source, name, linkName);
    target.isTarget = true;
}

void Linker::addList(const LinkedCollection &source, LinkedCollection &target, const FieldTally &field,
                     const QString &name)
{
    schema::Relationship link;
    link.id =
        schema::RelationshipId(stableId(source.entity->name + QLatin1Char('\n') + name + QStringLiteral("\nlink")));
    link.type = schema::RelationshipType::ManyToMany;
    link.a.entity = source.entity->id;
    link.a.perOther = holders(source, target, *field.item);
    link.b.entity = target.entity->id;
    link.b.role = name;
    if (m_names == LinkNames::AsFound)
        link.b.link.names = {name};
    const auto least = static_cast<double>(field.items.least());
    const auto most = static_cast<double>(field.items.most());
    link.b.perOther = {least, std::clamp(std::round(field.items.mean() * 1000) / 1000, least, most), most, false};
    if (field.items.times() >= 100)
        link.p99 = field.items.percentile(0.99);
    link.placement = link.doubtedPlacement = schema::Placement::ReferenceFromA;
    m_model.relationships << link;
    replaceDrawn(source, name, design::idsName(link.b, *target.entity));
    target.isTarget = true;
}

/// The relationship makes the field, under a name that says what is in it.
void Linker::replaceDrawn(const LinkedCollection &source, const QString &name, const QString &linkName)
{
    source.entity->fields.removeIf([&](const schema::Field &drawn) { return drawn.name == name; });
    if (linkName != name)
        m_notes << ImportNote{
            source.entity->name + QLatin1Char('.') + base::visibleText(name),
            Text::tr("It refers to other documents; the design calls it %1.").arg(base::visibleText(linkName))};
}

/// Ids inside of embedded objects: the model keeps them as fields, so a person is told what they are.
void Linker::tellOfCopies(const LinkedCollection &source, const FieldTally &field, const QString &path)
{
    const FieldTally &holder = field.item ? *field.item : field;
    for (const auto &inner : holder.fields) {
        const QString place = path + QLatin1Char('.') + QString::fromUtf8(inner->name);
        const ValueKind kind = idKindOf(*inner);
        LinkedCollection *target = kind != std::nullopt && isTelling(*inner, kind)
                                       ? targetOf(*inner, place.section(QLatin1Char('.'), -2, -2))
                                       : nullptr;
        if (target)
            m_notes << ImportNote{
                source.entity->name + QLatin1Char('.') + base::visibleText(place),
                Text::tr(
                    "It holds ids of %1 inside of an object, so what stands beside it are copies; it stays a field.")
                    .arg(base::visibleText(target->entity->name))};
        else if (!tellOfOtherTypes(source, inner->item ? *inner->item : *inner, place))
            tellOfCopies(source, *inner, place);
    }
}

/// Ids of another collection, some or all of them of another type than there: a server takes these for other values, so
/// that no relationship can be made.
bool Linker::tellOfOtherTypes(const LinkedCollection &source, const FieldTally &values, const QString &path)
{
    constexpr double most = 0.5; // of the values have to be ids
    const auto isOfId = [](ValueKind kind) {
        return kind == schema::FieldType::ObjectId || kind == schema::FieldType::Uuid;
    };
    for (const LinkedCollection &target : std::as_const(m_collections)) {
        if (target.idField.isEmpty() || !isOfId(target.idKind))
            continue;
        const double share = values.distinct.shareAmong(target.ids);
        const double same = static_cast<double>(values.of(target.idKind)) / static_cast<double>(values.filled());
        if (share <= most || same >= 1)
            continue;
        const QString type = schema::nameOf(*target.idKind);
        const QStringList sentences{
            (share < 1 ? Text::tr("%1 of its values are ids of %2.").arg(base::percentText(share), target.entity->name)
                       : Text::tr("All of its values are ids of %1.").arg(target.entity->name)),
            (same > 0 ? Text::tr("Only %1 are of their type, %2.").arg(base::percentText(same), type)
                      : Text::tr("None is of their type, %1.").arg(type)),
            Text::tr("So no relationship was made; make them one type to have one.")};
        m_notes << ImportNote{source.entity->name + QLatin1Char('.') + base::visibleText(path),
                              base::visibleText(sentences.join(QLatin1Char(' ')))};
        return true;
    }
    return false;
}

} // namespace

bool couldBeId(const QString &field, const QString &collection)
{
    if (field.compare(QLatin1String("id"), Qt::CaseInsensitive) == 0)
        return true;
    return field.endsWith(QLatin1String("id"), Qt::CaseInsensitive) && stem(field) == plain(collection);
}

void addRelationships(schema::Model &model, QList<LinkedCollection> &collections, LinkNames names,
                      QList<ImportNote> &notes)
{
    Linker(model, collections, names, notes).run();
}

} // namespace sw::formats
