// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonstage.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/lessons/stagerows.h"
#include "models/services/patternuses/documentaverages.h"

#include <algorithm>

namespace sw::services
{

namespace
{

using formats::LessonStep;
using formats::StepKind;

constexpr qsizetype mostCards = 4;
constexpr qsizetype smallDesign = 3; ///< collections

/// What a step is compared with, and the collections that steps before it showed of the same model.
struct Story
{
    QString before; ///< a model; empty: none
    QString next;   ///< the model that a later step compares this one with; empty: none
    QStringList shown;
};

Story storyOf(const formats::Lesson &lesson, const LessonStep &step)
{
    Story story;
    bool isBehind = false;
    for (const LessonStep &one : lesson.steps) {
        isBehind = isBehind || one.id == step.id;
        if (one.kind != StepKind::Show || one.id == step.id)
            continue;
        if (isBehind) {
            if (one.model == step.model)
                continue;
            story.next = one.model;
            break;
        }
        if (one.model != step.model) {
            story.before = one.model;
            story.shown.clear();
        } else if (!one.collection.isEmpty()) {
            story.shown << one.collection;
        }
    }
    return story;
}

/// How many lines a card has about: the first one is what the step is about.
int mostRows(bool isFirst, qsizetype cards)
{
    if (isFirst)
        return 12;
    return cards <= 2 ? 11 : cards == 3 ? 5 : 3;
}

/// Finds, for each line that is elsewhere now, the line that it comes from.
void linkRows(const design::Design &before, const design::Design &after, LessonStage &stage)
{
    for (StageCard &card : stage.after) {
        const design::Collection &collection = *after.collection(card.collection);
        for (StageRow &row : card.rows) {
            if (!row.path.isEmpty())
                row.from = formerPlace(before, stage.before, collection, row);
        }
    }
}

/// Where what \p former lost is now: the first line of it in another collection than \p but.
std::optional<StagePlace> placeNow(const LessonStage &stage, const StagePlace &former, const QString &but)
{
    for (int c = 0; c < stage.after.size(); ++c) {
        const StageCard &card = stage.after.at(c);
        for (int r = 0; card.collection != but && r < card.rows.size(); ++r) {
            const StageRow &row = card.rows.at(r);
            if (row.from && *row.from == former && row.mark != LineMark::Kept)
                return StagePlace{c, r};
        }
    }
    return std::nullopt;
}

/// Arrows into copies of what another card shows.
void addCopies(LessonStage &stage)
{
    for (int c = 0; c < stage.after.size(); ++c) {
        const StageCard &card = stage.after.at(c);
        for (int r = 0; r < card.rows.size(); ++r) {
            const StageRow &row = card.rows.at(r);
            if (row.mark != LineMark::Copied || !row.from)
                continue;
            const StageCard &old = stage.before.at(row.from->card);
            const int source = cardOf(stage.after, old.collection);
            if (source < 0 || source == c)
                continue;
            const QList<StageRow> &rows = stage.after.at(source).rows;
            for (int s = 0; s < rows.size(); ++s) {
                if (rows.at(s).from == row.from && rows.at(s).mark == LineMark::Kept)
                    stage.arrows << StageArrow{{source, s}, {c, r}, LineMark::Copied};
            }
        }
    }
}

/// Leaves a dashed place where a line of the former document stood that another card has now.
void addGone(const design::Design &after, LessonStage &stage)
{
    for (int c = 0; c < stage.before.size(); ++c) {
        const StageCard &old = stage.before.at(c);
        const int place = cardOf(stage.after, old.collection);
        for (int r = 0; place >= 0 && r < old.rows.size(); ++r) {
            const StagePlace former{c, r};
            const auto target =
                old.rows.at(r).mark == LineMark::Moved ? placeNow(stage, former, old.collection) : std::nullopt;
            if (!target)
                continue;
            StageCard &now = stage.after[place];
            qsizetype at = now.rows.size();
            for (qsizetype i = 0; i < now.rows.size(); ++i) {
                if (now.rows.at(i).path == old.rows.at(r).path || now.rows.at(i).from == StagePlace{c, r - 1})
                    at = i + 1;
            }
            StageRow gone = old.rows.at(r);
            gone.kind = StageRow::Kind::Gone;
            const QString &where = stage.after.at(target->card).collection;
            const design::Node *left = design::nodeAt(after.collection(old.collection)->root, old.rows.at(r).path);
            const bool isCopy = left && left->copyOf && left->copyOf->collection == where;
            gone.value = goneText(old, old.rows.at(r), now, where, isCopy);
            gone.name.clear();
            gone.bytes = base::Bytes(0);
            gone.from = former;
            now.rows.insert(at, gone);
            for (StageArrow &arrow : stage.arrows) {
                for (StagePlace *end : {&arrow.from, &arrow.to})
                    end->row += end->card == place && end->row >= at ? 1 : 0;
            }
            const bool areWhole = old.rows.at(r).kind == StageRow::Kind::Rest; // items that are documents now
            const StagePlace end = areWhole ? StagePlace{target->card, -1} : *target;
            stage.arrows << StageArrow{{place, static_cast<int>(at)}, end};
            break; // one arrow from each card says it
        }
    }
}

/// The head says what an average document weighs, as all figures do; the lines are those of one example.
void setAverage(StageCard &card, const Evaluation &evaluation)
{
    card.bytes = averageOf(evaluation.sizes, card.collection, card.bytes);
}

/// The collections to draw: what was shown of the same model, what the step is about, where its copies come from, and
/// whatever differs: from the design before, or for the first one from the design that comes. Where none comes, a small
/// design is shown whole.
QStringList namesFor(const design::Design &after, const LessonStep &step, const Story &story,
                     const design::Design *before, const design::Design *next)
{
    QStringList names = story.shown;
    names << step.collection;
    const design::Collection *collection = after.collection(step.collection);
    if (collection && !story.before.isEmpty())
        design::forEachNode(collection->root, [&](const QString &, const design::Node &node) {
            if (node.copyOf)
                names << node.copyOf->collection;
        });
    if (before)
        names << differingCollections(*before, after);
    else if (next) {
        for (const design::Collection &each : after.collections) {
            if (!next->collection(each.name)) // it goes: there is room for it first
                names << each.name;
        }
        names << differingCollections(after, *next);
    } else if (after.collections.size() <= smallDesign) {
        for (const design::Collection &each : after.collections)
            names << each.name;
    }
    names.removeDuplicates();
    names.removeIf(
        [&](const QString &name) { return !after.collection(name) && !(before && before->collection(name)); });
    return names.mid(0, mostCards);
}

/// What the stage of a step tells of.
struct Source
{
    Story story;
    const Evaluation *former; ///< nullptr: nothing goes before it
    const Evaluation *now;
    const design::Design *next; ///< nullptr: nothing that differs follows

    const design::Design *before() const { return former ? &former->design : nullptr; }
    const design::Design &after() const { return now->design; }
};

base::Result<Source> sourceOf(const LessonBench &bench, const LessonStep &step)
{
    const auto state = bench.state(step.model);
    if (!state)
        return state.error();
    Source source{storyOf(bench.lesson(), step), nullptr, &(*state)->evaluation, nullptr};
    if (!source.story.before.isEmpty()) {
        if (const auto found = bench.state(source.story.before))
            source.former = &(*found)->evaluation;
    }
    if (!source.story.next.isEmpty()) {
        if (const auto found = bench.state(source.story.next))
            source.next = &(*found)->evaluation.design;
    }
    return source;
}

QList<ComparedDocument> documentsOf(const Source &source, const LessonStep &step)
{
    const design::Design &after = source.after();
    QList<ComparedDocument> documents;
    DocumentComparison comparison(source.before() ? *source.before() : after, after);
    for (const QString &name : namesFor(after, step, source.story, source.before(), source.next))
        documents << comparison.of(name);
    return documents;
}

/// The fields that copies in \p documents come from.
QSet<QString> copiedFields(const design::Design &after, const QList<ComparedDocument> &documents, const QString &of)
{
    QSet<QString> fields;
    for (const ComparedDocument &document : documents) {
        if (const design::Collection *collection = after.collection(document.collection))
            design::forEachNode(collection->root, [&](const QString &, const design::Node &node) {
                if (node.copyOf && node.copyOf->collection == of)
                    fields << node.copyOf->path.section(QLatin1Char('.'), 0, 0);
            });
    }
    return fields;
}

} // namespace

base::Result<QList<ComparedDocument>> stageDocuments(const LessonBench &bench, const LessonStep &step)
{
    const auto source = sourceOf(bench, step);
    return source ? base::Result<QList<ComparedDocument>>(documentsOf(*source, step)) : source.error();
}

base::Result<LessonStage> lessonStage(const LessonBench &bench, const LessonStep &step,
                                      const QList<ComparedDocument> &documents)
{
    LessonStage stage;
    if (step.collection.isEmpty())
        return stage;
    const auto source = sourceOf(bench, step);
    if (!source)
        return source.error();
    const design::Design *before = source->before();
    const design::Design &after = source->after();
    for (const ComparedDocument &document : documents) {
        const bool isFirst = &document == documents.constData();
        const QSet<QString> telling =
            tellingFields(document) + (before ? copiedFields(after, documents, document.collection) : QSet<QString>());
        const int most = mostRows(isFirst, documents.size());
        if (before && document.before) {
            stage.before << stageCard(document.collection, *document.before, telling, most);
            setAverage(stage.before.last(), *source->former);
        }
        if (!document.after)
            continue;
        stage.after << stageCard(document.collection, *document.after, telling, most);
        setAverage(stage.after.last(), *source->now);
        if (before && document.before)
            stage.after.last().bytesBefore = stage.before.last().bytes;
    }
    if (before) {
        linkRows(*before, after, stage);
        addGone(after, stage);
        addCopies(stage);
    }
    return stage;
}

QString stageText(const LessonStage &stage)
{
    QStringList texts;
    for (const StageCard &card : stage.after) {
        QStringList rows;
        for (const StageRow &row : card.rows) {
            const QString text = row.name.isEmpty() ? row.value : row.name + QStringLiteral(": ") + row.value;
            switch (row.mark) {
            case LineMark::Kept:
                rows << text;
                break;
            case LineMark::Moved:
                rows << (row.kind == StageRow::Kind::Gone ? text : Text::tr("%1 (moved)", "a field").arg(text));
                break;
            case LineMark::Copied:
                rows << Text::tr("%1 (copied)", "a field").arg(text);
                break;
            case LineMark::Added:
                rows << Text::tr("%1 (added)", "a field").arg(text);
                break;
            case LineMark::Removed:
                rows << Text::tr("%1 (removed)", "a field").arg(text);
                break;
            }
        }
        const QString size =
            card.bytesBefore && *card.bytesBefore != card.bytes
                ? base::bytesText(*card.bytesBefore) + QStringLiteral(" → ") + base::bytesText(card.bytes)
                : base::bytesText(card.bytes);
        texts << QStringLiteral("%1, %2: %3").arg(card.collection, size, rows.join(QStringLiteral(", ")));
    }
    return base::visibleText(texts.join(QStringLiteral("; ")));
}

} // namespace sw::services
