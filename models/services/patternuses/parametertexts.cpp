// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/parametertexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"

#include <QJsonArray>

namespace sw::services
{

namespace
{

using patterns::Parameter;

QString textOf(const schema::Model &model, const Parameter &parameter, const QString &text)
{
    for (const patterns::Choice &choice : parameter.choices) {
        if (choice.id == text)
            return choice.text;
    }
    const schema::Entity *entity =
        parameter.kind == Parameter::Kind::EntityList ? model.entity(schema::EntityId(text)) : nullptr;
    return base::visibleText(entity != nullptr ? entity->name : text);
}

QString valueText(const schema::Model &model, const Parameter &parameter, const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? Text::tr("yes") : Text::tr("no");
    if (value.isDouble())
        return base::exactNumberText(value.toDouble()) + base::unitText(parameter.unit);
    QStringList texts;
    for (const QJsonValue &each : value.isArray() ? value.toArray() : QJsonArray{value})
        texts << textOf(model, parameter, each.toString());
    texts.removeAll(QString());
    return texts.isEmpty() ? Text::tr("none") : texts.join(QStringLiteral(", "));
}

} // namespace

QString parameterInWords(const schema::Model &model, const Parameter &parameter, const QJsonValue &value)
{
    return QStringLiteral("%1: %2").arg(parameter.label, valueText(model, parameter, value));
}

QStringList parametersInWords(const schema::Model &model, const patterns::Pattern &pattern, const QJsonObject &values)
{
    QStringList texts;
    for (const Parameter &parameter : pattern.parameters()) {
        if (values.contains(parameter.name))
            texts << parameterInWords(model, parameter, values.value(parameter.name));
    }
    return texts;
}

QString otherParametersInWords(const schema::Model &model, const patterns::Pattern &pattern, const QJsonObject &values,
                               const QJsonObject &others)
{
    QJsonObject left = others;
    for (auto it = values.constBegin(); it != values.constEnd(); ++it) {
        if (left.value(it.key()) == it.value())
            left.remove(it.key());
    }
    return parametersInWords(model, pattern, left).join(QStringLiteral("; "));
}

QString advisedInWords(const schema::Model &model, const advisor::Explanation &judged)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(judged.use.pattern);
    const QString others =
        pattern ? otherParametersInWords(model, *pattern, judged.use.parameters, judged.advised) : QString();
    return others.isEmpty() ? QString() : Text::tr("Recommended here: %1.").arg(others);
}

} // namespace sw::services
