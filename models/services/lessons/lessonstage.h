// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"
#include "models/services/patternuses/compareddocuments.h"

namespace sw::services
{

/// Where a line stands on a stage: number of the card and of the line in it; -1: the head of the card.
struct StagePlace
{
    int card = 0;
    int row = 0;

    friend bool operator==(const StagePlace &, const StagePlace &) = default;
};

/// A line of a document as a lesson draws it.
struct StageRow
{
    enum class Kind {
        Field,
        Item, ///< of the list above it
        Rest, ///< what the lines above leave out
        Gone  ///< where something stood that lies in another collection now
    };
    Kind kind = Kind::Field;
    QString path;
    QString name;
    QString value;
    base::Bytes bytes;
    qint64 count = 0; ///< items of a list; of Rest those left out
    int number = 0;   ///< of Item: its place among the items of the list
    LineMark mark = LineMark::Kept;
    std::optional<StagePlace> from; ///< where it stood before
};

/// A document of a collection, drawn as a card.
struct StageCard
{
    QString collection;
    double documents = 0;                   ///< likely
    base::Bytes bytes;                      ///< of an average one
    std::optional<base::Bytes> bytesBefore; ///< of a collection that was there before
    QList<StageRow> rows;
};

/// From what is gone to what has it now, or from a field to its copy.
struct StageArrow
{
    StagePlace from;
    StagePlace to;
    LineMark mark = LineMark::Moved;
};

/// What a Show step draws: the documents of the design before, those of the design now, and what became of each line.
struct LessonStage
{
    QList<StageCard> before; ///< empty: nothing is compared
    QList<StageCard> after;
    QList<StageArrow> arrows; ///< between cards of after

    bool isEmpty() const { return after.isEmpty(); }
};

/// The documents that the stage of \p step is made of: they belong together.
base::Result<QList<ComparedDocument>> stageDocuments(const LessonBench &bench, const formats::LessonStep &step);
/// The stage of \p step, which \p documents stand on: those of stageDocuments(). Empty where it shows no collection.
base::Result<LessonStage> lessonStage(const LessonBench &bench, const formats::LessonStep &step,
                                      const QList<ComparedDocument> &documents);

/// The card in \p cards that shows a document of \p collection; -1: none.
int cardOf(const QList<StageCard> &cards, const QString &collection);

/// All of it in words, for screen readers.
QString stageText(const LessonStage &stage);

} // namespace sw::services
