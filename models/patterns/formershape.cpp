// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/formershape.h"

#include "models/design/shape/mapping.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/script.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Design;

namespace
{

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

QStringList conditions(const QStringList &paths, bool exist)
{
    QStringList out;
    for (const QString &path : paths)
        out << QStringLiteral("%1: { $exists: %2 }")
                   .arg(scriptKey(path), exist ? QStringLiteral("true") : QStringLiteral("false"));
    return out;
}

QString anyOf(const QStringList &conditions)
{
    return QStringLiteral("$or: [{ %1 }]").arg(conditions.join(QStringLiteral(" }, { ")));
}

/// [["address", "city"], ["name"]]
QString pathList(const QStringList &paths)
{
    QStringList out;
    for (const QString &path : paths) {
        QStringList names;
        for (const QString &name : path.split(QLatin1Char('.')))
            names << scriptString(name);
        out << QLatin1Char('[') + names.join(QStringLiteral(", ")) + QLatin1Char(']');
    }
    return QLatin1Char('[') + out.join(QStringLiteral(", ")) + QLatin1Char(']');
}

} // namespace

QString FormerShape::filter() const
{
    if (isEmpty())
        return {};
    const QStringList all = gone.isEmpty() ? QStringList{anyOf(conditions(lacking, false))}
                                           : QStringList{anyOf(conditions(gone, true))} + conditions(given, false);
    return QStringLiteral("{ %1 }").arg(all.join(QStringLiteral(", ")));
}

QString FormerShape::test() const
{
    if (isEmpty())
        return {};
    if (gone.isEmpty())
        return QStringLiteral("!%1.every(has)").arg(pathList(lacking));
    const QString any = QStringLiteral("%1.some(has)").arg(pathList(gone));
    return given.isEmpty() ? any : QStringLiteral("(%1 && !%2.some(has))").arg(any, pathList(given));
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

FormerShape formerShape(const Collection &former, const Collection &shaped, const OtherShape &other)
{
    QStringList gone, given, always;
    for (const FieldPath &field : pathsBeyond(former, shaped))
        gone << field.path;
    for (const FieldPath &field : pathsBeyond(shaped, former)) {
        given << field.path;
        if (field.always)
            always << field.path;
    }
    if (!gone.isEmpty() && (other.moves() || !given.isEmpty()))
        return {gone, given, {}};
    if (gone.isEmpty() && !always.isEmpty() && other.isEarlier)
        return {{}, {}, always};
    return {};
}

void forOtherShapes(const schema::ModelIndex &model, const Design &design, const schema::PatternUse &use,
                    const std::function<void(const OtherShape &)> &visit)
{
    design::MappingOptions mapping;
    mapping.goal = model.model().goal;
    const Design mapped = design::mapModel(model, mapping);
    const auto &registry = PatternRegistry::instance();
    const int order = registry.find(use.pattern)->order();
    for (const schema::PatternUse &other : design.applied) {
        const Pattern *pattern = registry.find(other.pattern);
        if (other.id == use.id || other.pattern == QLatin1String("schema-versioning") || !pattern)
            continue;
        QList<schema::PatternUse> others = design.applied;
        others.removeIf([&](const schema::PatternUse &each) { return each.id == other.id; });
        const Design without = applyPatterns(model, mapped, others);
        visit({other, without, namesBeyond(without, design), namesBeyond(design, without), pattern->order() < order});
    }
}

} // namespace sw::patterns
