// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/suspects.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/formats/exporters/markdownshape.h"

#include <QRegularExpression>

namespace sw::services
{

namespace
{

using formats::LessonStep;

QString collectionDetail(const design::Collection &collection)
{
    return Text::tr("%1 documents. %2")
        .arg(base::countText(collection.documents.likely), formats::validationSentence(collection));
}

QString fieldDetail(const design::Node &node)
{
    return (QStringList{formats::typeText(node)} + formats::rulesOf(node)).join(QStringLiteral(", "));
}

/// The operations it serves say whether it is needed.
QString indexDetail(const design::Index &index)
{
    QStringList parts{formats::keysText(index)};
    if (const QString options = formats::optionsText(index); !options.isEmpty())
        parts << options;
    const bool helps = !index.reasons.isEmpty();
    parts << (helps ? Text::tr("for %1", "an index").arg(index.reasons.join(QStringLiteral(", ")))
                    : Text::tr("no operation uses it"));
    return parts.join(QStringLiteral("; "));
}

QString filterText(const schema::Filter &filter)
{
    switch (filter.op) {
    case schema::FilterOp::Range:
        return Text::tr("%1 (range)").arg(filter.field.path);
    case schema::FilterOp::In:
        return Text::tr("%1 (one of several)").arg(filter.field.path);
    case schema::FilterOp::PrefixRegex:
        return Text::tr("%1 (begins with)").arg(filter.field.path);
    case schema::FilterOp::CaseInsensitiveRegex:
        return Text::tr("%1 (ignores case)").arg(filter.field.path);
    case schema::FilterOp::Text:
        return Text::tr("%1 (text search)").arg(filter.field.path);
    case schema::FilterOp::Geo:
        return Text::tr("%1 (near)").arg(filter.field.path);
    case schema::FilterOp::Equal:
        break;
    }
    return filter.field.path;
}

QString operationDetail(const schema::Model &model, const schema::Operation &operation)
{
    QStringList entities;
    QList<schema::EntityId> reached{operation.entity};
    for (const schema::PathStep &step : operation.path)
        reached << step.to;
    for (const schema::EntityId &id : std::as_const(reached)) {
        if (const schema::Entity *entity = model.entity(id))
            entities << entity->name;
    }
    QStringList parts{entities.join(QStringLiteral(" → ")), base::rateText(base::PerSecond(operation.perSecond))};
    QStringList filters;
    for (const schema::Filter &filter : operation.filters)
        filters << filterText(filter);
    if (!filters.isEmpty())
        parts << Text::tr("searches by %1").arg(filters.join(QStringLiteral(", ")));
    QStringList reads;
    for (const schema::FieldRef &field : operation.reads) {
        const schema::Entity *entity = model.entity(field.entity);
        reads << (entity && field.entity != operation.entity ? entity->name + QLatin1Char('.') : QString()) +
                     field.path;
    }
    if (!reads.isEmpty())
        parts << Text::tr("reads %1").arg(reads.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral("; "));
}

bool isPlanted(const LessonStep &step, const checks::Finding &finding)
{
    return std::any_of(step.planted.begin(), step.planted.end(), [&](const formats::PlantedFinding &planted) {
        return planted.check == finding.check && (planted.object.isEmpty() || planted.object == finding.object);
    });
}

bool hasWord(const QString &text, const QString &word)
{
    const QRegularExpression whole(
        QStringLiteral("(?<![\\w.])%1(?![\\w.]\\w|\\w)").arg(QRegularExpression::escape(word)));
    return whole.match(text).hasMatch();
}

/// Whether a part of \p finding lies on \p suspect, though another object is the one to select: its relationship, what
/// its text names, the fields of its index.
bool hasPart(const LessonState &state, const checks::Finding &finding, const Suspect &suspect)
{
    const schema::Relationship *link = state.model.relationship(finding.relationship);
    if (link != nullptr && suspect.object == schema::relationshipName(state.model, *link))
        return true;
    const QString text = finding.title + QLatin1Char(' ') + finding.detail;
    const auto isThis = [&](const schema::Operation &operation) {
        return operation.name == suspect.object;
    };
    if (std::any_of(state.model.operations.cbegin(), state.model.operations.cend(), isThis))
        return hasWord(text, suspect.object);
    for (const design::Collection &collection : state.evaluation.design.collections) {
        const QString field = collection.name + QLatin1Char('.');
        const QString index = collection.name + QLatin1String(": ");
        if (suspect.object.startsWith(index) && collection.name == finding.collection)
            return hasWord(text, suspect.object.mid(index.size()));
        if (!suspect.object.startsWith(field))
            continue;
        const QString path = suspect.object.mid(field.size());
        for (const design::Index &each : collection.indexes) {
            if (finding.object == index + each.name &&
                std::any_of(each.keys.cbegin(), each.keys.cend(), [&](const auto &key) { return key.path == path; }))
                return true;
        }
        const schema::Entity *entity = state.model.entity(finding.entity);
        const QString place = !finding.collection.isEmpty() ? finding.collection
                              : entity != nullptr           ? schema::collectionNameOf(*entity)
                                                            : QString();
        return collection.name == place && hasWord(text, path);
    }
    return false;
}

/// Who selects what is not planted is told when the checks report it all the same, or lies close.
void addRelated(QList<Suspect> &suspects, const LessonStep &step, const LessonState &state)
{
    for (const checks::Finding &finding : state.evaluation.findings) {
        const bool planted = isPlanted(step, finding);
        for (Suspect &suspect : suspects) {
            const bool onIt = suspect.object == finding.object;
            if (planted ? !onIt && hasPart(state, finding, suspect) : onIt)
                suspect.related << finding;
        }
    }
}

} // namespace

base::Result<QList<Suspect>> suspectsOf(const LessonBench &bench, const LessonStep &step)
{
    const auto state = bench.state(step.model);
    if (!state)
        return atStep(step, state.error());
    const design::Design &design = (*state)->evaluation.design;
    QList<Suspect> suspects;
    const auto add = [&](const QString &object, const QString &text, const QString &group, const QString &detail) {
        const auto same = [&](const Suspect &one) {
            return one.object == object;
        };
        if (std::none_of(suspects.begin(), suspects.end(), same))
            suspects.append({object, base::visibleText(text), base::visibleText(detail), group, {}, {}});
    };
    for (const design::Collection &collection : design.collections) {
        const QString group = Text::tr("Collection %1").arg(base::visibleText(collection.name));
        add(collection.name, Text::tr("The collection as a whole"), group, collectionDetail(collection));
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            add(collection.name + QLatin1Char('.') + path, path, group, fieldDetail(node));
        });
        for (const design::Index &index : collection.indexes)
            add(collection.name + QLatin1String(": ") + index.name, Text::tr("Index %1").arg(index.name), group,
                indexDetail(index));
    }
    for (const design::PlacementDecision &decision : design.placements) {
        if (const schema::Relationship *link = (*state)->model.relationship(decision.relationship))
            add(schema::relationshipName((*state)->model, *link), schema::relationshipName((*state)->model, *link),
                Text::tr("Relationships"), design::placementText((*state)->model, *link, decision.placement));
    }
    for (const schema::Operation &operation : (*state)->model.operations)
        add(operation.name, operation.name, Text::tr("Operations"), operationDetail((*state)->model, operation));
    for (const formats::PlantedFinding &planted : step.planted) {
        bool found = false;
        for (const checks::Finding &finding : (*state)->evaluation.findings) {
            if (finding.check != planted.check || (!planted.object.isEmpty() && finding.object != planted.object))
                continue;
            found = true;
            add(finding.object, finding.object, Text::tr("The design as a whole"), {});
            for (Suspect &suspect : suspects) {
                if (suspect.object == finding.object)
                    suspect.planted << finding;
            }
        }
        if (!found) {
            QStringList there;
            for (const checks::Finding &finding : (*state)->evaluation.findings)
                there << QStringLiteral("%1 %2").arg(finding.check, finding.object);
            return base::Error{base::ErrorCode::Format,
                               Text::tr("The checks find no %1 %2 in this model.").arg(planted.check, planted.object),
                               step.place + QStringLiteral(".planted"),
                               Text::tr("They find: %1.").arg(there.join(QLatin1String(", ")))};
        }
    }
    addRelated(suspects, step, **state);
    return suspects;
}

} // namespace sw::services
