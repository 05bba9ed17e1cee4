// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/otherpatterns.h"

#include "models/base/texts.h"
#include "models/design/shape/mapping.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>

namespace sw::services
{

namespace
{

using design::Collection;
using design::Design;
using patterns::scriptCollection;
using patterns::scriptKey;
using patterns::scriptString;

struct FieldPath
{
    QString path;
    bool always = true; ///< in every document
};

/// Fields of documents and of the objects in them, not those of lists, maps and kinds.
void addPaths(const design::Node &object, const QString &prefix, bool always, QList<FieldPath> &out)
{
    for (const design::Node &field : object.fields) {
        const QString path = prefix + field.name;
        const bool everywhere = always && field.isRequired();
        if (field.isObject())
            addPaths(field, path + QLatin1Char('.'), everywhere, out);
        else
            out << FieldPath{path, everywhere};
    }
}

QList<FieldPath> pathsBeyond(const Collection &one, const Collection &other)
{
    QList<FieldPath> out, known;
    addPaths(one.root, {}, true, out);
    addPaths(other.root, {}, true, known);
    out.removeIf([&](const FieldPath &field) {
        return std::any_of(known.cbegin(), known.cend(), [&](const FieldPath &each) {
            return each.path == field.path || each.path.startsWith(field.path + QLatin1Char('.')) ||
                   field.path.startsWith(each.path + QLatin1Char('.'));
        });
    });
    return out;
}

QString exists(const FieldPath &field, bool yes)
{
    return QStringLiteral("%1: { $exists: %2 }")
        .arg(scriptKey(field.path), yes ? QStringLiteral("true") : QStringLiteral("false"));
}

/// A filter for documents of \p shaped that have the shape of \p former still; empty when nothing tells them apart.
/// \p moves: what the pattern takes away goes to collections of its own.
QString formerFilter(const Collection &former, const Collection &shaped, bool moves, bool isEarlier)
{
    QStringList gone, given, always;
    for (const FieldPath &field : pathsBeyond(former, shaped))
        gone << QStringLiteral("{ %1 }").arg(exists(field, true));
    for (const FieldPath &field : pathsBeyond(shaped, former)) {
        given << exists(field, false);
        if (field.always)
            always << QStringLiteral("{ %1 }").arg(exists(field, false));
    }
    const auto any = [](const QStringList &conditions) {
        return QStringLiteral("$or: [%1]").arg(conditions.join(QStringLiteral(", ")));
    };
    QStringList all;
    if (!gone.isEmpty() && (moves || !given.isEmpty()))
        all = QStringList{any(gone)} + given;
    else if (gone.isEmpty() && !always.isEmpty() && isEarlier)
        all = QStringList{any(always)};
    return all.isEmpty() ? QString() : QStringLiteral("{ %1 }").arg(all.join(QStringLiteral(", ")));
}

/// Whether one of these collections has a document.
QString anyDocument(const QStringList &names)
{
    QStringList out;
    for (const QString &name : names)
        out << QStringLiteral("%1.findOne({}, { _id: 1 })").arg(scriptCollection(name));
    return QLatin1Char('[') + out.join(QStringLiteral(", ")) + QStringLiteral("].some(one => one !== null)");
}

QStringList namesBeyond(const Design &one, const Design &other)
{
    QStringList names;
    for (const Collection &collection : one.collections) {
        if (!other.collection(collection.name))
            names << collection.name;
    }
    return names;
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

    /// \p without: the design that has neither the use nor \p other.
    void add(const schema::PatternUse &other, const QString &title, bool isEarlier, const Design &without)
    {
        const QStringList formers = namesBeyond(without, m_before), made = namesBeyond(m_before, without);
        for (const Collection &collection : m_before.collections) {
            if (!isMentioned(collection.name))
                continue;
            const Collection *former = without.collection(collection.name);
            if (!former && !formers.isEmpty())
                add(collection.name, other, title,
                    QStringLiteral("!%1 && %2")
                        .arg(anyDocument(QStringList{collection.name} + m_made), anyDocument(formers)));
            if (!former || collection.timeSeries || former->timeSeries)
                continue;
            const bool moves = formers.isEmpty() && !made.isEmpty();
            const QString filter = formerFilter(*former, collection, moves, isEarlier);
            if (!filter.isEmpty())
                add(collection.name, other, title,
                    QStringLiteral("%1%2.findOne(%3, { _id: 1 }) !== null")
                        .arg(moves ? QStringLiteral("!%1 && ").arg(anyDocument(made)) : QString(),
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
    const auto &registry = patterns::PatternRegistry::instance();
    const patterns::Pattern *pattern = registry.find(use.pattern);
    Checks checks(migration, before, after);
    design::MappingOptions mapping;
    mapping.goal = model.model().goal;
    const Design mapped = design::mapModel(model, mapping);
    for (const schema::PatternUse &other : before.applied) {
        const patterns::Pattern *otherPattern = registry.find(other.pattern);
        if (other.id == use.id || !otherPattern || other.pattern == QLatin1String("schema-versioning"))
            continue;
        QList<schema::PatternUse> others = before.applied;
        others.removeIf([&](const schema::PatternUse &each) { return each.id == other.id; });
        checks.add(other, patterns::useTitle(model.model(), other), otherPattern->order() < pattern->order(),
                   patterns::applyPatterns(model, mapped, others)); // indexes say nothing of shapes
    }
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
