// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/hostmemory.h"

#include <QFile>

namespace sw::sizing
{

namespace
{

constexpr qint64 mostBytes = 4096; ///< of a file that is read

QByteArray startOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(mostBytes) : QByteArray();
}

std::optional<base::Bytes> limitIn(const QString &path)
{
    bool isNumber = false;
    const double bytes = startOf(path).trimmed().toDouble(&isNumber);
    return isNumber && bytes > 0 ? std::optional(base::Bytes(bytes)) : std::nullopt;
}

/// "MemTotal:       24681832 kB"
std::optional<base::Bytes> machineMemory(const QString &path)
{
    for (const QByteArray &line : startOf(path).split('\n')) {
        if (!line.startsWith("MemTotal:"))
            continue;
        const QByteArray number = line.mid(line.indexOf(':') + 1).trimmed().split(' ').first();
        bool isNumber = false;
        const double kibibytes = number.toDouble(&isNumber);
        if (isNumber && kibibytes > 0)
            return base::kibibytes(kibibytes);
    }
    return std::nullopt;
}

} // namespace

std::optional<HostMemory> hostMemory(const HostMemoryFiles &files)
{
    const std::optional<base::Bytes> machine = machineMemory(files.machine);
    std::optional<base::Bytes> limit = limitIn(files.limit);
    if (!limit)
        limit = limitIn(files.oldLimit);
    if (limit && (!machine || *limit < *machine))
        return HostMemory{*limit, true};
    return machine ? std::optional(HostMemory{*machine, false}) : std::nullopt;
}

} // namespace sw::sizing
