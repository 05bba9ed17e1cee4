// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"
#include "models/services/fixes/fix.h"
#include "views/widgets/style/appearance.h"

#include <QHash>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace sw::views
{

class TextLabel;

/// A finding: a plain sentence, its object, the numbers, a button for each way out with what it would change, and,
/// last, a way to ignore it.
class ProblemCard : public QWidget
{
    Q_OBJECT

public:
    ProblemCard(const checks::Finding &finding, const QList<services::Fix> &fixes, QWidget *parent = nullptr);
    /// What is wrong with the model itself.
    explicit ProblemCard(const base::Error &error, QWidget *parent = nullptr);

    /// What a fix would change, or why it cannot be done.
    void setEffect(const QString &fix, bool possible, const QString &line, const QStringList &more);

Q_SIGNALS:
    void objectWanted();
    void fixWanted(const QString &fix);
    void ignoreWanted();

private:
    struct Way
    {
        QPushButton *button = nullptr;
        TextLabel *effect = nullptr;
    };

    void addText(const QString &text, bool isSecondary = true);
    void addFixes(const QList<services::Fix> &fixes, const QString &key);

    QVBoxLayout *m_lines;
    QHash<QString, Way> m_ways;
};

} // namespace sw::views
