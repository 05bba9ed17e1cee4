// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonsteps.h"

#include <QScrollArea>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace sw::views
{

class TextLabel;

/// A step of a lesson: what it is about, something to do, a hint and what is said once it is solved. Texts come from
/// files of anybody: they are shown by services::toHtml, in which nothing but its own marks is markup.
class StepPage : public QScrollArea
{
    Q_OBJECT

public:
    /// \p bench must live as long as the page.
    StepPage(const services::LessonBench &bench, const formats::LessonStep &step, QWidget *parent = nullptr);

    /// The page that shows \p step; for tasks see TaskPage.
    static StepPage *make(const services::LessonBench &bench, const formats::LessonStep &step);
    static QString kindText(formats::StepKind kind);
    /// It is turned to.
    virtual void start() {}
    /// Gives the focus to what a person does first.
    virtual void takeFocus();
    /// What a person chooses from, where that is a part by itself beside the text; nullptr: the page is one part.
    virtual QWidget *choices() const { return nullptr; }
    /// What the button below does: looks whether the answers are right. Steps that only show have nothing to check.
    virtual QString checkText() const { return {}; }
    virtual void check() {}
    /// What was answered, to be kept for another time; empty: nothing.
    virtual QStringList answer() const { return {}; }
    /// Shows what answer() said once, perhaps of another version of the lesson, and what is to be said of it.
    virtual void setAnswer(const QStringList &) {}
    /// Its own keys, in short.
    virtual QString keysText() const { return {}; }
    /// A key that the page has a meaning for, such as a digit; false: none.
    virtual bool takeKey(int) { return false; }

Q_SIGNALS:
    void solved();
    /// It was looked at, or answered in another way.
    void seen();
    /// answer() says something else by now.
    void answered();

protected:
    const services::LessonBench &bench() const { return m_bench; }
    const formats::LessonStep &step() const { return m_step; }
    formats::StepTexts texts() const { return m_bench.lesson().texts.steps.value(m_step.id); }
    QVBoxLayout *content() const { return m_content; }
    QString filled(const QString &text) const;
    /// A label of lesson text; selectable, wraps.
    QLabel *makeText(const QString &markdown) const;
    void showVerdict(bool right, const QString &text);
    void hideVerdict();
    /// Shows what is said once the step is solved.
    void reveal();
    /// What is ticked and whether it was judged, as an answer to be kept.
    static QStringList keptTicks(bool judged, const QStringList &ticked);
    static bool isKeptTick(const QStringList &answer, const QString &what) { return answer.mid(1).contains(what); }
    static bool wasJudged(const QStringList &answer);
    void showFailure(const base::Error &error);
    /// Left and right mean the steps, which are the window's.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addHint();

    const services::LessonBench &m_bench;
    const formats::LessonStep m_step;
    QVBoxLayout *m_content;
    QVBoxLayout *m_end;
    TextLabel *m_verdict;
    QLabel *m_answer;
};

/// Fits the width of a page: the figures of a step, each with where it comes from, running to its value.
class FigureRow : public QWidget
{
    Q_OBJECT

public:
    explicit FigureRow(const QList<services::ShownFigure> &figures, QWidget *parent = nullptr);

    /// \p progress 0: as before; 1: as now.
    void show(double progress);

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateFonts();
    int widest() const;
    void arrange();

    QList<services::ShownFigure> m_figures;
    QGridLayout *m_grid;
    int m_columns = 0;
    QList<QLabel *> m_names;
    QList<QLabel *> m_values;
    QList<QLabel *> m_changes; ///< "72 % less"
};

} // namespace sw::views
