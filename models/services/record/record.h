// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/schema/model.h"
#include "models/services/evaluation/evaluation.h"

#include <QDate>

namespace sw::services
{

struct RecordTable
{
    QStringList head;
    QList<QStringList> rows;
    QList<qsizetype> figures; ///< columns of numbers, which are aligned to the right
};

/// A diagram of the project, which whoever writes the record draws.
enum class RecordPicture { Model, Documents };

/// A part of a section. All texts are plain: whoever writes them makes hostile characters visible and escapes what is
/// markup.
struct RecordBlock
{
    enum class Kind { Paragraph, List, Table, Code, Picture };
    Kind kind = Kind::Paragraph;
    QString text; ///< of a paragraph or code; the caption of a table or picture
    QStringList items{};
    RecordTable table{};
    RecordPicture picture = RecordPicture::Model;
};

struct RecordSection
{
    QString title;
    bool folded = false; ///< details that most readers skip
    QList<RecordBlock> blocks{};
    QList<RecordSection> sections{};

    void paragraph(const QString &text);
    void list(const QStringList &items, const QString &caption = {});
    /// Left out when it has no rows; so are columns in which all cells are empty.
    void table(const QString &caption, const RecordTable &rows);
    void code(const QString &caption, const QString &text);
    void picture(RecordPicture picture, const QString &caption);
    bool isEmpty() const { return blocks.isEmpty() && sections.isEmpty(); }
};

/// A design and how it came about, to be read, printed and defended without the program: goal, workload, diagrams, what
/// was chosen and what was not, shapes, rules, indexes, sizes, growth, findings and assumptions. A value without
/// markup.
struct Record
{
    QString title;
    QString subtitle;
    Estimate estimate; ///< what its pictures are drawn of
    QList<RecordSection> sections;
};

/// The record of \p model as of \p today. Asks the advisor for each goal, so it takes a while; as far as it came when
/// cancelled.
Record recordOf(const schema::Model &model, const QDate &today, const base::Progress &progress = {});

} // namespace sw::services
