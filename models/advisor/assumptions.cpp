// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/assumptions.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace sw::advisor
{

namespace
{

int guessedCounts(const schema::Model &model)
{
    int count = 0;
    for (const schema::Entity &entity : model.entities)
        count += entity.count.guessed && entity.count != schema::Entity().count ? 1 : 0;
    for (const schema::Relationship &relationship : model.relationships)
        count += (relationship.a.perOther.guessed ? 1 : 0) + (relationship.b.perOther.guessed ? 1 : 0);
    return count;
}

int operationsWithout(const schema::Model &model, const std::function<bool(const schema::Operation &)> &has)
{
    return static_cast<int>(std::count_if(model.operations.begin(), model.operations.end(),
                                          [&](const schema::Operation &operation) { return !has(operation); }));
}

/// "books, authors and 3 more"
QString namesOf(const QStringList &names)
{
    constexpr qsizetype shown = 4;
    QStringList texts;
    for (const QString &name : names.mid(0, shown))
        texts << base::visibleText(name);
    if (names.size() > shown)
        texts << Text::tr("%n more", nullptr, static_cast<int>(names.size() - shown));
    return texts.join(QStringLiteral(", "));
}

void addRates(const schema::Model &model, QStringList &list)
{
    QStringList usual, none;
    for (const schema::Operation &operation : model.operations) {
        if (operation.perSecond <= 0)
            none << operation.name;
        else if (!schema::isRateStated(operation))
            usual << operation.name;
    }
    if (!usual.isEmpty())
        list.append(Text::tr("Rates of %n operation(s) are not stated; once a second is assumed: %1.", nullptr,
                             static_cast<int>(usual.size()))
                        .arg(namesOf(usual)));
    if (!none.isEmpty())
        list.append(
            Text::tr("Without a rate %n operation(s) count for nothing: %1.", nullptr, static_cast<int>(none.size()))
                .arg(namesOf(none)));
}

void addCounts(const schema::Model &model, QStringList &list)
{
    QStringList usual, constant, inserted, endless;
    const schema::ModelIndex index(model);
    const QHash<schema::EntityId, design::Inserts> inserts = design::insertsOf(index);
    for (const schema::Entity &entity : model.entities) {
        if (entity.count == schema::Entity().count)
            usual << entity.name;
        if (design::givenGrowth(index, entity) > 0)
            continue;
        const bool isInserted = design::growthPerDay(index, entity, inserts.value(entity.id)) > 0;
        (isInserted ? inserted : constant) << entity.name;
    }
    for (const schema::Relationship &link : model.relationships) {
        const bool grows = link.growth == schema::Growth::Unbounded || link.b.perOther.isUnbounded();
        if (grows && link.growthPerParentPerDay <= 0)
            endless << schema::relationshipName(model, link);
    }
    if (!usual.isEmpty())
        list.append(Text::tr("Counts of %n entity(ies) are not stated; %1 documents are assumed: %2.", nullptr,
                             static_cast<int>(usual.size()))
                        .arg(base::countText(schema::Entity().count.likely), namesOf(usual)));
    if (!constant.isEmpty())
        list.append(Text::tr("No growth is stated for %n entity(ies), which are assumed to keep their number: %1.",
                             nullptr, static_cast<int>(constant.size()))
                        .arg(namesOf(constant)));
    if (!inserted.isEmpty())
        list.append(Text::tr("The growth of %n entity(ies) is not stated; it is taken from the operations that insert "
                             "them: %1.",
                             nullptr, static_cast<int>(inserted.size()))
                        .arg(namesOf(inserted)));
    if (!endless.isEmpty())
        list.append(Text::tr("%n relationship(s) without a limit do not say how fast they grow; their lists are "
                             "assumed to stay as long as they are: %1.",
                             nullptr, static_cast<int>(endless.size()))
                        .arg(namesOf(endless)));
}

} // namespace

QStringList assumptionsOf(const schema::Model &model, base::Bytes cache)
{
    QStringList list;
    list.append(Text::tr("The server has %1 GiB of memory, of which %2 are cache.")
                    .arg(base::exactNumberText(model.ramGiB), base::bytesText(cache)));
    if (model.operations.isEmpty())
        list.append(Text::tr("The workload is empty: it is not known what is read together or how often."));
    if (const int guessed = guessedCounts(model); guessed > 0)
        list.append(Text::tr("%n number(s) were guessed, not stated.", nullptr, guessed));
    addRates(model, list);
    addCounts(model, list);
    const int whole = operationsWithout(
        model, [](const schema::Operation &operation) { return !operation.isRead() || !operation.reads.isEmpty(); });
    if (whole > 0)
        list.append(Text::tr("%n read(s) name no fields and are assumed to need whole documents.", nullptr, whole));
    const schema::ModelIndex index(model);
    const int open = operationsWithout(model, [&](const schema::Operation &operation) {
        return !design::documentsFound(index, operation).isGuessed();
    });
    if (open > 0)
        list.append(
            Text::tr("%n operation(s) do not say how many documents they find: one where values are compared and "
                     "no order is wanted, else twenty at most, all for an aggregate without a filter.",
                     nullptr, open));
    if (model.useCase == schema::UseCase::None)
        list.append(Text::tr("No use case is chosen, so none counts for or against a pattern."));
    list.append(Text::tr("Sizes and working set are estimated by formula; hot documents are assumed to be spread over "
                         "all pages unless they are the newest."));
    return list;
}

} // namespace sw::advisor
