// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/goaltablemodel.h"

#include "models/base/text.h"
#include "models/items/status.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/explain.h"

#include <algorithm>

namespace sw::items
{

namespace
{

using services::GoalAdvice;

double indexes(const GoalAdvice &goal)
{
    double sum = 0;
    for (const sizing::CollectionSize &collection : goal.evaluation.sizes.collections)
        sum += static_cast<double>(collection.indexes.size());
    return sum;
}

sizing::Range hotDocuments(const GoalAdvice &goal)
{
    sizing::Range sum;
    for (const sizing::CollectionSize &collection : goal.evaluation.sizes.collections)
        sum += collection.hot;
    return sum;
}

/// The kind of document that is likely to be the largest.
sizing::Range largestKind(const GoalAdvice &goal)
{
    sizing::Range largest;
    for (const sizing::CollectionSize &collection : goal.evaluation.sizes.collections) {
        if (collection.document.likely > largest.likely)
            largest = collection.document;
    }
    return largest;
}

void countCopies(const design::Node &node, double &copies)
{
    copies += node.copyOf.has_value();
    design::forEachNode(node,
                        [&copies](const QString &, const design::Node &each) { copies += each.copyOf.has_value(); });
}

double copiedFields(const GoalAdvice &goal)
{
    double copies = 0;
    for (const design::Collection &collection : goal.evaluation.design.collections)
        countCopies(collection.root, copies);
    return copies;
}

} // namespace

void GoalTableModel::setGoals(const QList<GoalAdvice> &goals)
{
    beginResetModel();
    m_goals = goals;
    m_rows.clear();
    if (!goals.isEmpty())
        addRows();
    endResetModel();
}

void GoalTableModel::setCurrentGoal(schema::Goal goal)
{
    m_current = goal;
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool GoalTableModel::isCurrent(int column) const
{
    return column == columnOf(m_current);
}

int GoalTableModel::columnOf(schema::Goal goal) const
{
    for (qsizetype i = 0; i < m_goals.size(); ++i) {
        if (m_goals.at(i).advice.goal == goal)
            return static_cast<int>(i) + 1;
    }
    return -1;
}

void GoalTableModel::addHeading(const QString &label)
{
    m_rows.append({label, {}, {}, {}, {}, {}});
}

void GoalTableModel::addRow(const QString &label, const Figure &figure)
{
    Row row{label, {}, {}, {}, {}, {}};
    for (const GoalAdvice &goal : std::as_const(m_goals)) {
        row.figures << figure(goal);
        row.figures.last().title = label;
        row.values << row.figures.last().value.likely;
        row.texts << sizing::valueText(row.values.last(), row.figures.last().unit);
    }
    m_rows.append(row);
}

void GoalTableModel::addCount(const QString &label, const QString &how,
                              const std::function<double(const GoalAdvice &)> &count)
{
    addRow(label, [how, count](const GoalAdvice &goal) {
        return sizing::Figure{{}, sizing::Unit::Count, sizing::point(count(goal)), {how}};
    });
}

void GoalTableModel::addBytes(const QString &label, const QString &how,
                              const std::function<sizing::Range(const GoalAdvice &)> &bytes)
{
    addRow(label, [how, bytes](const GoalAdvice &goal) { return sizing::bytesFigure({}, bytes(goal), {how}); });
}

void GoalTableModel::addRows()
{
    addHeading(tr("Structure"));
    addCount(tr("Collections"), tr("Counted in the design."),
             [](const GoalAdvice &goal) { return static_cast<double>(goal.evaluation.design.collections.size()); });
    addRow(tr("Documents"), [](const GoalAdvice &goal) {
        return sizing::Figure{{},
                              sizing::Unit::Count,
                              sizing::documentsInterval(goal.evaluation.sizes),
                              {tr("All collections with as many as the model says at least, likely and at most.")}};
    });
    addBytes(tr("Largest kind of document"),
             tr("BSON size of a document: optional fields by their share, arrays at their likely length; low without "
                "optional fields, high with all."),
             largestKind);
    addCount(tr("Indexes"), tr("Counted in the design."), indexes);
    addHeading(tr("Memory and disk"));
    addRow(tr("Working set"), [](const GoalAdvice &goal) {
        return sizing::bytesFigure({}, goal.evaluation.sizes.workingSet,
                                   sizing::explainWorkingSet(goal.evaluation.sizes));
    });
    for (qsizetype i = 0; i < m_goals.size(); ++i) {
        m_rows.last().texts[i] += QStringLiteral("  ") + base::percentText(m_goals.at(i).evaluation.sizes.share());
        m_rows.last().statuses << static_cast<int>(statusOf(m_goals.at(i).evaluation.sizes.fit()));
    }
    m_rows.last().note = tr("cache %1").arg(base::bytesText(m_goals.first().evaluation.sizes.cache.bytes));
    addBytes(tr("Hot documents"), tr("Pages of documents in use. Low: as if those in use lay side by side."),
             hotDocuments);
    addBytes(tr("Storage"),
             tr("Collection files, compressed. Low: loaded in one go. High: with free space and history."),
             [](const GoalAdvice &goal) { return sizing::storageRange(goal.evaluation.sizes); });
    addBytes(tr("Index bytes"), tr("Index files. Low: built in one go. High: with free space and history."),
             [](const GoalAdvice &goal) { return sizing::indexRange(goal.evaluation.sizes); });
    addBytes(tr("Data"), tr("Documents × average document size."),
             [](const GoalAdvice &goal) { return sizing::dataRange(goal.evaluation.sizes); });
    addWorkRows();
    addHeading(tr("Effort"));
    addCount(tr("Uses of patterns"), tr("Chosen by the advisor for this goal."),
             [](const GoalAdvice &goal) { return static_cast<double>(goal.advice.applied.size()); });
    addCount(tr("Fields copied"), tr("Counted in the design."), copiedFields);
    addWork(tr("Operations with special code"), &sizing::WorkFigures::specialCode);
    addFindings();
}

void GoalTableModel::addWork(const QString &label, sizing::Figure sizing::WorkFigures::*figure)
{
    addRow(label, [figure](const GoalAdvice &goal) { return goal.work.*figure; });
}

void GoalTableModel::addWorkRows()
{
    using sizing::WorkFigures;
    const WorkFigures &first =
        m_goals.first().work; // the operation that counts most is that of the model: the same for all
    addHeading(tr("Work"));
    if (!first.operation.isEmpty()) {
        addWork(tr("Cost of %1").arg(base::visibleText(first.name)), &WorkFigures::units);
        m_rows.last().note = base::rateText(base::PerSecond(first.perSecond));
        addWork(tr("Documents joined"), &WorkFigures::joined);
        m_rows.last().note = tr("each time");
        addWork(tr("Round trips"), &WorkFigures::roundTrips);
        m_rows.last().note = tr("each time");
    }
    addWork(tr("Bytes read"), &WorkFigures::bytesRead);
    addWork(tr("Documents written"), &WorkFigures::documentsWritten);
    addWork(tr("Bytes rewritten"), &WorkFigures::bytesWritten);
}

void GoalTableModel::addFindings()
{
    const auto textOf = [](const services::FindingCounts &left) {
        const QString warnings = left.warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(left.warnings);
        if (left.errors + left.warnings == 0)
            return tr("none");
        const QString errors = left.errors == 1 ? tr("1 error") : tr("%1 errors").arg(left.errors);
        return left.errors == 0 ? warnings : errors + QStringLiteral(", ") + warnings;
    };
    Row row{tr("Problems left"), {}, {}, {}, {}, {}};
    for (const GoalAdvice &goal : std::as_const(m_goals)) {
        const services::FindingCounts left = services::countOf(goal.evaluation.findings);
        row.values << left.errors * 1000.0 + left.warnings;
        row.texts << textOf(left);
        row.statuses << static_cast<int>(left.errors > 0 ? Status::Bad : left.warnings > 0 ? Status::Warn : Status::Ok);
    }
    m_rows.append(row);
}

void GoalTableModel::setBestMarked(bool marked)
{
    m_bestMarked = marked;
    setCurrentGoal(m_current);
}

bool GoalTableModel::differs(int row) const
{
    const auto varies = [](const Row &each) {
        return std::any_of(each.texts.cbegin(), each.texts.cend(),
                           [&](const QString &text) { return text != each.texts.first(); });
    };
    if (row == 0 || !m_rows.at(row - 1).values.isEmpty())
        return row == 0 || varies(m_rows.at(row - 1));
    for (qsizetype below = row; below < m_rows.size() && !m_rows.at(below).values.isEmpty(); ++below) {
        if (varies(m_rows.at(below)))
            return true;
    }
    return false;
}

bool GoalTableModel::isBest(const Row &row, qsizetype goal) const
{
    const auto [least, most] = std::minmax_element(row.values.cbegin(), row.values.cend());
    const QString &best = row.texts.at(least - row.values.cbegin()); // what reads alike is as good
    return m_bestMarked && best != row.texts.at(most - row.values.cbegin()) && row.texts.at(goal) == best;
}

QString GoalTableModel::tip(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() == 0)
        return {};
    if (const Row &row = m_rows.at(index.row() - 1); index.column() == 0)
        return row.note.isEmpty()
                   ? QString()
                   : QStringLiteral("<qt>%1<br>%2</qt>").arg(row.label.toHtmlEscaped(), row.note.toHtmlEscaped());
    const QList<sizing::Figure> &figures = m_rows.at(index.row() - 1).figures;
    return index.column() <= figures.size() ? sizing::toolTip(figures.at(index.column() - 1)) : QString();
}

QVariant GoalTableModel::labelData(const Row &row, int role) const
{
    if (role == Qt::AccessibleTextRole)
        return row.note.isEmpty() ? row.label : row.label + QStringLiteral(", ") + row.note;
    return role == Qt::DisplayRole ? QVariant(row.label) : role == NoteRole ? QVariant(row.note) : QVariant();
}

QVariant GoalTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() == 0)
        return {};
    const Row &row = m_rows.at(index.row() - 1);
    const bool heading = row.values.isEmpty();
    if (role == HeadingRole)
        return heading;
    if (index.column() == 0)
        return labelData(row, role);
    if (heading)
        return {};
    const qsizetype at = index.column() - 1;
    const double most = *std::max_element(row.values.cbegin(), row.values.cend());
    const bool best = isBest(row, at);
    switch (role) {
    case Qt::DisplayRole:
        return row.texts.at(at);
    case Qt::AccessibleTextRole:
        return best ? tr("%1, best").arg(row.texts.at(at)) : row.texts.at(at);
    case BestRole:
        return best;
    case ShareRole:
        return row.statuses.isEmpty() || index.row() < rowCount() - 1
                   ? QVariant(most > 0 ? row.values.at(at) / most : 0)
                   : QVariant();
    case StatusRole:
        return row.statuses.isEmpty() ? QVariant() : QVariant(row.statuses.at(at));
    default:
        return {};
    }
}

} // namespace sw::items
