// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/rules/stagedrules.h"

#include "models/base/shellscript.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

namespace sw::patterns
{

using design::Collection;
using Values = QHash<QString, QString>;

namespace
{

/// Lines for a person to fill in: the fields that every document has, by names that an update takes for names.
QString requiredFields(const Collection &collection)
{
    QStringList lines;
    for (const design::Node &field : collection.root.fields) {
        const bool isName = !field.name.contains(QLatin1Char('.')) && !field.name.startsWith(QLatin1Char('$'));
        if (field.isRequired() && field.name != design::idName && isName)
            lines << QStringLiteral("// ") + scriptKey(field.name) + QStringLiteral(": …,");
    }
    return lines.join(QStringLiteral("\n  "));
}

base::Error refusal(const QString &name, const QString &message, const QString &remedy)
{
    return {base::ErrorCode::InvalidModel, message, name, remedy};
}

Values valuesOf(const Collection &collection, const base::Bson &validator)
{
    const QString rules = QString::fromUtf8(base::shellExpression(validator, 2));
    Values values{
        {QStringLiteral("name"), scriptString(collection.name)},
        {QStringLiteral("level"), scriptString(schema::nameOf(collection.level))},
        {QStringLiteral("action"), scriptString(schema::nameOf(collection.action))},
        {QStringLiteral("validator"), rules},
        {QStringLiteral("parse"), rules.contains(QLatin1String("parse("))
                                      ? QStringLiteral("const parse = text => EJSON.parse(text, { relaxed: false });")
                                      : QString()},
        {QStringLiteral("missing"), requiredFields(collection)}};
    values.insert(QStringLiteral("staged"), boundScript("rules/staged", values).trimmed());
    values.insert(QStringLiteral("enforce"), boundScript("rules/enforce-one", {}).trimmed());
    return values;
}

} // namespace

base::Result<Migration> stagedRules(const schema::Model &model, const design::Design &design, const QString &name)
{
    const Collection *collection = design.collection(name);
    if (!collection)
        return refusal(name, Text::tr("The design has no collection of this name."),
                       Text::tr("Choose one of its collections."));
    if (collection->timeSeries)
        return refusal(name, Text::tr("A time-series collection takes no validator."),
                       Text::tr("Choose another collection."));
    if (collection->level == schema::ValidationLevel::Off)
        return refusal(name, Text::tr("Its rules are switched off."),
                       Text::tr("Set the validation level of its entity to strict or moderate."));
    const base::Bson validator = design::validatorOf(*collection, design::validatorOptions(model));
    if (const QList<base::Error> faults = design::lintValidator(validator, name); !faults.isEmpty())
        return faults.first();
    const Values values = valuesOf(*collection, validator);
    Migration migration;
    migration.steps = {
        {Text::tr("Check"), boundScript("rules/check", values), {}},
        {Text::tr("Warn only"), boundScript("rules/warn", values),
         Text::tr("Writers may go on: no write is refused, what breaks the rules is noted in the server's log. Rules "
                  "that the collection had refuse nothing either from here on.")},
        {Text::tr("Find what breaks the rules"), boundScript("rules/find", values),
         Text::tr("Writers may go on. It reads the collection once; a document may break several rules.")},
        {Text::tr("Correct the documents"), boundScript("rules/mend", values),
         Text::tr("Writers may go on; those that still write such documents need new code first. Needs MongoDB 5.0.")},
        {Text::tr("Put the rules in force"), boundScript("rules/enforce", values),
         Text::tr("Stops, and changes nothing, while documents break strict rules.")}};
    migration.undo = {{Text::tr("Let the rules rest"), boundScript("rules/rest", values),
                       Text::tr("The first step printed the rules that the collection had before.")}};
    return migration;
}

QString stagedRulesTitle(const QString &collection)
{
    return Text::tr("The rules of %1 come into force in stages").arg(collection);
}

base::Result<QString> stagedRulesScript(const schema::Model &model, const design::Design &design, const QString &name)
{
    const auto migration = stagedRules(model, design, name);
    if (!migration)
        return migration.error();
    return migrationScript(stagedRulesTitle(name), migration->steps, {1, migration->steps.size(), false});
}

} // namespace sw::patterns
