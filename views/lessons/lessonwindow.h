// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/taskpage.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace sw::views
{

class Banner;
class LessonList;
class PatternBadgeRow;
class PresenterOverlay;
class SegmentedControl;
class TextLabel;

/// Lessons: the list of them with what was solved, and the step that is being taught. A window of its own, so that it
/// stands beside the designer, or fills a projector by itself.
class LessonWindow : public QWidget
{
    Q_OBJECT

public:
    explicit LessonWindow(const LessonDesigner &designer, QWidget *parent = nullptr);
    ~LessonWindow() override;

    /// A shipped lesson.
    void openLesson(const QString &id);
    /// Asks for a file.
    void openFile();
    /// The lesson in \p path, with what is wrong with it, if anything.
    void openPath(const QString &path);
    /// The page takes the focus.
    void showStep(int step);
    int stepNumber() const { return m_number; }
    StepPage *page() const { return m_page; }
    bool isPresenting() const { return m_presenting; }
    void setPresenting(bool presenting);
    PresenterOverlay *overlay() const { return m_overlay; }
    /// 0 to 2: usual, larger, much larger.
    void setTextSize(int size);
    /// Where it stood last; the first time so that the window at \p designer stays in sight.
    void standBeside(const QRect &designer);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillBar();
    QWidget *makeSide();
    QWidget *makeSteps();
    void watchButtons(const QWidget *part);
    void showProgress();
    void open(const QString &key, base::Result<formats::Lesson> lesson);
    bool take(const QString &key, base::Result<formats::Lesson> lesson);
    void turnTo(int step);
    void goOn();
    void goBack();
    void followList(const QString &lesson, int step);
    void keepPlace() const;
    void exportPage();
    void resetProgress();
    void markSolved(const QString &lesson, const QString &step);
    void updateSteps();

    /// A lesson with the pages that were looked at: answers and what was said of them stay there.
    struct Opened
    {
        std::shared_ptr<services::LessonBench> bench;
        QHash<int, StepPage *> pages;
    };
    StepPage *makePage(int step);
    void forgetPages();
    void goAround(int by);

    TaskWatch m_watch;
    QHash<QString, Opened> m_opened; ///< by the id of a shipped lesson, or the path of a file
    QString m_key;                   ///< of the current one
    std::shared_ptr<services::LessonBench> m_bench;
    StepPage *m_page = nullptr;
    int m_number = -1;
    bool m_presenting = false;
    bool m_wasShown = false;
    QWidget *m_bar;
    QWidget *m_side;            ///< the list and what is below it
    QWidget *m_files = nullptr; ///< what concerns files of lessons
    LessonList *m_list;
    QPushButton *m_reset;
    TextLabel *m_result;
    Banner *m_banner;
    PatternBadgeRow *m_badges;
    TextLabel *m_kind;
    QLabel *m_title;
    QStackedWidget *m_stack;
    SegmentedControl *m_size;
    QPushButton *m_keys;
    QPushButton *m_pointer;
    QPushButton *m_present;
    QPushButton *m_back;
    QPushButton *m_check;
    QPushButton *m_next;
    TextLabel *m_place;
    TextLabel *m_keysLine;
    PresenterOverlay *m_overlay;
};

} // namespace sw::views
