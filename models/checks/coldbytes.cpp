// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/checks/checkfacts.h"
#include "models/design/documentpath.h"
#include "models/design/documentsize.h"

#include <QCoreApplication>
#include <QSet>

namespace sw::checks
{

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(Check)
};

/// The top-level fields of \p collection that \p operation reads; everything when \p all.
struct Touched
{
    bool all = false;
    QSet<QString> fields;
};

void addEntity(Touched &touched, const CheckFacts &facts, const design::Collection &collection,
               const schema::Operation &operation, const schema::EntityId &entity)
{
    const design::DesignIndex &places = facts.costs().places();
    const std::optional<design::Location> home = places.homeOf(entity);
    if (!home || home->collection != collection.name)
        return;
    bool named = false;
    for (const schema::FieldRef &read : operation.reads) {
        if (read.entity != entity)
            continue;
        named = true;
        const std::optional<design::Location> at = places.locate(facts.model(), read);
        if (at && at->collection == collection.name)
            touched.fields.insert(design::topLevel(at->path));
    }
    if (named)
        return;
    if (!home->path.isEmpty())
        touched.fields.insert(design::topLevel(home->path));
    for (const design::Node &field : collection.root.fields) {
        if (home->path.isEmpty() && (field.source.entity == entity || field.source.entity.isEmpty()))
            touched.fields.insert(field.name);
    }
}

/// Reads per second of each top-level field, and of the collection.
struct Heat
{
    QHash<QString, double> fields;
    double all = 0;
};

/// Of the collections in \p among.
QHash<QString, Heat> heats(const CheckFacts &facts, const QSet<QString> &among)
{
    QHash<QString, Heat> heats;
    const design::DesignIndex &places = facts.costs().places();
    for (const schema::Operation &operation : facts.model().model().operations) {
        const std::optional<design::Location> home =
            operation.isRead() ? places.homeOf(operation.entity) : std::nullopt;
        const design::Collection *collection = home ? places.collection(home->collection) : nullptr;
        if (!collection || !among.contains(collection->name))
            continue;
        Touched touched;
        addEntity(touched, facts, *collection, operation, operation.entity);
        for (const schema::PathStep &step : operation.path) {
            addEntity(touched, facts, *collection, operation, step.to);
            for (const design::Node &field : collection->root.fields) {
                if (field.source.relationship == step.relationship)
                    touched.fields.insert(field.name);
            }
        }
        Heat &heat = heats[collection->name];
        heat.all += operation.perSecond;
        for (const QString &field : touched.fields)
            heat.fields[field] += operation.perSecond;
    }
    return heats;
}

QList<Finding> run(const CheckFacts &facts)
{
    const double coldReads = facts.limit("coldReads");
    QSet<QString> large;
    const double fromBytes = facts.limit("coldDocumentBytes");
    for (const sizing::CollectionSize &size : facts.sizes().collections) {
        if (size.document.likely.value() >= fromBytes)
            large.insert(size.name);
    }
    if (large.isEmpty())
        return {};
    const QHash<QString, Heat> all = heats(facts, large);
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        const Heat heat = all.value(collection.name);
        const sizing::CollectionSize *size = facts.size(collection.name);
        if (!size || !large.contains(collection.name) || heat.all < facts.limit("rate"))
            continue;
        base::Bytes cold;
        QStringList names;
        for (const design::Node &field : collection.root.fields) {
            if (field.name == QLatin1String("_id") || heat.fields.value(field.name) > (1 - coldReads) * heat.all)
                continue;
            cold += design::likelyFieldBytes(field);
            names.append(field.name);
        }
        const double share = cold / size->document.likely;
        if (share <= facts.limit("coldBytes"))
            continue;
        Finding finding = findingAt(Severity::Warning, collection, {});
        finding.title = Text::tr("Most bytes of %1 are rarely read.").arg(collection.name);
        finding.detail = Text::tr("%1 of %2 in each document (%3) are not wanted by %4 of the reads, yet they lie in "
                                  "the cache with the rest.")
                             .arg(base::bytesText(cold), base::bytesText(size->document.likely),
                                  names.join(QLatin1String(", ")), base::percentText(coldReads));
        finding.fix = Text::tr("Move these fields to a collection of their own; leaving them out of the result does "
                               "not make the cache smaller.");
        finding.pattern = QStringLiteral("subset");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check *coldbytes()
{
    static const FunctionCheck check("E4", QT_TRANSLATE_NOOP("Check", "Cold bytes in hot documents"),
                                     Check::Scope::Arrangement, run);
    return &check;
}

} // namespace sw::checks
