// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QSettings>

namespace sw::views
{

/// The keys that a person has chosen for commands, instead of those of the table; no keys at all is a choice too.
class OwnKeys
{
public:
    OwnKeys();

    bool contains(const QString &id) const { return m_settings.contains(id); }
    QList<QKeySequence> of(const QString &id) const;
    void set(const QString &id, const QList<QKeySequence> &keys);
    void remove(const QString &id) { m_settings.remove(id); }

private:
    QSettings m_settings;
};

} // namespace sw::views
