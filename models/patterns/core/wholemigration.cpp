// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/wholemigration.h"

#include "models/base/shellscript.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/script.h"
#include "models/patterns/rules/changedrules.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;

namespace
{

/// Collections of \p to whose rules are not those of \p from; none whose rules could harm a server.
QList<const Collection *> changed(const design::Design &from, const design::Design &to,
                                  const design::ValidatorOptions &options)
{
    QList<const Collection *> out;
    for (const Collection &collection : to.collections) {
        const Collection *former = from.collection(collection.name);
        if (collection.timeSeries || (former && former->timeSeries))
            continue;
        const bool same =
            former && design::createOptions(*former, options) == design::createOptions(collection, options);
        if (!same && design::lintValidator(design::validatorOf(collection, options), collection.name).isEmpty())
            out << &collection;
    }
    return out;
}

QString ruleText(const Collection &collection, const design::Design &from, const design::ValidatorOptions &options)
{
    const auto text = [](const Collection &one, const design::ValidatorOptions &how) {
        return QString::fromUtf8(base::shellExpression(design::validatorOf(one, how), 4));
    };
    design::ValidatorOptions open = options;
    open.closed = false;
    return QStringLiteral("  { name: ") + scriptString(collection.name) + QStringLiteral(", level: \"") +
           schema::nameOf(collection.level) + QStringLiteral("\", action: \"") + schema::nameOf(collection.action) +
           QStringLiteral("\",\n    validator: ") + text(collection, options) + QStringLiteral(",\n    changed: ") +
           text(changedRules(collection, from), open) + QStringLiteral(" },");
}

/// Puts \p steps between rules that rest and the rules of \p to.
QList<MigrationStep> between(const QList<MigrationStep> &steps, const design::Design &from, const design::Design &to,
                             const design::ValidatorOptions &options)
{
    const QList<const Collection *> collections = changed(from, to, options);
    if (collections.isEmpty() || steps.isEmpty())
        return steps;
    QStringList names, rules;
    for (const Collection *collection : collections) {
        names << scriptString(collection->name);
        rules << ruleText(*collection, from, options);
    }
    const QString all = rules.join(QLatin1Char('\n'));
    const QString parse = all.contains(QLatin1String("parse("))
                              ? QStringLiteral("const parse = text => EJSON.parse(text, { relaxed: false });")
                              : QString();
    QList<MigrationStep> out = steps;
    const auto firstThatWrites = std::find_if(
        out.cbegin(), out.cend(), [](const MigrationStep &step) { return step.writes && !step.script.isEmpty(); });
    out.insert(firstThatWrites,
               {Text::tr("Let the rules rest"),
                boundScript("core/rest-rules", {{QStringLiteral("names"), names.join(QStringLiteral(", "))}}),
                Text::tr("A document on its way obeys neither the old rules nor the new ones.")});
    out << MigrationStep{
        Text::tr("Set the rules"),
        boundScript("core/set-rules", {{QStringLiteral("rules"), all},
                                       {QStringLiteral("parse"), parse},
                                       {QStringLiteral("enforce"), boundScript("rules/enforce-one", {}).trimmed()}}),
        Text::tr(
            "They only warn until no document breaks them. Documents that broke the former rules do not stop it. It "
            "reads the collections once.")};
    return out;
}

} // namespace

Migration wholeMigration(const Pattern &pattern, const design::Design &before, const design::Design &after,
                         const UseContext &context)
{
    Migration migration = pattern.migration(before, after, context);
    const design::ValidatorOptions options = design::validatorOptions(context.model.model());
    migration.steps = between(migration.steps, before, after, options);
    migration.undo = between(migration.undo, after, before, options);
    return migration;
}

} // namespace sw::patterns
