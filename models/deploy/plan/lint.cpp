// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/lint.h"

#include "models/base/limits.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/normalise/normaliseindex.h"
#include "models/deploy/plan/target.h"
#include "models/design/validator/validator.h"

#include <QSet>

#include <algorithm>

namespace sw::deploy
{

namespace
{

constexpr qsizetype longestDatabase = 63;
constexpr qsizetype longestNamespace = 255;
constexpr qsizetype mostIndexes = 64;
constexpr qsizetype mostKeys = 32;
constexpr int deepestCommand = 100;
constexpr qsizetype largestCommand = static_cast<qsizetype>(base::maximumDocument.value()) - 64 * 1024;

/// Collects findings about one object.
struct Findings
{
    QString where;
    QString wayOut;
    QList<base::Error> errors = {};

    void addIf(bool wrong, const QString &message)
    {
        if (wrong)
            errors << base::Error{base::ErrorCode::InvalidModel, message, where, wayOut};
    }
};

bool hasWrongPath(const QStringList &paths)
{
    for (const QString &path : paths) {
        const QStringList parts = path.split(QLatin1Char('.'));
        if (parts.contains(QString()) || path.contains(QChar(0)) ||
            (path.startsWith(QLatin1Char('$')) && path != QLatin1String("$**")))
            return true;
    }
    return false;
}

void lintIndex(Findings &found, const base::Bson &index)
{
    const QStringList paths = fieldNames(documentAt(index, "key"));
    const QString name = textAt(index, "name");
    found.where += QLatin1Char('.') + name;
    found.addIf(name.isEmpty() || name.contains(QChar(0)) || name == QLatin1String("*"),
                Text::tr("The name of the index cannot be used."));
    found.addIf(paths.isEmpty(), Text::tr("The index has no keys."));
    found.addIf(paths.size() > mostKeys, Text::tr("The index has %1 keys; a server takes at most %2.")
                                             .arg(QString::number(paths.size()), QString::number(mostKeys)));
    found.addIf(QSet<QString>(paths.cbegin(), paths.cend()).size() != paths.size(),
                Text::tr("The index names a field twice."));
    found.addIf(hasWrongPath(paths), Text::tr("A field path of the index is empty in part or starts with '$'."));
    const bool expires = contains(index, "expireAfterSeconds");
    const double seconds = numberAt(index, "expireAfterSeconds").value_or(0);
    found.addIf(expires && paths.size() > 1, Text::tr("An index that expires documents can have only one key."));
    found.addIf(expires && paths.contains(QLatin1String("_id")), Text::tr("The _id index cannot expire documents."));
    found.addIf(expires && !(seconds >= 0 && seconds <= 2147483647),
                Text::tr("The time after which documents expire must be from 0 to 2147483647 seconds."));
    found.addIf(contains(index, "partialFilterExpression") && truthAt(index, "sparse"),
                Text::tr("An index cannot be partial and sparse at once."));
    found.addIf(hasKeyKind(index, "hashed") && truthAt(index, "unique"), Text::tr("A hashed index cannot be unique."));
    found.where.chop(name.size() + 1);
}

} // namespace

QList<base::Error> lintDatabaseName(const QString &name)
{
    Findings found{name, Text::tr("Choose another database name.")};
    const QByteArray utf8 = name.toUtf8();
    found.addIf(name.isEmpty(), Text::tr("The database has no name."));
    found.addIf(utf8.size() > longestDatabase,
                Text::tr("The database name has %1 bytes; a server takes at most %2.")
                    .arg(QString::number(utf8.size()), QString::number(longestDatabase)));
    const QString forbidden = QStringLiteral("/\\. \"$*<>:|?"); // also what servers on Windows refuse
    const bool wrong =
        std::any_of(name.cbegin(), name.cend(), [&](QChar c) { return c.unicode() < 0x20 || forbidden.contains(c); });
    found.addIf(wrong, Text::tr("The database name holds a blank, a control character or one of %1.")
                           .arg(QStringLiteral("/ \\ . \" $ * < > : | ?")));
    const QString lower = name.toLower();
    found.addIf(lower == QLatin1String("admin") || lower == QLatin1String("local") || lower == QLatin1String("config"),
                Text::tr("The database is the server's own."));
    return found.errors;
}

QList<base::Error> lintCollectionName(const QString &database, const QString &name)
{
    Findings found{name, Text::tr("Rename the collection in the model.")};
    const qsizetype length = (database + QLatin1Char('.') + name).toUtf8().size();
    found.addIf(name.isEmpty(), Text::tr("The collection has no name."));
    found.addIf(name.contains(QLatin1Char('$')) || name.contains(QChar(0)),
                Text::tr("The collection name holds '$' or a NUL character."));
    found.addIf(name.startsWith(QLatin1Char('.')), Text::tr("The collection name starts with a dot."));
    found.addIf(name.startsWith(QLatin1String("system.")) || name.contains(QLatin1String(".system.")),
                Text::tr("The collection name is the server's own."));
    found.addIf(length > longestNamespace,
                Text::tr("Database and collection name have %1 bytes together; a server takes at most %2.")
                    .arg(QString::number(length), QString::number(longestNamespace)));
    found.addIf(!name.isValidUtf16(), Text::tr("The collection name is not valid text."));
    return found.errors;
}

QList<base::Error> lintIndexes(const QString &collection, const QList<base::Bson> &specifications, qsizetype unmanaged)
{
    Findings found{collection, Text::tr("Change the operations or the pattern that ask for the index.")};
    QSet<QString> names;
    int texts = 0;
    for (const base::Bson &index : specifications) {
        lintIndex(found, index);
        const QString name = textAt(index, "name");
        found.addIf(names.contains(name), Text::tr("Two indexes have the name %1.").arg(name));
        names.insert(name);
        texts += hasKeyKind(index, "text") ? 1 : 0;
    }
    const qsizetype all = specifications.size() + unmanaged + 1;
    found.addIf(texts > 1, Text::tr("A collection can have only one text index."));
    found.addIf(all > mostIndexes, Text::tr("The collection would have %1 indexes; a server takes at most %2.")
                                       .arg(QString::number(all), QString::number(mostIndexes)));
    return found.errors;
}

QList<base::Error> lintCommand(const base::Bson &command, const QString &object)
{
    Findings found{object, Text::tr("Make the shape flatter or split the collection.")};
    const int depth = depthOf(command);
    found.addIf(depth > deepestCommand,
                Text::tr("The command is nested %1 levels deep; more than %2 can stop a replica set.")
                    .arg(depth)
                    .arg(deepestCommand));
    found.addIf(command.bytes().size() > largestCommand,
                Text::tr("The command has %1 bytes; a server takes at most %2.")
                    .arg(QString::number(command.bytes().size()), QString::number(largestCommand)));
    return found.errors;
}

QList<base::Error> lintTarget(const QString &database, const Target &target, qsizetype unmanagedIndexes)
{
    QList<base::Error> out = lintCollectionName(database, target.name);
    out << lintCommand(createCommand(target), target.name);
    out << lintIndexes(target.name, target.indexes, unmanagedIndexes);
    if (out.isEmpty())
        out << design::lintValidator(documentAt(target.options, "validator"), target.name);
    return out;
}

} // namespace sw::deploy
