// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/assumptions.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::advisor
{

namespace
{

int guessedCounts(const schema::Model &model)
{
    int count = 0;
    for (const schema::Entity &entity : model.entities)
        count += entity.count.guessed ? 1 : 0;
    for (const schema::Relationship &relationship : model.relationships)
        count += (relationship.a.perOther.guessed ? 1 : 0) + (relationship.b.perOther.guessed ? 1 : 0);
    return count;
}

int operationsWithout(const schema::Model &model, bool (*has)(const schema::Operation &))
{
    return static_cast<int>(std::count_if(model.operations.begin(), model.operations.end(),
                                          [&](const schema::Operation &operation) { return !has(operation); }));
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
        list.append(Text::tr("%n likely number(s) were guessed from minimum and maximum.", nullptr, guessed));
    const int whole = operationsWithout(
        model, [](const schema::Operation &operation) { return !operation.isRead() || !operation.reads.isEmpty(); });
    if (whole > 0)
        list.append(Text::tr("%n read(s) name no fields and are assumed to need whole documents.", nullptr, whole));
    const int open = operationsWithout(model, [](const schema::Operation &operation) {
        return operation.selectivity || operation.kind == schema::OperationKind::Insert;
    });
    if (open > 0)
        list.append(Text::tr("%n operation(s) do not say how many documents they find: one by a key, twenty at most "
                             "otherwise, all for an aggregate without a filter.",
                             nullptr, open));
    if (model.useCase == schema::UseCase::None)
        list.append(Text::tr("No use case is chosen, so none counts for or against a pattern."));
    list.append(Text::tr("Sizes and working set are estimated by formula; hot documents are assumed to be spread over "
                         "all pages unless they are the newest."));
    return list;
}

} // namespace sw::advisor
