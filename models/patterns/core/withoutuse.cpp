// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/withoutuse.h"

#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>

namespace sw::patterns
{

QList<const schema::PatternUse *> appliedUses(const schema::Model &model, const design::Design &design)
{
    QList<const schema::PatternUse *> uses;
    for (const schema::PatternUse &use : model.patterns) {
        const bool skipped = std::any_of(design.skipped.begin(), design.skipped.end(),
                                         [&](const design::SkippedUse &each) { return each.use == use.id; });
        if (use.enabled && !skipped)
            uses.append(&use);
    }
    return uses;
}

design::Design designWithout(const schema::ModelIndex &model, const schema::PatternUseId &id)
{
    QList<schema::PatternUse> others = model.model().patterns;
    others.removeIf([&](const schema::PatternUse &use) { return use.id == id; });
    BuildOptions options;
    options.patterns = others;
    return buildDesign(model, options);
}

QString useTitle(const schema::Model &model, const schema::PatternUse &use)
{
    const Pattern *pattern = PatternRegistry::instance().find(use.pattern);
    const QString name = pattern ? pattern->name() : use.pattern;
    const QString target = targetName(model, targetOf(use));
    return base::visibleText(target.isEmpty() ? name : name + QStringLiteral(" · ") + target);
}

} // namespace sw::patterns
