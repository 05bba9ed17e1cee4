// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/agreement.h"

#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/services/methodology/workloadquestions.h"

namespace sw::services
{

namespace
{

Agreement withEntity(const MethodQuestion &question, const std::function<void(schema::Entity &)> &change)
{
    return [id = question.entity, change](schema::Model &model) {
        if (schema::Entity *entity = model.entity(id))
            change(*entity);
    };
}

Agreement withLink(const MethodQuestion &question, const std::function<void(schema::Relationship &)> &change)
{
    return [id = question.relationship, change](schema::Model &model) {
        if (schema::Relationship *link = model.relationship(id))
            change(*link);
    };
}

void agreeWith(schema::Cardinality &count)
{
    count.guessed = false;
    count.agreed = true;
}

void agreeWithSizes(schema::Entity &entity)
{
    for (const schema::Field *each : fieldsOfUnknownSize(entity)) {
        if (schema::Field *field = schema::findField(entity.fields, each->id))
            field->averageBytes = field->agreedBytes = assumedBytes(*field);
    }
}

} // namespace

Agreement agreementWith(const MethodQuestion &question)
{
    if (question.state != AnswerState::Assumed)
        return {};
    switch (question.asked) {
    case Asked::Count:
        return withEntity(question, [](schema::Entity &entity) { agreeWith(entity.count); });
    case Asked::Size:
        return withEntity(question, agreeWithSizes);
    case Asked::Use:
    case Asked::Alone:
        return withEntity(question, [word = wordOf(question.asked)](schema::Entity &entity) { entity.*word = true; });
    case Asked::Rate:
        return [id = question.operation](schema::Model &changed) {
            if (schema::Operation *operation = changed.operation(id)) {
                operation->rateUnit = schema::RateUnit::Second;
                operation->agreedPerSecond = operation->perSecond;
            }
        };
    case Asked::Found:
        return [id = question.operation](schema::Model &changed) {
            if (schema::Operation *operation = changed.operation(id))
                operation->selectivity = operation->agreedSelectivity =
                    design::foundDocuments(schema::ModelIndex(changed), *operation);
        };
    case Asked::PerOther:
        return withLink(question, [atA = question.atA](schema::Relationship &link) {
            agreeWith((atA ? link.a : link.b).perOther);
        });
    case Asked::Together:
        return withLink(question, [](schema::Relationship &link) { link.readApart = true; });
    case Asked::Placement:
        return withLink(question, [stored = question.placement](schema::Relationship &link) {
            if (!link.isDoubted()) // else it stays as it is
                link.placement = stored;
            link.agreedPlacement = link.placement == stored ? stored : schema::Placement::Automatic;
            link.doubtedPlacement = schema::Placement::Automatic;
        });
    default:
        return {};
    }
}

QList<MethodQuestion> agreeable(const QList<MethodQuestion> &questions)
{
    QList<MethodQuestion> found;
    for (const MethodQuestion &question : questions) {
        if (agreementWith(question))
            found << question;
    }
    return found;
}

void agreeWith(schema::Model &model, const QList<MethodQuestion> &questions)
{
    for (const MethodQuestion &question : questions) {
        if (const Agreement agree = agreementWith(question))
            agree(model);
    }
}

Word wordOf(Asked asked)
{
    return asked == Asked::Use     ? &schema::Entity::unused
           : asked == Asked::Alone ? &schema::Entity::standsAlone
                                   : nullptr;
}

QString agreementText(Asked asked)
{
    switch (asked) {
    case Asked::Size:
        return Text::tr("These sizes are &right");
    case Asked::Use:
        return Text::tr("No ope&ration uses it");
    case Asked::Alone:
        return Text::tr("It stands a&lone");
    case Asked::Together:
        return Text::tr("They are not &read together");
    case Asked::Placement:
        return Text::tr("Sto&re it so");
    default:
        return Text::tr("That is &right");
    }
}

QString titleOf(Asked asked)
{
    switch (asked) {
    case Asked::Count:
        return Text::tr("Numbers of documents");
    case Asked::Size:
        return Text::tr("Sizes of texts");
    case Asked::Use:
        return Text::tr("Entities that no operation uses");
    case Asked::Alone:
        return Text::tr("Entities without a relationship");
    case Asked::Rate:
        return Text::tr("Rates");
    case Asked::Found:
        return Text::tr("Expected results");
    case Asked::PerOther:
        return Text::tr("How many belong together");
    case Asked::Together:
        return Text::tr("What is read together");
    case Asked::Placement:
        return Text::tr("Embed or link");
    default:
        return {};
    }
}

} // namespace sw::services
