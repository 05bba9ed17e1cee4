// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/fixeffect.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/comparison/effects.h"

#include <QSet>

#include <cmath>

namespace sw::services
{

namespace
{

QSet<QString> keysOf(const QList<checks::Finding> &findings)
{
    QSet<QString> keys;
    for (const checks::Finding &finding : findings) {
        if (!finding.suppressed)
            keys.insert(finding.check + QLatin1Char('\n') + finding.object);
    }
    return keys;
}

QString keyOf(const checks::Finding &finding)
{
    return finding.check + QLatin1Char('\n') + finding.object;
}

double documentsOf(const sizing::SizeReport &sizes)
{
    double sum = 0;
    for (const sizing::CollectionSize &size : sizes.collections)
        sum += size.documents.likely;
    return sum;
}

template <typename T>
QStringList namesOf(const QList<T> &list)
{
    QStringList names;
    for (const T &one : list)
        names << base::visibleText(one.name);
    return names;
}

/// Those of \p names that \p others lacks.
QStringList without(const QStringList &names, const QStringList &others)
{
    QStringList left;
    for (const QString &name : names) {
        if (!others.contains(name))
            left << name;
    }
    return left;
}

void tell(QStringList &changes, const QString &text, const QString &collection, const QStringList &names)
{
    if (!names.isEmpty())
        changes << text.arg(base::visibleText(collection), names.join(QLatin1String(", ")));
}

void compare(QStringList &changes, const design::Collection &before, const design::Collection &after)
{
    const QStringList fields = namesOf(before.root.fields), newFields = namesOf(after.root.fields);
    const QStringList indexes = namesOf(before.indexes), newIndexes = namesOf(after.indexes);
    tell(changes, Text::tr("%1: new index %2"), after.name, without(newIndexes, indexes));
    tell(changes, Text::tr("%1: without index %2"), after.name, without(indexes, newIndexes));
    tell(changes, Text::tr("%1: documents also hold %2"), after.name, without(newFields, fields));
    tell(changes, Text::tr("%1: documents no longer hold %2"), after.name, without(fields, newFields));
    if (before.level != after.level || before.action != after.action)
        changes << Text::tr("%1: writes are checked otherwise").arg(base::visibleText(after.name));
}

QStringList changesOf(const design::Design &before, const design::Design &after)
{
    QStringList changes;
    for (const design::Collection &now : after.collections) {
        if (const design::Collection *former = before.collection(now.name)) {
            QStringList own;
            compare(own, *former, now);
            changes << own;
        } else {
            changes << Text::tr("new collection %1").arg(base::visibleText(now.name));
        }
    }
    for (const design::Collection &former : before.collections) {
        if (!after.collection(former.name))
            changes << Text::tr("no collection %1").arg(base::visibleText(former.name));
    }
    return changes;
}

bool differ(double before, double after)
{
    constexpr double seen = 0.005;
    return std::abs(before - after) > seen * std::max(before, after);
}

/// "1 warning": what comes with a fix.
QString broughtText(const QList<checks::Finding> &brought)
{
    int errors = 0, warnings = 0;
    for (const checks::Finding &finding : brought) {
        errors += finding.severity == checks::Severity::Error ? 1 : 0;
        warnings += finding.severity == checks::Severity::Warning ? 1 : 0;
    }
    return errors == 1     ? Text::tr("causes 1 error")
           : errors > 1    ? Text::tr("causes %1 errors").arg(errors)
           : warnings == 1 ? Text::tr("causes 1 warning")
           : warnings > 1  ? Text::tr("causes %1 warnings").arg(warnings)
                           : QString();
}

QStringList figuresOf(const FixEffect &effect)
{
    QStringList parts;
    const base::Bytes from = effect.workingSetBefore.likely, to = effect.workingSetAfter.likely;
    if (differ(from.value(), to.value()))
        parts << Text::tr("Working set %1 → %2").arg(base::bytesText(from), base::bytesText(to));
    if (differ(effect.documentsBefore, effect.documentsAfter))
        parts << Text::tr("Documents %1 → %2")
                     .arg(base::countText(effect.documentsBefore), base::countText(effect.documentsAfter));
    if (effect.cacheBefore.value() != effect.cacheAfter.value())
        parts << Text::tr("Cache %1 → %2").arg(base::bytesText(effect.cacheBefore), base::bytesText(effect.cacheAfter));
    return parts;
}

QStringList outcomesOf(const FixEffect &effect)
{
    QStringList parts;
    if (!effect.solves)
        parts << Text::tr("does not solve it alone");
    if (effect.alsoSolved > 0)
        parts << (effect.alsoSolved == 1 ? Text::tr("solves 1 more problem")
                                         : Text::tr("solves %1 more problems").arg(effect.alsoSolved));
    if (const QString brought = broughtText(effect.brought); !brought.isEmpty())
        parts << brought;
    return parts;
}

} // namespace

base::Result<FixEffect> effectOf(const schema::Model &model, const Evaluation &before, const checks::Finding &finding,
                                 const Fix &fix)
{
    FixEffect effect;
    effect.model = model;
    if (const auto applied = fix.apply(effect.model); !applied)
        return applied.error();
    const Evaluation after = evaluate(effect.model);
    if (after.problems.size() > before.problems.size())
        return after.problems.last();
    effect.workingSetBefore = before.sizes.workingSet;
    effect.workingSetAfter = after.sizes.workingSet;
    effect.cacheBefore = before.sizes.cache.bytes;
    effect.cacheAfter = after.sizes.cache.bytes;
    effect.documentsBefore = documentsOf(before.sizes);
    effect.documentsAfter = documentsOf(after.sizes);
    effect.changes = changesOf(before.design, after.design);
    effect.rows = effectRows(before, after);
    const QSet<QString> were = keysOf(before.findings), are = keysOf(after.findings);
    effect.solves = !are.contains(keyOf(finding));
    effect.alsoSolved = (were - are).size() - (effect.solves ? 1 : 0);
    for (const checks::Finding &one : after.findings) {
        if (!one.suppressed && !were.contains(keyOf(one)))
            effect.brought << one;
    }
    return effect;
}

QString effectLine(const FixEffect &effect)
{
    QStringList parts = figuresOf(effect);
    if (!effect.changes.isEmpty())
        parts << (effect.changes.size() == 1
                      ? effect.changes.first()
                      : Text::tr("%1 (one of %2 changes)").arg(effect.changes.first()).arg(effect.changes.size()));
    else if (parts.isEmpty() && !effect.rows.isEmpty())
        parts << effectLine(effect.rows.first());
    parts << outcomesOf(effect);
    return parts.isEmpty() ? Text::tr("No measurable effect.") : parts.join(QStringLiteral(" · "));
}

QStringList effectLines(const FixEffect &effect)
{
    QStringList lines;
    for (const advisor::EffectRow &row : effect.rows)
        lines << effectLine(row);
    lines << figuresOf(effect) << effect.changes << outcomesOf(effect);
    for (const checks::Finding &one : effect.brought)
        lines << Text::tr("New: %1").arg(one.title);
    return lines;
}

} // namespace sw::services
