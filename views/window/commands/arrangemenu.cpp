// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arrange.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

using Arrange = std::function<QList<QPointF>(const QList<QRectF> &)>;

void arrange(MainWindow &window, const QString &text, const Arrange &how)
{
    const CanvasView &canvas = window.current();
    QList<diagram::NodeKey> keys;
    QList<QRectF> boxes;
    for (const diagram::Card &card : canvas.scene().cards) {
        if (!canvas.isSelected(card.key) || card.locked)
            continue;
        keys.append(card.key);
        boxes.append(card.rect);
    }
    const QList<QPointF> corners = how(boxes);
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        if (keys.at(i).entity.isEmpty())
            collections.insert(keys.at(i).collection, corners.at(i));
        else
            entities.insert(keys.at(i).entity, corners.at(i));
    }
    window.document().endBurst();
    document::moveNodes(window.document(), window.selection().diagram(), entities, collections, text);
}

std::function<bool(MainWindow &)> atLeast(qsizetype count)
{
    return [count](MainWindow &window) {
        return window.selection().objects().entities.size() >= count;
    };
}

Act align(const char *id, const QString &text, const QString &key, diagram::Alignment alignment)
{
    const QString step = QString(text).remove(QLatin1Char('&'));
    return {spec(id, text, "", {key}),
            [=](MainWindow &window) {
                arrange(window, step,
                        [alignment](const QList<QRectF> &boxes) { return diagram::aligned(boxes, alignment); });
            },
            atLeast(2),
            {},
            {}};
}

Act distribute(const char *id, const QString &text, const QString &key, Qt::Orientation along)
{
    const QString step = QString(text).remove(QLatin1Char('&'));
    return {spec(id, text, "", {key}, ActTexts::tr("Make the gaps between the selected entities equal")),
            [=](MainWindow &window) {
                arrange(window, step,
                        [along](const QList<QRectF> &boxes) { return diagram::distributed(boxes, along); });
            },
            atLeast(3),
            {},
            {}};
}

} // namespace

QList<Act> arrangeActs()
{
    using diagram::Alignment;
    QList<Act> acts{
        align("arrange.left", ActTexts::tr("Align &left"), QStringLiteral("Ctrl+Alt+1"), Alignment::Left),
        align("arrange.centre", ActTexts::tr("Align &centres"), QStringLiteral("Ctrl+Alt+2"), Alignment::Centre),
        align("arrange.right", ActTexts::tr("Align &right"), QStringLiteral("Ctrl+Alt+3"), Alignment::Right),
        align("arrange.top", ActTexts::tr("Align &top"), QStringLiteral("Ctrl+Alt+4"), Alignment::Top),
        align("arrange.middle", ActTexts::tr("Align &middles"), QStringLiteral("Ctrl+Alt+5"), Alignment::Middle),
        align("arrange.bottom", ActTexts::tr("Align &bottom"), QStringLiteral("Ctrl+Alt+6"), Alignment::Bottom),
        distribute("arrange.across", ActTexts::tr("Distribute &across"), QStringLiteral("Ctrl+Alt+7"), Qt::Horizontal),
        distribute("arrange.down", ActTexts::tr("Distribute &down"), QStringLiteral("Ctrl+Alt+8"), Qt::Vertical),
    };
    acts[6].spec.separatorBefore = true;
    return acts;
}

} // namespace sw::views
