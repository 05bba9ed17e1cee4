// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/scratchcommands.h"

#include "models/deploy/bsonread.h"

#include <QHash>
#include <QSet>

namespace sw::deploy
{

namespace
{

using Names = QSet<QString>;

const QHash<QString, Names> &scratchCommands()
{
    static const QHash<QString, Names> table{
        {QStringLiteral("create"),
         {QStringLiteral("timeseries"), QStringLiteral("storageEngine"), QStringLiteral("clusteredIndex")}},
        {QStringLiteral("insert"), {QStringLiteral("documents"), QStringLiteral("ordered")}},
        {QStringLiteral("createIndexes"), {QStringLiteral("indexes")}},
        {QStringLiteral("dropDatabase"), {}},
    };
    return table;
}

} // namespace

bool isScratchCommand(const QString &scratch, const QString &database, const base::Bson &command)
{
    const QStringList parts = fieldNames(command);
    if (scratch.isEmpty() || parts.isEmpty() || Names(parts.cbegin(), parts.cend()).size() != parts.size())
        return false;
    if (database == QLatin1String("admin"))
        return parts == QStringList{QStringLiteral("fsync")};
    const auto row = scratchCommands().constFind(parts.first());
    if (database != scratch || row == scratchCommands().cend())
        return false;
    return std::all_of(parts.cbegin() + 1, parts.cend(), [&](const QString &part) {
        return row->contains(part) || part == QLatin1String("writeConcern");
    });
}

} // namespace sw::deploy
