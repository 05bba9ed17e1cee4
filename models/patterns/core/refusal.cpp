// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/refusal.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

namespace sw::patterns
{

MigrationStep checkStep(const QString &script, const QString &note)
{
    return {Text::tr("Check"), script, note, false, false};
}

QList<MigrationStep> checkedSteps(const QString &script, const QList<MigrationStep> &steps)
{
    return script.isEmpty() ? steps : QList<MigrationStep>{checkStep(script)} + steps;
}

QString scriptRefuse(const QString &collection, const QString &filter, const QString &reason)
{
    return boundScript("core/refuse", {{QStringLiteral("docs"), scriptCollection(collection)},
                                       {QStringLiteral("filter"), filter},
                                       {QStringLiteral("reason"), scriptString(reason + QStringLiteral(": "))}});
}

QString scriptRefuseUndated(const QString &collection, const QString &time, const QString &reason)
{
    return scriptRefuse(collection, QStringLiteral("$expr: { $ne: [{ $type: %1 }, \"date\"] }").arg(scriptValue(time)),
                        reason);
}

QString scriptOfOtherType(const QString &expression, const QStringList &types)
{
    QStringList names{QStringLiteral("\"missing\""), QStringLiteral("\"null\"")};
    for (const QString &type : types)
        names << scriptString(type);
    return QStringLiteral("$expr: { $not: [{ $in: [{ $type: %1 }, [%2]] }] }")
        .arg(expression, names.join(QStringLiteral(", ")));
}

QString ownFieldReason(const QString &path)
{
    return QStringLiteral("these documents have a field %1 of their own, which would be lost: rename it there first")
        .arg(path);
}

QString scriptRefuseOwn(const QString &collection, const QString &path, const QStringList &types)
{
    return scriptRefuse(collection, scriptOfOtherType(scriptValue(path), types), ownFieldReason(path));
}

QString scriptRefuseOtherIds(const QString &collection, schema::FieldType type)
{
    const QStringList types = schema::isNumber(type) ? QStringList{QStringLiteral("int"), QStringLiteral("long"),
                                                                   QStringLiteral("double"), QStringLiteral("decimal")}
                                                     : QStringList{QLatin1String(schema::traitsOf(type).bsonName)};
    return scriptRefuse(collection, scriptOfOtherType(scriptString(QStringLiteral("$_id")), types),
                        QStringLiteral("these documents have an _id of another type than %1, and what refers to them "
                                       "would lose them: give them others first")
                            .arg(types.join(QStringLiteral(", "))));
}

QString scriptRefuseNoList(const QString &collection, const QString &path)
{
    return scriptRefuse(collection, scriptOfOtherType(scriptValue(path), {QStringLiteral("array")}),
                        QStringLiteral("these documents have no list in %1: mend them first").arg(path));
}

QString scriptRefuseUnsendable(const QString &collection, const QString &filter, const QString &shown)
{
    return boundScript("core/refuse-bsontype",
                       {{QStringLiteral("docs"), scriptCollection(collection)},
                        {QStringLiteral("filter"), filter},
                        {QStringLiteral("shown"), shown},
                        {QStringLiteral("cannotPass"), boundScript("core/cannot-pass", {}).trimmed()}});
}

QStringList integerLikeTypes()
{
    return {QStringLiteral("int"), QStringLiteral("long"), QStringLiteral("double")};
}

Growth Growth::by(const QString &collection, const QString &filter, qsizetype more)
{
    return {collection, filter, {}, QStringLiteral("{ $literal: one.bytes + %1 }").arg(more)};
}

QString scriptRefuseLarge(const Growth &growth)
{
    return boundScript("core/refuse-large", {{QStringLiteral("docs"), scriptCollection(growth.collection)},
                                             {QStringLiteral("filter"), growth.filter},
                                             {QStringLiteral("stages"), growth.stages},
                                             {QStringLiteral("bytes"), growth.bytes},
                                             {QStringLiteral("least"), growth.least},
                                             {QStringLiteral("server"), QLatin1String(growth.server)}});
}

QString scriptRefuseLargeBack(const QString &apart, QHash<QString, QString> values)
{
    values.insert(QStringLiteral("apart"), apart);
    return boundScript("core/refuse-large-back", values);
}

QString bytesOfOwn(const QString &parentId)
{
    return QStringLiteral("{ $subtract: [{ $bsonSize: { %1: %2 } }, 5] }")
        .arg(scriptKey(parentId), scriptValue(parentId));
}

qsizetype bytesOfField(const QString &name, qsizetype bytes)
{
    return 2 + name.toUtf8().size() + bytes;
}

} // namespace sw::patterns
