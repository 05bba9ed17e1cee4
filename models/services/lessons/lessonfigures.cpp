// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonfigures.h"

#include "models/base/suggestion.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/node.h"
#include "models/patterns/patternregistry.h"

#include <QSet>

#include <cmath>

namespace sw::services
{

namespace
{

/// What a figure is asked of.
enum class Of { All, Collection, AnyCollection, Path, Operation, Relationship, Entity, Pattern, Check };

using Value = std::optional<double>;

const sizing::OperationCost *costOf(const LessonState &state, const QString &name)
{
    for (const sizing::OperationCost &cost : state.evaluation.costs) {
        if (cost.name == name)
            return &cost;
    }
    return nullptr;
}

/// A member of the costs of an operation.
template <auto member>
Value ofOperation(const LessonState &state, const QString &name)
{
    const sizing::OperationCost *cost = costOf(state, name);
    if (!cost)
        return std::nullopt;
    if constexpr (std::is_invocable_v<decltype(member), const sizing::OperationCost &>) {
        if constexpr (std::is_same_v<std::decay_t<decltype(std::invoke(member, *cost))>, base::Bytes>)
            return std::invoke(member, *cost).value();
        else
            return std::invoke(member, *cost);
    }
}

Value documentsFetched(const LessonState &state, const QString &name)
{
    const sizing::OperationCost *cost = costOf(state, name);
    return cost ? Value(cost->documentsRead + cost->documentsJoined) : std::nullopt;
}

template <typename Read>
Value ofCollection(const LessonState &state, const QString &name, const Read &read)
{
    const sizing::CollectionSize *size = state.evaluation.sizes.collection(name);
    return size ? Value(read(*size)) : std::nullopt;
}

Value documentBytes(const LessonState &state, const QString &name)
{
    return ofCollection(state, name, [](const auto &size) { return size.document.likely.value(); });
}

Value largestBytes(const LessonState &state, const QString &name)
{
    return ofCollection(state, name, [](const auto &size) { return size.documentMaximum.value(); });
}

Value documents(const LessonState &state, const QString &name)
{
    return ofCollection(state, name, [](const auto &size) { return size.documents.likely; });
}

Value dataBytes(const LessonState &state, const QString &name)
{
    if (name.isEmpty())
        return state.evaluation.sizes.data.value();
    return ofCollection(state, name, [](const auto &size) { return size.data.value(); });
}

Value storageBytes(const LessonState &state, const QString &name)
{
    if (name.isEmpty())
        return state.evaluation.sizes.storage.value();
    return ofCollection(state, name, [](const auto &size) { return size.storage.likely.value(); });
}

Value indexBytes(const LessonState &state, const QString &name)
{
    if (name.isEmpty())
        return state.evaluation.sizes.indexes.value();
    return ofCollection(state, name, [](const auto &size) { return size.indexBytes().value(); });
}

Value indexEntries(const LessonState &state, const QString &name)
{
    double sum = 0;
    for (const sizing::CollectionSize &size : state.evaluation.sizes.collections) {
        for (const sizing::IndexSize &index : size.indexes)
            sum += name.isEmpty() || size.name == name ? index.entries : 0;
    }
    return name.isEmpty() || state.evaluation.sizes.collection(name) ? Value(sum) : std::nullopt;
}

Value indexCount(const LessonState &state, const QString &name)
{
    double sum = 0;
    for (const sizing::CollectionSize &size : state.evaluation.sizes.collections)
        sum += name.isEmpty() || size.name == name ? static_cast<double>(size.indexes.size()) : 0;
    return name.isEmpty() || state.evaluation.sizes.collection(name) ? Value(sum) : std::nullopt;
}

Value workingSet(const LessonState &state, const QString &)
{
    return state.evaluation.sizes.workingSet.likely.value();
}

Value cache(const LessonState &state, const QString &)
{
    return state.evaluation.sizes.cache.bytes.value();
}

Value cacheShare(const LessonState &state, const QString &)
{
    return state.evaluation.sizes.share();
}

Value collections(const LessonState &state, const QString &)
{
    return static_cast<double>(state.evaluation.design.collections.size());
}

const design::Node *nodeOf(const LessonState &state, const QString &path)
{
    const design::Collection *collection = state.evaluation.design.collection(path.section(QLatin1Char('.'), 0, 0));
    return collection ? design::nodeAt(collection->root, path.section(QLatin1Char('.'), 1)) : nullptr;
}

Value items(const LessonState &state, const QString &path)
{
    const design::Node *node = nodeOf(state, path);
    return node && node->isArray() ? Value(node->count.likely) : std::nullopt;
}

Value mostItems(const LessonState &state, const QString &path)
{
    const design::Node *node = nodeOf(state, path);
    return node && node->isArray() ? Value(node->count.max) : std::nullopt;
}

Value hasField(const LessonState &state, const QString &path)
{
    return state.evaluation.design.collection(path.section(QLatin1Char('.'), 0, 0)) ? Value(nodeOf(state, path) ? 1 : 0)
                                                                                    : std::nullopt;
}

Value embedded(const LessonState &state, const QString &name)
{
    for (const schema::Relationship &relationship : state.model.relationships) {
        if (relationship.id.text() != name && schema::relationshipName(state.model, relationship) != name)
            continue;
        const design::PlacementDecision *decision = state.evaluation.design.placement(relationship.id);
        return decision && (decision->placement == schema::Placement::EmbedInA ||
                            decision->placement == schema::Placement::EmbedInB)
                   ? 1
                   : 0;
    }
    return std::nullopt;
}

Value countOfEntity(const LessonState &state, const QString &name)
{
    const schema::Entity *entity = state.model.entityNamed(name);
    return entity ? Value(entity->count.likely) : std::nullopt;
}

Value patternUses(const LessonState &state, const QString &name)
{
    if (!name.isEmpty() && !patterns::PatternRegistry::instance().find(name))
        return std::nullopt;
    double sum = 0;
    for (const schema::PatternUse &use : state.evaluation.design.applied)
        sum += name.isEmpty() || use.pattern == name ? 1 : 0;
    return sum;
}

Value patternKinds(const LessonState &state, const QString &)
{
    QSet<QString> kinds;
    for (const schema::PatternUse &use : state.evaluation.design.applied)
        kinds << use.pattern;
    return static_cast<double>(kinds.size());
}

Value findings(const LessonState &state, const QString &check)
{
    const auto &all = checks::CheckRegistry::instance().all();
    if (!check.isEmpty() &&
        std::none_of(all.begin(), all.end(), [&](const checks::Check *one) { return one->id() == check; }))
        return std::nullopt;
    double sum = 0;
    for (const checks::Finding &finding : state.evaluation.findings) {
        const bool counts = check.isEmpty() ? finding.severity != checks::Severity::Info : finding.check == check;
        sum += counts && !finding.suppressed ? 1 : 0;
    }
    return sum;
}

struct Row
{
    const char *name;
    Of of;
    FigureUnit unit;
    const char *label;   ///< %1: the object
    const char *general; ///< without an object, where it may be left out; or what it is, for help
    Value (*value)(const LessonState &, const QString &object);
};

using sizing::OperationCost;

constexpr Row rows[]{
    {"document", Of::Collection, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Average document of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Average document"), documentBytes},
    {"largest", Of::Collection, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Largest document of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Largest document"), largestBytes},
    {"documents", Of::Collection, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Documents in %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Documents"), documents},
    {"data", Of::AnyCollection, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Data of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Data"), dataBytes},
    {"storage", Of::AnyCollection, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Files of %1 on disk"),
     QT_TRANSLATE_NOOP("LessonFigure", "Files on disk"), storageBytes},
    {"indexBytes", Of::AnyCollection, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Index bytes of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Index bytes"), indexBytes},
    {"indexes", Of::AnyCollection, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Indexes of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Indexes"), indexCount},
    {"entries", Of::AnyCollection, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Index entries of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Index entries"), indexEntries},
    {"workingSet", Of::All, FigureUnit::Bytes, "", QT_TRANSLATE_NOOP("LessonFigure", "Working set"), workingSet},
    {"cache", Of::All, FigureUnit::Bytes, "", QT_TRANSLATE_NOOP("LessonFigure", "Cache"), cache},
    {"cacheShare", Of::All, FigureUnit::Share, "", QT_TRANSLATE_NOOP("LessonFigure", "Working set / cache"),
     cacheShare},
    {"collections", Of::All, FigureUnit::Count, "", QT_TRANSLATE_NOOP("LessonFigure", "Collections"), collections},
    {"items", Of::Path, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Items in %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Items of an array, typically"), items},
    {"mostItems", Of::Path, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Most items in %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Items of an array, at most"), mostItems},
    {"field", Of::Path, FigureUnit::Truth, QT_TRANSLATE_NOOP("LessonFigure", "%1 exists"),
     QT_TRANSLATE_NOOP("LessonFigure", "A field exists"), hasField},
    {"embedded", Of::Relationship, FigureUnit::Truth, QT_TRANSLATE_NOOP("LessonFigure", "%1 is embedded"),
     QT_TRANSLATE_NOOP("LessonFigure", "A relationship is embedded"), embedded},
    {"count", Of::Entity, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Typical number of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "How many there are of an entity"), countOfEntity},
    {"patterns", Of::Pattern, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Uses of %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Applied patterns"), patternUses},
    {"patternKinds", Of::All, FigureUnit::Count, "", QT_TRANSLATE_NOOP("LessonFigure", "Pattern types"), patternKinds},
    {"findings", Of::Check, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Findings “%1”"),
     QT_TRANSLATE_NOOP("LessonFigure", "Errors and warnings"), findings},
    {"rate", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Times a second: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "How often an operation runs a second"), ofOperation<&OperationCost::perSecond>},
    {"trips", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Round trips: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Round trips of an operation"), ofOperation<&OperationCost::roundTrips>},
    {"lookups", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Lookups: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Lookups of an operation"), ofOperation<&OperationCost::lookups>},
    {"read", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Documents read: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Documents that an operation reads, lookups included"), documentsFetched},
    {"joined", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Documents joined: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Documents that an operation fetches by lookups"),
     ofOperation<&OperationCost::documentsJoined>},
    {"written", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Documents written: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Documents that an operation writes"),
     ofOperation<&OperationCost::documentsWritten>},
    {"entriesWritten", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Index entries changed: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Index entries that an operation adds and removes"),
     ofOperation<&OperationCost::indexEntries>},
    {"bytesRead", Of::Operation, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Bytes read: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Bytes that an operation reads"), ofOperation<&OperationCost::bytesRead>},
    {"bytesWritten", Of::Operation, FigureUnit::Bytes, QT_TRANSLATE_NOOP("LessonFigure", "Bytes written: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Bytes that an operation writes"), ofOperation<&OperationCost::bytesWritten>},
    {"cost", Of::Operation, FigureUnit::Count, QT_TRANSLATE_NOOP("LessonFigure", "Cost in units: %1"),
     QT_TRANSLATE_NOOP("LessonFigure", "Cost of an operation, in the advisor's units"),
     ofOperation<&OperationCost::units>},
};

QString translated(const char *text)
{
    return QCoreApplication::translate("LessonFigure", text);
}

bool mayStandAlone(Of of)
{
    return of == Of::All || of == Of::AnyCollection || of == Of::Pattern || of == Of::Check;
}

QStringList namesFor(Of of, const LessonState &state)
{
    QStringList names;
    switch (of) {
    case Of::Collection:
    case Of::AnyCollection:
    case Of::Path:
        for (const design::Collection &collection : state.evaluation.design.collections)
            names << collection.name;
        break;
    case Of::Operation:
        for (const schema::Operation &operation : state.model.operations)
            names << operation.name;
        break;
    case Of::Relationship:
        for (const schema::Relationship &relationship : state.model.relationships)
            names << relationship.id.text();
        break;
    case Of::Entity:
        for (const schema::Entity &entity : state.model.entities)
            names << entity.name;
        break;
    case Of::Pattern:
        for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
            names << pattern->id();
        break;
    case Of::Check:
        for (const checks::Check *check : checks::CheckRegistry::instance().all())
            names << check->id();
        break;
    case Of::All:
        break;
    }
    return names;
}

/// A relationship, pattern or check as people know it.
QString shownObject(Of of, const LessonState &state, const QString &object)
{
    if (of == Of::Pattern)
        return patterns::patternName(object);
    if (of == Of::Relationship) {
        const schema::Relationship *relationship = state.model.relationship(schema::RelationshipId(object));
        return relationship ? schema::relationshipName(state.model, *relationship) : object;
    }
    if (of == Of::Check) {
        for (const checks::Check *check : checks::CheckRegistry::instance().all()) {
            if (check->id() == object)
                return check->name();
        }
    }
    return base::visibleText(object);
}

const char *objectName(Of of)
{
    constexpr const char *names[]{"",          "COLLECTION",   "[COLLECTION]", "COLLECTION.PATH",
                                  "OPERATION", "RELATIONSHIP", "ENTITY",       "[PATTERN]",
                                  "[CHECK]"};
    return names[static_cast<int>(of)];
}

} // namespace

base::Result<LessonFigure> figureOf(const LessonState &state, const QString &figure)
{
    const QString name = figure.section(QLatin1Char(' '), 0, 0);
    const QString object = figure.section(QLatin1Char(' '), 1).trimmed();
    QStringList names;
    for (const Row &row : rows) {
        names << QLatin1String(row.name);
        if (name != QLatin1String(row.name))
            continue;
        const bool wrong = object.isEmpty() ? !mayStandAlone(row.of) : row.of == Of::All;
        const Value value = wrong ? std::nullopt : row.value(state, object);
        if (!value) {
            const QStringList there = namesFor(row.of, state);
            return base::Error{base::ErrorCode::Format,
                               Text::tr("There is nothing called “%1” for this figure.").arg(object), figure,
                               row.of == Of::All ? Text::tr("Leave the name out.") : base::suggestion(object, there)};
        }
        const QString label =
            object.isEmpty() ? translated(row.general) : translated(row.label).arg(shownObject(row.of, state, object));
        return LessonFigure{label, row.unit, *value};
    }
    return base::Error{base::ErrorCode::Format, Text::tr("There is no figure “%1”.").arg(name), figure,
                       base::suggestion(name, names)};
}

QString figureText(double value, FigureUnit unit)
{
    if (std::isinf(value))
        return QStringLiteral("∞");
    switch (unit) {
    case FigureUnit::Bytes:
        return base::bytesText(base::Bytes(value));
    case FigureUnit::Share:
        return base::percentText(value);
    case FigureUnit::Truth:
        return value > 0 ? Text::tr("yes") : Text::tr("no");
    case FigureUnit::Count:
        break;
    }
    return base::countText(value);
}

QList<FigureKind> figureKinds()
{
    QList<FigureKind> kinds;
    for (const Row &row : rows)
        kinds.append({QLatin1String(row.name), QLatin1String(objectName(row.of)), translated(row.general)});
    return kinds;
}

QString boundText(const LessonFigure &figure, const formats::LessonBound &bound)
{
    if (figure.unit == FigureUnit::Truth) {
        const bool wanted = bound.atLeast.value_or(0) > 0;
        return (wanted ? Text::tr("%1: yes", "a condition") : Text::tr("%1: no", "a condition")).arg(figure.label);
    }
    const auto text = [&](double value) {
        return figureText(value, figure.unit);
    };
    if (bound.atLeast && bound.atMost && *bound.atLeast == *bound.atMost)
        return Text::tr("%1: exactly %2").arg(figure.label, text(*bound.atMost));
    if (bound.atLeast && bound.atMost)
        return Text::tr("%1: from %2 to %3").arg(figure.label, text(*bound.atLeast), text(*bound.atMost));
    if (bound.atMost && *bound.atMost == 0)
        return Text::tr("%1: none").arg(figure.label);
    return bound.atMost ? Text::tr("%1: at most %2").arg(figure.label, text(*bound.atMost))
                        : Text::tr("%1: at least %2").arg(figure.label, text(*bound.atLeast));
}

bool holds(const LessonFigure &figure, const formats::LessonBound &bound)
{
    return (!bound.atLeast || figure.value >= *bound.atLeast) && (!bound.atMost || figure.value <= *bound.atMost);
}

} // namespace sw::services
