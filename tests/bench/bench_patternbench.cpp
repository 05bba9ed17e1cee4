// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the page of patterns answers in a model of 300 entities: the longest that a choice of a pattern, of a place
// or of another object keeps the window from answering, and the time until documents and figures of the chosen pattern
// are on the screen, beside that of working out the whole model once, as after each edit.
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/items/selection.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"
#include "views/bench/patternbench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr int entities = 300;
constexpr double budget = 3;      // evaluations: two designs with their sizes, and what is said of them
constexpr double limit = 100;     // ms
constexpr int patience = 120'000; // ms

struct Answer
{
    double stall = 0; ///< ms that the window did not answer
    double shown = 0; ///< ms until all was there
};

class PageBench
{
public:
    PageBench()
        : m_derived(m_document, document::DerivedState::Mode::Background), m_page(m_document, m_derived, m_selection)
    {
        m_document.setModel(testsupport::bigModel(entities));
        m_page.resize(1440, 800);
        m_page.show();
        waitFor([this] { return m_derived.isCurrent() && m_page.isCurrent() && !m_page.pattern().isEmpty(); });
    }

    /// \p act, with the longest stretch that events waited until \p done.
    Answer measure(const std::function<void()> &act)
    {
        QElapsedTimer clock;
        clock.start();
        act();
        qint64 longest = clock.nsecsElapsed();
        bool shown = false;
        const auto told = QObject::connect(&m_page, &views::PatternBench::trialShown, [&shown] { shown = true; });
        while (!shown && !m_page.isCurrent() && clock.elapsed() < patience) {
            const qint64 before = clock.nsecsElapsed();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            longest = std::max(longest, clock.nsecsElapsed() - before);
        }
        QObject::disconnect(told);
        return {static_cast<double>(longest) / 1e6, static_cast<double>(clock.nsecsElapsed()) / 1e6};
    }

    Answer worstOf(const QList<std::function<void()>> &acts)
    {
        QList<Answer> best(acts.size(), {patience, patience});
        for (int round = 0; round < 3; ++round) { // others on the machine only make it slower
            forget();
            for (qsizetype i = 0; i < acts.size(); ++i) {
                const Answer answer = measure(acts.at(i));
                best[i] = {std::min(best.at(i).stall, answer.stall), std::min(best.at(i).shown, answer.shown)};
            }
        }
        Answer worst;
        for (const Answer &each : std::as_const(best))
            worst = {std::max(worst.stall, each.stall), std::max(worst.shown, each.shown)};
        return worst;
    }

    /// The page remembers what it has tried, until the design changes.
    void forget()
    {
        document::editModel(m_document, QStringLiteral("count"), [](schema::Model &model) {
            model.entities.last().count.likely += 1;
            model.entities.last().count.max += 1;
        });
        waitFor([this] { return m_derived.isCurrent() && m_page.isCurrent(); });
    }

    bool run()
    {
        QList<std::function<void()>> choices;
        for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
            choices << [this, id = pattern->id()] {
                m_page.openPattern(id);
            };
        bool reached = tell(QStringLiteral("pattern"), worstOf(choices));
        const schema::Model &model = m_document.model();
        QList<std::function<void()>> selections;
        for (const qsizetype at : {0, 50, 299})
            selections << [this, id = model.entities.at(at).id] {
                m_selection.clear();
                m_selection.selectEntity(id);
            };
        for (const qsizetype at : {0, 100, 300})
            selections << [this, id = model.relationships.at(at).id] {
                m_selection.clear();
                m_selection.selectRelationship(id);
            };
        reached &= tell(QStringLiteral("selection"), worstOf(selections));
        return reached;
    }

private:
    static void waitFor(const std::function<bool()> &done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done()) {
            if (clock.elapsed() > patience)
                qFatal("the page does not answer");
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
    }

    /// What follows from the whole model, worked out once.
    double evaluation() const
    {
        double best = patience;
        for (int round = 0; round < 3; ++round) {
            QElapsedTimer clock;
            clock.start();
            const services::Evaluation evaluation = services::evaluate(m_document.model());
            best = std::min(best, static_cast<double>(clock.nsecsElapsed()) / 1e6);
            if (evaluation.design.collections.isEmpty())
                qFatal("the model has no design");
        }
        return best;
    }

    bool tell(const QString &what, const Answer &answer) const
    {
        const auto figure = [&](const QString &kind, double milliseconds, const QString &of, double reference,
                                double ratio) {
            return testsupport::printFigure({QStringLiteral("patterns-%1-%2-%3").arg(kind, what).arg(entities),
                                             milliseconds,
                                             QStringLiteral("ms"),
                                             of,
                                             reference,
                                             {Goal::Kind::AtMost, ratio}});
        };
        const bool stall = figure(QStringLiteral("stall"), answer.stall, QStringLiteral("limit"), limit, 1);
        return figure(QStringLiteral("shown"), answer.shown, QStringLiteral("evaluation"), evaluation(), budget) &&
               stall;
    }

    document::Document m_document;
    document::DerivedState m_derived;
    items::Selection m_selection;
    views::PatternBench m_page;
};

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QApplication application(argc, argv);
    return PageBench().run() ? 0 : 1;
}
