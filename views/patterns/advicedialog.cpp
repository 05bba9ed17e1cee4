// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/advicedialog.h"

#include "models/base/job.h"
#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/schema/goaltexts.h"
#include "views/patterns/advicepage.h"
#include "views/patterns/goalspage.h"
#include "views/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr schema::Goal goals[] = {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance};
constexpr int roomForTitle = 40; ///< of the window manager

} // namespace

AdviceDialog::AdviceDialog(document::Document &document, QWidget *parent)
    : QDialog(parent),
      m_document(document),
      m_goal(document.model().goal),
      m_tabs(new QTabWidget),
      m_advice(new AdvicePage),
      m_goals(new GoalsPage),
      m_note(new TextLabel(TextLabel::Style::Secondary)),
      m_apply(new QPushButton),
      m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    setWindowTitle(tr("Advice"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_advice, tr("Advice for %1").arg(schema::goalText(m_goal)));
    m_tabs->addTab(m_goals, tr("Goals side by side"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_apply, QDialogButtonBox::AcceptRole);
    m_note->setWordWrap(true);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(12, 4, 12, 10);
    bottom->addWidget(m_note, 1);
    bottom->addWidget(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(bottom);
    resize(QSize(1100, 780).boundedTo(screen()->availableSize() - QSize(0, roomForTitle)));
    m_apply->setDefault(true); // only a button that stands in its dialog becomes what Enter means

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &AdviceDialog::apply);
    connect(m_advice, &AdvicePage::chosenChanged, this, &AdviceDialog::updateButton);
    connect(m_goals, &GoalsPage::taken, this, &AdviceDialog::take);
    start();
}

void AdviceDialog::start()
{
    m_advice->showBusy(tr("The advisor is comparing the patterns…"));
    m_goals->show({}, m_goal);
    updateButton();
    work(m_goal);
}

void AdviceDialog::work(schema::Goal goal)
{
    m_job->start([this, model = m_document.model(), goal](const base::Progress &progress) -> base::Job::Delivery {
        return [this, result = services::adviseFor(model, goal, progress)] {
            arrived(result);
        };
    });
}

void AdviceDialog::arrived(const services::GoalAdvice &result)
{
    m_results.append(result);
    if (m_results.size() == 1)
        m_advice->show(m_document.model(), result.advice);
    for (const schema::Goal goal : goals) {
        const bool known = std::any_of(m_results.cbegin(), m_results.cend(),
                                       [goal](const services::GoalAdvice &each) { return each.advice.goal == goal; });
        if (known)
            continue;
        work(goal);
        return;
    }
    QList<services::GoalAdvice> ordered = m_results;
    std::sort(ordered.begin(), ordered.end(), [](const services::GoalAdvice &left, const services::GoalAdvice &right) {
        return left.advice.goal < right.advice.goal;
    });
    m_goals->show(ordered, m_goal);
}

static QString applyText(qsizetype changes, qsizetype moves)
{
    if (moves == 0)
        return changes == 1 ? AdviceDialog::tr("Apply 1 pattern") : AdviceDialog::tr("Apply %1 patterns").arg(changes);
    return changes == 1 ? AdviceDialog::tr("Apply 1 change") : AdviceDialog::tr("Apply %1 changes").arg(changes);
}

QString AdviceDialog::note() const
{
    return m_note->text();
}

void AdviceDialog::updateButton()
{
    const QList<schema::PatternUse> &now = m_document.model().patterns;
    const QList<schema::PatternUse> after = services::adopted(m_document.model(), m_advice->chosen());
    const qsizetype moves = m_advice->chosenMoves().size();
    const bool pending = m_results.isEmpty();
    const bool same = after == now && moves == 0;
    m_apply->setEnabled(!pending && !same);
    m_apply->setText(pending                         ? tr("Apply")
                     : same                          ? tr("Nothing to apply")
                     : after.isEmpty() && moves == 0 ? tr("Remove all patterns")
                                                     : applyText(after.size() + moves, moves));
    const auto kept = std::count_if(after.cbegin(), after.cend(), [this](const schema::PatternUse &use) {
        return m_document.model().pattern(use.id) != nullptr;
    });
    m_note->setText(now.isEmpty()        ? QString()
                    : pending            ? tr("Patterns in use now: %1").arg(now.size())
                    : kept == now.size() ? tr("Patterns in use now: %1; all stay").arg(now.size())
                                         : tr("Patterns in use now: %1; %2 stay").arg(now.size()).arg(kept));
}

void AdviceDialog::apply()
{
    const QString goal = schema::goalText(m_goal);
    const bool changed =
        document::editModel(m_document, tr("Apply the advice for %1").arg(goal), [this](schema::Model &model) {
            services::adopt(model, m_advice->chosenMoves(), m_advice->chosen());
        });
    accept();
    if (changed)
        Q_EMIT applied(tr("The advice for %1 is applied.").arg(goal));
}

void AdviceDialog::take(schema::Goal goal)
{
    const auto result = std::find_if(m_results.cbegin(), m_results.cend(),
                                     [goal](const services::GoalAdvice &each) { return each.advice.goal == goal; });
    bool changed = false;
    if (result != m_results.cend()) {
        const auto adopt = [&](schema::Model &model) {
            model.goal = goal;
            services::adopt(model, result->advice.moves, result->advice.uses());
        };
        changed = document::editModel(m_document, tr("Take the design for %1").arg(schema::goalText(goal)), adopt);
    }
    accept();
    if (changed)
        Q_EMIT applied(tr("The design for %1 is taken.").arg(schema::goalText(goal)));
}

} // namespace sw::views
