// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/patterntrial.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/bson/jsontext.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/target.h"
#include "models/patterns/core/wholecode.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/comparison/effects.h"
#include "models/services/patternuses/documentaverages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr qsizetype ruleWidth = 80; // of a line of JSON

/// A use that is only tried has this id.
schema::PatternUseId trialId()
{
    return schema::PatternUseId(QStringLiteral("trial"));
}

/// Tries one use: the model with it and without it, and what differs.
class Trial
{
public:
    Trial(const schema::Model &model, const schema::PatternUse &use, const patterns::Pattern &pattern)
        : m_pattern(pattern), m_use(use), m_with(model)
    {
        if (m_use.id.isEmpty())
            m_use.id = trialId();
        m_use.enabled = true;
        if (schema::PatternUse *known = m_with.pattern(m_use.id))
            *known = m_use;
        else
            m_with.patterns << m_use;
    }

    PatternTrial run(const base::Progress &progress, const EarlyTrial &early,
                     const std::shared_ptr<const PricedDesign> &without)
    {
        const schema::ModelIndex index(m_with);
        const design::Design before = without ? without->design : patterns::designWithout(index, m_use.id);
        judge(index, before);
        m_trial.conflicts = patterns::conflictsOf(index, m_use);
        const patterns::UseContext context{index, m_use, patterns::completeParameters(m_pattern, index, m_use)};
        const auto checked = m_pattern.check(context);
        if (!checked) {
            m_trial.refusal = checked.error().message + QLatin1Char(' ') + checked.error().wayOut;
            return m_trial;
        }
        const design::Design after = patterns::buildDesign(index);
        m_trial.refusal = after.whySkipped(m_use.id);
        if (!m_trial.refusal.isEmpty() || progress.isCancelled())
            return m_trial;
        warn(after);
        m_trial.documents = compareDocuments(before, after);
        if (progress.isCancelled())
            return m_trial;
        m_trial.without = without ? without : std::make_shared<const PricedDesign>(price(index, before));
        if (progress.isCancelled())
            return m_trial;
        const PricedDesign is = price(index, after);
        m_trial.before = m_trial.without->sizes;
        m_trial.after = is.sizes;
        takeAverages(m_trial.documents, *m_trial.before, *m_trial.after);
        m_trial.effects = effectRows(*m_trial.without, is);
        if (early)
            early(m_trial);
        if (progress.isCancelled())
            return m_trial;
        compareRules(before, after);
        compareIndexes(before, after);
        collectCode(index, after);
        if (progress.isCancelled())
            return m_trial;
        if (auto migration = patternMigration(index, m_use, before, after))
            m_trial.migration = std::move(*migration);
        else
            m_trial.noMigration = migration.error().message + QLatin1Char(' ') + migration.error().wayOut;
        return m_trial;
    }

private:
    void judge(const schema::ModelIndex &model, const design::Design &design)
    {
        const patterns::Target target = patterns::targetOf(m_use);
        for (const patterns::Finding &finding : m_pattern.findings(model, design)) {
            if (finding.target != target)
                continue;
            m_trial.conditions = finding.conditions;
            m_trial.price = finding.price;
            return;
        }
    }

    void warn(const design::Design &after)
    {
        for (const design::Caution &caution : after.cautions) {
            if (caution.pattern == m_pattern.id() || caution.other == m_pattern.id())
                m_trial.cautions << Text::tr("%1 and %2 in %3: %4")
                                        .arg(patterns::patternName(caution.pattern),
                                             patterns::patternName(caution.other), caution.collection, caution.reason);
        }
    }

    void compareRules(const design::Design &before, const design::Design &after)
    {
        const design::ValidatorOptions options = design::validatorOptions(m_with);
        for (const design::Collection &collection : after.collections) {
            const design::Collection *old = before.collection(collection.name);
            if (collection.timeSeries || (old && *old == collection))
                continue;
            const base::Bson rules = design::validatorOf(collection, options);
            if (old && !old->timeSeries && design::validatorOf(*old, options) == rules)
                continue;
            const QByteArray json = base::toExtendedJson(rules, base::EjsonForm::Relaxed);
            m_trial.rules << TrialRules{collection.name, QString::fromUtf8(base::brokenIntoLines(json, ruleWidth))};
        }
    }

    /// A collection that goes takes its indexes with it.
    void compareIndexes(const design::Design &before, const design::Design &after)
    {
        QString dropped;
        QString created;
        for (const design::Collection &collection : after.collections) {
            const design::Collection *old = before.collection(collection.name);
            const QList<design::Index> former = old ? old->indexes : QList<design::Index>();
            if (former == collection.indexes)
                continue;
            const QString docs = patterns::scriptCollection(collection.name);
            for (const design::Index &index : former) {
                if (contains(collection.indexes, index))
                    continue;
                dropped +=
                    docs + QStringLiteral(".dropIndex(") + patterns::scriptString(index.name) + QStringLiteral(");\n");
                ++m_trial.indexesDropped;
            }
            for (const design::Index &index : collection.indexes) {
                if (contains(former, index))
                    continue;
                created += patterns::createIndexScript(docs, index);
                ++m_trial.indexesAdded;
            }
        }
        const auto part = [this](const QString &title, const QString &script) {
            if (!script.isEmpty())
                m_trial.indexScript += (m_trial.indexScript.isEmpty() ? QString() : QStringLiteral("\n")) +
                                       QStringLiteral("// ") + title + QLatin1Char('\n') + script;
        };
        part(Text::tr("+ new with the pattern"), created);
        part(Text::tr("− no longer needed"), dropped);
    }

    /// Whether \p all has one that the server would keep as it is.
    static bool contains(const QList<design::Index> &all, const design::Index &index)
    {
        return std::any_of(all.cbegin(), all.cend(), [&](const design::Index &each) {
            return design::indexSpecification(each) == design::indexSpecification(index);
        });
    }

    void collectCode(const schema::ModelIndex &model, const design::Design &design)
    {
        const QString target = patterns::targetName(m_with, patterns::targetOf(m_use));
        for (const patterns::PlacedSnippet &snippet : patterns::wholeCode(model, design)) {
            if (snippet.pattern == m_pattern.id() && snippet.target == target)
                m_trial.code << TrialCode{snippet.code, onlyReads(snippet.code)};
        }
    }

    bool onlyReads(const patterns::CodeSnippet &code) const
    {
        for (const schema::Operation &operation : m_with.operations) {
            if (!code.operation.isEmpty() && operation.name == code.operation)
                return operation.isRead();
        }
        static const QRegularExpression writes(QStringLiteral(
            "\\b(insert|update|delete|replace|findOneAnd|bulkWrite|findAndModify|store\\()|\\$merge|\\$out"));
        return !code.script.contains(writes);
    }

    const patterns::Pattern &m_pattern;
    schema::PatternUse m_use;
    schema::Model m_with;
    PatternTrial m_trial;
};

} // namespace

PatternTrial tryPattern(const schema::Model &model, const schema::PatternUse &use, const base::Progress &progress,
                        const EarlyTrial &early, const std::shared_ptr<const PricedDesign> &without)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    if (!pattern) {
        PatternTrial unknown;
        unknown.refusal = Text::tr("This version does not know the pattern; it is kept as it is.");
        return unknown;
    }
    return Trial(model, use, *pattern).run(progress, early, without);
}

} // namespace sw::services
