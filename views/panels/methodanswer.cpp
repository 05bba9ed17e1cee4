// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/methodanswer.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/patterns/patternregistry.h"
#include "models/services/methodology/workloadquestions.h"
#include "views/properties/placementsection.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/segmentedcontrol.h"
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

constexpr qsizetype mostFields = 12; // whose sizes are asked for at a time
enum Together { ReadTogether, ReadApart, NotDecided };

/// Whether the editors stay.
bool isSame(const MethodQuestion &a, const MethodQuestion &b)
{
    return services::isSameQuestion(a, b) && (a.step != services::MethodStep::Patterns || a.state == b.state) &&
           (a.asked != Asked::Size || a.answer.isEmpty() == b.answer.isEmpty());
}

} // namespace

MethodAnswer::MethodAnswer(const PageContext &context) : m_context(context), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
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
    const bool same = m_built && isSame(question, m_question);
    m_question = question;
    if (same) {
        if (m_refresh)
            m_refresh();
        return;
    }
    build();
}

void MethodAnswer::refresh()
{
    if (m_built && m_refresh)
        m_refresh();
}

void MethodAnswer::commit()
{
    if (m_form != nullptr)
        m_form->commit();
}

void MethodAnswer::takeFocus()
{
    for (QWidget *each : m_content->findChildren<QWidget *>()) {
        if (each->focusPolicy() & Qt::TabFocus && each->isEnabled() && !each->isHidden()) {
            each->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void MethodAnswer::build()
{
    if (m_content != nullptr) {
        m_content->hide();
        m_content->deleteLater(); // it may be one of its buttons that asks
    }
    m_content = new QWidget;
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_form = new PropertyForm;
    layout->addWidget(m_form);
    m_layout->addWidget(m_content);
    m_refresh = [form = m_form] {
        form->refresh();
    };
    m_picked = m_question.operation;
    m_built = true;
    switch (m_question.step) {
    case services::MethodStep::Workload:
        buildWorkload();
        break;
    case services::MethodStep::Relationships:
        buildRelationship();
        break;
    case services::MethodStep::Patterns:
        buildPattern();
        break;
    }
    m_form->reset();
    m_content->show(); // now, so that it can take the focus
}

void MethodAnswer::addButton(const QString &text, const QString &help, const std::function<void()> &run)
{
    auto *button = new QPushButton(text);
    button->setToolTip(help);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, run);
    m_content->layout()->addWidget(button);
    static_cast<QVBoxLayout *>(m_content->layout())->setAlignment(button, Qt::AlignLeft);
}

/// One click for what is assumed and right. It goes once that is said.
void MethodAnswer::addAccept(const std::function<bool()> &isOpen, const std::function<base::Result<void>()> &accept)
{
    auto *button = new QPushButton(tr("That is right"));
    button->setToolTip(tr("Makes what is assumed your answer: one step, which Undo takes back"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, accept] { apply(accept()); });
    auto *layout = static_cast<QVBoxLayout *>(m_content->layout());
    layout->addWidget(button, 0, Qt::AlignLeft);
    m_refresh = [before = m_refresh, button, isOpen] {
        before();
        button->setVisible(isOpen());
    };
    m_refresh();
}

/// What is left out is right so: said of the entity, and taken back by another click.
void MethodAnswer::addSaid(const QString &text, bool schema::Entity::*member)
{
    const schema::EntityId id = m_question.entity;
    m_form->addSwitch({}, text,
                      {[this, id, member] {
                           const schema::Entity *now = model().entity(id);
                           return now != nullptr && now->*member;
                       },
                       [this, id, member](bool said) {
                           return document::changeEntity(m_context.document, id, {},
                                                         [&](schema::Entity &entity) { entity.*member = said; });
                       }});
}

void MethodAnswer::addRate(const std::function<schema::OperationId()> &id)
{
    auto *rate = new RateEdit;
    FormRow *row = m_form->addWidget(tr("Rate"), rate);
    using Shown = std::pair<double, schema::RateUnit>;
    row->bind<Shown>([this, id] { return Shown(operation(id()).perSecond, operation(id()).rateUnit); },
                     [rate](const Shown &shown) { rate->setValue(shown.first, shown.second); });
    row->enterBy(rate, [this, rate, id]() -> base::Result<void> {
        const base::Result<double> value = rate->read();
        if (!value)
            return value.error();
        return changeOperation(id(), "rate", [&](Operation &operation) {
            operation.perSecond = *value;
            operation.rateUnit = rate->readUnit();
        });
    });
    addAccept([this, id] { return operation(id()).perSecond > 0 && !schema::isRateStated(operation(id())); },
              [this, id] {
                  return changeOperation(id(), "",
                                         [](Operation &operation) { operation.rateUnit = schema::RateUnit::Second; });
              });
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
    addRate([this] { return m_picked; });
}

void MethodAnswer::addSizes()
{
    const schema::Entity *entity = model().entity(m_question.entity);
    if (entity == nullptr)
        return;
    const schema::EntityId owner = entity->id;
    if (entity->fields.isEmpty())
        return addButton(tr("Add a field"), tr("Type a line such as “title string 40”"),
                         [this, owner] { Q_EMIT fieldWanted(owner); });
    // Those that are known as well: a row that goes while one types is taken for lost.
    QList<const schema::Field *> asked = services::fieldsOfAnySize(*entity);
    std::stable_partition(asked.begin(), asked.end(),
                          [](const schema::Field *each) { return each->averageBytes <= 0; });
    for (const schema::Field *field : asked.mid(0, mostFields)) {
        const document::FieldKey key{{owner, {}}, field->id};
        m_form
            ->addNumber(base::visibleText(schema::fieldPath(entity->fields, field->id)),
                        {0, 16e6, base::NumberUnit::Bytes,
                         tr("assumed: %1").arg(base::bytesText(base::Bytes(services::assumedBytes(*field)))), false},
                        {[this, key]() -> std::optional<double> {
                             const schema::Field *now = document::fieldOf(model(), key);
                             if (now == nullptr || now->averageBytes <= 0)
                                 return std::nullopt;
                             return now->averageBytes;
                         },
                         [this, key](const std::optional<double> &bytes) {
                             return document::changeField(
                                 m_context.document, key, {},
                                 [&](schema::Field &field) { field.averageBytes = bytes.value_or(0); }, {});
                         }})
            ->setToolTip(tr("Average size of one value, in bytes"));
    }
    addAccept(
        [this, owner] {
            const schema::Entity *now = model().entity(owner);
            return now != nullptr && !services::fieldsOfUnknownSize(*now).isEmpty();
        },
        [this] { return acceptSizes(); });
}

base::Result<void> MethodAnswer::acceptSizes()
{
    return document::changeEntity(m_context.document, m_question.entity, {}, [](schema::Entity &entity) {
        for (const schema::Field *each : services::fieldsOfUnknownSize(entity)) {
            if (schema::Field *field = schema::findField(entity.fields, each->id))
                field->averageBytes = services::assumedBytes(*field);
        }
    });
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
        return addButton(tr("Draw an entity"), tr("Then click where to place it"), [this] { Q_EMIT entityWanted(); });
    case Asked::Writes:
        return addButton(tr("Add an operation"), tr("A row of the workload that inserts documents"), [this] {
            Operation draft;
            draft.kind = schema::OperationKind::Insert;
            Q_EMIT operationWanted(draft);
        });
    case Asked::Operations:
    case Asked::Use:
        if (m_question.asked == Asked::Use)
            addSaid(tr("That is right: no operation uses it"), &schema::Entity::unused);
        return addButton(tr("Add an operation"), tr("A row of the workload that starts at what is selected"), [this] {
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
        return addRate([id] { return id; });
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

/// The operations that read both ends of the relationship.
QStringList MethodAnswer::readers() const
{
    QStringList names;
    for (const Operation &each : model().operations) {
        const bool follows = std::any_of(each.path.cbegin(), each.path.cend(), [this](const schema::PathStep &step) {
            return step.relationship == m_question.relationship;
        });
        if (follows && each.isRead())
            names << base::visibleText(each.name);
    }
    return names;
}

/// Yes is said by an operation of the workload, no by the relationship itself.
base::Result<void> MethodAnswer::setTogether(int answer)
{
    const QStringList both = readers();
    if (answer != ReadTogether && !both.isEmpty())
        return base::Error{base::ErrorCode::InvalidModel,
                           tr("The workload reads both: %1.").arg(both.join(QStringLiteral(", "))),
                           {},
                           tr("Change it there first.")};
    if (const bool apart = answer == ReadApart; link().readApart != apart) {
        const auto done =
            document::changeRelationship(m_context.document, m_question.relationship, tr("Say what is read together"),
                                         [apart](Relationship &link) { link.readApart = apart; });
        if (!done)
            return done;
    }
    if (answer != ReadTogether || !both.isEmpty())
        return {};
    Operation draft;
    draft.name = tr("Read %1 with %2").arg(entityName(model(), link().a.entity), entityName(model(), link().b.entity));
    draft.entity = link().a.entity;
    draft.path = {{link().id, link().b.entity, {}}};
    Q_EMIT operationWanted(draft);
    return {};
}

void MethodAnswer::addTogether()
{
    auto *answers = new SegmentedControl({tr("Yes"), tr("No"), tr("Not decided")});
    answers->setAccessibleName(tr("Read together"));
    answers->setChoiceToolTip(ReadTogether,
                              tr("Adds an operation that reads %1 together with their %2")
                                  .arg(entityName(model(), link().a.entity), entityName(model(), link().b.entity)));
    answers->setChoiceToolTip(ReadApart, tr("No operation will ever read both"));
    answers->setChoiceToolTip(NotDecided, tr("The workload does not say so yet"));
    FormRow *row = m_form->addWidget({}, answers);
    auto *hint = new TextLabel(TextLabel::Style::Secondary, tr("Yes adds a read to the workload."));
    m_form->addWidget({}, hint);
    const auto current = [this] {
        return !readers().isEmpty() ? ReadTogether : link().readApart ? ReadApart : NotDecided;
    };
    row->bind<int>(current, [answers, hint](int answer) {
        answers->setCurrent(answer);
        hint->setVisible(answer != ReadTogether);
    });
    connect(answers, &SegmentedControl::chosen, this, [this, row, answers, current](int answer) {
        row->give([this, answer] { return setTogether(answer); });
        answers->setCurrent(current()); // what is refused does not stay chosen
    });
}

void MethodAnswer::buildRelationship()
{
    const schema::RelationshipId id = m_question.relationship;
    switch (m_question.asked) {
    case Asked::Alone:
        addSaid(tr("That is right: it stands alone"), &schema::Entity::standsAlone);
        return addButton(tr("Draw a relationship"), tr("Then drag from one card to the other"),
                         [this] { Q_EMIT relationshipWanted(); });
    case Asked::PerOther: {
        const auto end = m_question.atA ? document::End::A : document::End::B;
        const auto counted = [this, end] {
            return end == document::End::A ? link().a.perOther : link().b.perOther;
        };
        const QString label = entityName(model(), m_question.atA ? link().a.entity : link().b.entity);
        m_form->addWidget(QStringLiteral(" "), CardinalityEdit::makeHeader());
        m_form->addCardinality(label, {counted, [this, id, end](const schema::Cardinality &count) {
                                           return document::setEndCount(m_context.document, id, end, count);
                                       }});
        addAccept([counted] { return counted().guessed; },
                  [this, id, end, counted] {
                      schema::Cardinality count = counted();
                      count.guessed = false;
                      return document::setEndCount(m_context.document, id, end, count);
                  });
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
    case Asked::Together:
        return addTogether();
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
        addAccept(
            [this, id] {
                const auto *now = m_context.derived.design().placement(id);
                return now != nullptr && link().placement == schema::Placement::Automatic;
            },
            [this, id] {
                const schema::Placement right = m_context.derived.design().placement(id)->placement;
                return changeLink("", [right](Relationship &link) { link.placement = right; });
            });
        auto *section = new PlacementSection(m_context);
        m_content->layout()->addWidget(section);
        section->show(id);
        m_refresh = [section, before = m_refresh] {
            section->refresh();
            before();
        };
        m_refresh();
    }
    }
}

void MethodAnswer::buildPattern()
{
    switch (m_question.asked) {
    case Asked::Pattern:
        if (const auto *there = patterns::useAt(model(), m_question.use.pattern, patterns::targetOf(m_question.use));
            there == nullptr || !there->enabled)
            addButton(tr("Apply %1").arg(patterns::patternName(m_question.use.pattern)),
                      tr("One step, which Undo takes back"), [this] { usePattern(true); });
        if (m_question.state == services::AnswerState::Missing)
            addButton(tr("Do without it"), tr("It stays in the list of patterns, switched off"),
                      [this] { usePattern(false); });
        break;
    case Asked::IdlePattern:
        addButton(tr("Remove %1").arg(patterns::patternName(m_question.use.pattern)),
                  tr("One step, which Undo takes back"), [this] { removePattern(); });
        break;
    case Asked::Move: {
        const schema::Placement to = m_question.placement;
        addButton(placementText(model(), link(), to), tr("One step, which Undo takes back"),
                  [this, to] { apply(changeLink("", [to](Relationship &link) { link.placement = to; })); });
        const auto *now = m_context.derived.design().placement(m_question.relationship);
        if (now != nullptr)
            addButton(tr("Keep it as it is"), tr("It stays so whatever pays off; Override says Automatic again"),
                      [this, kept = now->placement] {
                          apply(changeLink("", [kept](Relationship &link) { link.placement = kept; }));
                      });
        return;
    }
    case Asked::Kinds:
        break;
    default:
        return addButton(tr("Show the problems"), tr("With the ways to settle each"),
                         [this] { Q_EMIT problemsWanted(); });
    }
    addButton(tr("Documents before and after"), tr("The page of patterns, with figures and code"),
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
    if (const schema::PatternUse *there = patterns::useAt(model(), use.pattern, patterns::targetOf(use)))
        return apply(document::changePattern(m_context.document, there->id, {}, [&](schema::PatternUse &each) {
            each.parameters = use.parameters;
            each.enabled = applied;
        }));
    use.enabled = applied;
    const auto added = document::addPattern(m_context.document, use);
    apply(added ? base::Result<void>() : base::Result<void>(added.error()));
}

void MethodAnswer::removePattern()
{
    document::Removal removal;
    removal.patterns.insert(m_question.use.id);
    document::removeObjects(m_context.document, removal);
}

} // namespace sw::views
