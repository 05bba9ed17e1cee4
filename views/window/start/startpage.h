// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;
class QVBoxLayout;

namespace sw::views
{

class MainWindow;

/// What can be done while there is nothing on the canvas: draw, open, import, take up a recent file or what was left
/// unsaved, or look at a sample. It goes with the first thing that is drawn, and can be closed.
class StartPage : public QFrame
{
    Q_OBJECT

public:
    explicit StartPage(MainWindow &window);

    /// The number of samples whose pictures are there.
    int pictures() const { return m_drawn; }

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeFirst();
    QWidget *makeSamples();
    void update();
    void fillRecent();
    void place();
    void showPictures(const QSize &size);
    void showTitles(int room);
    void showHeading(bool shown);
    void cutTitles();
    void measure();
    void drawNext();

    MainWindow &m_window;
    QVBoxLayout *m_recent;
    QVBoxLayout *m_content = nullptr;
    QWidget *m_offers = nullptr;
    QWidget *m_heading = nullptr;
    QList<QToolButton *> m_samples;
    int m_drawn = 0;
    bool m_closed = false; ///< by a person, for this project
};

} // namespace sw::views
