// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/patternarguments.h"

#include "models/base/enumtable.h"
#include "models/base/numbers.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

namespace sw::cli
{

namespace
{

using patterns::Parameter;

base::Error parameterError(const Parameter &parameter, const QString &text, const QString &wayOut)
{
    return {base::ErrorCode::Usage, Text::tr("'%1' cannot be used here.").arg(text),
            QStringLiteral("--set ") + parameter.name, wayOut};
}

base::Result<QJsonValue> readNumber(const Parameter &parameter, const QString &text)
{
    const base::Result<double> read = base::readNumber(text, parameter.unit, base::NumberSource::Script);
    if (!read)
        return parameterError(parameter, text, read.error().wayOut);
    const double number = *read;
    const bool whole = parameter.kind == Parameter::Kind::Integer;
    const bool bounded = parameter.maximum > parameter.minimum;
    const bool inside = !bounded || (number >= parameter.minimum && number <= parameter.maximum);
    if (std::isfinite(number) && inside && (!whole || number == std::floor(number)))
        return QJsonValue(number);
    QString range = whole ? Text::tr("Give a whole number.") : Text::tr("Give a number.");
    if (bounded)
        range = (whole ? Text::tr("Give a whole number from %1 to %2.") : Text::tr("Give a number from %1 to %2."))
                    .arg(patterns::boundText(parameter.minimum), patterns::boundText(parameter.maximum));
    return parameterError(parameter, text, range);
}

base::Result<QJsonValue> readSwitch(const Parameter &parameter, const QString &text)
{
    if (text == QStringLiteral("true") || text == QStringLiteral("yes") || text == QStringLiteral("on"))
        return QJsonValue(true);
    if (text == QStringLiteral("false") || text == QStringLiteral("no") || text == QStringLiteral("off"))
        return QJsonValue(false);
    return parameterError(parameter, text, Text::tr("Give true or false."));
}

base::Result<QJsonValue> readValue(const Parameter &parameter, const QString &text)
{
    switch (parameter.kind) {
    case Parameter::Kind::Integer:
    case Parameter::Kind::Number:
        return readNumber(parameter, text);
    case Parameter::Kind::Switch:
        return readSwitch(parameter, text);
    case Parameter::Kind::Choice:
        if (parameter.choiceIds().contains(text))
            return QJsonValue(text);
        return parameterError(parameter, text, suggestion(text, parameter.choiceIds()));
    case Parameter::Kind::EntityList:
    case Parameter::Kind::TextList:
    case Parameter::Kind::FieldList: {
        QJsonArray fields;
        for (const QString &field : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
            fields.append(field.trimmed());
        return QJsonValue(fields);
    }
    case Parameter::Kind::Text:
    case Parameter::Kind::Field:
        break;
    }
    return QJsonValue(text);
}

} // namespace

base::Result<const patterns::Pattern *> findPattern(const QString &id)
{
    if (const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(id))
        return pattern;
    QStringList ids;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
        ids << pattern->id();
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no pattern '%1'.").arg(id), Text::tr("pattern"),
                       suggestion(id, ids)};
}

base::Result<schema::PatternUse> findUse(const schema::Model &model, const QString &id, const QString &target)
{
    std::optional<patterns::Target> wanted;
    if (!target.isEmpty()) {
        const auto parsed = patterns::parseTarget(model, target);
        if (!parsed)
            return parsed.error();
        wanted = *parsed;
    }
    QList<schema::PatternUse> found;
    QStringList known;
    QStringList targets;
    for (const schema::PatternUse &use : model.patterns) {
        known << use.pattern;
        if ((use.pattern != id && use.id.text() != id) || (wanted && patterns::targetOf(use) != *wanted))
            continue;
        found << use;
        targets << patterns::targetName(model, patterns::targetOf(use));
    }
    known.removeDuplicates();
    if (found.size() == 1)
        return found.first();
    if (found.isEmpty())
        return base::Error{base::ErrorCode::Usage, Text::tr("The project does not use the pattern '%1' there.").arg(id),
                           Text::tr("pattern"),
                           known.isEmpty() ? Text::tr("It uses no patterns.")
                                           : Text::tr("It uses: %1.").arg(known.join(QStringLiteral(", ")))};
    return base::Error{base::ErrorCode::Usage, Text::tr("The pattern '%1' is applied to several objects.").arg(id),
                       Text::tr("pattern"),
                       Text::tr("Name one of them with --to: %1.").arg(targets.join(QStringLiteral(", ")))};
}

QString parameterKindName(Parameter::Kind kind)
{
    constexpr base::EnumNames<Parameter::Kind::TextList> names("integer", "number", "choice", "text", "field", "fields",
                                                               "switch", "entities", "texts");
    return nameOf(names, kind);
}

QString parameterText(const QJsonValue &value)
{
    QStringList parts;
    if (!value.isArray())
        return value.toVariant().toString();
    for (const QJsonValue item : value.toArray())
        parts << item.toVariant().toString();
    return parts.join(QLatin1Char(','));
}

base::Result<void> setParameter(const patterns::Pattern &pattern, const QString &assignment, QJsonObject &parameters)
{
    const qsizetype sign = assignment.indexOf(QLatin1Char('='));
    const QString name = assignment.left(sign);
    if (sign <= 0)
        return base::Error{
            base::ErrorCode::Usage, Text::tr("'%1' cannot be used here.").arg(assignment), QStringLiteral("--set"),
            Text::tr("Give NAME=VALUE; 'shapewright-cli patterns %1' lists the names.").arg(pattern.id())};
    QStringList names;
    for (const Parameter &parameter : pattern.parameters()) {
        names << parameter.name;
        if (parameter.name != name)
            continue;
        const base::Result<QJsonValue> value = readValue(parameter, assignment.mid(sign + 1));
        if (!value)
            return value.error();
        parameters.insert(name, *value);
        return {};
    }
    return base::Error{
        base::ErrorCode::Usage, Text::tr("The pattern '%1' has no parameter '%2'.").arg(pattern.id(), name),
        QStringLiteral("--set"), names.isEmpty() ? Text::tr("It has no parameters.") : suggestion(name, names)};
}

} // namespace sw::cli
