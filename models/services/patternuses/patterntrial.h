// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/patterns/conflicts.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/patternuses/compareddocuments.h"
#include "models/services/patternuses/patternmigration.h"

#include <functional>
#include <memory>

namespace sw::services
{

/// A piece of code, and whether the operation that it serves only reads.
struct TrialCode
{
    patterns::CodeSnippet code;
    bool reads = false;
};

/// The rules of a collection as Extended JSON, which the server and `validate --validator` read.
struct TrialRules
{
    QString collection;
    QString json;
};

/// What a use of a pattern does to a design, or would do: everything that a person decides by.
struct PatternTrial
{
    QString refusal; ///< why it has no effect, with the way out; then there is nothing but conditions
    QList<patterns::Condition> conditions;
    QStringList price;
    QList<patterns::UseConflict> conflicts;
    QStringList cautions;
    std::optional<sizing::SizeReport> before;
    std::optional<sizing::SizeReport> after;
    QList<advisor::EffectRow> effects;
    QList<ComparedDocument> documents;
    QList<TrialCode> code;   ///< as `code` has it
    QList<TrialRules> rules; ///< of the collections whose rules differ, with the pattern
    QString indexScript;     ///< drops and creates those that differ
    qsizetype indexesAdded = 0;
    qsizetype indexesDropped = 0;
    std::optional<PatternMigration> migration;
    QString noMigration;                         ///< why there is none
    std::shared_ptr<const PricedDesign> without; ///< null where nothing was priced
};

/// Gets a trial that has everything but code, rules, indexes and migration.
using EarlyTrial = std::function<void(const PatternTrial &)>;

/// \p model without \p use, and with it switched on; a use of that id in the model is replaced, one without an id is
/// added. \p without: where another trial has priced the same model without the use. Pure; what worker threads call.
/// What is known so far when cancelled.
PatternTrial tryPattern(const schema::Model &model, const schema::PatternUse &use, const base::Progress &progress = {},
                        const EarlyTrial &early = {}, const std::shared_ptr<const PricedDesign> &without = {});

} // namespace sw::services
