// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/extendedreference/readscript.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/patterns/core/script.h"

#include <cmath>

namespace sw::patterns
{

namespace
{

class Arguments
{
public:
    QString add(const QString &verb, const QString &path)
    {
        const QString wanted = scriptName(verb, path);
        QString name = wanted;
        for (int n = 2; m_names.contains(name); ++n)
            name = wanted + QString::number(n);
        m_names << name;
        return name;
    }
    QString text() const { return m_names.join(QStringLiteral(", ")); }

private:
    QStringList m_names;
};

QString memberOf(const design::Condition &condition, Arguments &arguments)
{
    using schema::FilterOp;
    const QString key = scriptKey(condition.path) + QStringLiteral(": ");
    switch (condition.op) {
    case FilterOp::Equal:
        return key + arguments.add({}, condition.path);
    case FilterOp::In:
        return key + QStringLiteral("{ $in: %1 }").arg(arguments.add(QStringLiteral("all"), condition.path));
    case FilterOp::Range: {
        const QString from = arguments.add(QStringLiteral("from"), condition.path);
        return key + QStringLiteral("{ $gte: %1, $lt: %2 }")
                         .arg(from, arguments.add(QStringLiteral("before"), condition.path));
    }
    case FilterOp::PrefixRegex: {
        const QString start = arguments.add(QStringLiteral("startOf"), condition.path);
        return key + QStringLiteral("{ $gte: %1, $lt: %1 + \"\\uffff\" }").arg(start);
    }
    case FilterOp::CaseInsensitiveRegex:
        return key + QStringLiteral("{ $regex: %1, $options: \"i\" }").arg(arguments.add({}, condition.path));
    case FilterOp::Text:
        return QStringLiteral("$text: { $search: %1 }").arg(arguments.add({}, QStringLiteral("words")));
    case FilterOp::Geo:
        return key + QStringLiteral("{ $near: { $geometry: %1 } }")
                         .arg(arguments.add(QStringLiteral("near"), condition.path));
    }
    return {};
}

QString kindFilter(const base::Bson &kind)
{
    if (kind.isEmpty())
        return {};
    const QString json = QString::fromUtf8(base::toExtendedJson(kind, base::EjsonForm::Relaxed)).trimmed();
    return json.mid(1, json.size() - 2).trimmed();
}

} // namespace

QString readScript(const QString &name, const design::Collection &collection, const design::Access &access, double most)
{
    if (!access.belowData.isEmpty())
        return {};
    Arguments arguments;
    QStringList members;
    for (const design::Condition &condition : access.conditions) {
        const QString member = memberOf(condition, arguments);
        if (!members.contains(member))
            members << member;
    }
    for (const QString &path : access.insensitive)
        members << memberOf({path, schema::FilterOp::CaseInsensitiveRegex}, arguments);
    if (const QString kind = kindFilter(access.ofKind); !kind.isEmpty())
        members << kind;
    const bool isOne = design::findsOne(access, collection);
    QString call =
        QStringLiteral("%1.%2(%3)")
            .arg(scriptCollection(collection.name), isOne ? QStringLiteral("findOne") : QStringLiteral("find"),
                 members.isEmpty() ? QString() : scriptObject(members));
    if (!isOne && !access.sort.isEmpty())
        call += QStringLiteral(".sort(%1).limit(%2)")
                    .arg(scriptIndexKeys(access.sort), QString::number(std::max(1.0, std::round(most)), 'f', 0));
    return QStringLiteral("function %1(%2) {\n  return %3;\n}\n").arg(name, arguments.text(), call);
}

QString indexUsedBy(const design::Collection &collection, const design::Access &access)
{
    if (access.isById(collection))
        return QStringLiteral("_id");
    const design::Index *index = design::servingIndex(collection, access);
    return index ? index->name : QString();
}

} // namespace sw::patterns
