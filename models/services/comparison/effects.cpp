// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/comparison/effects.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/explain.h"

namespace sw::services
{

namespace
{

using advisor::EffectRow;
using sizing::Interval;
using sizing::intervalOf;
using sizing::Unit;

/// Rows for what differs, with how both sides came about.
class Rows
{
public:
    void add(const QString &label, const Interval &from, const Interval &to, Unit unit, const QStringList &howFrom,
             const QStringList &howTo)
    {
        const EffectRow row{label, from.likely, to.likely, unit, true, from, to, howFrom, howTo};
        if (row.differs() && effectText(row, false) != effectText(row, true))
            m_rows.append(row);
    }
    void add(const QString &label, const Interval &from, const Interval &to, Unit unit, const QString &how)
    {
        add(label, from, to, unit, QStringList{how}, QStringList{how});
    }
    void addBytes(const QString &label, const sizing::Range &from, const sizing::Range &to, const QString &how)
    {
        add(label, intervalOf(from), intervalOf(to), Unit::Bytes, how);
    }
    QList<EffectRow> take() { return std::move(m_rows); }

private:
    QList<EffectRow> m_rows;
};

/// \p before or \p after is nullptr for a collection that only the other design has.
void addCollection(Rows &rows, const sizing::CollectionSize *before, const sizing::CollectionSize *after)
{
    const QString name = base::visibleText(after ? after->name : before->name);
    if (before && after) {
        rows.addBytes(Text::tr("%1, likely").arg(name), before->document, after->document,
                      Text::tr("Average BSON size of a document: optional fields by their share, arrays at their "
                               "likely length. Nine times in ten the truth is between low and high."));
        rows.add(Text::tr("%1, largest").arg(name), sizing::point(before->documentMaximum.value()),
                 sizing::point(after->documentMaximum.value()), Unit::Bytes,
                 Text::tr("All fields present, arrays at their greatest length and texts at their greatest."));
    }
    const auto documents = [](const sizing::CollectionSize *size) {
        return size ? sizing::documentsInterval(*size) : Interval();
    };
    rows.add(Text::tr("%1, documents").arg(name), documents(before), documents(after), Unit::Count,
             Text::tr("As many as the model says at least, likely and at most."));
}

/// Sums over all operations, and what patterns do beside them.
struct Work
{
    explicit Work(const QList<sizing::OperationCost> &costs)
    {
        for (const sizing::OperationCost &cost : costs) {
            read += (cost.documentsRead + cost.documentsJoined) * cost.perSecond;
            written += cost.documentsWritten * cost.perSecond;
            units += cost.total();
        }
    }

    double read = 0;    ///< documents a second
    double written = 0; ///< documents a second
    double units = 0;   ///< weighed by importance
};

} // namespace

QList<EffectRow> effectRows(const sizing::SizeReport &before, const sizing::SizeReport &after)
{
    Rows rows;
    for (const sizing::CollectionSize &now : after.collections)
        addCollection(rows, before.collection(now.name), &now);
    for (const sizing::CollectionSize &old : before.collections) {
        if (!after.collection(old.name))
            addCollection(rows, &old, nullptr);
    }
    const QString files = Text::tr("The sum over all files. Low: smaller than estimated, loaded in one go and without "
                                   "free space. High: larger than estimated, with free space and history.");
    rows.addBytes(Text::tr("Data"), dataRange(before), dataRange(after),
                  Text::tr("Documents × average document size, over all collections."));
    rows.addBytes(Text::tr("Storage"), storageRange(before), storageRange(after), files);
    rows.addBytes(Text::tr("Indexes"), indexRange(before), indexRange(after), files);
    rows.add(Text::tr("Working set"), intervalOf(before.workingSet), intervalOf(after.workingSet), Unit::Bytes,
             sizing::explainWorkingSet(before), sizing::explainWorkingSet(after));
    return rows.take();
}

QList<EffectRow> effectRows(const PricedDesign &before, const PricedDesign &after)
{
    Rows rows;
    const Work was(before.costs), is(after.costs);
    rows.add(Text::tr("Documents read"), sizing::point(was.read), sizing::point(is.read), Unit::PerSecond,
             Text::tr("By all operations: their rates × the documents that one execution finds by an index or fetches "
                      "by lookups."));
    rows.add(Text::tr("Documents written"), sizing::point(was.written), sizing::point(is.written), Unit::PerSecond,
             Text::tr("By all operations: their rates × the documents that one execution writes, copies included."));
    if (was.units > 0)
        rows.add(Text::tr("Cost of all operations"), sizing::point(1), sizing::point(is.units / was.units), Unit::Share,
                 Text::tr("Rates × cost of one execution × importance, as a share of the cost before."));
    return effectRows(before.sizes, after.sizes) + rows.take();
}

QString effectValueText(double value, Unit unit)
{
    return unit == Unit::Count ? base::countText(value) : sizing::valueText(value, unit);
}

QString effectText(const EffectRow &row, bool after)
{
    const auto &range = after ? row.rangeAfter : row.rangeBefore;
    return range ? sizing::rangeText(*range, row.unit) : effectValueText(after ? row.after : row.before, row.unit);
}

QString effectLine(const EffectRow &row)
{
    return Text::tr("%1: %2 → %3").arg(row.label, effectText(row, false), effectText(row, true));
}

std::optional<PatternEffect> effectOf(const schema::Model &model, const schema::PatternUseId &id)
{
    const schema::PatternUse *use = model.pattern(id);
    if (!use)
        return std::nullopt;
    const schema::ModelIndex index(model);
    PatternEffect effect{patterns::useTitle(model, *use),
                         base::visibleText(patterns::patternName(use->pattern)),
                         price(index, patterns::designWithout(index, id)),
                         price(index, patterns::buildDesign(index)),
                         {}};
    effect.rows = effectRows(effect.without, effect.with);
    return effect;
}

} // namespace sw::services
