// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/checks/check.h"
#include "models/patterns/core/pattern.h"
#include "models/services/patternuses/compareddocuments.h"

namespace sw::services
{

/// A place of a model where a pattern is used or was looked at: how its conditions hold there, and what it does.
struct PatternPlace
{
    patterns::Target target;
    QString title; ///< "books · reviews"
    bool used = false;
    bool declined = false; ///< a person has switched it off there
    bool possible = false; ///< no hard condition fails
    QList<patterns::Condition> conditions;
    QStringList price;
    QString ownReason{};                 ///< a person's, for using or declining it
    QString refusal{};                   ///< why it cannot be applied although it is possible
    QList<advisor::EffectRow> effects{}; ///< of what is used or possible
    QList<ComparedDocument> documents{}; ///< the same: those that differ
    QList<patterns::CodeSnippet> code{};
};

/// The places of \p model for \p pattern: used ones, then possible ones, then others. Only the first \p detailed that
/// are not ruled out are worked out with documents, effects and code.
QList<PatternPlace> patternPlaces(const schema::Model &model, const patterns::Pattern &pattern, qsizetype detailed = 3);

/// What the checks find in \p model that \p pattern would help with.
QList<checks::Finding> findingsFor(const schema::Model &model, const patterns::Pattern &pattern);

/// The shipped lesson about \p pattern: its id and title; empty where there is none.
struct LessonLink
{
    QString id;
    QString title;
};
LessonLink lessonAbout(const patterns::Pattern &pattern);
/// The ids of all of these, by pattern. Reads all lessons the first time.
const QHash<QString, QString> &lessonsByPattern();

} // namespace sw::services
