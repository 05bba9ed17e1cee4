// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

#include <memory>

namespace sw::testsupport
{

/// One use of a pattern in a golden case, from the design without it and the later ones to the design with it.
struct PatternStage
{
    design::Design before;
    design::Design after;
    QList<patterns::CodeSnippet> code;
    patterns::Migration migration;
};

/// A golden project of a pattern, with all that its uses emit; see tests/data/patterns.
struct PatternCase
{
    QString name; ///< "subset/apart"
    std::unique_ptr<schema::Model> model;
    std::unique_ptr<schema::ModelIndex> index;
    QList<PatternStage> stages; ///< in the order of application
    QString live;               ///< <case>.live.js: what only the pattern knows; empty when there is none
    QString error;

    const design::Design &plain() const { return stages.first().before; }
    const design::Design & final() const { return stages.last().after; }
    /// The migrations of all uses, one after the other.
    QList<patterns::MigrationStep> steps() const;
    /// All code that the uses emit for the final design, each piece once.
    QString code() const;
    /// Whether the file beside the case defines function \p name.
    bool knows(const QString &name) const;
};

/// The golden cases of all patterns as paths without their suffix, sorted; an environment variable
/// SHAPEWRIGHT_PATTERN_CASE keeps those whose path contains it.
QStringList patternCases();
/// Stages in the order in which patterns are applied to a design, or in that of the project: as a person took them in.
enum class StageOrder { OfDesign, OfProject };
PatternCase loadPatternCase(const QString &path, StageOrder order = StageOrder::OfDesign);
/// "subset/apart"
QString patternCaseName(const QString &path);

/// What only a pattern knows, <case>.live.js beside the project: functions of which none is needed; see the README
/// there.
QString liveScript(const QString &path);
bool defines(const QString &script, const QString &function);
bool needsReplicaSet(const QString &script);
/// The number in "// Writers start with step 4." of a live script; 0 without it.
int writersStep(const QString &script);
/// The fields of "// The values of sailings.seats change: reason." in a live script; "relationship a-b" for references.
QStringList changedFields(const QString &script);
/// What differs in a list of [what, found, expected].
QString unexpected(const QJsonValue &list);

/// \p design with fewer documents in the same proportions, \p most in its largest collection, so that generated
/// documents refer to each other as the whole would.
design::Design scaledDown(const design::Design &design, double most);

} // namespace sw::testsupport
