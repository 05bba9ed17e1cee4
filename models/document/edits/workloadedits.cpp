// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/members.h"
#include "models/document/edits/projectedits.h"
#include "models/patterns/patternregistry.h"

#include <cmath>

namespace sw::document
{

namespace
{

/// Moves the object with \p id within the list that \p listOf gives; false when it is not there.
template <typename Id, typename ListOf>
bool moveWithin(Document &document, const Id &id, qsizetype to, const QString &text, const ListOf &listOf)
{
    const auto &list = listOf(document.model());
    for (qsizetype from = 0; from < list.size(); ++from) {
        if (list.at(from).id != id)
            continue;
        const qsizetype place = std::clamp<qsizetype>(to, 0, list.size() - 1);
        return editModel(document, text, [&](schema::Model &model) { listOf(model).move(from, place); });
    }
    return false;
}

base::Result<void> checkOperation(const schema::Model &model, const schema::Operation &operation)
{
    if (operation.name.trimmed().isEmpty())
        return invalid(Text::tr("A name is needed."), operation.id.text(), Text::tr("Type at least one letter."));
    if (!model.entity(operation.entity))
        return missing(operation.entity.text());
    const bool numbers = operation.perSecond >= 0 && std::isfinite(operation.perSecond) && operation.peakFactor >= 1 &&
                         operation.latencyMs.value_or(0) >= 0 && operation.freshnessSeconds.value_or(0) >= 0;
    if (!numbers)
        return invalid(Text::tr("The number is out of range."), operation.name,
                       Text::tr("Rates and times are 0 or more; the peak factor is 1 or more."));
    return {};
}

base::Result<void> checkPattern(const schema::Model &model, const schema::PatternUse &use)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    if (!pattern)
        return invalid(Text::tr("There is no such pattern."), use.pattern, Text::tr("Choose one of the catalogue."));
    const schema::PatternUse *other = patterns::useAt(model, use.pattern, patterns::targetOf(use));
    if (other && other->id != use.id)
        return invalid(Text::tr("The pattern is used there already."), patterns::patternName(use.pattern),
                       Text::tr("Change the parameters of that use."));
    const schema::ModelIndex index(model);
    return pattern->check({index, use, patterns::completeParameters(*pattern, index, use)});
}

} // namespace

base::Result<schema::OperationId> addOperation(Document &document, schema::Operation operation)
{
    operation.id = schema::OperationId(base::newIdText());
    if (operation.name.isEmpty()) {
        QSet<QString> names;
        for (const schema::Operation &other : document.model().operations)
            names.insert(other.name);
        operation.name = freeName(Text::tr("Operation"), names, QStringLiteral(" "));
    }
    if (auto ok = checkOperation(document.model(), operation); !ok)
        return ok.error();
    editModel(document, Text::tr("Add operation %1").arg(operation.name),
              [&](schema::Model &model) { model.operations.append(operation); });
    return operation.id;
}

base::Result<QList<schema::OperationId>> addOperations(Document &document, QList<schema::Operation> operations)
{
    QSet<QString> names;
    for (const schema::Operation &other : document.model().operations)
        names.insert(other.name);
    QList<schema::OperationId> ids;
    for (schema::Operation &operation : operations) {
        operation.id = schema::OperationId(base::newIdText());
        operation.name =
            freeName(operation.name.isEmpty() ? Text::tr("Operation") : operation.name, names, QStringLiteral(" "));
        if (auto ok = checkOperation(document.model(), operation); !ok)
            return ok.error();
        names.insert(operation.name);
        ids << operation.id;
    }
    editModel(document, Text::tr("Add %n operations", nullptr, static_cast<int>(operations.size())),
              [&](schema::Model &model) { model.operations += operations; });
    return ids;
}

base::Result<void> changeOperation(Document &document, const schema::OperationId &id, const QString &text,
                                   const std::function<void(schema::Operation &)> &change, const QString &mergeKey)
{
    const schema::Operation *before = document.model().operation(id);
    if (!before)
        return missing(id.text());
    schema::Operation after = *before;
    change(after);
    after.id = id;
    if (auto ok = checkOperation(document.model(), after); !ok)
        return ok;
    ChangeEvent event;
    describeOperation(*before, after, event);
    const QString name = text.isEmpty() ? Text::tr("Change operation %1").arg(after.name) : text;
    const QString key =
        mergeKey.isEmpty() ? base::newIdText() : QStringLiteral("operation/") + id.text() + QLatin1Char('/') + mergeKey;
    pushObject<schema::Operation>(
        document, name, key, event, [id](schema::Model &model) { return model.operation(id); }, after);
    return {};
}

bool moveOperation(Document &document, const schema::OperationId &id, qsizetype to)
{
    const schema::Operation *operation = document.model().operation(id);
    return moveWithin(
        document, id, to, Text::tr("Move operation %1").arg(operation ? operation->name : QString()),
        [](auto &model) -> auto & { return model.operations; });
}

base::Result<schema::PatternUseId> addPattern(Document &document, schema::PatternUse use)
{
    use.id = schema::PatternUseId(base::newIdText());
    if (auto ok = checkPattern(document.model(), use); !ok)
        return ok.error();
    const QString name = patterns::patternName(use.pattern);
    editModel(document, use.enabled ? Text::tr("Apply %1").arg(name) : Text::tr("Decline %1").arg(name),
              [&](schema::Model &model) { model.patterns.append(use); });
    return use.id;
}

base::Result<void> changePattern(Document &document, const schema::PatternUseId &id, const QString &text,
                                 const std::function<void(schema::PatternUse &)> &change, const QString &mergeKey)
{
    const schema::PatternUse *before = document.model().pattern(id);
    if (!before)
        return missing(id.text());
    schema::PatternUse after = *before;
    change(after);
    after.id = id;
    const bool onlySwitched =
        after.parameters == before->parameters && patterns::targetOf(after) == patterns::targetOf(*before);
    if (!onlySwitched) {
        if (auto ok = checkPattern(document.model(), after); !ok)
            return ok;
    }
    ChangeEvent event;
    describePattern(*before, after, event);
    const QString name = text.isEmpty() ? Text::tr("Change %1").arg(patterns::patternName(after.pattern)) : text;
    const QString key =
        mergeKey.isEmpty() ? base::newIdText() : QStringLiteral("pattern/") + id.text() + QLatin1Char('/') + mergeKey;
    pushObject<schema::PatternUse>(
        document, name, key, event, [id](schema::Model &model) { return model.pattern(id); }, after);
    return {};
}

bool movePattern(Document &document, const schema::PatternUseId &id, qsizetype to)
{
    const schema::PatternUse *use = document.model().pattern(id);
    return moveWithin(
        document, id, to, Text::tr("Move %1").arg(use ? patterns::patternName(use->pattern) : QString()),
        [](auto &model) -> auto & { return model.patterns; });
}

} // namespace sw::document
