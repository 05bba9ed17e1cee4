// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/extendedreference/readscript.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/patterns/core/script.h"

#include <cmath>

namespace sw::patterns
{

namespace
{

QString memberOf(const design::Condition &condition, QStringList &arguments)
{
    using schema::FilterOp;
    const QString key = scriptKey(condition.path) + QStringLiteral(": ");
    switch (condition.op) {
    case FilterOp::Equal:
        return key + freeScriptName({}, condition.path, arguments);
    case FilterOp::In:
        return key +
               QStringLiteral("{ $in: %1 }").arg(freeScriptName(QStringLiteral("all"), condition.path, arguments));
    case FilterOp::Range: {
        const QString from = freeScriptName(QStringLiteral("from"), condition.path, arguments);
        return key + QStringLiteral("{ $gte: %1, $lt: %2 }")
                         .arg(from, freeScriptName(QStringLiteral("before"), condition.path, arguments));
    }
    case FilterOp::PrefixRegex: {
        const QString start = freeScriptName(QStringLiteral("startOf"), condition.path, arguments);
        return key + QStringLiteral("{ $gte: %1, $lt: %1 + \"\\uffff\" }").arg(start);
    }
    case FilterOp::CaseInsensitiveRegex:
        return key +
               QStringLiteral("{ $regex: %1, $options: \"i\" }").arg(freeScriptName({}, condition.path, arguments));
    case FilterOp::Text:
        return QStringLiteral("$text: { $search: %1 }").arg(freeScriptName({}, QStringLiteral("words"), arguments));
    case FilterOp::Geo:
        return key + QStringLiteral("{ $near: { $geometry: %1 } }")
                         .arg(freeScriptName(QStringLiteral("near"), condition.path, arguments));
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
    QStringList arguments;
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
    return QStringLiteral("function %1(%2) {\n  return %3;\n}\n").arg(name, arguments.join(QStringLiteral(", ")), call);
}

QString indexUsedBy(const design::Collection &collection, const design::Access &access)
{
    if (access.isById(collection))
        return QStringLiteral("_id");
    const design::Index *index = design::servingIndex(collection, access);
    return index ? index->name : QString();
}

} // namespace sw::patterns
