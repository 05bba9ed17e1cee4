// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/merging.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/patterns/core/renaming.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using design::Variant;

namespace
{

/// One of the nodes that become one, with the number of documents it comes from.
struct Part
{
    const Node *node = nullptr;
    double weight = 1;
};

const Node *ownField(const Node &root, const QString &name)
{
    const auto found =
        std::find_if(root.fields.cbegin(), root.fields.cend(), [&](const Node &field) { return field.name == name; });
    return found == root.fields.cend() ? nullptr : &*found;
}

bool sameCount(const Node &a, const Node &b)
{
    return !a.isArray() || (a.count.min == b.count.min &&
                            (a.count.max == b.count.max || (a.count.isUnbounded() && b.count.isUnbounded())));
}

/// True when both obey the same rules and mean the same, whatever their sizes and wherever they were drawn.
bool areAlike(const Node &a, const Node &b)
{
    const bool same =
        a.name == b.name && a.types == b.types && a.nullable == b.nullable && a.isRequired() == b.isRequired() &&
        a.constraints == b.constraints && a.uniqueValues == b.uniqueValues && a.closed == b.closed && sameCount(a, b) &&
        a.discriminator == b.discriminator && a.variants == b.variants && a.reference == b.reference &&
        a.copyOf == b.copyOf && a.derivation == b.derivation && a.source.relationship == b.source.relationship;
    return same && std::equal(a.fields.cbegin(), a.fields.cend(), b.fields.cbegin(), b.fields.cend(), areAlike);
}

/// One node for all \p parts, which are alike; sizes and frequencies are measured.
Node joined(const QList<Part> &parts)
{
    Node node = *parts.first().node;
    double weights = 0, presence = 0, bytes = 0, likely = 0, empty = 0;
    for (const Part &part : parts) {
        weights += part.weight;
        presence += part.weight * part.node->presence;
        bytes += part.weight * part.node->averageBytes;
        likely += part.weight * part.node->count.likely;
        empty += part.weight * part.node->emptyShare.value_or(0);
        if (!part.node->emptyShare)
            node.emptyShare.reset();
        if (part.node->distinctValues)
            node.distinctValues = std::max(node.distinctValues.value_or(0), *part.node->distinctValues);
        if (part.node->countP99)
            node.countP99 = std::max(node.countP99.value_or(0), *part.node->countP99);
        if (node.description.isEmpty())
            node.description = part.node->description;
    }
    if (weights > 0) {
        node.presence = node.isRequired() ? 1 : presence / weights;
        node.averageBytes = bytes / weights;
        node.count.likely = likely / weights;
        if (node.emptyShare)
            node.emptyShare = empty / weights;
    }
    for (qsizetype i = 0; i < node.fields.size(); ++i) {
        QList<Part> below;
        for (const Part &part : parts)
            below << Part{&part.node->fields.at(i), part.weight};
        node.fields[i] = joined(below);
    }
    return node;
}

/// Notes which fields of the entity \p own stand for, where \p common names those of another.
void noteShared(const Node &common, const Node &own, const QString &path, QHash<QString, schema::FieldId> &shared)
{
    if (!own.source.field.isEmpty() && own.source.field != common.source.field)
        shared.insert(path, own.source.field);
    for (qsizetype i = 0; i < std::min(common.fields.size(), own.fields.size()); ++i)
        noteShared(common.fields.at(i), own.fields.at(i), design::joinedPath(path, own.fields.at(i).name), shared);
}

/// Makes one collection of several.
class Merger
{
public:
    Merger(design::Design &design, const Merging &merging, const UseContext &context)
        : m_design(design), m_merging(merging), m_context(context)
    {}

    base::Result<void> run();

private:
    struct Kind
    {
        const MergedKind *wanted = nullptr;
        const Collection *collection = nullptr;
    };

    base::Error fault(const QString &message, const QString &wayOut) const;
    base::Result<void> checkKinds();
    base::Result<void> checkNames() const;
    base::Result<Node> idNode() const;
    base::Result<Node> root() const;
    Node discriminator() const;
    Variant variant(const Kind &kind, const Node &root) const;
    bool isCommon(const Node &field) const;
    QList<Part> partsOf(const QString &name) const;
    void addAmounts(Collection &merged) const;
    void addIndexes(Collection &merged) const;
    void addRules(Collection &merged) const;

    design::Design &m_design;
    const Merging &m_merging;
    const UseContext &m_context;
    QList<Kind> m_kinds;
};

base::Error Merger::fault(const QString &message, const QString &wayOut) const
{
    return {base::ErrorCode::InvalidModel, message, targetName(m_context.model.model(), targetOf(m_context.use)),
            wayOut};
}

base::Result<void> Merger::checkKinds()
{
    QStringList values, names;
    for (const MergedKind &kind : m_merging.kinds) {
        const Collection *collection = m_design.collection(kind.collection);
        if (!collection || names.contains(kind.collection))
            return fault(Text::tr("\"%1\" is not a collection of its own in this design.").arg(kind.collection),
                         Text::tr("Store its documents apart from others."));
        if (collection->timeSeries || !collection->root.variants.isEmpty())
            return fault(Text::tr("%1 is arranged by another pattern already.").arg(kind.collection),
                         Text::tr("Remove the other pattern first."));
        if (kind.value.isEmpty() || values.contains(kind.value))
            return fault(Text::tr("Two kinds of documents would both be called \"%1\".").arg(kind.value),
                         Text::tr("Give each kind a name of its own."));
        values << kind.value;
        names << kind.collection;
        m_kinds << Kind{&kind, collection};
    }
    if (m_kinds.size() < 2)
        return fault(Text::tr("There are fewer than two collections to put together."),
                     Text::tr("Store the kinds in collections of their own, or name more of them."));
    if (m_design.collection(m_merging.target) && !names.contains(m_merging.target))
        return fault(Text::tr("There is another collection \"%1\".").arg(m_merging.target),
                     Text::tr("Choose another name."));
    return {};
}

base::Result<void> Merger::checkNames() const
{
    QStringList names{m_merging.discriminator};
    for (const Node &node : m_merging.extra)
        names << node.name;
    for (const Kind &kind : m_kinds) {
        QStringList wanted = names;
        for (const Node &node : kind.wanted->extra)
            wanted << node.name;
        for (const QString &name : std::as_const(wanted)) {
            if (kind.collection->root.field(name) || wanted.count(name) > 1)
                return fault(Text::tr("%1 has a field \"%2\" already.").arg(kind.collection->name, name),
                             Text::tr("Give it another name."));
        }
    }
    return {};
}

/// One type of _id for all kinds; rules that not all of them have are dropped.
base::Result<Node> Merger::idNode() const
{
    QList<Part> parts = partsOf(design::idName);
    const Node first = parts.isEmpty() ? Node() : *parts.first().node;
    QList<Node> loose;
    for (const Part &part : std::as_const(parts)) {
        Node node = *part.node;
        const bool sameParts =
            std::equal(node.fields.cbegin(), node.fields.cend(), first.fields.cbegin(), first.fields.cend(), areAlike);
        if (node.types != first.types || !sameParts)
            return fault(Text::tr("The _id of %1 and of %2 are of different types.")
                             .arg(m_kinds.first().collection->name, m_kinds.at(loose.size()).collection->name),
                         Text::tr("Give them ids of the same type."));
        node.presence = 1;
        loose << node;
    }
    if (loose.size() < m_kinds.size())
        return fault(Text::tr("Not all of these documents have an _id."),
                     Text::tr("Store them in collections of their own."));
    Node id = loose.first();
    for (const Node &node : std::as_const(loose)) {
        if (node.constraints != id.constraints)
            id.constraints = {};
        if (node.derivation != id.derivation)
            id.derivation.reset();
        id.averageBytes = std::max(id.averageBytes, node.averageBytes);
    }
    return id;
}

QList<Part> Merger::partsOf(const QString &name) const
{
    QList<Part> parts;
    for (const Kind &kind : m_kinds) {
        if (const Node *own = ownField(kind.collection->root, name))
            parts << Part{own, kind.collection->documents.likely};
    }
    return parts;
}

bool Merger::isCommon(const Node &field) const
{
    const QList<Part> parts = partsOf(field.name);
    return field.name != design::idName && parts.size() == m_kinds.size() &&
           std::all_of(parts.cbegin(), parts.cend(), [&](const Part &part) { return areAlike(*part.node, field); });
}

Node Merger::discriminator() const
{
    Node node = design::makeNode(m_merging.discriminator, schema::FieldType::String);
    for (const Kind &kind : m_kinds)
        node.constraints.enumValues << kind.wanted->value;
    node.distinctValues = static_cast<double>(m_kinds.size());
    node.mutability = schema::Mutability::Immutable;
    return node;
}

base::Result<Node> Merger::root() const
{
    const base::Result<Node> id = idNode();
    if (!id)
        return id.error();
    QList<Node> made = QList<Node>{discriminator()} + m_merging.extra;
    for (Node &node : made)
        setOrigin(node, m_context.origin());
    const Node &first = m_kinds.first().collection->root;
    QList<Node> common;
    for (const Node &field : first.fields) {
        if (isCommon(field))
            common << joined(partsOf(field.name));
    }
    Node root = design::makeObject({}, QList<Node>{*id} + made + common);
    root.discriminator = m_merging.discriminator;
    root.description = first.description;
    root.closed =
        std::any_of(m_kinds.cbegin(), m_kinds.cend(), [](const Kind &kind) { return kind.collection->root.closed; });
    for (const Kind &kind : m_kinds)
        root.variants << variant(kind, root);
    return root;
}

Variant Merger::variant(const Kind &kind, const Node &root) const
{
    Variant variant;
    variant.value = kind.wanted->value;
    variant.share = std::max(1.0, kind.collection->documents.likely);
    variant.entity = kind.collection->entity();
    for (Node node : kind.wanted->extra) {
        setOrigin(node, m_context.origin());
        variant.fields << node;
    }
    for (const Node &field : kind.collection->root.fields) {
        const Node *common = ownField(root, field.name);
        if (common)
            noteShared(*common, field, field.name, variant.shared);
        else
            variant.fields << field;
    }
    return variant;
}

void Merger::addAmounts(Collection &merged) const
{
    merged.documents = {0, 0, 0, false};
    merged.hotDocuments = 0;
    merged.hotByRecency = merged.appendOnly = true;
    merged.served = m_kinds.first().collection->served;
    for (const Kind &kind : m_kinds) {
        const Collection &one = *kind.collection;
        merged.documents.min += one.documents.min;
        merged.documents.likely += one.documents.likely;
        merged.documents.max += one.documents.max;
        merged.documents.guessed = merged.documents.guessed || one.documents.guessed;
        merged.hotDocuments += one.hotDocuments;
        merged.growthPerDay += one.growthPerDay;
        merged.hotByRecency = merged.hotByRecency && one.hotByRecency;
        merged.appendOnly = merged.appendOnly && one.appendOnly;
        merged.served.removeIf([&](const QStringList &paths) { return !one.served.contains(paths); });
        if (!merged.entities.contains(one.entity()))
            merged.entities << one.entity();
    }
    for (const Kind &kind : m_kinds) {
        for (const schema::EntityId &entity : kind.collection->entities) {
            if (!merged.entities.contains(entity))
                merged.entities << entity;
        }
    }
}

/// What all kinds have is kept once, and unique in each kind; the rest becomes partial.
void Merger::addIndexes(Collection &merged) const
{
    const auto plain = [](design::Index index) {
        index.name.clear();
        index.reasons.clear();
        return index;
    };
    QList<design::Index> ofAll;
    for (const Kind &kind : m_kinds) {
        for (const design::Index &index : kind.collection->indexes) {
            const bool everywhere = std::all_of(m_kinds.cbegin(), m_kinds.cend(), [&](const Kind &other) {
                const QList<design::Index> &others = other.collection->indexes;
                return std::any_of(others.cbegin(), others.cend(),
                                   [&](const design::Index &one) { return plain(one) == plain(index); });
            });
            if (everywhere && !index.unique) {
                if (!ofAll.contains(plain(index)))
                    merged.indexes << index;
                ofAll << plain(index);
                continue;
            }
            design::Index partial = index;
            base::BsonBuilder filter;
            filter.string(m_merging.discriminator, kind.wanted->value);
            if (!index.partialFilter.isEmpty()) {
                filter.beginArray(QStringLiteral("$and"));
                filter.document(filter.nextIndex(), index.partialFilter).end();
            }
            partial.partialFilter = filter.finish();
            merged.indexes << partial;
        }
    }
}

void Merger::addRules(Collection &merged) const
{
    for (const Kind &kind : m_kinds) {
        merged.level = std::min(merged.level, kind.collection->level);
        merged.action = std::min(merged.action, kind.collection->action);
        for (const design::Rule &rule : kind.collection->rules) {
            base::BsonBuilder out;
            out.beginArray(QStringLiteral("$or")).beginDocument(out.nextIndex());
            out.beginDocument(m_merging.discriminator).string(QStringLiteral("$ne"), kind.wanted->value).end().end();
            merged.rules << design::Rule{out.document(out.nextIndex(), rule.expression).finish(), rule.reason,
                                         rule.origin};
        }
    }
}

base::Result<void> Merger::run()
{
    base::Result<void> result = checkKinds();
    if (result)
        result = checkNames();
    if (!result)
        return result;
    const base::Result<Node> merged = root();
    if (!merged)
        return merged.error();
    Collection collection;
    collection.name = m_merging.target;
    collection.root = *merged;
    collection.origin = m_context.origin();
    addAmounts(collection);
    addIndexes(collection);
    addRules(collection);
    QStringList names;
    QHash<QString, QString> kinds;
    for (const Kind &kind : std::as_const(m_kinds)) {
        names << kind.collection->name;
        kinds.insert(kind.collection->name, kind.wanted->value);
    }
    collection.description = Text::tr("Documents of %1, told apart by \"%2\".")
                                 .arg(names.join(QStringLiteral(", ")), m_merging.discriminator);
    collection.root.source.entity = collection.entity();
    const qsizetype at = m_kinds.first().collection - m_design.collections.constData();
    m_design.collections[at] = collection;
    m_kinds.clear();
    m_design.collections.removeIf(
        [&](const Collection &one) { return names.contains(one.name) && one.origin != collection.origin; });
    renameCollections(m_design, kinds, m_merging.target, m_context.dependencies);
    return {};
}

} // namespace

base::Result<void> mergeCollections(design::Design &design, const Merging &merging, const UseContext &context)
{
    return Merger(design, merging, context).run();
}

double similarity(const QList<const Collection *> &collections)
{
    QStringList names;
    double common = 0;
    for (const Collection *collection : collections) {
        for (const Node &field : collection->root.fields) {
            if (field.name == design::idName || names.contains(field.name))
                continue;
            names << field.name;
            common += std::all_of(collections.cbegin(), collections.cend(), [&](const Collection *other) {
                const Node *there = ownField(other->root, field.name);
                return there && areAlike(*there, field);
            });
        }
    }
    return names.isEmpty() ? 0 : common / static_cast<double>(names.size());
}

QString kindValue(const schema::Entity &entity)
{
    const QString singular = schema::singularName(schema::snakeCase(entity.name));
    return singular.isEmpty() ? entity.name : singular;
}

} // namespace sw::patterns
