// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/otherpatterns.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/formershape.h"

namespace sw::services
{

namespace
{

using design::Collection;
using design::Design;
using patterns::namesBeyond;
using patterns::scriptCollection;
using patterns::scriptString;

/// Whether one of these collections has a document.
QString anyDocument(const QStringList &names)
{
    QStringList out;
    for (const QString &name : names)
        out << QStringLiteral("%1.findOne({}, { _id: 1 })").arg(scriptCollection(name));
    return QLatin1Char('[') + out.join(QStringLiteral(", ")) + QStringLiteral("].some(one => one !== null)");
}

class Checks
{
public:
    Checks(const patterns::Migration &migration, const Design &before, const Design &after)
        : m_before(before), m_made(namesBeyond(after, before))
    {
        for (const QList<patterns::MigrationStep> *steps : {&migration.steps, &migration.undo}) {
            for (const patterns::MigrationStep &step : *steps)
                m_scripts += step.script;
        }
    }

    void add(const patterns::OtherShape &other, const QString &title)
    {
        for (const Collection &collection : m_before.collections) {
            if (!isMentioned(collection.name))
                continue;
            const Collection *former = other.without.collection(collection.name);
            if (!former && !other.formers.isEmpty())
                add(collection.name, other.use, title,
                    QStringLiteral("!%1 && %2")
                        .arg(anyDocument(QStringList{collection.name} + m_made), anyDocument(other.formers)));
            if (!former || collection.timeSeries || former->timeSeries)
                continue;
            const QString filter = patterns::formerShape(*former, collection, other).filter();
            if (!filter.isEmpty())
                add(collection.name, other.use, title,
                    QStringLiteral("%1%2.findOne(%3, { _id: 1 }) !== null")
                        .arg(other.moves() ? QStringLiteral("!%1 && ").arg(anyDocument(other.made)) : QString(),
                             scriptCollection(collection.name), filter));
        }
    }

    QString script() const
    {
        return m_lines.isEmpty() ? QString()
                                 : patterns::boundScript("core/check-others",
                                                         {{QStringLiteral("checks"), m_lines.join(QLatin1Char('\n'))}});
    }

private:
    bool isMentioned(const QString &name) const
    {
        return m_scripts.contains(scriptCollection(name)) || m_scripts.contains(scriptString(name));
    }

    void add(const QString &collection, const schema::PatternUse &other, const QString &title, const QString &test)
    {
        m_lines << QStringLiteral("  { collection: %1, pattern: %2, id: %3, isUnshaped: () => %4 },")
                       .arg(scriptString(collection), scriptString(title), scriptString(other.pattern), test);
    }

    const Design &m_before;
    QString m_scripts;
    QStringList m_made;
    QStringList m_lines;
};

} // namespace

void checkOtherPatterns(patterns::Migration &migration, const schema::ModelIndex &model, const schema::PatternUse &use,
                        const Design &before, const Design &after)
{
    Checks checks(migration, before, after);
    patterns::forOtherShapes(model, before, use, [&](const patterns::OtherShape &other) {
        checks.add(other, patterns::useTitle(model.model(), other.use));
    });
    const QString script = checks.script();
    if (script.isEmpty())
        return;
    const patterns::MigrationStep step{Text::tr("Look for patterns that documents do not have yet"), script,
                                       Text::tr("It may read these collections once.")};
    for (QList<patterns::MigrationStep> *steps : {&migration.steps, &migration.undo}) {
        if (!steps->isEmpty())
            steps->prepend(step);
    }
}

} // namespace sw::services
