// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectmigrations.h"

#include <QJsonArray>

namespace sw::formats
{

namespace
{

/// Until 1.0 a subset of an entity, of neither a relationship nor a field, split its documents; this is a pattern of
/// its own now.
QJsonObject withHotCold(QJsonObject file)
{
    const QLatin1String model("model"), patterns("patterns"), pattern("pattern");
    const auto isSet = [](const QJsonObject &use, const char *member) {
        return !use.value(QLatin1String(member)).toString().isEmpty();
    };
    QJsonObject former = file.value(model).toObject();
    QJsonArray uses = former.value(patterns).toArray();
    for (QJsonValueRef value : uses) {
        QJsonObject use = value.toObject();
        if (use.value(pattern) != QLatin1String("subset") || !isSet(use, "entity") || isSet(use, "relationship") ||
            isSet(use, "path"))
            continue;
        use.insert(pattern, QLatin1String("hot-cold"));
        value = use;
    }
    if (uses.isEmpty())
        return file;
    former.insert(patterns, uses);
    file.insert(model, former);
    return file;
}

} // namespace

QJsonObject migratedProject(QJsonObject file, int minor)
{
    return minor < 1 ? withHotCold(std::move(file)) : file;
}

} // namespace sw::formats
