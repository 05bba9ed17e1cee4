// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporters/exporterchecks.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"

namespace sw::formats
{

namespace
{

constexpr qsizetype longestNamespace = 255; // bytes of "database.collection"
constexpr qsizetype longestFileName = 100;

base::Error badName(const QString &message, const QString &where)
{
    return {base::ErrorCode::InvalidModel, message, where, Text::tr("Rename it in the model.")};
}

QString problemOfCollection(const QString &name)
{
    if (name.isEmpty())
        return Text::tr("A collection has no name.");
    if (name.contains(QChar(0)) || name.contains(QLatin1Char('$')))
        return Text::tr("The name of a collection contains $ or a NUL character.");
    if (name.startsWith(QLatin1String("system.")) || name.contains(QLatin1String(".system.")) ||
        name.startsWith(QLatin1Char('.')))
        return Text::tr("The name of a collection starts like those of the server itself, or with a dot.");
    // At least one character of the database and the dot come before it.
    if (name.toUtf8().size() > longestNamespace - 2)
        return Text::tr("The name of a collection is longer than a server takes.");
    return {};
}

} // namespace

base::Result<void> checkNames(const design::Design &design)
{
    for (const design::Collection &collection : design.collections) {
        const QString problem = problemOfCollection(collection.name);
        if (!problem.isEmpty())
            return badName(problem, collection.name);
        QString bad;
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            if (bad.isEmpty() && node.name.contains(QChar(0)))
                bad = path;
        });
        if (!bad.isEmpty())
            return badName(Text::tr("The name of a field contains a NUL character."),
                           collection.name + QStringLiteral(" > ") + bad);
        for (const design::Index &index : collection.indexes) {
            for (const design::IndexKey &key : index.keys) {
                if (key.path.isEmpty() || key.path.contains(QChar(0)))
                    return badName(Text::tr("An index has a key without a name or with a NUL character in it."),
                                   collection.name + QStringLiteral(" > ") + index.name);
            }
        }
    }
    return {};
}

QByteArray projectChecksum(const schema::Model &model)
{
    static const QByteArray member = "\"sha256\": \"";
    const QByteArray text = writeProject(model);
    const qsizetype at = text.indexOf(member);
    return at < 0 ? QByteArray() : text.mid(at + member.size(), 64);
}

QString plainFileName(const QString &name)
{
    QString plain;
    for (const QChar c : name.left(longestFileName)) {
        const bool letter =
            (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
        const bool other = (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('_') ||
                           (!plain.isEmpty() && (c == QLatin1Char('-') || c == QLatin1Char('.')));
        plain += letter || other ? c : QLatin1Char('_');
    }
    return plain.isEmpty() ? QStringLiteral("project") : plain;
}

} // namespace sw::formats
