// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/patternbench.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/patternfitmodel.h"
#include "models/items/patternlistmodel.h"
#include "models/items/selection.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/patternuses/patternplaces.h"
#include "views/bench/benchsplitter.h"
#include "views/bench/cardpage.h"
#include "views/bench/codetabs.h"
#include "views/bench/parameterstrip.h"
#include "views/bench/patternhead.h"
#include "views/bench/patternlists.h"
#include "views/bench/trialcolumn.h"
#include "views/bench/trialrun.h"
#include "views/widgets/banner.h"
#include "views/widgets/documents/beforeafterview.h"
#include "views/widgets/style/thinline.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr int pauseMilliseconds = 400;

/// Wants no more than it needs: the page scrolls only where that has no room.
class ModestSplitter : public QSplitter
{
public:
    using QSplitter::QSplitter;
    QSize sizeHint() const override { return minimumSizeHint(); }
};

QFrame *lineBelow(QWidget *content)
{
    auto *frame = new QFrame;
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(content);
    layout->addWidget(thinLine());
    return frame;
}

} // namespace

PatternBench::PatternBench(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                           QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_draft(document),
      m_useModel(new items::PatternListModel(document, &derived, this)),
      m_fitModel(new items::PatternFitModel(this)),
      m_findJob(new base::Job(base::Job::Policy::LatestWins, this)),
      m_adviseJob(new base::Job(base::Job::Policy::LatestWins, this)),
      m_trials(new TrialRun(document, this)),
      m_lists(new PatternLists(m_useModel, m_fitModel)),
      m_head(new PatternHead(document, [this] { return m_draft.use(); })),
      m_banner(new Banner),
      m_strip(new ParameterStrip),
      m_documents(new BeforeAfterView),
      m_code(new CodeTabs),
      m_column(new TrialColumn)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new BenchSplitter(m_lists, makeMiddle(), m_column, m_code));

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &PatternBench::askAdvisor);
    connect(m_trials, &TrialRun::found, this, &PatternBench::showTrial);
    connect(&document, &document::Document::changed, this, &PatternBench::documentChanged);
    connect(&derived, &document::DerivedState::updated, this, &PatternBench::derivedUpdated);
    connect(&selection, &items::Selection::changed, this, &PatternBench::selectionChanged);
    connect(m_lists, &PatternLists::pointerLeft, this, [this] {
        if (!m_stale)
            updateFits();
    });
    connect(m_lists, &PatternLists::patternChosen, this, [this](const QString &pattern) { openPattern(pattern); });
    connect(m_lists, &PatternLists::useChosen, this, [this](const schema::PatternUseId &id) {
        if (const schema::PatternUse *chosen = m_document.model().pattern(id))
            openPattern(chosen->pattern, patterns::targetOf(*chosen));
    });
    connect(m_lists, &PatternLists::removalRequested, this, &PatternBench::remove);
    connect(m_lists, &PatternLists::adviceRequested, this, &PatternBench::adviceWanted);
    connect(m_lists, &PatternLists::matrixRequested, this, &PatternBench::matrixWanted);
    connect(m_head, &PatternHead::placeChosen, this, &PatternBench::placeChosen);
    connect(m_head, &PatternHead::appliedChosen, this, &PatternBench::setApplied);
    connect(m_head, &PatternHead::lessonWanted, this, &PatternBench::lessonWanted);
    connect(m_column, &TrialColumn::switchOffRequested, this, &PatternBench::switchOff);
    connect(m_code, &CodeTabs::cardShown, this, &PatternBench::showCard);
    connect(m_code->card(), &CardPage::lessonWanted, this, &PatternBench::lessonWanted);
    connect(m_code->card(), &CardPage::findingWanted, this, &PatternBench::problemsWanted);
}

QWidget *PatternBench::makeMiddle()
{
    m_banner->hide();
    auto *below = new ModestSplitter(Qt::Vertical);
    below->addWidget(m_documents);
    below->addWidget(m_code);
    below->setSizes({360, 270});
    below->setStretchFactor(0, 2);
    below->setStretchFactor(1, 1);
    below->setChildrenCollapsible(false);
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(lineBelow(m_head));
    layout->addWidget(m_banner);
    layout->addWidget(lineBelow(m_strip));
    layout->addWidget(below, 1);
    middle->setMinimumWidth(180);
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(middle);
    area->setFocusPolicy(Qt::NoFocus);
    connect(m_code->tabs(), &QTabBar::tabBarClicked, area,
            [this, area] { QTimer::singleShot(0, area, [this, area] { area->ensureWidgetVisible(m_code, 0, 0); }); });
    return area;
}

QComboBox *PatternBench::places() const
{
    return m_head->places();
}

QCheckBox *PatternBench::applied() const
{
    return m_head->applied();
}

QList<QWidget *> PatternBench::parts() const
{
    return {m_lists->all(),        m_lists->uses(),      m_head->places(), m_strip,
            m_documents->before(), m_documents->after(), m_code->text()};
}

/// What the advisor says of the pattern at this place; nullptr when it is not known.
const advisor::Explanation *PatternBench::judged() const
{
    const auto found = std::find_if(m_judged.cbegin(), m_judged.cend(), [this](const advisor::Explanation &each) {
        return each.use.pattern == m_draft.pattern && patterns::targetOf(each.use) == m_draft.target;
    });
    return found == m_judged.cend() ? nullptr : &*found;
}

bool PatternBench::isCurrent() const
{
    return !m_stale && !m_trials->isRunning() && !m_findJob->isRunning();
}

patterns::Target PatternBench::selectedTarget() const
{
    const items::SelectedObjects &objects = m_selection.objects();
    if (const schema::PatternUse *chosen = m_document.model().pattern(objects.pattern))
        return patterns::targetOf(*chosen);
    patterns::Target target{m_selection.entity(), m_selection.relationship(), {}};
    if (const schema::Operation *operation = m_document.model().operation(objects.operation))
        target.entity = operation->entity;
    else if (const design::Collection *collection = m_derived.design().collection(objects.collection))
        target.entity = collection->entity();
    const schema::Entity *entity = m_document.model().entity(target.entity);
    if (entity != nullptr && !objects.field.isEmpty())
        target.path = schema::fieldPath(entity->fields, objects.field);
    return target;
}

void PatternBench::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_stale)
        return;
    m_stale = false;
    derivedUpdated();
    selectionChanged();
}

void PatternBench::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_pause.stop();
    m_findJob->cancel();
    m_adviseJob->cancel();
    m_trials->leaveOff();
    m_stale = true;
}

void PatternBench::documentChanged(const document::ChangeEvent &event)
{
    if (event.has(document::Change::Reset)) {
        m_findings.clear();
        m_judged.clear();
        m_draft.pattern.clear();
        m_draft.target = {};
        m_chosen = false;
    }
    if (!event.touchesDesign())
        return;
    m_trials->forget();
    m_places.clear();
    m_placeNames.clear();
    if (m_stale)
        return;
    updateFits();
    showPattern();
}

void PatternBench::selectionChanged()
{
    if (m_stale)
        return;
    updateFits();
    const schema::PatternUse *chosen = m_document.model().pattern(m_selection.objects().pattern);
    if (chosen != nullptr)
        return openPattern(chosen->pattern, patterns::targetOf(*chosen));
    openAtSelection();
}

/// The pattern that is looked at, where it has a place there; else the best, else one that could be. Only it is tried.
void PatternBench::openAtSelection()
{
    choosePattern(m_draft.pattern);
    const schema::ModelIndex index(m_document.model());
    const auto hasPlace = [this, &index] {
        return isAtSelection() && m_draft.known() != nullptr && m_draft.known()->takes(index, m_draft.target);
    };
    if (!m_findings.isEmpty() && !hasPlace()) {
        choosePattern(QString());
        for (const patterns::Pattern *each : patterns::PatternRegistry::instance().all()) {
            const auto fit = m_fitModel->fitOf(each->id());
            if (!hasPlace() && fit && fit->looked && each->takes(index, fit->target))
                choosePattern(each->id());
        }
    }
    showPattern();
}

bool PatternBench::isAtSelection() const
{
    return services::concerns(schema::ModelIndex(m_document.model()), selectedTarget(), m_draft.target);
}

void PatternBench::derivedUpdated()
{
    if (m_stale)
        return;
    const schema::Model model = m_document.model();
    const design::Design design = m_derived.design();
    setPending(true);
    m_findJob->start([this, model, design](const base::Progress &progress) -> base::Job::Delivery {
        const services::PatternFindings findings = services::findPlaces(model, design, progress);
        return [this, findings, places = services::allPlaces(model, findings, progress),
                lessons = services::lessonsByPattern()] {
            m_head->setLessons(lessons);
            m_findings = findings;
            m_places = places;
            updateFits();
            if (m_draft.pattern.isEmpty())
                openAtSelection();
            else
                follow();
        };
    });
    m_pause.start();
}

void PatternBench::askAdvisor()
{
    const schema::Model model = m_document.model();
    m_adviseJob->start([this, model](const base::Progress &progress) -> base::Job::Delivery {
        const advisor::Advice advice = services::advise(model, model.goal, progress);
        return [this, judged = services::judgements(advice)] {
            m_judged = judged;
            setPending(false);
            updateFits();
            follow();
            m_best = false; // what somebody reads by now does not go away under the eyes
        };
    });
}

/// Scores that are shown meanwhile are those of the design as it was, or none.
void PatternBench::setPending(bool pending)
{
    m_fitModel->setPending(pending);
    if (m_draft.known() != nullptr)
        showVerdict();
}

/// What is known by now may speak for another place or for other parameters.
void PatternBench::follow()
{
    if (m_draft.known() != nullptr && !isChosen()) {
        if (m_best)
            m_draft.pattern = m_fitModel->best();
        choosePlace();
        takeValues();
    }
    showPattern();
}

/// Whether a person has settled where the pattern is looked at, or is about to type a parameter.
bool PatternBench::isChosen() const
{
    const QWidget *focus = QApplication::focusWidget();
    return m_chosen || (focus != nullptr && m_strip->isAncestorOf(focus));
}

void PatternBench::updateFits()
{
    const schema::ModelIndex index(m_document.model());
    const patterns::Target selected = selectedTarget();
    const QString name = selected == patterns::Target()
                             ? QString()
                             : base::visibleText(patterns::targetName(m_document.model(), selected));
    const QList<services::PatternFit> fits = services::patternFits(index, m_findings, m_judged, selected);
    if (m_lists->isPointedAt())
        m_fitModel->updateFits(fits, name);
    else
        m_fitModel->setFits(fits, name);
}

void PatternBench::openPattern(const QString &pattern)
{
    choosePattern(pattern);
    showPattern();
}

/// An empty \p pattern is the best one, once it is known.
void PatternBench::choosePattern(const QString &pattern)
{
    if (pattern.isEmpty() && m_findings.isEmpty())
        return;
    const QString wanted = pattern.isEmpty() ? m_fitModel->best() : pattern;
    if (patterns::PatternRegistry::instance().find(wanted) == nullptr)
        return;
    const bool same = wanted == m_draft.pattern;
    m_best = pattern.isEmpty() || (same && m_best);
    m_draft.pattern = wanted;
    const patterns::Target selected = selectedTarget();
    const schema::ModelIndex index(m_document.model());
    const bool stays =
        same && m_chosen && services::concerns(index, selected, m_draft.target) && m_draft.target != patterns::Target();
    if (stays)
        return;
    m_chosen = false;
    choosePlace();
    takeValues();
}

void PatternBench::openPattern(const QString &pattern, const patterns::Target &target)
{
    if (patterns::PatternRegistry::instance().find(pattern) == nullptr)
        return;
    m_draft.pattern = pattern;
    m_best = false;
    m_draft.target = target;
    m_chosen = true;
    takeValues();
    if (!isAtSelection())
        selectTarget();
    showPattern();
}

void PatternBench::selectTarget()
{
    const patterns::Target target = m_draft.target;
    const schema::Entity *entity = m_document.model().entity(target.entity);
    const schema::Field *field =
        entity != nullptr && !target.path.isEmpty() ? schema::fieldAtPath(entity->fields, target.path) : nullptr;
    if (m_draft.use() != nullptr)
        m_selection.selectPattern(m_draft.use()->id);
    else if (field != nullptr)
        m_selection.selectField(target.entity, field->id);
    else if (entity != nullptr)
        m_selection.selectEntity(target.entity);
    else
        m_selection.selectRelationship(target.relationship);
}

/// The place that the list names: the best at the selection, else the best of all, so that something is seen of every
/// pattern.
void PatternBench::choosePlace()
{
    const auto fit = m_fitModel->fitOf(m_draft.pattern);
    if (fit && (fit->looked || !fit->elsewhere.isEmpty())) {
        m_draft.target = fit->target;
        return;
    }
    const patterns::Target selected = selectedTarget();
    const QList<patterns::Finding> found = m_findings.value(m_draft.pattern);
    m_draft.target = selected == patterns::Target() && !found.isEmpty() ? found.first().target : selected;
    if (m_draft.target == patterns::Target() ||
        !m_draft.known()->takes(schema::ModelIndex(m_document.model()), m_draft.target))
        m_draft.target = services::placeNear(m_document.model(), m_draft.pattern, found, selected);
}

void PatternBench::takeValues()
{
    m_draft.takeValues(judged(), m_findings.value(m_draft.pattern));
}

void PatternBench::showPattern()
{
    if (m_stale || m_draft.known() == nullptr)
        return;
    m_lists->setCurrent(m_draft.pattern, m_draft.use() != nullptr ? m_draft.use()->id : schema::PatternUseId());
    updateHead();
    fillPlaces();
    rebuildStrip();
    showVerdict();
    m_trials->want(m_draft.wanted());
}

void PatternBench::updateHead()
{
    const patterns::Pattern &pattern = *m_draft.known();
    m_head->setPattern(pattern);
    m_head->applied()->setChecked(m_draft.isApplied());
    m_documents->setTitles(tr("Without %1").arg(pattern.name()), tr("With %1").arg(pattern.name()));
}

void PatternBench::fillPlaces()
{
    const schema::Model &model = m_document.model();
    QList<patterns::Target> &known = m_places[m_draft.pattern];
    if (known.isEmpty())
        known = services::placesFor(model, m_draft.pattern, m_findings.value(m_draft.pattern));
    m_placeList = known;
    for (const patterns::Target &also : {m_draft.target, selectedTarget()}) {
        if (!m_placeList.contains(also) && m_draft.known()->takes(schema::ModelIndex(model), also))
            m_placeList << also;
    }
    QStringList names;
    for (const patterns::Target &place : std::as_const(m_placeList)) {
        QString &name = m_placeNames[place];
        if (name.isEmpty())
            name = base::visibleText(patterns::targetName(model, place));
        names << name;
    }
    m_head->setPlaces(names, static_cast<int>(m_placeList.indexOf(m_draft.target)));
}

void PatternBench::placeChosen(int index)
{
    openPattern(m_draft.pattern, m_placeList.value(index));
}

void PatternBench::rebuildStrip()
{
    QStringList shown{m_draft.pattern, m_draft.target.entity.text(), m_draft.target.relationship.text(),
                      m_draft.target.path};
    shown += m_draft.values().keys();
    if (shown == m_shownParameters)
        return m_strip->refresh();
    m_shownParameters = shown;
    m_strip->setPattern(*m_draft.known(),
                        {[this] { return m_draft.values(); },
                         [this](const QString &name, const QJsonValue &value) { return setParameter(name, value); },
                         [this] { return fieldsAt(m_document.model(), m_draft.target); },
                         [this]() -> const schema::Model & { return m_document.model(); },
                         [this] {
                             return m_draft.target;
                         }});
    m_strip->parentWidget()->setVisible(!m_strip->isEmpty());
}

base::Result<void> PatternBench::setParameter(const QString &name, const QJsonValue &value)
{
    if (m_draft.isApplied())
        return changeParameter(m_document, *m_draft.known(), *m_draft.use(), name, value);
    m_draft.setValue(name, value);
    m_chosen = true;
    m_strip->refresh(); // others may mean something now
    showVerdict();
    m_trials->want(m_draft.wanted());
    return m_draft.check();
}

void PatternBench::setApplied(bool applied)
{
    if (m_draft.known() == nullptr)
        return;
    m_strip->commit();
    m_chosen = true;
    const schema::PatternUse draft = m_draft.wanted();
    base::Result<void> done;
    if (const schema::PatternUse *there = m_draft.use()) {
        done = document::changePattern(m_document, there->id, {}, [&](schema::PatternUse &each) {
            if (applied)
                each.parameters = draft.parameters;
            each.decide(applied);
        });
    } else if (applied && m_strip->hasErrors()) {
        done = base::Error{base::ErrorCode::InvalidModel, tr("A parameter cannot be used as it is."), m_draft.pattern,
                           tr("Correct what is marked above.")};
    } else if (applied) {
        const auto added = document::addPattern(m_document, draft);
        if (!added)
            done = added.error();
    }
    tell(done);
    updateHead();
}

void PatternBench::tell(const base::Result<void> &outcome)
{
    m_banner->setVisible(!outcome);
    if (!outcome)
        m_banner->showMessage(Status::Bad, outcome.error().message + QLatin1Char(' ') + outcome.error().wayOut);
}

void PatternBench::showTrial(const services::PatternTrial &trial, bool whole)
{
    m_trial = trial;
    if (whole)
        m_code->setTrial(trial, m_draft.pattern);
    if (!whole || !trial.before) // else all but the code is shown since the early one
        showEffect(trial);
    m_head->applied()->setEnabled(m_draft.isApplied() || trial.refusal.isEmpty());
    showCard();
    Q_EMIT trialShown();
}

void PatternBench::showEffect(const services::PatternTrial &trial)
{
    QList<TrialColumn::Conflict> conflicts;
    for (const patterns::UseConflict &each : trial.conflicts) {
        if (const schema::PatternUse *other = m_document.model().pattern(each.other))
            conflicts.append({each.other, patterns::useTitle(m_document.model(), *other), each.reason});
    }
    if (!trial.refusal.isEmpty())
        m_documents->setMessage(base::visibleText(trial.refusal));
    else
        m_documents->setDocuments(trial.documents);
    m_column->setTrial(trial, conflicts);
}

/// Only while it is seen: its question's figures are those of a whole model.
void PatternBench::showCard()
{
    const patterns::Pattern *pattern = m_draft.known();
    if (pattern == nullptr || !m_code->isCardShown())
        return;
    if (!m_pages.contains(m_draft.pattern))
        m_pages.insert(m_draft.pattern, services::patternPage(*pattern));
    QList<checks::Finding> findings = m_derived.findings();
    findings.removeIf([this](const checks::Finding &finding) { return finding.pattern != m_draft.pattern; });
    m_code->card()->setPage(m_pages.value(m_draft.pattern), m_trial,
                            patterns::targetName(m_document.model(), m_draft.target), findings);
}

void PatternBench::showVerdict()
{
    m_column->setVerdict(judged(), m_fitModel->isPending(), m_draft.adviceOnParameters(judged()), m_draft.isDeclined());
}

void PatternBench::switchOff(const schema::PatternUseId &id)
{
    tell(document::changePattern(m_document, id, {}, [](schema::PatternUse &each) { each.decide(false); }));
}

void PatternBench::remove(const schema::PatternUseId &id)
{
    document::Removal removal;
    removal.patterns.insert(id);
    document::removeObjects(m_document, removal);
}

} // namespace sw::views
