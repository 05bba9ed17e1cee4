// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/alternatives/alternatives.h"

#include "models/base/suggestion.h"
#include "models/base/texts.h"
#include "models/formats/project/alternatives.h"
#include "models/schema/validation/validation.h"
#include "models/services/advice/goaladvice.h"

#include <algorithm>

namespace sw::services
{

namespace
{

base::Result<void> checkName(const schema::Model &model, const QString &name)
{
    const auto refuse = [&](const QString &message, const QString &wayOut) {
        return base::Error{base::ErrorCode::InvalidModel, message, Text::tr("alternative %1").arg(name.left(40)),
                           wayOut};
    };
    if (name.trimmed().isEmpty())
        return base::Error{base::ErrorCode::InvalidModel, Text::tr("The alternative has no name."),
                           Text::tr("alternative"), Text::tr("Give it one.")};
    if (schema::isTooLong(name))
        return refuse(Text::tr("The name is longer than 255 bytes."), Text::tr("Shorten it."));
    for (const schema::Alternative &one : formats::alternativesOf(model)) {
        if (one.name == name)
            return refuse(Text::tr("There is an alternative of this name."),
                          Text::tr("Choose another name, or remove the other one first."));
    }
    return {};
}

/// Designs do not differ by the reasons for them.
QList<schema::PatternUse> withoutReasons(QList<schema::PatternUse> uses)
{
    for (schema::PatternUse &use : uses)
        use.reason.clear();
    return uses;
}

} // namespace

schema::Alternative chosenDesign(const schema::Model &model)
{
    schema::Alternative design;
    design.goal = model.goal;
    design.patterns = model.patterns;
    for (const schema::Relationship &relationship : model.relationships) {
        if (relationship.placement != schema::Placement::Automatic)
            design.placements.append({relationship.id, relationship.placement});
    }
    return design;
}

base::Result<void> addAlternative(schema::Model &model, const QString &name, const QString &description)
{
    if (const auto usable = checkName(model, name); !usable)
        return usable;
    schema::Alternative alternative = chosenDesign(model);
    alternative.name = name;
    alternative.description = description;
    formats::setAlternatives(model, formats::alternativesOf(model) << alternative);
    return {};
}

base::Result<schema::Alternative> findAlternative(const schema::Model &model, const QString &name)
{
    QStringList names;
    for (const schema::Alternative &one : formats::alternativesOf(model)) {
        if (one.name == name)
            return one;
        names << one.name;
    }
    return base::Error{
        base::ErrorCode::Usage, Text::tr("There is no alternative '%1'.").arg(name), QStringLiteral("NAME"),
        names.isEmpty() ? Text::tr("The project has none yet; add one.") : base::suggestion(name, names)};
}

base::Result<void> removeAlternative(schema::Model &model, const QString &name)
{
    if (const auto found = findAlternative(model, name); !found)
        return found.error();
    QList<schema::Alternative> alternatives = formats::alternativesOf(model);
    alternatives.removeIf([&](const schema::Alternative &one) { return one.name == name; });
    formats::setAlternatives(model, alternatives);
    return {};
}

void takeAlternative(schema::Model &model, const schema::Alternative &alternative)
{
    model.goal = alternative.goal;
    for (schema::Relationship &relationship : model.relationships) {
        const auto choice =
            std::find_if(alternative.placements.cbegin(), alternative.placements.cend(),
                         [&](const schema::PlacementChoice &one) { return one.relationship == relationship.id; });
        relationship.placement =
            choice == alternative.placements.cend() ? schema::Placement::Automatic : choice->placement;
    }
    model.patterns = alternative.patterns;
}

bool isTaken(const schema::Model &model, const schema::Alternative &alternative)
{
    schema::Model taken = model;
    takeAlternative(taken, alternative);
    return taken.goal == model.goal && taken.relationships == model.relationships &&
           withoutReasons(taken.patterns) == withoutReasons(model.patterns);
}

bool isKept(const schema::Model &model)
{
    const QList<schema::Alternative> all = formats::alternativesOf(model);
    return std::any_of(all.cbegin(), all.cend(),
                       [&](const auto &one) { return isTaken(model, one) && one.patterns == model.patterns; });
}

} // namespace sw::services
