// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace sw::views
{

/// Which steps of which lessons a person has solved, and which were only seen: kept in the settings of this computer
/// alone.
class LessonProgress
{
public:
    static QSet<QString> solved(const QString &lesson);
    static void setSolved(const QString &lesson, const QString &step);
    static QSet<QString> seen(const QString &lesson);
    static void setSeen(const QString &lesson, const QString &step);
    static void forget(const QString &lesson);
    static void forgetAll();
};

} // namespace sw::views
