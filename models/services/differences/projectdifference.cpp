// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/differences/projectdifference.h"

#include "models/base/enumtable.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/comparison/effects.h"

#include <QCoreApplication>

namespace sw::services
{

namespace
{

QString arrow(const QString &before, const QString &after)
{
    return before == after ? after : before + QStringLiteral(" → ") + after;
}

class Lines
{
    Q_DECLARE_TR_FUNCTIONS(DifferenceLines)

public:
    explicit Lines(const ProjectDifference &difference) : m_difference(difference) {}

    QList<DifferenceLine> make()
    {
        addModel();
        if (m_difference.design)
            addDesign(*m_difference.design);
        else
            heading(tr("The designs are not compared: there are errors in a model"));
        addLayout();
        return std::move(m_lines);
    }

private:
    void heading(const QString &text) { m_lines.append({0, std::nullopt, text}); }
    void add(int indent, std::optional<ChangeKind> kind, const QString &text)
    {
        m_lines.append({indent, kind, base::visibleText(text)});
    }
    void addModel();
    void addObject(const ObjectChange &change);
    void addDesign(const DesignDifference &design);
    void addCollection(const CollectionChange &change);
    void addParts(const QList<PartChange> &parts, const QString &title);
    void addLayout();
    static QString objectText(ChangedObject object);

    const ProjectDifference &m_difference;
    QList<DifferenceLine> m_lines;
};

QString Lines::objectText(ChangedObject object)
{
    constexpr base::EnumNames<ChangedObject::Ignored> texts(
        QT_TRANSLATE_NOOP("DifferenceLines", "Project %1"), QT_TRANSLATE_NOOP("DifferenceLines", "Entity %1"),
        QT_TRANSLATE_NOOP("DifferenceLines", "Field %1"), QT_TRANSLATE_NOOP("DifferenceLines", "Index %1"),
        QT_TRANSLATE_NOOP("DifferenceLines", "Relationship %1"), QT_TRANSLATE_NOOP("DifferenceLines", "Operation %1"),
        QT_TRANSLATE_NOOP("DifferenceLines", "Pattern %1"), QT_TRANSLATE_NOOP("DifferenceLines", "Ignored finding %1"));
    return tr(texts[object]);
}

void Lines::addModel()
{
    if (m_difference.model.changes.isEmpty()) {
        heading(tr("Model: no changes"));
        return;
    }
    heading(tr("Model"));
    for (const ObjectChange &change : m_difference.model.changes)
        addObject(change);
}

void Lines::addObject(const ObjectChange &change)
{
    QString text = objectText(change.object).arg(change.name);
    const bool isRenamed = !change.formerName.isEmpty() && change.object != ChangedObject::Pattern;
    if (isRenamed)
        text += QLatin1Char(' ') + tr("(was %1)").arg(change.formerName);
    add(1, change.kind, text);
    for (const PropertyChange &property : change.properties) {
        if (isRenamed && property.name == QLatin1String("name"))
            continue;
        add(2, std::nullopt,
            QStringLiteral("%1: %2").arg(property.label, arrow(property.beforeText, property.afterText)));
    }
}

void Lines::addDesign(const DesignDifference &design)
{
    if (design.collections.isEmpty()) {
        heading(tr("Design: no changes"));
    } else {
        heading(tr("Design"));
        for (const CollectionChange &change : design.collections)
            addCollection(change);
    }
    QStringList figures;
    for (const advisor::EffectRow &row : design.figures)
        figures << effectLine(row);
    if (!figures.isEmpty())
        heading(tr("Sizes"));
    for (const QString &figure : std::as_const(figures))
        add(1, std::nullopt, figure);
}

void Lines::addCollection(const CollectionChange &change)
{
    QString text = tr("Collection %1").arg(change.name);
    if (!change.formerName.isEmpty())
        text += QLatin1Char(' ') + tr("(was %1)").arg(change.formerName);
    add(1, change.kind, text);
    const auto size = [](const CollectionSummary &summary) {
        return tr("documents: %1 of %2").arg(base::countText(summary.documents), base::bytesText(summary.document));
    };
    if (change.kind != ChangeKind::Changed) {
        add(2, std::nullopt, size(change.kind == ChangeKind::Added ? change.after : change.before));
        return;
    }
    if (const QString before = size(change.before), after = size(change.after); before != after)
        add(2, std::nullopt, arrow(before, after));
    addParts(change.fields, tr("field %1"));
    addParts(change.indexes, tr("index %1"));
    if (change.validator)
        add(2, ChangeKind::Changed, tr("validator"));
}

void Lines::addParts(const QList<PartChange> &parts, const QString &title)
{
    for (const PartChange &part : parts) {
        const QString what = part.kind == ChangeKind::Added     ? part.after
                             : part.kind == ChangeKind::Removed ? part.before
                                                                : arrow(part.before, part.after);
        add(2, part.kind, QStringLiteral("%1: %2").arg(title.arg(part.name), what));
    }
}

void Lines::addLayout()
{
    if (m_difference.model.layout.isEmpty())
        return;
    heading(tr("Positions in diagrams"));
    for (const LayoutChange &change : m_difference.model.layout) {
        QStringList parts;
        if (change.cards > 0)
            parts << tr("%n cards moved", nullptr, change.cards);
        if (change.lines > 0)
            parts << tr("%n lines bent", nullptr, change.lines);
        if (change.notes > 0)
            parts << tr("%n notes changed", nullptr, change.notes);
        const QString name = tr("Diagram %1").arg(change.diagram);
        add(1, change.kind,
            parts.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, parts.join(QStringLiteral(", "))));
    }
}

} // namespace

ProjectDifference compareProjects(const schema::Model &before, const schema::Model &after)
{
    ProjectDifference difference{differenceOf(before, after), std::nullopt};
    if (!schema::validateModel(before).isEmpty() || !schema::validateModel(after).isEmpty())
        return difference;
    const Estimate estimateBefore = estimateOf(before);
    const Estimate estimateAfter = estimateOf(after);
    difference.design = differenceOf(DesignOf{before, estimateBefore}, DesignOf{after, estimateAfter});
    return difference;
}

QList<DifferenceLine> linesOf(const ProjectDifference &difference)
{
    return Lines(difference).make();
}

} // namespace sw::services
