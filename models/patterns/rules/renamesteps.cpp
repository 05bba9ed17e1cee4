// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/rules/renamesteps.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"

namespace sw::patterns
{

namespace
{

using Values = QHash<QString, QString>;

/// One line of the list in the script; the way leads through objects that have their new form already.
QString lineOf(const design::Collection &collection, const RenamedField &field)
{
    QStringList parts = field.from.split(QLatin1Char('.'));
    const QString last = parts.takeLast();
    const QStringList arrays = design::arraysOn(collection.root, parts.join(QLatin1Char('.')));
    QStringList way;
    QString path;
    for (const QString &part : std::as_const(parts)) {
        path = design::joinedPath(path, part);
        way << QStringLiteral("[%1, %2]")
                   .arg(scriptString(part), arrays.contains(path) ? QStringLiteral("true") : QStringLiteral("false"));
    }
    return QStringLiteral("{ path: [") + way.join(QStringLiteral(", ")) + QStringLiteral("], from: ") +
           scriptString(last) + QStringLiteral(", to: ") + scriptString(field.to) + QStringLiteral(" },");
}

QList<MigrationStep> steps(const QString &copy, const QString &compare, const QString &cut, const QString &copyNote)
{
    return {{Text::tr("Copy"), copy, copyNote},
            {Text::tr("Compare"), compare, Text::tr("Stops while anything is missing or different.")},
            {Text::tr("Cut what is old"), cut,
             Text::tr("Only when every program reads and writes the new name, and after a backup."), true}};
}

} // namespace

Migration fieldRenames(const design::Collection &collection, const QList<RenamedField> &fields)
{
    QStringList lines;
    for (const RenamedField &field : fields)
        lines << lineOf(collection, field);
    Values values{{QStringLiteral("name"), scriptString(collection.name)},
                  {QStringLiteral("renames"), lines.join(QStringLiteral("\n  "))}};
    values.insert(QStringLiteral("parts"), boundScript("rules/rename-parts", values).trimmed());
    Migration out;
    out.steps = steps(boundScript("rules/rename-copy", values), boundScript("rules/rename-compare", values),
                      boundScript("rules/rename-cut", values),
                      Text::tr("Writers may go on. Values stay under the old name as well. Needs MongoDB 5.0."));
    return out;
}

Migration collectionRename(const QString &from, const QString &to)
{
    const Values values{{QStringLiteral("from"), scriptString(from)}, {QStringLiteral("to"), scriptString(to)}};
    Migration out;
    out.steps = steps(boundScript("rules/rename-collection-copy", values),
                      boundScript("rules/rename-collection-compare", values),
                      boundScript("rules/rename-collection-cut", values),
                      Text::tr("Writers may go on; what they write to the old collection after it is copied by running "
                               "this step again. Changes and deletions there are not."));
    return out;
}

} // namespace sw::patterns
