// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QPushButton;
class QSlider;
class QTimer;
class QVariantAnimation;

namespace sw::views
{

/// Plays the way from the design before to that of a step: again, slower, or by hand.
class StagePlayer : public QWidget
{
    Q_OBJECT

public:
    explicit StagePlayer(QWidget *parent = nullptr);

    /// Whether there is a way at all; else only bytes can be asked for.
    void setPlayable(bool playable);
    bool isPlayable() const { return m_isPlayable; }
    /// From the beginning; where animations are off, the end is there at once.
    void play();
    /// Stays there.
    void setProgress(double progress);
    double progress() const { return m_progress; }

Q_SIGNALS:
    void moved(double progress);
    void bytesWanted(bool shown);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void stop();
    void follow(double progress);

    QVariantAnimation *m_animation;
    QTimer *m_hold;      ///< before it begins
    QWidget *m_controls; ///< of the way
    QPushButton *m_play;
    QSlider *m_way;
    QComboBox *m_speed;
    bool m_isPlayable = true;
    double m_progress = 1;
};

} // namespace sw::views
