// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonlist.h"

#include "models/base/text.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/services/lessons/lessontext.h"
#include "views/lessons/lessonprogress.h"
#include "views/lessons/steppage.h"
#include "views/widgets/style/icons.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace sw::views
{

namespace
{

using formats::StepKind;

constexpr int lessonRole = Qt::UserRole; ///< its id; in the second column of a step the step's
constexpr int stepRole = Qt::UserRole + 1;
constexpr int askedRole = Qt::UserRole + 2; ///< whether the step asks for something

QString kindIcon(StepKind kind)
{
    switch (kind) {
    case StepKind::Show:
        return QStringLiteral("document");
    case StepKind::Predict:
        return QStringLiteral("help");
    case StepKind::Quiz:
        return QStringLiteral("note");
    case StepKind::Spot:
        return QStringLiteral("search");
    case StepKind::Do:
        return QStringLiteral("settings");
    }
    return {};
}

} // namespace

LessonList::LessonList(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(14);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setAccessibleName(tr("Lessons and their steps"));
    fill();
    // A lesson that opens moves the rows below the mouse: it waits for the button to be let go.
    connect(this, &QTreeWidget::currentItemChanged, this, [this] {
        if (QApplication::mouseButtons() == Qt::NoButton)
            choose(false);
    });
    connect(this, &QTreeWidget::itemClicked, this, [this] { choose(true); });
}

void LessonList::fill()
{
    const QSignalBlocker blocker(this);
    for (const QString &id : formats::lessonIds()) {
        const auto lesson = formats::shippedLesson(id);
        if (!lesson)
            continue;
        auto *item =
            new QTreeWidgetItem(this, {lesson->texts.title.section(QStringLiteral(": "), 0, 0)}); // the rest in its tip
        item->setData(0, lessonRole, id);
        item->setToolTip(0, base::paragraphs({lesson->texts.title, services::toPlainText(lesson->texts.summary)}));
        item->setIcon(0, icon(lesson->pattern.isEmpty() ? QStringLiteral("idea")
                                                        : QStringLiteral("patterns/") + lesson->pattern));
        for (int i = 0; i < lesson->steps.size(); ++i) {
            const formats::LessonStep &step = lesson->steps.at(i);
            auto *child =
                new QTreeWidgetItem(item, {services::toPlainText(lesson->texts.steps.value(step.id).title), QString()});
            child->setData(0, lessonRole, id);
            child->setData(0, stepRole, i);
            child->setData(1, lessonRole, step.id);
            child->setData(0, askedRole, step.kind != StepKind::Show);
            child->setIcon(0, icon(kindIcon(step.kind)));
            child->setToolTip(0, base::paragraphs({child->text(0), StepPage::kindText(step.kind)}));
        }
    }
    showProgress();
}

void LessonList::showProgress()
{
    m_solved = 0;
    m_asked = 0;
    for (int l = 0; l < topLevelItemCount(); ++l) {
        QTreeWidgetItem *item = topLevelItem(l);
        const QString lesson = item->data(0, lessonRole).toString();
        const QSet<QString> solved = LessonProgress::solved(lesson);
        const QSet<QString> seen = LessonProgress::seen(lesson);
        int here = 0;
        int asked = 0;
        for (int i = 0; i < item->childCount(); ++i) {
            QTreeWidgetItem *step = item->child(i);
            const QString id = step->data(1, lessonRole).toString();
            const bool isSolved = solved.contains(id);
            const bool isSeen = isSolved || seen.contains(id);
            here += isSolved ? 1 : 0;
            asked += step->data(0, askedRole).toBool() ? 1 : 0;
            step->setText(1, isSolved ? QStringLiteral("✓") : isSeen ? tr("seen") : QString());
            step->setForeground(1, palette().placeholderText());
            step->setData(1, Qt::AccessibleTextRole, isSolved ? tr("solved") : isSeen ? tr("seen") : tr("open"));
        }
        item->setText(1, here == 0 ? QString() : tr("%1 of %2").arg(here).arg(asked));
        m_solved += here;
        m_asked += asked;
    }
}

void LessonList::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showProgress(); // its colours are those of its rows
}

void LessonList::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        Q_EMIT entered();
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

void LessonList::choose(bool byMouse)
{
    const QTreeWidgetItem *item = currentItem();
    if (item == nullptr)
        return;
    const QScopedValueRollback walked(m_isWalked, !byMouse);
    Q_EMIT chosen(item->data(0, lessonRole).toString(), item->data(0, stepRole).toInt());
}

void LessonList::setShown(const QString &lesson, int number)
{
    const QSignalBlocker blocker(this);
    for (int l = 0; l < topLevelItemCount(); ++l) {
        QTreeWidgetItem *item = topLevelItem(l);
        const bool here = item->data(0, lessonRole).toString() == lesson;
        item->setExpanded(here);
        const bool rests = m_isWalked && number == 0 && currentItem() == item;
        if (here && !rests && number < item->childCount())
            setCurrentItem(item->child(number));
    }
    scrollToItem(currentItem());
}

} // namespace sw::views
