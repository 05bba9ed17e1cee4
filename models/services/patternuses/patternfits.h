// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

namespace sw::services
{

/// Findings of each pattern, by its id.
using PatternFindings = QHash<QString, QList<patterns::Finding>>;

/// The findings of all patterns. Those known so far when cancelled.
PatternFindings findPlaces(const schema::Model &model, const design::Design &design,
                           const base::Progress &progress = {});

/// The same as \p use, switched off by a person; nullptr when there is none.
const schema::PatternUse *declinedUse(const schema::Model &model, const schema::PatternUse &use);

/// What the advisor says of each place that it looked at; of a use in the project as it is.
QList<advisor::Explanation> judgements(const advisor::Advice &advice);

/// How well a pattern suits what is selected.
struct PatternFit
{
    /// What the advisor does not recommend, or a person declined, is only possible.
    enum class Group { Fits, Possible, NotMet };

    QString pattern;
    Group group = Group::NotMet;
    bool used = false;           ///< there, switched on
    bool declined = false;       ///< at the target, switched off
    bool advised = false;        ///< at the target, by the advisor
    qsizetype places = 0;        ///< where it is possible
    patterns::Target target;     ///< the best place, or one where it was looked at, or the one elsewhere
    QString place;               ///< the target in words
    bool looked = false;         ///< there is such a place
    std::optional<double> score; ///< 0 to 100, of the best place; nothing: not judged
    bool required = false;
    QString obstacle;  ///< why it is not possible
    QString elsewhere; ///< a place beyond the selection where it is used, or the best one that is known; empty: none
};

/// Whether a pattern at \p place concerns \p selection: the same relationship; or the entity, its relationships
/// included, and with a path only that field. An empty selection is the whole model.
bool concerns(const schema::ModelIndex &model, const patterns::Target &selection, const patterns::Target &place);

/// Where \p pattern can be tried: where it is used, where it is possible, where it was looked at, and everything else
/// that is of a kind that it takes; each place once.
QList<patterns::Target> placesFor(const schema::Model &model, const QString &pattern,
                                  const QList<patterns::Finding> &findings);

/// Those of all patterns, by its id.
using PatternPlaces = QHash<QString, QList<patterns::Target>>;
/// Those known so far when cancelled.
PatternPlaces allPlaces(const schema::Model &model, const PatternFindings &findings,
                        const base::Progress &progress = {});

/// The first of those places that concerns \p selection, else the first one; where it takes none, the first entity.
patterns::Target placeNear(const schema::Model &model, const QString &pattern, const QList<patterns::Finding> &findings,
                           const patterns::Target &selection);

/// All patterns, the best ones first: used ones, then by score, then in the order of the registry.
QList<PatternFit> patternFits(const schema::ModelIndex &model, const PatternFindings &findings,
                              const QList<advisor::Explanation> &judged, const patterns::Target &selection);

} // namespace sw::services
