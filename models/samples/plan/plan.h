// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/itemcount.h"
#include "models/samples/plan/picker.h"
#include "models/samples/plan/value.h"

#include <limits>

namespace sw::samples
{

/// What a value says about the place of its document in a hierarchy of the documents of one collection: the parent's
/// _id, the children's, those from the root down to the parent (as an array, or as a text ",1,4,"), or the first and
/// last number of its branch when all documents are numbered on the way down and up again.
enum class TreePart { None, Parent, Children, Ancestors, Path, Left, Right };

struct PlanNode;

/// The original of a reference or copy: a way from the root of another collection's documents down to the value.
struct Foreign
{
    PickerPtr picker;
    int framesUp = 0; ///< from where the value stands to the object or item that the pick belongs to
    quint64 collectionKey = 0;
    std::unique_ptr<PlanNode> first; ///< of the nodes on the way, each with the next as its only field
    int hops = 0;                    ///< from first to the original
};

/// A way inside the same document, possibly through arrays: each node has the next as its only field or item's field.
struct Route
{
    int framesUp = 0;
    std::unique_ptr<PlanNode> first;
};

struct TextPiece
{
    std::string literal;
    Route route; ///< no first: the literal, or that of another document
    std::unique_ptr<Foreign> foreign;
    bool first = false; ///< the smallest date in milliseconds
};

/// The documents of another collection that refer to one of this.
struct Members
{
    PickerPtr picker; ///< from each of them to the one that it refers to
    quint64 collectionKey = 0;
    std::unique_ptr<PlanNode> reference; ///< where some have none: a way from the root as in a route
};

/// The first of the items of one array, by a value of theirs.
struct ItemRanks
{
    std::vector<size_t> way; ///< positions of the fields on the way from the item to the value
    bool descending = false;
};

/// What the value of a document has to come after: that of the last item of its list that an array holds.
struct Boundary
{
    Foreign array;
    bool descending = false;
    qint64 earliest = std::numeric_limits<qint64>::min(); ///< of a date
    qint64 latest = std::numeric_limits<qint64>::max();   ///< exclusive
};

/// The first items of all lists that the pages of a document hold.
struct PagedItems
{
    Members pages;
    std::unique_ptr<PlanNode> first; ///< from the root of a page, each with the next as its only field or item's field
    int hops = 0;                    ///< from first to the array of the items
    std::unique_ptr<PlanNode> item;  ///< with the fields that are copied
    ItemRanks ranks;
};

struct Derived
{
    design::Derivation::Kind kind = design::Derivation::Kind::SizeOf;
    Route route;
    std::unique_ptr<Members> over; ///< where the route begins, instead of the own document
    Route here;                    ///< to an array whose items count as well
    quint64 plus = 0;
    Granule granule = Granule::None; ///< of StartOf
    std::vector<TextPiece> pieces;
};

struct PlanVariant
{
    Value value;       ///< of the discriminator
    bool named = true; ///< false: the documents without one
    double until = 1;  ///< cumulated share
    std::vector<PlanNode> fields;
};

/// A node of the shape with all look-ups done. Everything below a document is computed from keys, so a node can be
/// compiled alone and still give the values that it has in its document.
struct PlanNode
{
    QByteArray name;
    std::array<char, 24> shortName{}; ///< the name and its NUL where they are that short, for fast copying
    schema::FieldType type = schema::FieldType::String;
    quint64 salt = 0;
    double presence = 1;
    bool nullable = false;
    double nullShare = 0; ///< how many values are null, when nullable
    bool isDiscriminator = false;
    bool keyed = false;         ///< an array that is written as an object with the item's name and a number as names
    bool keepsPresence = false; ///< an optional copy is there when its original is
    double bytes = 0;           ///< of a scalar value, likely
    MakerPtr maker;
    std::unique_ptr<Foreign> foreign;
    std::unique_ptr<Derived> derived;
    TreePart treePart = TreePart::None;
    std::vector<PlanNode> fields; ///< of an object; of an array its item
    std::vector<PlanVariant> variants;
    std::shared_ptr<const KindOrder> kinds; ///< of whole documents: which of them are of which variant
    bool eachKindOnce = false;              ///< the item of an array that never holds more items than there are kinds
    size_t alwaysThere = 0;                 ///< of those kinds, how many are in every document; they come first
    size_t smallestVariant = 0;
    size_t largestVariant = 0;
    ItemCount count;
    PickerPtr
        children;     ///< an array of all or the newest children of the document; of a tree's path: the documents above
    PickerPtr most;   ///< an array that holds no more than these children of the document, which no other one has
    PickerPtr shared; ///< an array in items of arrays, which share these children of the document
    bool shares = false;                 ///< an array whose items do
    PickerPtr pages;                     ///< an array that is full but in the last document of a group
    double lastPage = 0;                 ///< items there on average
    std::shared_ptr<const Members> rest; ///< an array: of what it has no place for; a flag: there is some
    double kept = 0;                     ///< items of an array that has such a rest
    std::optional<ItemRanks> ranks;      ///< the items of an array are in this order
    std::unique_ptr<PagedItems> paged;   ///< the items of an array are copies of these
    std::unique_ptr<Boundary> boundary;

    bool isObject() const { return type == schema::FieldType::Object; }
    bool isArray() const { return type == schema::FieldType::Array; }
    const PlanNode &item() const { return fields.front(); }
};

/// A document while it is made.
struct DocumentState
{
    quint64 number = 0;
    Extent extent = Extent::Random;
    double scale = 1;
    ChildrenCache *cache = nullptr;
};

/// An object or array item of a document while it is made; the chain of parents lives on the stack.
struct Frame
{
    const Frame *parent = nullptr;
    quint64 key = 0;
    quint64 ordinal = 0;
    quint64 item = 0;
    const DocumentState *document = nullptr;
    quint64 ofItems = 0; ///< in the array whose item it is, where these share something

    Frame object(quint64 salt) const { return {this, childKey(key, salt), ordinal, item, document}; }
};

} // namespace sw::samples
