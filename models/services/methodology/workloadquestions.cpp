// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/workloadquestions.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/fewvalues.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"
#include "models/services/differences/membertexts.h"
#include "models/services/methodology/answertexts.h"

#include <algorithm>

namespace sw::services
{

namespace
{

using schema::Goal;

bool isOfAnySize(const schema::Field &field)
{
    using schema::FieldType;
    const FieldType type = field.valueType();
    const bool varies = type == FieldType::String || type == FieldType::Binary || type == FieldType::Any;
    return varies && field.enumValues.isEmpty() && !field.maxLength && field.spread == schema::ValueSpread();
}

bool isSampled(const schema::Entity &entity)
{
    return entity.sampled.documents > 0;
}

void collectOfAnySize(const QList<schema::Field> &fields, QList<const schema::Field *> &found)
{
    for (const schema::Field &field : fields) {
        if (isOfAnySize(field))
            found << &field;
        collectOfAnySize(field.fields, found);
    }
}

QStringList setCommand(const QString &object, const QString &assignment)
{
    return {QStringLiteral("set"), fileArgument, object, assignment};
}

/// Collects the questions of step 1 in the order of the model.
class WorkloadStep
{
public:
    WorkloadStep(const schema::ModelIndex &model, Goal goal) : m_model(model), m_goal(goal) {}

    QList<MethodQuestion> ask()
    {
        const schema::Model &model = m_model.model();
        if (model.entities.isEmpty())
            return {ofProject(Asked::Entities, AnswerState::Missing, Text::tr("What is the data about?"),
                              Text::tr("Entities are the things that the application stores, such as customers and "
                                       "orders."))};
        askOperations();
        if (m_goal == Goal::Simplicity)
            return m_questions;
        for (const schema::Entity &entity : model.entities)
            askEntity(entity);
        for (const schema::Operation &operation : model.operations)
            askOperation(operation);
        return m_questions;
    }

private:
    static MethodQuestion ofProject(Asked asked, AnswerState state, const QString &question, const QString &reason)
    {
        MethodQuestion made;
        made.asked = asked;
        made.state = state;
        made.said = usuallySaidBy(state);
        made.question = question;
        made.reason = reason;
        return made;
    }

    void askOperations()
    {
        const QList<schema::Operation> &operations = m_model.model().operations;
        if (operations.isEmpty()) {
            m_questions << ofProject(Asked::Operations, AnswerState::Missing, Text::tr("What does the application do?"),
                                     Text::tr("What is read together, and how often, decides what to embed. Without "
                                              "operations there is nothing to go by."));
            return;
        }
        if (m_goal != Goal::Simplicity)
            return askWrites();
        const schema::Operation *busiest = busiestOperation(m_model.model());
        MethodQuestion made = ofProject(Asked::Busiest, busiest ? AnswerState::Given : AnswerState::Missing,
                                        Text::tr("Which operation runs most often?"),
                                        Text::tr("The most frequent operation decides which data is kept together."));
        if (busiest) {
            made.operation = busiest->id;
            made.said = SaidBy::Workload;
            made.answer = busiest->perSecond > 0 ? Text::tr("%1, %2").arg(busiest->name, schema::rateText(*busiest))
                                                 : busiest->name;
        }
        made.command = setCommand(busiest ? busiest->name : operations.first().name, QStringLiteral("perSecond=40/s"));
        m_questions << made;
    }

    /// Only where reads alone are stated: then every copy looks as if it cost nothing.
    void askWrites()
    {
        const QList<schema::Operation> &operations = m_model.model().operations;
        if (std::any_of(operations.cbegin(), operations.cend(),
                        [](const schema::Operation &each) { return !each.isRead(); }))
            return;
        MethodQuestion made =
            ofProject(Asked::Writes, AnswerState::Assumed, Text::tr("Which operation writes the data?"),
                      Text::tr("Embedding and copies make reads cheaper and writes costlier; without "
                               "a write nothing speaks against them."));
        made.answer = Text::tr("only reads are stated");
        m_questions << made;
    }

    MethodQuestion of(const schema::Entity &entity, Asked asked, AnswerState state) const
    {
        MethodQuestion made;
        made.asked = asked;
        made.state = state;
        made.said = usuallySaidBy(state);
        made.entity = entity.id;
        made.object = entity.name;
        return made;
    }

    void askEntity(const schema::Entity &entity)
    {
        MethodQuestion count =
            of(entity, Asked::Count, entity.count.guessed ? AnswerState::Assumed : AnswerState::Given);
        count.question = Text::tr("How many documents of “%1” are there?").arg(entity.name);
        count.reason = Text::tr("Counts decide how large collections and indexes get, and whether what is used fits in "
                                "memory.");
        count.answer = amountText(entity.count);
        count.said = saidBy(entity.count, isSampled(entity));
        count.command = setCommand(entity.name, QStringLiteral("count=[0,5000,20000]"));
        const QList<checks::FewValues> few = checks::fewValuesOf(entity);
        if (!few.isEmpty()) {
            count.state = AnswerState::Missing;
            count.answer =
                Text::tr("%1; but %2", "an answer, and what contradicts it").arg(count.answer, few.first().sentence());
            count.reason = Text::tr("The rules of %1 do not allow that many documents. Widen them, or correct the "
                                    "number.")
                               .arg(few.first().path);
            count.command =
                setCommand(entity.name + QLatin1Char('.') + few.first().path,
                           few.first().isListed ? QStringLiteral("enumValues=") : QStringLiteral("maximum="));
        }
        m_questions << count;
        askSize(entity);
        const QList<const schema::Operation *> users = m_model.operationsOf(entity.id);
        if (!users.isEmpty() || m_model.model().operations.isEmpty())
            return;
        MethodQuestion use = of(entity, Asked::Use, entity.unused ? AnswerState::Given : AnswerState::Assumed);
        use.question = Text::tr("Which operation uses “%1”?").arg(entity.name);
        use.reason =
            Text::tr("No operation reads or writes “%1”, so nothing says where to keep the data.").arg(entity.name);
        use.answer = Text::tr("no operation");
        use.command = setCommand(entity.name, QStringLiteral("unused=true"));
        m_questions << use;
    }

    void askSize(const schema::Entity &entity)
    {
        const QList<const schema::Field *> unknown = fieldsOfUnknownSize(entity);
        MethodQuestion size = of(entity, Asked::Size,
                                 entity.fields.isEmpty() ? AnswerState::Missing
                                 : unknown.isEmpty()     ? AnswerState::Given
                                                         : AnswerState::Assumed);
        size.question = entity.fields.isEmpty()
                            ? Text::tr("Which fields does a document of “%1” have?").arg(entity.name)
                            : Text::tr("How large are the texts of “%1”?").arg(entity.name);
        size.reason = Text::tr("The size of a document decides what each read takes from memory or disk.");
        if (!entity.fields.isEmpty())
            size.answer =
                unknown.isEmpty() ? knownSizes(entity) : Text::tr("the usual size of %1").arg(sizesOf(entity, unknown));
        if (size.state == AnswerState::Given)
            size.said = isSampled(entity) ? SaidBy::Data : saidBySizes(fieldsOfAnySize(entity));
        if (!unknown.isEmpty())
            size.command =
                setCommand(entity.name + QLatin1Char('.') + schema::fieldPath(entity.fields, unknown.first()->id),
                           QStringLiteral("averageBytes=40"));
        m_questions << size;
    }

    static SaidBy saidBySizes(const QList<const schema::Field *> &fields)
    {
        const auto agreed = std::count_if(fields.cbegin(), fields.cend(),
                                          [](const schema::Field *field) { return field->isSizeAgreed(); });
        return fields.isEmpty()          ? SaidBy::Model
               : agreed == 0             ? SaidBy::Person
               : agreed == fields.size() ? SaidBy::Agreed
                                         : SaidBy::PartlyAgreed;
    }

    static QString knownSizes(const schema::Entity &entity)
    {
        if (isSampled(entity))
            return Text::tr("as measured in %1 documents").arg(base::countText(entity.sampled.documents));
        const QList<const schema::Field *> fields = fieldsOfAnySize(entity);
        return fields.isEmpty() ? Text::tr("no field varies in size") : sizesOf(entity, fields);
    }

    /// By their paths: fields of a name may lie at several places.
    static QString sizesOf(const schema::Entity &entity, const QList<const schema::Field *> &fields)
    {
        QStringList sizes;
        for (const schema::Field *field : fields) {
            const double bytes = field->averageBytes > 0 ? field->averageBytes : assumedBytes(*field);
            sizes << Text::tr("%1 (%2)").arg(schema::fieldPath(entity.fields, field->id),
                                             base::bytesText(base::Bytes(bytes)));
        }
        return sizes.join(QStringLiteral(", "));
    }

    MethodQuestion of(const schema::Operation &operation, Asked asked, AnswerState state, const QString &question,
                      const QString &reason, const QString &answer, const QString &assignment) const
    {
        MethodQuestion made;
        made.asked = asked;
        made.state = state;
        made.said = usuallySaidBy(state);
        made.operation = operation.id;
        made.object = operation.name;
        made.question = question;
        made.reason = reason;
        made.answer = answer;
        made.command = setCommand(operation.name, assignment);
        return made;
    }

    void askOperation(const schema::Operation &operation)
    {
        m_questions << of(
            operation, Asked::Rate,
            operation.perSecond <= 0          ? AnswerState::Missing
            : schema::isRateStated(operation) ? AnswerState::Given
                                              : AnswerState::Assumed,
            Text::tr("How often does “%1” run?").arg(operation.name),
            Text::tr("Rates decide between embedding and linking: what runs often should touch few documents."),
            operation.perSecond > 0 ? schema::rateText(operation) : QString(), QStringLiteral("perSecond=40/s"));
        if (m_questions.last().state == AnswerState::Given && operation.isRateAgreed())
            m_questions.last().said = SaidBy::Agreed;
        askFound(operation);
        if (m_goal == Goal::Performance)
            askQualities(operation);
    }

    /// Where a key or known values tell, there is nothing to ask.
    void askFound(const schema::Operation &operation)
    {
        const design::FoundDocuments found = design::documentsFound(m_model, operation);
        const schema::Entity *entity = m_model.entity(operation.entity);
        if (!entity || (!found.isGuessed() && !operation.selectivity))
            return;
        m_questions << of(
            operation, Asked::Found, found.isGuessed() ? AnswerState::Assumed : AnswerState::Given,
            Text::tr("How many documents of “%2” does “%1” find at a time?").arg(operation.name, entity->name),
            Text::tr("Each document that is found is read, and what it links to is looked up for each.") +
                guessText(found.by),
            base::countText(found.number), QStringLiteral("selectivity=1"));
        if (operation.isFoundAgreed())
            m_questions.last().said = SaidBy::Agreed;
    }

    static QString guessText(design::FoundDocuments::By by)
    {
        using By = design::FoundDocuments::By;
        switch (by) {
        case By::Known:
            return {};
        case By::One:
            return QLatin1Char(' ') + Text::tr("It compares values and wants no order, so it is taken to find one.");
        case By::Page:
            return QLatin1Char(' ') + Text::tr("Nothing tells, so a page of a list is assumed.");
        case By::All:
            return QLatin1Char(' ') + Text::tr("Nothing tells, so all of them are assumed.");
        }
        return {};
    }

    void askQualities(const schema::Operation &operation)
    {
        m_questions << of(operation, Asked::Latency, operation.latencyMs ? AnswerState::Given : AnswerState::Missing,
                          Text::tr("How fast must “%1” answer?").arg(operation.name),
                          Text::tr("The limit shows which operations can afford lookups and disk reads."),
                          operation.latencyMs ? Text::tr("%1 ms").arg(base::countText(*operation.latencyMs))
                                              : QString(),
                          QStringLiteral("latencyMs=50"));
        if (operation.isRead()) {
            m_questions << of(operation, Asked::Freshness,
                              operation.freshnessSeconds ? AnswerState::Given : AnswerState::Missing,
                              Text::tr("How old may the data that “%1” reads be?").arg(operation.name),
                              Text::tr("Where older values will do, results can be copied or computed ahead."),
                              staleness(operation), QStringLiteral("freshnessSeconds=60"));
        } else {
            m_questions << of(
                operation, Asked::Durability, AnswerState::Given,
                Text::tr("How safe must the writes of “%1” be?").arg(operation.name),
                Text::tr("Writes that a majority confirms survive the loss of a server and take longer."),
                memberText(m_model.model(), QStringLiteral("durability"), schema::nameOf(operation.durability)),
                QStringLiteral("durability=majority"));
            if (operation.durability == schema::Operation().durability)
                m_questions.last().said = SaidBy::Program;
        }
        const QList<schema::Operation> &all = m_model.model().operations;
        const bool undecided =
            all.size() > 1 && std::all_of(all.cbegin(), all.cend(), [](const schema::Operation &each) {
                return each.criticality == schema::Criticality::Medium;
            });
        m_questions << of(
            operation, Asked::Criticality, undecided ? AnswerState::Assumed : AnswerState::Given,
            Text::tr("How important is “%1”?").arg(operation.name),
            Text::tr("Important operations count for more when designs are compared."),
            memberText(m_model.model(), QStringLiteral("criticality"), schema::nameOf(operation.criticality)),
            QStringLiteral("criticality=high"));
    }

    static QString staleness(const schema::Operation &operation)
    {
        if (!operation.freshnessSeconds)
            return {};
        return *operation.freshnessSeconds <= 0
                   ? Text::tr("must be current")
                   : Text::tr("%1 at most").arg(base::periodText(*operation.freshnessSeconds / base::secondsPerDay));
    }

    const schema::ModelIndex &m_model;
    Goal m_goal;
    QList<MethodQuestion> m_questions;
};

} // namespace

QList<const schema::Field *> fieldsOfUnknownSize(const schema::Entity &entity)
{
    QList<const schema::Field *> found;
    if (!isSampled(entity))
        found = fieldsOfAnySize(entity);
    found.removeIf([](const schema::Field *field) { return field->averageBytes > 0; });
    return found;
}

QList<const schema::Field *> fieldsOfAnySize(const schema::Entity &entity)
{
    QList<const schema::Field *> found;
    collectOfAnySize(entity.fields, found);
    return found;
}

double assumedBytes(const schema::Field &field)
{
    const design::Node node = design::nodeOfField(field, {});
    return design::contentBytes(node.isArray() ? node.item() : node);
}

const schema::Operation *busiestOperation(const schema::Model &model)
{
    const auto most = std::max_element(
        model.operations.cbegin(), model.operations.cend(),
        [](const schema::Operation &a, const schema::Operation &b) { return a.perSecond < b.perSecond; });
    if (most == model.operations.cend() || (most->perSecond <= 0 && model.operations.size() > 1))
        return nullptr;
    return &*most;
}

QList<MethodQuestion> workloadQuestions(const schema::ModelIndex &model, schema::Goal goal)
{
    return WorkloadStep(model, goal).ask();
}

} // namespace sw::services
