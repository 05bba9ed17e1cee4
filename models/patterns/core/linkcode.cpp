// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/linkcode.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"
#include "models/schema/names.h"

#include <QCoreApplication>

namespace sw::patterns
{

namespace
{

using Values = QHash<QString, QString>;

/// One side of a relationship whose documents are in a collection of their own.
struct Side
{
    QString name; ///< of the collection
    QString path; ///< of the ids of the other side in it; empty: it holds none
    bool isList = false;
    QString id; ///< what a script calls its _id
};

std::optional<Side> sideOf(const design::Design &design, const schema::Relationship &relationship,
                           const schema::EntityId &entity)
{
    const std::optional<design::Location> home = homeOf(design, entity);
    const design::Collection *collection = home && home->path.isEmpty() ? design.collection(home->collection) : nullptr;
    if (!collection || collection->timeSeries)
        return std::nullopt;
    Side side{collection->name, referencePath(*collection, relationship.id), false,
              scriptName({}, schema::singularName(collection->name) + QStringLiteral(" id"))};
    const QString array = side.path.isEmpty() ? QString() : arrayOn(collection->root, side.path);
    side.isList = !array.isEmpty();
    if (side.isList && array != side.path)
        side.path.clear(); // ids inside of items, which have more in them
    return side;
}

QString changeOf(const Side &side, const QString &other, bool links)
{
    const char *const operators[] = {"$unset", "$set", "$pull", "$addToSet"};
    const char *const change = operators[(side.isList ? 2 : 0) + (links ? 1 : 0)];
    return QStringLiteral("%1: { %2: %3 }")
        .arg(QLatin1String(change), scriptKey(side.path), side.isList || links ? other : QStringLiteral("\"\""));
}

CodeSnippet linking(const Side &a, const Side &b, const QString &both, bool links)
{
    const Values values{
        {QStringLiteral("link"), scriptName(links ? QStringLiteral("link") : QStringLiteral("unlink"), both)},
        {QStringLiteral("aName"), scriptString(a.name)},
        {QStringLiteral("bName"), scriptString(b.name)},
        {QStringLiteral("aId"), a.id},
        {QStringLiteral("bId"), b.id},
        {QStringLiteral("aChange"), changeOf(a, b.id, links)},
        {QStringLiteral("bChange"), changeOf(b, a.id, links)}};
    return {links ? Text::tr("Link two documents") : Text::tr("Unlink two documents"),
            {},
            boundScript("links/link", values),
            2,
            QStringLiteral("_id"),
            links ? Text::tr("Both sides hold the id of the other: each link is two writes.") : QString()};
}

CodeSnippet changing(const Side &a, const Side &b, const QString &both)
{
    const auto change = [](const Side &side) {
        return side.id + QStringLiteral("Change");
    };
    const Values values{{QStringLiteral("change"), scriptName(QStringLiteral("change"), both)},
                        {QStringLiteral("aName"), scriptString(a.name)},
                        {QStringLiteral("bName"), scriptString(b.name)},
                        {QStringLiteral("aId"), a.id},
                        {QStringLiteral("bId"), b.id},
                        {QStringLiteral("aChange"), change(a)},
                        {QStringLiteral("bChange"), change(b)}};
    return {Text::tr("Change two documents together"),
            {},
            boundScript("links/change-both", values),
            2,
            QStringLiteral("_id"),
            Text::tr("The relationship must change as one, and its sides are two documents.")};
}

} // namespace

QList<LinkCode> linkCode(const schema::ModelIndex &model, const design::Design &design)
{
    QList<LinkCode> out;
    for (const schema::Relationship &relationship : model.model().relationships) {
        const schema::Entity *one = model.entity(relationship.a.entity), *other = model.entity(relationship.b.entity);
        if (!one || !other || one == other || !keyObstacle(relationship).isEmpty())
            continue;
        const auto a = sideOf(design, relationship, one->id);
        auto b = sideOf(design, relationship, other->id);
        if (!a || !b || a->name == b->name)
            continue;
        if (b->id == a->id)
            b->id += QLatin1Char('2');
        const QString name = one->name + QStringLiteral(" – ") + other->name;
        const QString words = schema::singularName(a->name) + QLatin1Char(' ');
        if (!a->path.isEmpty() && !b->path.isEmpty()) {
            const QString both = words + QStringLiteral("to ") + schema::singularName(b->name);
            const QString from = words + QStringLiteral("from ") + schema::singularName(b->name);
            out << LinkCode{name, linking(*a, *b, both, true)} << LinkCode{name, linking(*a, *b, from, false)};
        } else if (relationship.mustBeAtomic) {
            out << LinkCode{name, changing(*a, *b, words + QStringLiteral("and ") + schema::singularName(b->name))};
        }
    }
    return out;
}

} // namespace sw::patterns
