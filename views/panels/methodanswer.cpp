// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/methodanswer.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fixedit.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/patterns/patternregistry.h"
#include "models/services/fixes/countbalance.h"
#include "views/panels/answers/raterow.h"
#include "views/panels/answers/sizerows.h"
#include "views/panels/answers/togetheranswer.h"
#include "views/properties/placementsection.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/reasonrow.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/textlabel.h"

#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sw::views
{

using schema::Operation;
using schema::Relationship;
using services::Asked;
using services::MethodQuestion;

namespace
{

bool isToDecide(const MethodQuestion &question)
{
    return question.state == services::AnswerState::Missing;
}

/// Whether the editors stay: what is typed in them must not go because of what it changes.
bool hasSameEditors(const MethodQuestion &a, const MethodQuestion &b)
{
    const bool isSameDecision = a.state == b.state && a.answer == b.answer; // of a pattern: there is a reason to say
    return services::isSameQuestion(a, b) && (a.step != services::MethodStep::Patterns || isSameDecision) &&
           (a.asked != Asked::Size || a.answer.isEmpty() == b.answer.isEmpty());
}

bool hasSameDecisions(const MethodQuestion &a, const MethodQuestion &b)
{
    const bool isSameBalance = isToDecide(a) == isToDecide(b) && (!isToDecide(a) || a.reason == b.reason);
    return (a.asked != Asked::PerOther || isSameBalance) &&
           (a.asked != Asked::Placement || isToDecide(a) == isToDecide(b));
}

} // namespace

MethodAnswer::MethodAnswer(const PageContext &context)
    : m_context(context), m_layout(new QVBoxLayout(this)), m_buttons(new QWidget)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    auto *layout = new QVBoxLayout(m_buttons);
    layout->setContentsMargins(0, 0, 0, 0);
}

const schema::Model &MethodAnswer::model() const
{
    return m_context.document.model();
}

const Operation &MethodAnswer::operation(const schema::OperationId &id) const
{
    static const Operation none;
    const Operation *found = model().operation(id);
    return found != nullptr ? *found : none;
}

const Relationship &MethodAnswer::link() const
{
    static const Relationship none;
    const Relationship *found = model().relationship(m_question.relationship);
    return found != nullptr ? *found : none;
}

base::Result<void> MethodAnswer::changeOperation(const schema::OperationId &id, const char *mergeKey,
                                                 const std::function<void(Operation &)> &change)
{
    return document::changeOperation(m_context.document, id, {}, change, QString::fromLatin1(mergeKey));
}

base::Result<void> MethodAnswer::changeLink(const char *mergeKey, const std::function<void(Relationship &)> &change)
{
    return document::changeRelationship(m_context.document, m_question.relationship, {}, change,
                                        QString::fromLatin1(mergeKey));
}

void MethodAnswer::setQuestion(const MethodQuestion &question)
{
    const MethodQuestion before = std::exchange(m_question, question);
    if (!m_built || !hasSameEditors(before, question))
        return build();
    if (!hasSameDecisions(before, question))
        buildDecisions();
    refresh();
}

void MethodAnswer::refresh()
{
    if (!m_built)
        return;
    m_refresh();
    refreshAgreement();
}

void MethodAnswer::commit()
{
    if (m_form != nullptr)
        m_form->commit();
}

bool MethodAnswer::hasErrors() const
{
    return m_form != nullptr && m_form->hasErrors();
}

bool MethodAnswer::takeFocus()
{
    if (m_agree != nullptr && m_agree->isEnabled()) {
        m_agree->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    for (const QWidget *place : {m_content, m_row}) {
        for (QWidget *each : place->findChildren<QWidget *>()) {
            if (each->focusPolicy() & Qt::TabFocus && each->isEnabled() && !each->isHidden()) {
                each->setFocus(Qt::ShortcutFocusReason);
                return true;
            }
        }
    }
    return false;
}

bool MethodAnswer::holdsFocus(const QWidget *place) const
{
    const QWidget *focus = window()->focusWidget();
    return focus != nullptr && place != nullptr && place->isAncestorOf(focus);
}

void MethodAnswer::replace(QWidget *&place, QLayout *layout)
{
    if (place != nullptr) {
        place->hide();
        place->deleteLater(); // it may be one of its buttons that asks
    }
    place = new QWidget;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    place->setLayout(layout);
}

void MethodAnswer::build()
{
    const bool had = holdsFocus(m_content);
    replace(m_content, new QVBoxLayout);
    m_form = new PropertyForm;
    m_content->layout()->addWidget(m_form);
    m_layout->addWidget(m_content);
    m_refresh = [form = m_form] {
        form->refresh();
    };
    m_picked = m_question.operation;
    m_built = true;
    buildDecisions();
    if (m_question.step == services::MethodStep::Workload)
        buildWorkload();
    else if (m_question.step == services::MethodStep::Relationships)
        buildRelationship();
    m_form->reset();
    m_content->show(); // now, so that it can take the focus
    m_row->setVisible(m_row->layout()->count() > 0);
    if (had)
        Q_EMIT settled();
}

/// The buttons that stand for answers of their own.
void MethodAnswer::buildDecisions()
{
    const bool had = holdsFocus(m_row);
    replace(m_row, new FlowLayout(6));
    m_buttons->layout()->addWidget(m_row);
    m_agree = nullptr;
    addAgreement();
    if (m_question.asked == Asked::PerOther)
        addWaysOut();
    else if (m_question.asked == Asked::Placement)
        addReconsideration();
    else if (m_question.step == services::MethodStep::Patterns)
        buildPattern();
    m_row->setVisible(m_row->layout()->count() > 0);
    if (had)
        Q_EMIT settled();
}

void MethodAnswer::addButton(const QString &text, const QString &help, const std::function<void()> &run)
{
    auto *button = new QPushButton(text);
    button->setToolTip(help);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, run);
    m_row->layout()->addWidget(button);
}

/// A button after which there is nothing more to say.
void MethodAnswer::addDecision(const QString &text, const QString &help, const std::function<void()> &run)
{
    addButton(text, help, [this, run] {
        run();
        Q_EMIT settled();
    });
}

/// One click for what is assumed and right. It stays in its place once that is said, so that others stay in theirs.
void MethodAnswer::addAgreement()
{
    if (services::titleOf(m_question.asked).isEmpty())
        return;
    const services::Word word = services::wordOf(m_question.asked);
    addButton(services::agreementText(m_question.asked),
              tr("Makes what is assumed your answer, and goes on: one step, which Undo takes back"), [this, word] {
                  if (word != nullptr && isSaid(word))
                      takeBack(word);
                  else if (!agree())
                      refreshAgreement(); // it stays unchecked
              });
    m_agree = static_cast<QPushButton *>(m_row->layout()->itemAt(0)->widget());
    m_agree->setCheckable(word != nullptr);
    refreshAgreement();
}

void MethodAnswer::refreshAgreement()
{
    if (m_agree == nullptr)
        return;
    const services::Word word = services::wordOf(m_question.asked);
    const bool said = word != nullptr && isSaid(word);
    const bool open = said || services::agreementWith(m_question);
    const bool had = m_agree->hasFocus();
    m_agree->setChecked(said);
    m_agree->setEnabled(open);
    if (had && !open)
        Q_EMIT settled();
}

bool MethodAnswer::agree()
{
    commit();
    if (hasErrors())
        return false;
    if (const services::Agreement agreement = services::agreementWith(m_question))
        document::editModel(m_context.document, tr("Agree with what is assumed"), agreement);
    else if (m_question.state != services::AnswerState::Given) // by what was still being typed
        return false;
    Q_EMIT agreed();
    return true;
}

/// What is left out is right so: said of the entity, and taken back by another click.
bool MethodAnswer::isSaid(services::Word word) const
{
    const schema::Entity *now = model().entity(m_question.entity);
    return now != nullptr && now->*word;
}

void MethodAnswer::takeBack(services::Word word)
{
    apply(document::changeEntity(m_context.document, m_question.entity, {},
                                 [word](schema::Entity &entity) { entity.*word = false; }));
}

/// The operation first, then its rate, by which it is known to be the most frequent one.
void MethodAnswer::addBusiest()
{
    if (m_picked.isEmpty() && !model().operations.isEmpty())
        m_picked = model().operations.first().id;
    m_form->addPick(
        tr("Operation"),
        [this] {
            PickList list{{}, {}, m_picked.text()};
            for (const Operation &each : model().operations) {
                list.texts << base::visibleText(each.name);
                list.ids << each.id.text();
            }
            return list;
        },
        [this](const QString &id) -> base::Result<void> {
            m_picked = schema::OperationId(id);
            m_context.selection.selectOperation(m_picked);
            m_form->refresh();
            return {};
        });
    addRateRow(*m_form, m_context.document, [this] { return m_picked; });
}

void MethodAnswer::addSizes()
{
    const schema::Entity *entity = model().entity(m_question.entity);
    if (entity == nullptr)
        return;
    const schema::EntityId owner = entity->id;
    if (entity->fields.isEmpty())
        return addButton(tr("A&dd a field"), tr("Type a line such as “title string 40”"),
                         [this, owner] { Q_EMIT fieldWanted(owner); });
    addSizeRows(*m_form, m_context.document, *entity);
}

void MethodAnswer::addChoices()
{
    const schema::OperationId id = m_question.operation;
    if (m_question.asked == Asked::Durability) {
        m_form->addChoice(tr("Durability"), textsOf<schema::Durability>(),
                          {[this, id] { return static_cast<int>(operation(id).durability); },
                           [this, id](int value) {
                               return changeOperation(id, "", [&](Operation &operation) {
                                   operation.durability = static_cast<schema::Durability>(value);
                               });
                           }});
        return;
    }
    constexpr int first = static_cast<int>(schema::Criticality::Low);
    m_form->addChoice(tr("Criticality"), textsOf<schema::Criticality>(),
                      {[this, id] { return static_cast<int>(operation(id).criticality) - first; },
                       [this, id](int value) {
                           return changeOperation(id, "", [&](Operation &operation) {
                               operation.criticality = static_cast<schema::Criticality>(value + first);
                           });
                       }});
}

void MethodAnswer::buildWorkload()
{
    const schema::OperationId id = m_question.operation;
    switch (m_question.asked) {
    case Asked::Entities:
        return addButton(tr("&Draw an entity"), tr("Then click where to place it"), [this] { Q_EMIT entityWanted(); });
    case Asked::Writes:
        return addButton(tr("A&dd an operation"), tr("A row of the workload that inserts documents"), [this] {
            Operation draft;
            draft.kind = schema::OperationKind::Insert;
            Q_EMIT operationWanted(draft);
        });
    case Asked::Operations:
    case Asked::Use:
        return addButton(tr("A&dd an operation"), tr("A row of the workload that starts at what is selected"), [this] {
            Operation draft;
            draft.entity = m_question.entity;
            Q_EMIT operationWanted(draft);
        });
    case Asked::Busiest:
        return addBusiest();
    case Asked::Count: {
        const schema::EntityId entity = m_question.entity;
        m_form->addWidget(QStringLiteral(" "), CardinalityEdit::makeHeader());
        m_form->addCardinality(tr("Documents"), {[this, entity] {
                                                     const schema::Entity *now = model().entity(entity);
                                                     return now != nullptr ? now->count : schema::Cardinality();
                                                 },
                                                 [this, entity](const schema::Cardinality &count) {
                                                     return document::setEntityCount(m_context.document, entity, count);
                                                 }});
        return;
    }
    case Asked::Size:
        return addSizes();
    case Asked::Rate:
        addRateRow(*m_form, m_context.document, [id] { return id; });
        return;
    case Asked::Found:
        m_form->addNumber(
            tr("Expected results"), {0, 1e15, base::NumberUnit::None, tr("assumed: %1").arg(m_question.answer), false},
            {[this, id] { return operation(id).selectivity; },
             [this, id](const std::optional<double> &documents) {
                 return changeOperation(id, "found", [&](Operation &operation) { operation.selectivity = documents; });
             }});
        return;
    case Asked::Latency:
    case Asked::Freshness: {
        const bool latency = m_question.asked == Asked::Latency;
        std::optional<double> Operation::*member = latency ? &Operation::latencyMs : &Operation::freshnessSeconds;
        m_form->addNumber(latency ? tr("Latency") : tr("Max. staleness"),
                          {0, 1e9, latency ? base::NumberUnit::Milliseconds : base::NumberUnit::Seconds,
                           latency ? tr("any") : tr("not stated"), false},
                          {[this, id, member] { return operation(id).*member; },
                           [this, id, member, latency](const std::optional<double> &value) {
                               return changeOperation(id, latency ? "latency" : "freshness",
                                                      [&](Operation &operation) { operation.*member = value; });
                           }});
        return;
    }
    default:
        return addChoices();
    }
}

void MethodAnswer::addItemsWanted()
{
    const schema::OperationId id = m_question.operation;
    const schema::RelationshipId followed = m_question.relationship;
    m_form->addNumber(tr("Items"), {0, 1e15, base::NumberUnit::None, tr("all"), false},
                      {[this, id, followed]() -> std::optional<double> {
                           for (const schema::PathStep &step : operation(id).path) {
                               if (step.relationship == followed)
                                   return step.itemsWanted;
                           }
                           return std::nullopt;
                       },
                       [this, id, followed](const std::optional<double> &items) {
                           return changeOperation(id, "items", [&](Operation &operation) {
                               for (schema::PathStep &step : operation.path) {
                                   if (step.relationship == followed)
                                       step.itemsWanted = items;
                               }
                           });
                       }});
}

/// Where what was decided is no longer recommended: either way is one click.
void MethodAnswer::addReconsideration()
{
    const schema::Placement better = m_question.placement;
    if ((!link().isAgreed() && !link().isDoubted()) || better == link().placement)
        return;
    addDecision(placementText(model(), link(), better), tr("One step, which Undo takes back"), [this, better] {
        apply(changeLink("", [better](Relationship &link) {
            link.placement = link.agreedPlacement = better;
            link.doubtedPlacement = {};
        }));
    });
    if (link().isAgreed())
        addDecision(tr("&Keep it as it is"), tr("It stays so whatever pays off; Override says Automatic again"),
                    [this] { apply(changeLink("", [](Relationship &link) { link.agreedPlacement = {}; })); });
}

/// Out of counts that contradict each other.
void MethodAnswer::addWaysOut()
{
    if (!isToDecide(m_question))
        return;
    const schema::RelationshipId id = m_question.relationship;
    for (const services::Fix &fix : services::countBalance(model(), id).waysOut)
        addDecision(fix.text,
                    services::effectOf(model(), id, fix) + QLatin1Char(' ') + tr("One step, which Undo takes back"),
                    [this, fix] { (void)document::applyFix(m_context.document, fix); });
}

void MethodAnswer::buildRelationship()
{
    const schema::RelationshipId id = m_question.relationship;
    switch (m_question.asked) {
    case Asked::Alone:
        return addButton(tr("&Draw a relationship"), tr("Then drag from one card to the other"),
                         [this] { Q_EMIT relationshipWanted(); });
    case Asked::PerOther: {
        const auto counted = [this] {
            return (m_question.atA ? link().a : link().b).perOther;
        };
        const QString label = entityName(model(), m_question.atA ? link().a.entity : link().b.entity);
        m_form->addWidget(QStringLiteral(" "), CardinalityEdit::makeHeader());
        m_form->addCardinality(label, {counted, [this, id](const schema::Cardinality &count) {
                                           const auto end = m_question.atA ? document::End::A : document::End::B;
                                           return document::setEndCount(m_context.document, id, end, count);
                                       }});
        return;
    }
    case Asked::Growth:
        m_form->addNumber(tr("New items"), {0, 1e12, base::NumberUnit::PerDay, tr("not stated"), false},
                          {[this]() -> std::optional<double> {
                               if (link().growthPerParentPerDay <= 0)
                                   return std::nullopt;
                               return link().growthPerParentPerDay;
                           },
                           [this](const std::optional<double> &rate) {
                               return changeLink("growth", [&](Relationship &link) {
                                   link.growth = schema::Growth::Unbounded;
                                   link.growthPerParentPerDay = rate.value_or(0);
                               });
                           }});
        return;
    case Asked::Together: {
        auto *together = new TogetherAnswer(*m_form, m_context, id);
        m_refresh = [together, before = m_refresh] {
            before();
            together->refresh();
        };
        return m_refresh();
    }
    case Asked::ItemsWanted:
        return addItemsWanted();
    case Asked::Longest:
        m_form->addNumber(tr("99th percentile"), {0, 1e15, base::NumberUnit::None, tr("not known"), false},
                          {[this] { return link().p99; },
                           [this](const std::optional<double> &items) {
                               return changeLink("p99", [&](Relationship &link) { link.p99 = items; });
                           }});
        return;
    default: {
        auto *section = new PlacementSection(m_context, PlacementSection::Place::BelowQuestion);
        m_content->layout()->addWidget(section);
        section->show(id);
        m_refresh = [this, section, before = m_refresh] {
            section->setTold(m_question.reason);
            section->refresh();
            before();
        };
        m_refresh();
    }
    }
}

const schema::PatternUse *MethodAnswer::decidedUse() const
{
    return patterns::useAt(model(), m_question.use.pattern, patterns::targetOf(m_question.use));
}

void MethodAnswer::buildPattern()
{
    const QString name = patterns::patternName(m_question.use.pattern), oneStep = tr("One step, which Undo takes back");
    if (decidedUse() != nullptr)
        addReasonRow(*m_form, m_context.document, [this] { return decidedUse(); });
    switch (m_question.asked) {
    case Asked::Pattern: {
        const schema::PatternUse *there = decidedUse();
        if (there == nullptr || !there->enabled)
            addDecision(tr("Appl&y %1").arg(name), oneStep, [this] { usePattern(true); });
        else
            addDecision(tr("&Remove %1").arg(name), oneStep, [this, id = there->id] { removePattern(id); });
        if (m_question.state == services::AnswerState::Missing)
            addDecision(tr("&Do without it"), tr("It stays in the list of patterns, switched off"),
                        [this] { usePattern(false); });
        break;
    }
    case Asked::IdlePattern:
        addDecision(tr("&Remove %1").arg(name), oneStep, [this] { removePattern(m_question.use.id); });
        break;
    case Asked::Move: {
        const schema::Placement to = m_question.placement;
        addDecision(placementText(model(), link(), to), oneStep,
                    [this, to] { apply(changeLink("", [to](Relationship &link) { link.placement = to; })); });
        if (const auto *now = m_context.derived.design().placement(m_question.relationship))
            addDecision(tr("&Keep it as it is"), tr("It stays so whatever pays off; Override says Automatic again"),
                        [this, kept = now->placement] {
                            apply(changeLink("", [kept](Relationship &link) {
                                link.placement = kept;
                                link.doubtedPlacement = {};
                                link.agreedPlacement = {};
                            }));
                        });
        return;
    }
    case Asked::Kinds:
        break;
    default:
        return addButton(tr("Sho&w the problems"), tr("With the ways to settle each"),
                         [this] { Q_EMIT problemsWanted(); });
    }
    addButton(tr("Do&cuments before and after"), tr("The page of patterns, with figures and code"),
              [this] { Q_EMIT patternWanted(m_question.use); });
}

void MethodAnswer::apply(const base::Result<void> &outcome)
{
    if (!outcome)
        Q_EMIT failed(outcome.error().text());
}

void MethodAnswer::usePattern(bool applied)
{
    schema::PatternUse use = m_question.use;
    if (const schema::PatternUse *there = decidedUse())
        return apply(document::changePattern(m_context.document, there->id, {}, [&](schema::PatternUse &each) {
            each.parameters = use.parameters;
            each.decide(applied);
        }));
    use.enabled = applied;
    const auto added = document::addPattern(m_context.document, use);
    apply(added ? base::Result<void>() : base::Result<void>(added.error()));
}

void MethodAnswer::removePattern(const schema::PatternUseId &id)
{
    document::Removal removal;
    removal.patterns.insert(id);
    document::removeObjects(m_context.document, removal);
}

} // namespace sw::views
