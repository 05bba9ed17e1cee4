// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;

namespace sw::views
{

class MainWindow;

/// The status bar of the window: whether the project is saved, how much there is, and what is selected.
class WindowStatus : public QObject
{
    Q_OBJECT

public:
    explicit WindowStatus(MainWindow &window);

    void refresh();
    void showSaved();

private:
    QString counts() const;
    QString selected() const;

    MainWindow &m_window;
    QString m_savedToPath;
    QString m_savedText; ///< of that file, while nothing has changed since
    QLabel *m_saved;
    QLabel *m_counts;
    QLabel *m_selected;
};

} // namespace sw::views
