// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/settings.h"

#include <QFile>
#include <QJsonDocument>

namespace sw::sizing
{

const QHash<QString, double> &Settings::defaults()
{
    static const QHash<QString, double> numbers = [] {
        QHash<QString, double> read;
        QFile file(QStringLiteral(":/advisor/settings.json"));
        if (!file.open(QIODevice::ReadOnly))
            return read;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        for (auto it = object.begin(); it != object.end(); ++it)
            read.insert(it.key(), it.value().toDouble());
        return read;
    }();
    return numbers;
}

double Settings::number(const QString &name) const
{
    const QJsonValue changed = m_changed.isEmpty() ? QJsonValue() : m_changed.value(name);
    return changed.isDouble() ? changed.toDouble() : defaults().value(name);
}

} // namespace sw::sizing
