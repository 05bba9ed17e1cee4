// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/ownkeys.h"

#include "views/window/actions.h"
#include "views/window/commands/windowcommand.h"

#include <QSettings>

#include <algorithm>

// The keys that a person has chosen.
namespace sw::views
{

namespace
{

const QLatin1String group("shortcuts");

} // namespace

QHash<QString, QStringList> ownKeys()
{
    QHash<QString, QStringList> own;
    QSettings settings;
    settings.beginGroup(group);
    for (const QString &id : settings.childKeys())
        own.insert(id, settings.value(id).toStringList());
    return own;
}

void Actions::applyKeys(const ActionSpec &spec, const QHash<QString, QStringList> &own)
{
    QList<QKeySequence> keys = spec.keys;
    if (own.contains(spec.id)) {
        keys.clear();
        for (const QString &key : own.value(spec.id)) {
            if (!key.isEmpty())
                keys << QKeySequence(key, QKeySequence::PortableText);
        }
    }
    QAction *target = action(spec.id);
    target->setShortcuts(keys);
    const QString plain = spec.help.isEmpty() ? QString(spec.text).remove(QLatin1Char('&')) : spec.help;
    const QString shown =
        keys.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keys.first().toString(QKeySequence::NativeText));
    target->setToolTip(plain + shown);
    target->setStatusTip(plain);
}

bool Actions::hasOwnKeys(const QString &id) const
{
    QSettings settings;
    settings.beginGroup(group);
    return settings.contains(id);
}

QList<QKeySequence> Actions::keysOf(const QString &id) const
{
    const QAction *known = action(id);
    return known == nullptr ? QList<QKeySequence>() : known->shortcuts();
}

void Actions::setKeys(const QString &id, const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::PortableText);
    if (texts.isEmpty())
        texts << QString(); // none at all is a choice too
    QSettings settings;
    settings.beginGroup(group);
    settings.setValue(id, texts);
    retranslate();
}

void Actions::resetKeys(const QString &id)
{
    QSettings settings;
    settings.beginGroup(group);
    settings.remove(id);
    retranslate();
}

QStringList Actions::conflictsOf(const QString &id) const
{
    const QList<QKeySequence> own = keysOf(id);
    QStringList others;
    for (const ActionSpec &spec : m_specs) {
        const QList<QKeySequence> keys = keysOf(spec.id);
        if (spec.id != id &&
            std::any_of(keys.cbegin(), keys.cend(), [&own](const QKeySequence &key) { return own.contains(key); }))
            others << spec.id;
    }
    return others;
}

} // namespace sw::views
