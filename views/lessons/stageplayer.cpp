// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/stageplayer.h"

#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"
#include "views/widgets/wheel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QTimer>
#include <QVariantAnimation>

namespace sw::views
{

namespace
{

constexpr int lessonMilliseconds = 1200;
constexpr int holdMilliseconds = 1000; // to read what it begins with
constexpr int steps = 100;

} // namespace

StagePlayer::StagePlayer(QWidget *parent)
    : QWidget(parent),
      m_animation(new QVariantAnimation(this)),
      m_hold(new QTimer(this)),
      m_controls(new QWidget),
      m_play(new QPushButton(icon(QStringLiteral("play")), tr("Pl&ay"))),
      m_way(new QSlider(Qt::Horizontal)),
      m_speed(new QComboBox)
{
    m_animation->setStartValue(0.0);
    m_animation->setEndValue(1.0);
    m_animation->setEasingCurve(QEasingCurve::InOutCubic);
    m_hold->setSingleShot(true);
    m_hold->setInterval(holdMilliseconds);
    connect(m_hold, &QTimer::timeout, m_animation, [this] { m_animation->start(); });
    m_play->setToolTip(tr("Plays the change again (Space)"));
    m_way->setRange(0, steps);
    m_way->setValue(steps);
    m_way->setMaximumWidth(260);
    m_way->setAccessibleName(tr("From before to after"));
    m_way->setToolTip(tr("Drag from the design before to that of this step"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->addItem(tr("¼ ×", "speed"), 0.25);
    m_speed->addItem(tr("½ ×", "speed"), 0.5);
    m_speed->addItem(tr("1 ×", "speed"), 1.0);
    m_speed->addItem(tr("2 ×", "speed"), 2.0);
    m_speed->setCurrentIndex(1);
    auto *bytes = new QPushButton(tr("Show b&ytes"));
    bytes->setCheckable(true);
    bytes->setToolTip(tr("Bytes of every field, not only of the large ones"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_controls, 1);
    layout->addWidget(bytes, 0, Qt::AlignRight);
    auto *way = new QHBoxLayout(m_controls);
    way->setContentsMargins(0, 0, 0, 0);
    way->setSpacing(8);
    way->addWidget(m_play);
    way->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("Before", "the design")));
    way->addWidget(m_way, 1);
    way->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("After", "the design")));
    way->addStretch();
    way->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("Speed")));
    way->addWidget(m_speed);
    m_way->installEventFilter(this);
    m_speed->installEventFilter(this);
    connect(m_play, &QPushButton::clicked, this, &StagePlayer::play);
    connect(m_way, &QSlider::valueChanged, this, [this](int value) {
        if (m_way->isSliderDown() || m_animation->state() != QAbstractAnimation::Running) {
            stop();
            m_progress = static_cast<double>(value) / steps;
            Q_EMIT moved(m_progress);
        }
    });
    connect(m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &progress) { follow(progress.toDouble()); });
    connect(bytes, &QPushButton::toggled, this, [this, bytes](bool on) {
        bytes->setIcon(on ? icon(QStringLiteral("ok")) : QIcon());
        Q_EMIT bytesWanted(on);
    });
}

void StagePlayer::setPlayable(bool playable)
{
    m_isPlayable = playable;
    m_controls->setVisible(playable);
}

void StagePlayer::stop()
{
    m_hold->stop();
    m_animation->stop();
}

void StagePlayer::setProgress(double progress)
{
    stop();
    follow(progress);
}

void StagePlayer::follow(double progress)
{
    const QSignalBlocker blocker(m_way);
    m_way->setValue(qRound(progress * steps));
    m_progress = progress;
    Q_EMIT moved(progress);
}

void StagePlayer::play()
{
    stop();
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0) {
        setProgress(1);
        return;
    }
    m_animation->setDuration(static_cast<int>(lessonMilliseconds / m_speed->currentData().toDouble()));
    setProgress(0);
    m_hold->start();
}

bool StagePlayer::eventFilter(QObject *watched, QEvent *event)
{
    return passesOn(watched, event) || QWidget::eventFilter(watched, event);
}

} // namespace sw::views
