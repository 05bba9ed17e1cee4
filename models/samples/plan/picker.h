// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/kindorder.h"
#include "models/samples/plan/streams.h"

#include <memory>
#include <optional>
#include <vector>

namespace sw::samples
{

/// An item in a page: the positions in its arrays from the outer to the inner one.
struct PlaceInPage
{
    quint64 page = 0;
    std::vector<quint64> at;
};

/// The children of one parent, or the documents picked for the items of one array, remembered while a document is made;
/// and the order of the items of one array, or where they stand in pages.
struct ChildrenCache
{
    const void *picker = nullptr;
    quint64 parent = 0;
    std::vector<quint64> children;

    const void *ordered = nullptr;
    quint64 array = 0;
    std::vector<quint64> order;

    const void *paged = nullptr;
    quint64 pagedArray = 0;
    std::vector<PlaceInPage> places;
};

class Ranks;

/// Which document of another collection is meant at a place: pure in the place, so that a reference, the copies beside
/// it and the document itself agree.
class Picker
{
public:
    /// Every document has one parent; the children are spread evenly and at random over the parents.
    /// With \p skew by Zipf's law: few parents have most of the children.
    static std::shared_ptr<const Picker> parent(quint64 children, quint64 parents, quint64 seed, double skew = 0);
    /// Document n belongs to document n.
    static std::shared_ptr<const Picker> same(quint64 owners, quint64 targets);
    /// A document of its own for each of the \p places in each document, as long as there are enough.
    static std::shared_ptr<const Picker> own(quint64 places, quint64 targets);
    /// Documents of one collection in pairs; the last of an odd number belongs to itself.
    static std::shared_ptr<const Picker> partner(quint64 documents);
    /// An earlier document of the same collection, so that trees have no circles.
    static std::shared_ptr<const Picker> earlier();
    /// The children in the tree that earlier() makes of \p documents.
    static std::shared_ptr<const Picker> below(quint64 documents);
    /// The documents from the root of that tree down to the parent.
    static std::shared_ptr<const Picker> above();
    /// Different documents for the items of an array.
    static std::shared_ptr<const Picker> several(quint64 targets, quint64 seed, double skew = 0);
    /// The children of the document, as parent() spread them, the newest first. Documents that the model does not count
    /// have children that it does not count either.
    static std::shared_ptr<const Picker> children(quint64 children, quint64 parents, quint64 seed, double skew = 0);
    /// A document for each that \p first gives a parent to, different ones for those of the same parent.
    static std::shared_ptr<const Picker> beside(std::shared_ptr<const Picker> first, quint64 targets, quint64 seed);
    /// The same among documents of one kind only: those that \p own says pick those that \p target says.
    std::shared_ptr<const Picker> ofKinds(const OfKind &own, const OfKind &target) const;

    /// \p document and \p item: of the place; \p key: of what holds the item.
    quint64 pick(quint64 document, quint64 item, quint64 key, ChildrenCache &cache) const;
    /// Of parent(): the position of \p document among the children of its parent, and how many those are.
    quint64 positionAmongSiblings(quint64 document) const;
    quint64 siblings(quint64 document) const;
    /// Of children(), below() and above(): how many documents there are for \p document.
    quint64 childCount(quint64 document) const;
    /// Of parent() and same(): how many documents refer to \p target, and one of them.
    quint64 referrers(quint64 target) const;
    quint64 referrer(quint64 target, quint64 index) const;
    bool hasReferrers() const { return m_way == Way::Parent || m_way == Way::Same; }
    bool isOfParent() const { return m_way == Way::Parent; }
    bool isOfChildren() const { return m_way == Way::Children; }
    double targets() const { return static_cast<double>(m_targets); }
    double owners() const { return static_cast<double>(m_owners); }

private:
    enum class Way { Parent, Same, Own, Partner, Earlier, Below, Above, Several, Children, Beside };
    Picker(Way way, quint64 owners, quint64 targets, quint64 seed);
    void skewBy(double exponent, quint64 seed);
    quint64 firstPlace(quint64 parent) const;
    quint64 endPlace(quint64 parent) const;
    quint64 parentAt(quint64 place) const;
    quint64 parents() const { return m_way == Way::Children ? m_owners : m_targets; }
    quint64 childrenInAll() const { return m_way == Way::Children ? m_targets : m_owners; }
    quint64 popular(quint64 item, quint64 key, ChildrenCache &cache) const;
    const std::vector<quint64> &childrenOf(quint64 parent, ChildrenCache &cache) const;
    quint64 pickAmong(quint64 document, quint64 item, quint64 key, ChildrenCache &cache) const;

    Way m_way;
    quint64 m_owners;                      ///< documents at this side
    quint64 m_targets;                     ///< documents at the other side
    Permutation m_order;                   ///< of the children, or of the targets
    std::shared_ptr<const Picker> m_first; ///< of beside()
    std::shared_ptr<const Ranks>
        m_ranks;           ///< with skew: of the parents by their children, of several() by how often they are picked
    Permutation m_popular; ///< from the rank to the document
    OfKind m_own;
    OfKind m_target;
};

/// The number of the document in the tree of Picker::earlier() on the way down, or up again when \p up: a branch has
/// all the numbers between those of its topmost document.
quint64 treeNumber(quint64 document, quint64 documents, bool up);

using PickerPtr = std::shared_ptr<const Picker>;

} // namespace sw::samples
