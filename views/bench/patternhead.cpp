// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/patternhead.h"

#include "models/document/document.h"
#include "models/patterns/core/card.h"
#include "views/widgets/editors/reasonrow.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

namespace sw::views
{

PatternHead::PatternHead(document::Document &document, const std::function<const schema::PatternUse *()> &use)
    : m_use(use),
      m_badge(new PatternBadgeRow),
      m_title(new TextLabel(TextLabel::Style::Title)),
      m_solution(new TextLabel(TextLabel::Style::Secondary)),
      m_place(new QWidget),
      m_places(new QComboBox),
      m_names(new QStringListModel(this)),
      m_lesson(new QPushButton(icon(QStringLiteral("idea")), tr("Lesson"))),
      m_applied(new QCheckBox(tr("Applied"))),
      m_form(new PropertyForm)
{
    m_places->setModel(m_names); // in a large model there are hundreds
    m_places->setAccessibleName(tr("Applied to"));
    m_places->setToolTip(tr("What the pattern is applied to; the best places come first"));
    m_places->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_places->setMinimumContentsLength(16);
    m_places->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_places->setMaximumWidth(320);
    m_solution->setElided();
    m_lesson->setAutoDefault(false);
    m_lesson->setToolTip(tr("The lesson about this pattern"));
    m_applied->setToolTip(tr("Applied: the design is made with the pattern. Each change is one step to undo."));
    connect(m_places, &QComboBox::activated, this, &PatternHead::placeChosen);
    connect(m_applied, &QCheckBox::clicked, this, &PatternHead::appliedChosen);
    connect(m_lesson, &QPushButton::clicked, this, [this] { Q_EMIT lessonWanted(m_lessons.value(m_pattern)); });
    auto *place = new QHBoxLayout(m_place);
    place->setContentsMargins(0, 0, 0, 0);
    place->setSpacing(8);
    place->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("on", "a pattern on an entity")));
    place->addWidget(m_places, 1);
    place->addStretch();
    m_first = new QHBoxLayout;
    m_first->setSpacing(8);
    m_first->addWidget(m_badge);
    m_first->addWidget(m_title);
    m_first->addWidget(m_place, 1);
    m_first->addWidget(m_applied);
    auto *second = new QHBoxLayout; // the names above need all the room there is
    second->setSpacing(8);
    second->addWidget(m_solution, 1);
    second->addWidget(m_lesson);
    m_lines = new QVBoxLayout(this);
    m_lines->setContentsMargins(14, 8, 14, 8);
    m_lines->setSpacing(4);
    m_lines->addLayout(m_first);
    m_lines->addLayout(second);
    m_lines->addWidget(m_form);
    m_reason = addReasonRow(*m_form, document, use);
    m_form->hide();
    connect(&document, &document::Document::changed, this, &PatternHead::showReason);
}

/// In a line of its own where it would leave the names no room.
void PatternHead::arrange()
{
    const QMargins around = m_lines->contentsMargins();
    int needed = around.left() + around.right() + 3 * m_first->spacing();
    for (const QWidget *part : std::initializer_list<const QWidget *>{m_badge, m_title, m_place, m_applied})
        needed += part->sizeHint().width();
    const bool isBelow = width() < needed;
    if (isBelow == m_isBelow)
        return;
    m_isBelow = isBelow;
    if (isBelow) {
        m_first->removeWidget(m_place);
        m_first->insertStretch(2, 1);
        m_lines->insertWidget(1, m_place);
    } else {
        m_lines->removeWidget(m_place);
        delete m_first->takeAt(2);
        m_first->insertWidget(2, m_place, 1);
    }
    m_lines->update(); // those around it learn of the other height
    updateGeometry();
}

void PatternHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PatternHead::setPattern(const patterns::Pattern &pattern)
{
    if (pattern.id() == m_pattern)
        return;
    m_pattern = pattern.id();
    m_badge->setPatterns({m_pattern});
    m_title->setText(pattern.name());
    arrange();
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
    if (names != m_names->stringList())
        m_names->setStringList(names);
    m_places->setCurrentIndex(current);
    arrange();
    showReason();
}

void PatternHead::showReason()
{
    const schema::PatternUse *use = m_use();
    const schema::PatternUseId id = use != nullptr ? use->id : schema::PatternUseId();
    if (id == std::exchange(m_shown, id))
        return m_form->refresh();
    m_form->setVisible(use != nullptr);
    m_form->reset();
}

} // namespace sw::views
