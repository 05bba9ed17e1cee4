// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/goaltablemodel.h"

#include "models/base/text.h"
#include "views/appearance.h"

#include <algorithm>

namespace sw::views
{

namespace
{

double documents(const GoalAdvice &goal)
{
    double sum = 0;
    for (const sizing::CollectionSize &collection : goal.advice.sizesAfter.collections)
        sum += collection.documents.likely;
    return sum;
}

double indexes(const GoalAdvice &goal)
{
    double sum = 0;
    for (const sizing::CollectionSize &collection : goal.advice.sizesAfter.collections)
        sum += static_cast<double>(collection.indexes.size());
    return sum;
}

base::Bytes hotDocuments(const GoalAdvice &goal)
{
    base::Bytes sum;
    for (const sizing::CollectionSize &collection : goal.advice.sizesAfter.collections)
        sum += collection.hotBytes;
    return sum;
}

base::Bytes largestLikely(const GoalAdvice &goal)
{
    base::Bytes largest;
    for (const sizing::CollectionSize &collection : goal.advice.sizesAfter.collections)
        largest = std::max(largest, collection.document.likely);
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
    for (const design::Collection &collection : goal.advice.after.collections)
        countCopies(collection.root, copies);
    return copies;
}

QString count(double value)
{
    return base::countText(value);
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
    m_rows.append({label, {}, {}, {}});
}

void GoalTableModel::addRow(const QString &label, const Figure &figure, const Text &text)
{
    Row row{label, {}, {}, {}};
    for (const GoalAdvice &goal : std::as_const(m_goals)) {
        row.values << figure(goal);
        row.texts << text(goal);
    }
    m_rows.append(row);
}

void GoalTableModel::addRows()
{
    const auto counted = [this](const QString &label, const Figure &figure) {
        addRow(label, figure, [figure](const GoalAdvice &goal) { return count(figure(goal)); });
    };
    const auto weighed = [this](const QString &label, const std::function<base::Bytes(const GoalAdvice &)> &bytes) {
        addRow(
            label, [bytes](const GoalAdvice &goal) { return bytes(goal).value(); },
            [bytes](const GoalAdvice &goal) { return base::bytesText(bytes(goal)); });
    };
    addHeading(tr("Structure"));
    counted(tr("Collections"),
            [](const GoalAdvice &goal) { return static_cast<double>(goal.advice.after.collections.size()); });
    counted(tr("Documents"), documents);
    weighed(tr("Largest kind of document"), largestLikely);
    counted(tr("Indexes"), indexes);
    addHeading(tr("Memory and disk"));
    addRow(
        tr("Working set"), [](const GoalAdvice &goal) { return goal.advice.sizesAfter.workingSet.likely.value(); },
        [](const GoalAdvice &goal) {
            return base::bytesText(goal.advice.sizesAfter.workingSet.likely) + QStringLiteral("  ") +
                   base::percentText(goal.advice.sizesAfter.share());
        });
    for (const GoalAdvice &goal : std::as_const(m_goals))
        m_rows.last().statuses << static_cast<int>(statusOf(goal.advice.sizesAfter.fit()));
    weighed(tr("Hot documents"), hotDocuments);
    weighed(tr("Index bytes"), [](const GoalAdvice &goal) { return goal.advice.sizesAfter.indexes; });
    weighed(tr("Data"), [](const GoalAdvice &goal) { return goal.advice.sizesAfter.data; });
    addHeading(tr("Effort"));
    counted(tr("Uses of patterns"),
            [](const GoalAdvice &goal) { return static_cast<double>(goal.advice.applied.size()); });
    counted(tr("Fields copied"), copiedFields);
    addFindings();
}

void GoalTableModel::addFindings()
{
    addRow(
        tr("Problems left"), [](const GoalAdvice &goal) { return goal.errors * 1000.0 + goal.warnings; },
        [](const GoalAdvice &goal) {
            const QString warnings = goal.warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(goal.warnings);
            if (goal.errors + goal.warnings == 0)
                return tr("none");
            const QString errors = goal.errors == 1 ? tr("1 error") : tr("%1 errors").arg(goal.errors);
            return goal.errors == 0 ? warnings : errors + QStringLiteral(", ") + warnings;
        });
    for (const GoalAdvice &goal : std::as_const(m_goals))
        m_rows.last().statuses << static_cast<int>(goal.errors > 0     ? Status::Bad
                                                   : goal.warnings > 0 ? Status::Warn
                                                                       : Status::Ok);
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
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(row.label) : QVariant();
    if (heading)
        return {};
    const qsizetype at = index.column() - 1;
    const auto [least, most] = std::minmax_element(row.values.cbegin(), row.values.cend());
    const bool best = *least < *most && row.values.at(at) == *least;
    switch (role) {
    case Qt::DisplayRole:
        return row.texts.at(at);
    case Qt::AccessibleTextRole:
        return best ? tr("%1, best").arg(row.texts.at(at)) : row.texts.at(at);
    case BestRole:
        return best;
    case ShareRole:
        return row.statuses.isEmpty() || index.row() < rowCount() - 1
                   ? QVariant(*most > 0 ? row.values.at(at) / *most : 0)
                   : QVariant();
    case StatusRole:
        return row.statuses.isEmpty() ? QVariant() : QVariant(row.statuses.at(at));
    default:
        return {};
    }
}

} // namespace sw::views
