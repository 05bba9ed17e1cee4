// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/answers/togetheranswer.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/services/methodology/relationshipquestions.h"
#include "views/panels/answers/raterow.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/textlabel.h"

namespace sw::views
{

using schema::Operation;
using schema::Relationship;

TogetherAnswer::TogetherAnswer(PropertyForm &form, const PageContext &context, const schema::RelationshipId &id)
    : QObject(&form), m_form(form), m_context(context), m_id(id)
{
    auto *answers = new SegmentedControl({tr("&Yes"), tr("&No"), tr("Not decided")});
    answers->setAccessibleName(tr("Read together"));
    answers->setChoiceToolTip(Yes,
                              tr("Adds an operation that reads %1 together with their %2")
                                  .arg(entityName(model(), link().a.entity), entityName(model(), link().b.entity)));
    answers->setChoiceToolTip(No, tr("No operation will ever read both"));
    answers->setChoiceToolTip(NotDecided, tr("The workload does not say so yet"));
    FormRow *row = form.addWidget({}, answers);
    m_rate = addRateRow(form, context.document, [this] {
        const QList<const Operation *> both = readers();
        return both.isEmpty() ? schema::OperationId() : both.first()->id;
    });
    m_hint = new TextLabel(TextLabel::Style::Secondary, tr("Yes adds a read to the workload; its rate is asked here."));
    m_hint->setWordWrap(true);
    form.addWidget({}, m_hint);
    row->bind<int>([this] { return current(); }, [answers](int answer) { answers->setCurrent(answer); });
    connect(answers, &SegmentedControl::chosen, this, [this, row, answers](int answer) {
        row->give([this, answer] { return give(static_cast<Answer>(answer)); });
        answers->setCurrent(current()); // what is refused does not stay chosen
        if (answer != Yes || readers().size() != 1)
            return;
        m_rate->number()->setFocus(Qt::ShortcutFocusReason);
        m_rate->number()->selectAll();
    });
}

void TogetherAnswer::refresh()
{
    const qsizetype count = readers().size();
    m_form.setRowVisible(m_rate, count == 1); // of several each has its own in the workload
    m_form.setRowVisible(m_hint, count == 0);
}

const schema::Model &TogetherAnswer::model() const
{
    return m_context.document.model();
}

const Relationship &TogetherAnswer::link() const
{
    static const Relationship none;
    const Relationship *found = model().relationship(m_id);
    return found != nullptr ? *found : none;
}

TogetherAnswer::Answer TogetherAnswer::current() const
{
    return !readers().isEmpty() ? Yes : link().readApart ? No : NotDecided;
}

QList<const Operation *> TogetherAnswer::readers() const
{
    return services::readersOf(model(), m_id);
}

base::Result<void> TogetherAnswer::addReader()
{
    Operation draft;
    draft.name = tr("Read %1 with %2").arg(entityName(model(), link().a.entity), entityName(model(), link().b.entity));
    draft.entity = link().a.entity;
    draft.path = {{m_id, link().b.entity, {}}};
    draft.perSecond = schema::usualRate;
    const auto added = document::addOperation(m_context.document, draft);
    return added ? base::Result<void>() : base::Result<void>(added.error());
}

base::Result<void> TogetherAnswer::give(Answer answer)
{
    QStringList both;
    for (const Operation *each : readers())
        both << base::visibleText(each->name);
    if (answer != Yes && !both.isEmpty())
        return base::Error{base::ErrorCode::InvalidModel,
                           tr("The workload reads both: %1.").arg(both.join(QStringLiteral(", "))),
                           {},
                           tr("Change it there first.")};
    if (answer == Yes && !both.isEmpty())
        return {};
    document::Transaction step(m_context.document, tr("Say what is read together"));
    const auto done = document::changeRelationship(m_context.document, m_id, {}, [answer](Relationship &link) {
        link.readApart = answer == No;
        if (answer == Yes) // what was decided before stays, but is asked again
            link.doubtedPlacement = link.placement;
    });
    if (!done)
        return done;
    if (answer == Yes) {
        if (const auto added = addReader(); !added)
            return added;
    }
    step.commit();
    return {};
}

} // namespace sw::views
