// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>

namespace sw::views
{

/// Which steps of which lessons a person has solved, which were only seen, and what was answered: kept in the settings
/// of this computer alone. What cannot be read is as if it was never there.
class LessonProgress
{
public:
    static QSet<QString> solved(const QString &lesson);
    static void setSolved(const QString &lesson, const QString &step);
    static QSet<QString> seen(const QString &lesson);
    static void setSeen(const QString &lesson, const QString &step);
    /// As the page of the step wrote it; empty: nothing.
    static QStringList answer(const QString &lesson, const QString &step);
    static void setAnswer(const QString &lesson, const QString &step, const QStringList &answer);
    /// The project of a task as it was left, as in a file; empty: none.
    static QByteArray task(const QString &lesson, const QString &step);
    static void setTask(const QString &lesson, const QString &step, const QByteArray &project);
    static void forget(const QString &lesson);
    static void forgetAll();
};

} // namespace sw::views
