// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/basepattern.h"

#include "models/base/texts.h"
#include "models/base/utf8text.h"
#include "models/patterns/core/target.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

namespace
{

QString numberFault(const Parameter &parameter, const QJsonValue &value)
{
    const double number = value.toDouble();
    if (!value.isDouble() || !std::isfinite(number))
        return Text::tr("It must be a number.");
    if (parameter.kind == Parameter::Kind::Integer && number != std::floor(number))
        return Text::tr("It must be a whole number.");
    if (number < parameter.minimum || number > parameter.maximum)
        return Text::tr("It must be between %1 and %2.")
            .arg(boundText(parameter.minimum), boundText(parameter.maximum));
    return {};
}

QString nameFault(const QJsonValue &value)
{
    const QString text = value.toString();
    const bool usable =
        value.isString() && !text.isEmpty() && !text.startsWith(QLatin1Char('$')) && !text.contains(QChar(0));
    return usable ? QString() : Text::tr("It must be a name that does not begin with \"$\".");
}

QString fieldFault(const UseContext &context, const schema::Entity *owner, const QString &path)
{
    if (path.isEmpty())
        return Text::tr("It must name a field.");
    return owner && !hasField(context.model, *owner, path) ? Text::tr("%1 has no field \"%2\".").arg(owner->name, path)
                                                           : QString();
}

QString listFault(const Parameter &parameter, const UseContext &context, const QJsonValue &value)
{
    const QStringList texts = pathsOf(value);
    if (!value.isArray() || (texts.isEmpty() && !parameter.optional))
        return Text::tr("It must be a list that is not empty.");
    for (const QString &text : texts) {
        if (text.isEmpty() || text.contains(QChar(0)))
            return Text::tr("It must be a list of names.");
        if (parameter.kind == Parameter::Kind::EntityList && !entityCalled(context.model.model(), text))
            return Text::tr("There is no entity \"%1\".").arg(text);
    }
    return {};
}

} // namespace

QStringList Parameter::choiceIds() const
{
    QStringList ids;
    for (const Choice &choice : choices)
        ids << choice.id;
    return ids;
}

QList<Choice> endChoices()
{
    return {{QStringLiteral("a"), Text::tr("The first entity of the relationship")},
            {QStringLiteral("b"), Text::tr("The second entity of the relationship")}};
}

QStringList pathsOf(const QJsonValue &value)
{
    return base::textsOf(value);
}

const schema::Field *fieldOf(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path)
{
    const schema::Entity *at = &entity;
    for (int guard = 0; at && guard < 100; ++guard) {
        if (const schema::Field *field = schema::fieldAtPath(at->fields, path))
            return field;
        at = at->superEntity.isEmpty() ? nullptr : model.entity(at->superEntity);
    }
    return nullptr;
}

bool hasField(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path)
{
    return path == design::idName || fieldOf(model, entity, path);
}

QJsonObject BasePattern::parametersAt(const schema::ModelIndex &model, const Target &target) const
{
    const schema::PatternUse *use = useAt(model.model(), id(), target);
    return use ? completeParameters(*this, model, *use) : defaults(model, target);
}

base::Error BasePattern::error(const UseContext &context, const QString &message, const QString &wayOut,
                               const QString &parameter) const
{
    QString where = name() + QStringLiteral(" · ") + targetName(context.model.model(), targetOf(context.use));
    if (!parameter.isEmpty())
        where += QStringLiteral(" · ") + parameter;
    return {base::ErrorCode::InvalidModel, message, where, wayOut};
}

QString BasePattern::choiceName(const char *parameter, const char *choice) const
{
    const QLatin1String id(choice);
    for (const Parameter &declared : parameters()) {
        if (declared.name != QLatin1String(parameter))
            continue;
        const auto found = std::find_if(declared.choices.cbegin(), declared.choices.cend(),
                                        [&](const Choice &one) { return one.id == id; });
        if (found != declared.choices.cend())
            return Text::tr("\"%1\" (%2)").arg(found->text, found->id);
    }
    return id;
}

base::Result<void> BasePattern::checkMore(const UseContext &) const
{
    return {};
}

bool BasePattern::takes(const schema::ModelIndex &model, const Target &target) const
{
    schema::PatternUse use;
    use.pattern = id();
    use.entity = target.entity;
    use.relationship = target.relationship;
    use.path = target.path;
    return checkTarget({model, use, defaults(model, target)}).has_value();
}

base::Result<void> BasePattern::check(const UseContext &context) const
{
    const base::Result<void> target = checkTarget(context);
    if (!target)
        return target;
    const QList<Parameter> declared = parameters();
    for (const QString &given : context.parameters.keys()) {
        const bool known =
            std::any_of(declared.cbegin(), declared.cend(), [&](const Parameter &one) { return one.name == given; });
        if (known)
            continue;
        QStringList names;
        for (const Parameter &parameter : declared)
            names << parameter.name;
        return error(context, Text::tr("The pattern has no such parameter."),
                     Text::tr("Use: %1.").arg(names.join(QStringLiteral(", "))), given);
    }
    for (const Parameter &parameter : declared) {
        if (!context.parameters.contains(parameter.name))
            continue; // of no meaning for this target: it has no default there
        const base::Result<void> result = checkParameter(parameter, context);
        if (!result)
            return result;
    }
    return checkMore(context);
}

base::Result<void> BasePattern::checkParameter(const Parameter &parameter, const UseContext &context) const
{
    const QString fault = faultOf(parameter, context);
    if (fault.isEmpty())
        return {};
    const bool chosen = parameter.kind == Parameter::Kind::Choice;
    const QString wayOut =
        chosen ? Text::tr("Choose one of: %1.").arg(parameter.choiceIds().join(QStringLiteral(", "))) : parameter.help;
    return error(context, fault, wayOut.isEmpty() ? Text::tr("Give another value.") : wayOut, parameter.name);
}

QString BasePattern::faultOf(const Parameter &parameter, const UseContext &context) const
{
    const QJsonValue value = context.parameters.value(parameter.name);
    switch (parameter.kind) {
    case Parameter::Kind::Integer:
    case Parameter::Kind::Number:
        return numberFault(parameter, value);
    case Parameter::Kind::Choice:
        return parameter.choiceIds().contains(value.toString())
                   ? QString()
                   : Text::tr("\"%1\" is not one of its values.").arg(value.toString());
    case Parameter::Kind::Switch:
        return value.isBool() ? QString() : Text::tr("It must be true or false.");
    case Parameter::Kind::Text:
        return parameter.optional && value.isString() && value.toString().isEmpty() ? QString() : nameFault(value);
    case Parameter::Kind::Field:
        if (!value.isString())
            return Text::tr("It must be the name of a field.");
        return value.toString().isEmpty() && parameter.optional
                   ? QString()
                   : fieldFault(context, fieldOwner(context), value.toString());
    case Parameter::Kind::EntityList:
    case Parameter::Kind::TextList:
        return listFault(parameter, context, value);
    case Parameter::Kind::FieldList:
        break;
    }
    if (!value.isArray())
        return Text::tr("It must be a list of fields.");
    if (value.toArray().isEmpty() && !parameter.optional)
        return Text::tr("It must name at least one field.");
    for (const QString &path : pathsOf(value)) {
        const QString fault = fieldFault(context, fieldOwner(context), path);
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace sw::patterns
