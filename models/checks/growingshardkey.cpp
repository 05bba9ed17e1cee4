// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// The words of the note on the shard key.
QStringList keysOf(const QString &note)
{
    QString plain = note;
    for (QChar &c : plain) {
        if (!c.isLetterOrNumber() && c != QLatin1Char('_') && c != QLatin1Char('.'))
            c = QLatin1Char(' ');
    }
    return plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QList<Finding> findGrowingShardKey(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Entity &entity : facts.model().model().entities) {
        const std::optional<design::Location> home =
            entity.shardKey.isEmpty() ? std::nullopt : facts.costs().places().homeOf(entity.id);
        const design::Collection *collection = home ? facts.costs().places().collection(home->collection) : nullptr;
        if (!collection || entity.shardKey.contains(QLatin1String("hashed")))
            continue;
        QList<const design::Node *> keys;
        QString path;
        for (const QString &word : keysOf(entity.shardKey)) {
            if (const design::Node *node = design::nodeAt(collection->root, word)) {
                path = keys.isEmpty() ? word : path;
                keys.append(node);
            }
        }
        if (keys.size() != 1)
            continue;
        if (keys.first()->reference || !schema::traitsOf(keys.first()->type()).grows)
            continue;
        Finding finding = findingAt(Severity::Info, *collection, path, keys.first());
        finding.title = Text::tr("The shard key %1 only grows.").arg(finding.object);
        finding.detail = Text::tr("Every insert goes to the shard with the largest key, whatever their number.");
        finding.fix = Text::tr("Hash it, or put a field before it that spreads the inserts.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &growingShardKey()
{
    static const FunctionCheck check("E21", QT_TRANSLATE_NOOP("Check", "Shard key that only grows"),
                                     Check::Scope::Names, findGrowingShardKey);
    return check;
}

} // namespace sw::checks
