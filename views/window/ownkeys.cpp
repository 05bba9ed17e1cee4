// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/ownkeys.h"

namespace sw::views
{

OwnKeys::OwnKeys()
{
    m_settings.beginGroup(QStringLiteral("shortcuts"));
}

QList<QKeySequence> OwnKeys::of(const QString &id) const
{
    QList<QKeySequence> keys;
    for (const QString &key : m_settings.value(id).toStringList()) {
        if (!key.isEmpty())
            keys << QKeySequence(key, QKeySequence::PortableText);
    }
    return keys;
}

void OwnKeys::set(const QString &id, const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::PortableText);
    if (texts.isEmpty())
        texts << QString(); // an empty list is kept as no value
    m_settings.setValue(id, texts);
}

} // namespace sw::views
