// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/patternhead.h"

#include "models/patterns/core/card.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace sw::views
{

PatternHead::PatternHead(QWidget *parent)
    : QWidget(parent),
      m_badge(new PatternBadgeRow),
      m_title(new TextLabel(TextLabel::Style::Title)),
      m_solution(new TextLabel(TextLabel::Style::Secondary)),
      m_places(new QComboBox),
      m_lesson(new QPushButton(icon(QStringLiteral("idea")), tr("Lesson"))),
      m_applied(new QCheckBox(tr("Applied")))
{
    m_places->setAccessibleName(tr("Applied to"));
    m_places->setToolTip(tr("What the pattern is applied to; the best places come first"));
    m_places->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_places->setMinimumContentsLength(10);
    m_places->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_places->setMaximumWidth(320);
    m_solution->setElided();
    m_lesson->setAutoDefault(false);
    m_lesson->setToolTip(tr("The lesson about this pattern"));
    m_applied->setToolTip(tr("Applied: the design is made with the pattern. Each change is one step to undo."));
    connect(m_places, &QComboBox::activated, this, &PatternHead::placeChosen);
    connect(m_applied, &QCheckBox::clicked, this, &PatternHead::appliedChosen);
    connect(m_lesson, &QPushButton::clicked, this, [this] { Q_EMIT lessonWanted(m_lessons.value(m_pattern)); });
    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_badge);
    first->addWidget(m_title);
    first->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("on", "a pattern on an entity")));
    first->addWidget(m_places, 1);
    first->addStretch();
    first->addWidget(m_applied);
    auto *second = new QHBoxLayout; // the names above need all the room there is
    second->setSpacing(8);
    second->addWidget(m_solution, 1);
    second->addWidget(m_lesson);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(4);
    layout->addLayout(first);
    layout->addLayout(second);
}

void PatternHead::setPattern(const patterns::Pattern &pattern)
{
    if (pattern.id() == m_pattern)
        return;
    m_pattern = pattern.id();
    m_badge->setPatterns({m_pattern});
    m_title->setText(pattern.name());
    m_solution->setText(asSentence(patterns::cardOf(pattern).solution));
    m_lesson->setVisible(m_lessons.contains(m_pattern));
}

void PatternHead::setLessons(const QHash<QString, QString> &lessons)
{
    m_lessons = lessons;
    m_lesson->setVisible(m_lessons.contains(m_pattern));
}

void PatternHead::setPlaces(const QStringList &names, int current)
{
    QStringList shown;
    for (int i = 0; i < m_places->count(); ++i)
        shown << m_places->itemText(i);
    if (names != shown) {
        m_places->clear();
        m_places->addItems(names);
    }
    m_places->setCurrentIndex(current);
}

} // namespace sw::views
