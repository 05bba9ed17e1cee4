// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/problemsmodel.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"

namespace sw::items
{

namespace
{

/// An error of the model in the form of a finding.
checks::Finding findingOf(const base::Error &error)
{
    checks::Finding finding;
    finding.severity = checks::Severity::Error;
    finding.object = error.where;
    finding.title = error.message;
    finding.fix = error.wayOut;
    return finding;
}

} // namespace

ProblemsModel::ProblemsModel(document::DerivedState &derived, QObject *parent)
    : KeyedTable(parent)
    , m_derived(derived)
{
    connect(&derived, &document::DerivedState::updated, this, &ProblemsModel::refresh);
    refresh();
}

void ProblemsModel::refresh()
{
    QList<QString> wanted;
    QHash<QString, checks::Finding> findings;
    const auto add = [&](const checks::Finding &finding) {
        QString key = finding.check + QLatin1Char('\n') + finding.object + QLatin1Char('\n') + finding.title;
        while (findings.contains(key))
            key += QLatin1Char('\n');
        findings.insert(key, finding);
        wanted.append(key);
    };
    for (const base::Error &error : m_derived.problems())
        add(findingOf(error));
    for (const checks::Finding &finding : m_derived.findings())
        add(finding);
    m_findings.insert(findings);
    syncKeys(wanted);
    m_findings = findings;
    tellAll();
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Title ? tr("Problem") : section == Object ? tr("Object") : tr("Check");
}

const checks::Finding *ProblemsModel::findingAt(const QModelIndex &index) const
{
    const auto found = index.isValid() ? m_findings.constFind(keys().at(index.row())) : m_findings.cend();
    return found == m_findings.cend() ? nullptr : &*found;
}

int ProblemsModel::count(checks::Severity severity) const
{
    int result = 0;
    for (const checks::Finding &finding : m_findings)
        result += finding.severity == severity && !finding.silenced ? 1 : 0;
    return result;
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    const checks::Finding *finding = findingAt(index);
    if (!finding)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return base::visibleText(index.column() == Title ? finding->title : index.column() == Object ? finding->object : finding->check);
    case Qt::AccessibleDescriptionRole:
    case DetailRole:
        return base::visibleText(finding->detail);
    case SeverityRole:
        return static_cast<int>(finding->severity);
    case FixRole:
        return base::visibleText(finding->fix);
    case PatternRole:
        return finding->pattern;
    case EntityRole:
        return finding->entity.text();
    case RelationshipRole:
        return finding->relationship.text();
    case OperationRole:
        return finding->operation.text();
    case CollectionRole:
        return finding->collection;
    case PathRole:
        return finding->path;
    case SilencedRole:
        return finding->silenced;
    case ReasonRole:
        return base::visibleText(finding->silencedReason);
    case CheckRole:
        return finding->check;
    default:
        return {};
    }
}

} // namespace sw::items

#include "moc_problemsmodel.cpp"
