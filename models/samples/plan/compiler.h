// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/held.h"
#include "models/samples/plan/plan.h"

#include <QSet>

namespace sw::samples
{

/// Compiles shapes into plans: names become salts, constraints become makers, references and copies become ways to the
/// originals. All searching happens here, none while documents are made.
class PlanCompiler
{
public:
    PlanCompiler(const design::Design &design, quint64 seed);

    PlanNode compile(const design::Collection &collection);
    /// The key that the documents' keys are made from.
    quint64 keyOf(const design::Collection &collection) const;
    /// What cannot be satisfied, in the order of the fields.
    const QList<base::Error> &problems() const { return m_problems; }

private:
    /// A reference that stands in an object, or is assumed there: the copies below it are of the same document.
    struct Binding
    {
        QString collection;
        schema::RelationshipId relationship;
        PickerPtr picker;
        QString kind{};                  ///< of the documents picked; empty: any
        std::optional<size_t> ownKind{}; ///< of the documents that pick; none: any
    };
    /// An object or array item on the way from the root to where compilation is; a frame at run time.
    struct Level
    {
        const design::Node *node = nullptr;
        QString path;
        QString owner;
        bool isItem = false;
        double places = 1;
        double itemGap = 0;
        std::vector<Binding> bindings;
    };
    struct Place
    {
        const design::Collection *collection = nullptr;
        Clock clock;
        quint64 key = 0;
        std::optional<size_t> kind{}; ///< whose fields are compiled, where the documents are of several
        int depth = 0;                ///< originals of originals, and values derived from derived ones
        std::vector<Level> levels;
        QSet<const design::Node *> unique;        ///< must not repeat so that _id does not
        const design::Node *numbered = nullptr;   ///< counts the documents of one parent, for the same reason
        const design::Node *numberedBy = nullptr; ///< the reference to that parent
        const design::Node *group = nullptr;      ///< the plain value, no reference, that documents are grouped by
        bool paged = false;                       ///< each group fills one document after the other
    };
    struct Found
    {
        PickerPtr picker;
        int framesUp = 0;
        QString kind{};
    };

    Place placeOf(const design::Collection &collection, int depth, const QString &kind = {}) const;
    static std::optional<size_t> kindNamed(const design::Collection &collection, const QString &kind);
    OfKind ofKind(const design::Collection &collection, const std::optional<size_t> &kind) const;
    void findGroup(Place &place) const;
    const design::Node *groupNode(const Place &place) const;
    PickerPtr groupPicker(const Place &place, const design::Node &node) const;
    void makeIdsUnique(Place &place) const;
    QList<const design::Node *> partsOfId(const design::Collection &collection) const;

    /// The number of date fields before \p node, so that the dates of an object follow each other.
    static int datePosition(const design::Node &object, const design::Node &node);
    PlanNode shell(const design::Node &node) const;
    PlanNode compileNode(const design::Node &node, Place &place, int position);
    void compileObject(const design::Node &node, Place &place, PlanNode &plan);
    void compileArray(const design::Node &node, Place &place, PlanNode &plan);
    void compileScalar(const design::Node &node, Place &place, PlanNode &plan, int position);
    std::vector<PlanNode> compileFields(const design::Node &object, const QList<design::Node> &fields, Place &place);
    void compileVariants(const design::Node &object, Place &place, PlanNode &plan);
    /// Lets the lengths of an array agree with the documents that belong to its own.
    void setBelonging(const design::Node &array, Place &place, PlanNode &plan) const;
    PickerPtr childrenIn(const design::Node &array, Place &place) const;
    PickerPtr childrenCountedBy(const design::Node &node, Place &place) const;
    MakerPtr makerOf(const design::Node &node, Place &place, int position);
    /// \p own: \p node as it is drawn.
    MakerContext contextOf(const design::Node &node, const design::Node &own, const Place &place, int position) const;
    /// The field of the document that decides about the value of \p node.
    std::optional<Lead> leadOf(const design::Node &node, const Place &place) const;
    bool isDrawnFromFew(const design::Node &node, const Place &place) const;
    const design::Node *moreVaried(const design::Node &node, const schema::PairCount &pair, const Place &place) const;

    void pushObject(const design::Node &node, Place &place) const;
    void pushItem(const design::Node &array, Place &place) const;
    void addBindings(Place &place) const;
    void linkOnce(Place &place) const;
    QString pathOf(const Place &place, const design::Node &node) const;

    std::unique_ptr<Foreign> foreignOf(const design::Node &node, Place &place);
    Found bindingFor(const design::Node &node, const design::Collection &target, Place &place) const;
    PickerPtr pickerFor(const Place &place, size_t level, const design::Collection &target, const Held &held) const;
    TreePart treePartOf(const design::Node &node, const Place &place) const;
    static TreePart treePositionOf(const design::Node &node, const design::Collection &own, bool hasParent);
    /// The documents whose ids stand there; none when there are no ids.
    static PickerPtr treePicker(TreePart part, const design::Collection &collection);
    std::unique_ptr<Foreign> treePathIds(Place &place);
    quint64 pickSeed(const QString &from, const QString &to, const schema::RelationshipId &relationship) const;

    std::unique_ptr<Derived> derivedOf(const design::Node &node, Place &place);
    std::vector<TextPiece> piecesOf(const design::Derivation &derivation, Place &place);
    std::unique_ptr<Foreign> originalOf(const design::Reference &reference, const QString &path, Place &place);
    Route routeTo(const QString &path, bool toArray, Place &place);
    /// The field of the innermost level, of the kind that is compiled when only some kinds have it.
    static const design::Node *fieldHere(const Place &place, const QString &name);
    /// The chain from the innermost level of \p place to the end of \p path.
    std::unique_ptr<PlanNode> chain(const QStringList &path, bool toArray, Place &place);

    const design::Design &m_design;
    quint64 m_seed;
    QList<base::Error> m_problems;
};

/// The documents of \p collection as a whole number, at least 1.
quint64 documentCount(const design::Collection &collection);

} // namespace sw::samples
