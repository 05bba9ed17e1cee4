// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/patterngallerymodel.h"

#include "models/items/status.h"
#include "models/patterns/core/card.h"
#include "models/patterns/patternregistry.h"

namespace sw::items
{

namespace
{

/// The hard condition that keeps a finding from being possible.
QString obstacle(const patterns::Finding &finding)
{
    for (const patterns::Condition &condition : finding.conditions) {
        if (condition.hard && !condition.met)
            return condition.text;
    }
    return {};
}

} // namespace

PatternGalleryModel::Findings findPlaces(const schema::Model &model, const design::Design &design)
{
    PatternGalleryModel::Findings findings;
    const schema::ModelIndex index(model);
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
        findings.insert(pattern->id(), pattern->findings(index, design));
    return findings;
}

PatternGalleryModel::PatternGalleryModel(QObject *parent)
    : QAbstractTableModel(parent), m_patterns(patterns::PatternRegistry::instance().all())
{}

void PatternGalleryModel::setFindings(const Findings &findings)
{
    m_findings = findings;
    sort();
}

void PatternGalleryModel::setTarget(const patterns::Target &target, const QSet<QString> &used)
{
    m_target = target;
    m_used = used;
    sort();
}

bool PatternGalleryModel::isAtTarget(const patterns::Target &place) const
{
    if (m_target == patterns::Target())
        return true;
    if (!m_target.relationship.isEmpty())
        return place.relationship == m_target.relationship;
    return place.entity == m_target.entity && (m_target.path.isEmpty() || place.path == m_target.path);
}

QList<patterns::Finding> PatternGalleryModel::findingsOf(const QString &pattern) const
{
    QList<patterns::Finding> here;
    for (const patterns::Finding &finding : m_findings.value(pattern)) {
        if (isAtTarget(finding.target))
            here << finding;
    }
    std::stable_partition(here.begin(), here.end(),
                          [](const patterns::Finding &finding) { return finding.possible(); });
    return here;
}

bool PatternGalleryModel::fits(const QString &pattern) const
{
    const QList<patterns::Finding> here = findingsOf(pattern);
    return !here.isEmpty() && here.first().possible();
}

void PatternGalleryModel::sort()
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList persistent = persistentIndexList();
    QList<const patterns::Pattern *> held;
    for (const QModelIndex &index : persistent)
        held << m_patterns.at(index.row());
    QHash<QString, int> ranks;
    m_patterns = patterns::PatternRegistry::instance().all();
    for (const patterns::Pattern *pattern : std::as_const(m_patterns))
        ranks.insert(pattern->id(), m_used.contains(pattern->id()) ? 0 : fits(pattern->id()) ? 1 : 2);
    std::stable_sort(m_patterns.begin(), m_patterns.end(),
                     [&ranks](const patterns::Pattern *left, const patterns::Pattern *right) {
                         return ranks.value(left->id()) < ranks.value(right->id());
                     });
    for (qsizetype i = 0; i < persistent.size(); ++i) // what is selected stays selected, wherever it stands now
        changePersistentIndex(persistent.at(i),
                              index(static_cast<int>(m_patterns.indexOf(held.at(i))), persistent.at(i).column()));
    Q_EMIT layoutChanged();
}

QString PatternGalleryModel::fitText(const QString &pattern) const
{
    if (m_used.contains(pattern))
        return tr("used");
    const QList<patterns::Finding> here = findingsOf(pattern);
    const auto possible =
        std::count_if(here.cbegin(), here.cend(), [](const patterns::Finding &finding) { return finding.possible(); });
    if (possible > 0)
        return m_target == patterns::Target() ? tr("fits %1×").arg(possible) : tr("fits");
    return QStringLiteral("–");
}

QString PatternGalleryModel::toolTip(const patterns::Pattern &pattern) const
{
    const patterns::Card card = patterns::cardOf(pattern);
    QStringList lines{pattern.name(), card.problem, card.solution};
    const QList<patterns::Finding> here = findingsOf(pattern.id());
    if (here.isEmpty())
        lines << tr("Here: nothing that it is for.");
    else if (!here.first().possible())
        lines << tr("Here: %1").arg(obstacle(here.first()));
    lines.removeAll(QString());
    QString html;
    for (const QString &line : std::as_const(lines))
        html += QStringLiteral("<p>%1</p>")
                    .arg(line.toHtmlEscaped()); // as rich text, because only that is broken into lines
    return html;
}

QVariant PatternGalleryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const patterns::Pattern &pattern = *m_patterns.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? pattern.name() : fitText(pattern.id());
    case Qt::ToolTipRole:
        return toolTip(pattern);
    case PatternRole:
        return pattern.id();
    case FitsRole:
        return fits(pattern.id());
    case Qt::TextAlignmentRole:
        return index.column() == Fit ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SecondaryRole:
        return index.column() == Fit;
    case StatusRole:
        return index.column() == Fit && m_used.contains(pattern.id()) ? QVariant(static_cast<int>(Status::Ok))
                                                                      : QVariant();
    default:
        return {};
    }
}

} // namespace sw::items
