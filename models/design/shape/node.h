// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/derivation.h"
#include "models/schema/cardinality.h"
#include "models/schema/fieldtypes.h"
#include "models/schema/valuespread.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace sw::design
{

/// Which pattern use made a node, an index or a collection; empty for what comes from the model itself.
struct Origin
{
    schema::PatternUseId use;
    QString pattern; ///< id in the pattern registry

    bool isEmpty() const { return pattern.isEmpty(); }
    friend bool operator==(const Origin &, const Origin &) = default;
};

/// What a node was made from, so that a click on a document leads back to the model.
struct Source
{
    schema::EntityId entity;
    schema::FieldId field;
    schema::RelationshipId relationship;

    friend bool operator==(const Source &, const Source &) = default;
    friend size_t qHash(const Source &source, size_t seed = 0)
    {
        return qHashMulti(seed, source.entity, source.field, source.relationship);
    }
};

/// A value copied from a document of another collection.
struct CopyOf
{
    QString collection;
    QString path;          ///< of the original
    bool snapshot = false; ///< keeps the value of the moment, never synchronised

    friend bool operator==(const CopyOf &, const CopyOf &) = default;
};

struct Constraints
{
    QStringList enumValues;
    std::optional<double> minimum;
    std::optional<double> maximum;
    bool exclusiveMinimum = false;
    bool exclusiveMaximum = false;
    QString earliest; ///< of a date, ISO 8601, inclusive
    QString latest;   ///< of a date, exclusive
    std::optional<int> minLength;
    std::optional<int> maxLength;
    QString pattern;

    friend bool operator==(const Constraints &, const Constraints &) = default;
};

/// A place that a document is made with, to be filled later.
struct EmptyPlace
{
    QString value;    ///< what it holds until then, of the places' type
    double share = 0; ///< of all places

    friend bool operator==(const EmptyPlace &, const EmptyPlace &) = default;
};

struct Node;

/// The fields of one kind of document or sub-document in a shape that holds several kinds.
struct Variant
{
    QString value;    ///< of the discriminator field; empty: the documents without one
    double share = 1; ///< how frequent it is, relative to the other variants
    QList<Node> fields;
    schema::EntityId entity{}; ///< whose documents are of this kind, at a document's root; empty when it is none's
    /// Fields of the entity among those that all kinds have, by path, where the node there comes from another entity.
    QHash<QString, schema::FieldId> shared{};

    friend bool operator==(const Variant &, const Variant &);
};

/// A value in the shape of a document: a tree that patterns edit, and from which sizes, validators, sample documents,
/// previews and code are made once at the end, so that combinations of patterns need no special cases.
struct Node
{
    QString name; ///< field name; empty for an array's item and for a document's root
    /// Accepted types; the first is the one that samples and sizes use. Int32, Int64, Double and Decimal128 together
    /// are "number". Array: fields holds exactly one node, the item.
    QList<schema::FieldType> types{schema::FieldType::String};
    bool nullable = false;
    double nullShare = 0;  ///< share of the values that are null, when known; counts only when nullable
    double presence = 1;   ///< share of the parents that have it; 1 means required, unless it is optional
    bool optional = false; ///< what was stored before may lack it
    Constraints constraints;
    schema::Cardinality count{0, 1, 1, false}; ///< items of an array; max infinite = no bound
    std::optional<double> countP99;            ///< items in the 99th of 100 documents, when the distribution is known
    std::optional<double> emptyShare;          ///< of the arrays, those without an item, when counted
    double averageBytes = 0; ///< of the value of a string, binary, any or opaque object, in bytes; 0 = as usual
    std::optional<double> distinctValues; ///< over all documents
    schema::ValueSpread spread;
    bool uniqueValues = false; ///< no two documents share a value (drives samples and index sizes)
    bool closed = false;       ///< an object that refuses fields that are not listed
    /// Of an array: stored as an object whose field names are data, {ann: 25, bob: 20}; the item's name stands for
    /// them.
    bool keyed = false;
    std::optional<Rest> rest;             ///< of an array that holds the first items of a list
    std::optional<EmptyPlace> emptyPlace; ///< of the values of an array whose places are all there from the start
    std::optional<ItemOrder> order;       ///< of an array that holds the first items of a list, in this order
    bool unchecked = false; ///< an object of foreign data, kept as it comes: rules say nothing of its fields
    QList<Node> fields;     ///< of an object; of an array its one item
    QString discriminator;  ///< name of the field that tells the variant
    QList<Variant> variants;
    std::optional<Reference> reference;
    std::optional<CopyOf> copyOf;
    std::optional<Derivation> derivation;
    std::optional<Age> age; ///< of a date
    schema::Mutability mutability = schema::Mutability::Rare;
    QString description;
    Source source;
    Origin origin;

    schema::FieldType type() const { return types.first(); }
    bool isObject() const { return type() == schema::FieldType::Object; }
    bool isArray() const { return type() == schema::FieldType::Array; }
    /// An object of which no more is known than how large it is.
    bool isOpaque() const { return isObject() && fields.isEmpty() && variants.isEmpty() && averageBytes > 0; }
    bool isRequired() const { return presence >= 1 && !optional; }
    /// The item of an array. Must only be called on an array.
    const Node &item() const { return fields.first(); }
    Node &item() { return fields.first(); }
    const Node *field(const QString &fieldName) const;
    Node *field(const QString &fieldName);

    friend bool operator==(const Node &, const Node &);
};

// Outside the classes: a list of a type that is not complete yet has no comparison.
inline bool operator==(const Variant &, const Variant &) = default;
inline bool operator==(const Node &, const Node &) = default;

/// "number": whole and broken numbers as mixed drivers send them.
QList<schema::FieldType> numberTypes();

Node makeNode(const QString &name, schema::FieldType type);
Node makeObject(const QString &name, const QList<Node> &fields);
/// An array of \p item, whose name is dropped.
Node makeArray(const QString &name, Node item, const schema::Cardinality &count);

/// The node at a dotted path, going through arrays ("reviews.stars"); nullptr when there is none. "" is \p root itself.
const Node *nodeAt(const Node &root, const QString &path);
Node *nodeAt(Node &root, const QString &path);
/// The paths of the arrays on the way to \p path in \p root and at its end, outermost first.
QStringList arraysOn(const Node &root, const QString &path);
/// True when the way to \p path leads through names that are data: no index leads there.
bool isBelowData(const Node &root, const QString &path);
/// Removes the node at \p path and returns it; nothing when there is none.
std::optional<Node> takeNode(Node &root, const QString &path);
/// "a.b" of "a" and "b"; an empty part, as of an array's item, adds nothing.
QString joinedPath(const QString &prefix, const QString &name);

/// Calls \p visit(path, node) for every node below \p root, parents first, variants included; arrays add no path part.
template <typename Visit>
void forEachNode(const Node &root, const Visit &visit, const QString &prefix = {})
{
    const auto go = [&](const QList<Node> &fields) {
        for (const Node &child : fields) {
            const QString path = joinedPath(prefix, child.name);
            if (!child.name.isEmpty())
                visit(path, child);
            forEachNode(child, visit, path);
        }
    };
    go(root.fields);
    for (const Variant &variant : root.variants)
        go(variant.fields);
}
/// Marks \p node and everything below it as made by \p origin.
void setOrigin(Node &node, const Origin &origin);

} // namespace sw::design
