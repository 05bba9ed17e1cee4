// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/diagram/scene/metrics.h"
#include "models/diagram/scene/scene.h"
#include "models/sizing/estimate/sizing.h"

#include <QSet>

namespace sw::diagram
{

/// How much of each card is shown.
enum class Detail {
    Full,
    Headlines ///< header, key, link rows, footer
};

struct SceneOptions
{
    Detail detail = Detail::Full;
    Notation notation = Notation::CrowsFoot;
    bool references = true; ///< lines of the Documents view
    bool copies = true;
    bool tints = true;  ///< behind the rows that a pattern made
    bool routed = true; ///< false: lines have no ways yet, and no former scene is asked for them
    /// Paths of objects that a person has opened or folded, by card: the opposite of how they are shown at first. At
    /// first, objects drawn in the model are folded, and what a relationship or a pattern put into a document is open.
    QHash<NodeKey, QSet<QString>> toggled;
};

/// What the Model view shows beyond the model; both may be null while they are not known.
struct Derivatives
{
    const design::Design *design = nullptr;    ///< for the marks of indexed fields
    const sizing::SizeReport *sizes = nullptr; ///< for the footers of the Documents view
    const Scene *former = nullptr;             ///< shown until now: its lines keep their ways where nothing has changed
};

/// Makes pictures of a model or a design. Pure and deterministic: the same input gives the same scene, cards without a
/// place in the diagram are laid out automatically, lines are routed around the cards. Linear in the size of the model.
class SceneBuilder
{
public:
    explicit SceneBuilder(const Metrics &metrics) : m_metrics(metrics) {}

    /// Entities and relationships. Of a diagram that is not of the whole model, those with a place.
    Scene modelScene(const schema::Model &model, const schema::Diagram &diagram, const Derivatives &derivatives = {},
                     const SceneOptions &options = {}) const;
    /// The same before its lines have found their ways.
    Scene unroutedModelScene(const schema::Model &model, const schema::Diagram &diagram,
                             const Derivatives &derivatives = {}, const SceneOptions &options = {}) const;
    /// Collections with nested shapes, references and copies.
    Scene documentsScene(const schema::Model &model, const schema::Diagram &diagram, const Derivatives &derivatives,
                         const SceneOptions &options = {}) const;

    const Metrics &metrics() const { return m_metrics; }

private:
    Metrics m_metrics;
};

/// Whether \p diagram draws the entity, and in the Documents view the collection that is made of it.
bool isShown(const schema::Diagram &diagram, const schema::EntityId &entity);

/// The first diagram of \p model, or one of the whole model when it has none.
schema::Diagram mainDiagram(const schema::Model &model);

/// How finely lines are routed again after a move.
enum class Reroute {
    OwnLines, ///< those of the moved cards: for each frame of a drag
    Settle    ///< those that the moved cards are in the way of, too: when they are dropped
};
/// Puts cards elsewhere and routes their lines again; the others stay as they are. At most a few milliseconds for a
/// card.
void moveCards(Scene &scene, const QHash<NodeKey, QPointF> &topLeft, Reroute reroute);
/// The same for areas and notes; cards are not carried along.
void moveNote(Scene &scene, const schema::NoteId &id, const QRectF &rect);

} // namespace sw::diagram
