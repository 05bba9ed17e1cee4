// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/patterns/core/target.h"

namespace sw::patterns
{

/// All patterns in catalogue order. Menus, dialogs, help, the command line and tests enumerate this; nothing switches
/// over ids.
class PatternRegistry
{
public:
    static const PatternRegistry &instance();

    const QList<const Pattern *> &all() const { return m_patterns; }
    const Pattern *find(const QString &id) const;

private:
    PatternRegistry();
    QList<const Pattern *> m_patterns;
    QHash<QString, const Pattern *> m_byId;
};

/// The name of the pattern with this id, for people; the id itself when there is none.
QString patternName(const QString &id);
/// How people read the smallest or largest number that a parameter may be.
QString boundText(double bound);

} // namespace sw::patterns
