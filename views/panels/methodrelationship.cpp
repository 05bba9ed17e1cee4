// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/workloadedits.h"
#include "views/panels/methodanswer.h"
#include "views/properties/placementsection.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/textlabel.h"

#include <QVBoxLayout>

namespace sw::views
{

using schema::Operation;
using schema::Relationship;
using services::Asked;

namespace
{

enum Together { ReadTogether, ReadApart, NotDecided };

} // namespace

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
QList<const Operation *> MethodAnswer::readers() const
{
    QList<const Operation *> found;
    for (const Operation &each : model().operations) {
        const bool follows = std::any_of(each.path.cbegin(), each.path.cend(), [this](const schema::PathStep &step) {
            return step.relationship == m_question.relationship;
        });
        if (follows && each.isRead())
            found << &each;
    }
    return found;
}

/// Yes is said by an operation of the workload, no by the relationship itself.
base::Result<void> MethodAnswer::setTogether(int answer)
{
    QStringList both;
    for (const Operation *each : readers())
        both << base::visibleText(each->name);
    if (answer != ReadTogether && !both.isEmpty())
        return base::Error{base::ErrorCode::InvalidModel,
                           tr("The workload reads both: %1.").arg(both.join(QStringLiteral(", "))),
                           {},
                           tr("Change it there first.")};
    if (answer == ReadTogether && !both.isEmpty())
        return {};
    document::Transaction step(m_context.document, tr("Say what is read together"));
    if (const bool apart = answer == ReadApart; link().readApart != apart) {
        const auto done = document::changeRelationship(m_context.document, m_question.relationship, {},
                                                       [apart](Relationship &link) { link.readApart = apart; });
        if (!done)
            return done;
    }
    if (answer == ReadTogether) {
        Operation draft;
        draft.name =
            tr("Read %1 with %2").arg(entityName(model(), link().a.entity), entityName(model(), link().b.entity));
        draft.entity = link().a.entity;
        draft.path = {{link().id, link().b.entity, {}}};
        draft.perSecond = schema::usualRate;
        if (const auto added = document::addOperation(m_context.document, draft); !added)
            return added.error();
    }
    step.commit();
    if (answer == ReadTogether)
        Q_EMIT readTogether();
    return {};
}

void MethodAnswer::addTogether()
{
    auto *answers = new SegmentedControl({tr("&Yes"), tr("&No"), tr("Not decided")});
    answers->setAccessibleName(tr("Read together"));
    answers->setChoiceToolTip(ReadTogether,
                              tr("Adds an operation that reads %1 together with their %2")
                                  .arg(entityName(model(), link().a.entity), entityName(model(), link().b.entity)));
    answers->setChoiceToolTip(ReadApart, tr("No operation will ever read both"));
    answers->setChoiceToolTip(NotDecided, tr("The workload does not say so yet"));
    FormRow *row = m_form->addWidget({}, answers);
    RateEdit *rate = addRate([this] {
        const QList<const Operation *> both = readers();
        return both.isEmpty() ? schema::OperationId() : both.first()->id;
    });
    auto *hint =
        new TextLabel(TextLabel::Style::Secondary, tr("Yes adds a read to the workload; its rate is asked here."));
    hint->setWordWrap(true);
    m_content->layout()->addWidget(hint);
    const auto current = [this] {
        return !readers().isEmpty() ? ReadTogether : link().readApart ? ReadApart : NotDecided;
    };
    row->bind<int>(current, [answers](int answer) { answers->setCurrent(answer); });
    m_refresh = [this, rate, hint, before = m_refresh] {
        before();
        const qsizetype count = readers().size();
        m_form->setRowVisible(rate, count == 1); // of several each has its own in the workload
        hint->setVisible(count == 0);
    };
    m_refresh();
    connect(answers, &SegmentedControl::chosen, this, [this, row, rate, answers, current](int answer) {
        row->give([this, answer] { return setTogether(answer); });
        answers->setCurrent(current()); // what is refused does not stay chosen
        if (answer != ReadTogether || readers().size() != 1)
            return;
        rate->number()->setFocus(Qt::ShortcutFocusReason);
        rate->number()->selectAll();
    });
}

void MethodAnswer::buildRelationship()
{
    const schema::RelationshipId id = m_question.relationship;
    switch (m_question.asked) {
    case Asked::Alone:
        addSaid(tr("It stands alone"), &schema::Entity::standsAlone);
        return addButton(tr("&Draw a relationship"), tr("Then drag from one card to the other"),
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

} // namespace sw::views
