// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/projectedits.h"
#include "tests/gui/panels/panelfixture.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/patience.h"
#include "views/panels/methodanswer.h"
#include "views/panels/methodpanel.h"
#include "views/widgets/segmentedcontrol.h"

#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

namespace sw::test
{

/// The panel of the methodology beside nothing else, and ways to do with it what a person does.
struct Guide
{
    PanelFixture project;
    views::MethodPanel panel{project.document, project.derived, project.selection};

    Guide()
    {
        panel.resize(320, 800);
        panel.show();
    }
    /// Selects the first question of this kind in the step; false when there is none.
    bool choose(services::MethodStep step, services::Asked asked)
    {
        panel.setStep(step);
        const QList<services::MethodQuestion> all = panel.methodology().of(step);
        for (int row = 0; row < all.size(); ++row) {
            if (all.at(row).asked != asked)
                continue;
            panel.questions()->setCurrentItem(panel.questions()->topLevelItem(row));
            return panel.question() != nullptr && panel.question()->asked == asked;
        }
        return false;
    }
    template <typename Widget>
    Widget *editor() const
    {
        for (Widget *each : panel.answer()->findChildren<Widget *>()) {
            if (each->isVisibleTo(&panel))
                return each;
        }
        return nullptr;
    }
    /// Presses one of the answers to whether both ends are read together.
    void answerTogether(const QString &text)
    {
        auto *answers = editor<views::SegmentedControl>();
        QVERIFY(answers != nullptr);
        for (QAbstractButton *each : answers->findChildren<QAbstractButton *>()) {
            if (each->accessibleName() == text)
                return each->click();
        }
        QFAIL(qPrintable(text));
    }
    /// The button of the panel that begins so; nullptr when it is not in sight.
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *each : panel.findChildren<QPushButton *>()) {
            if (each->isVisibleTo(&panel) && QString(each->text()).remove(QLatin1Char('&')).startsWith(text))
                return each;
        }
        return nullptr;
    }
    /// The button that agrees with what is assumed, in the words of the question.
    QPushButton *agreement() const
    {
        return button(services::agreementText(panel.question()->asked).remove(QLatin1Char('&')));
    }
    QRect placeOf(const QWidget *widget) const { return {widget->mapTo(&panel, QPoint()), widget->size()}; }
    /// A small project for which patterns pay off; true once the advisor has said so.
    bool fillWithPatterns()
    {
        ModelBuilder builder;
        builder.entity("books", 1000, "title:string:20 isbn:string:13!")
            .entity("reviews", 40000, "stars:int32 text:string:400")
            .link("books 1:N reviews [0,40,2000]")
            .operation("OpenBook", "read 50/s books books-reviews:5 filter=books.isbn")
            .operation("AddReview", "insert 1/s reviews");
        builder.model.goal = schema::Goal::Performance;
        project.document.setModel(builder.model);
        return waitForPatterns([this] { return panel.methodology().patternsKnown; }) &&
               choose(services::MethodStep::Patterns, services::Asked::Pattern);
    }
    bool waitForPatterns(const std::function<bool()> &what) { return QTest::qWaitFor(what, sw::test::patience); }
    void setGoal(schema::Goal goal)
    {
        document::editModel(project.document, QStringLiteral("goal"),
                            [goal](schema::Model &model) { model.goal = goal; });
    }
};

} // namespace sw::test
