// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/relationshipquestions.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/services/fixes/countbalance.h"
#include "models/services/methodology/answertexts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace sw::services
{

namespace
{

using schema::Goal;
using schema::Relationship;

constexpr double manyItems = 10; // from here on it matters whether all of them are needed
constexpr double longTail = 10;  // times the usual length

QString jsonText(const QList<schema::PathStep> &path, qsizetype step, double items)
{
    QJsonArray list;
    for (qsizetype i = 0; i < path.size(); ++i) {
        QJsonObject each{{QStringLiteral("relationship"), path.at(i).relationship.text()},
                         {QStringLiteral("to"), path.at(i).to.text()}};
        if (i == step || path.at(i).itemsWanted)
            each.insert(QStringLiteral("itemsWanted"), i == step ? items : *path.at(i).itemsWanted);
        list.append(each);
    }
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

/// Collects the questions of step 2, relationship by relationship.
class RelationshipStep
{
public:
    RelationshipStep(const schema::ModelIndex &model, Goal goal, const design::Design &design)
        : m_model(model), m_goal(goal), m_design(design)
    {}

    QList<MethodQuestion> ask()
    {
        for (const schema::Entity &entity : m_model.model().entities)
            askAlone(entity);
        for (const Relationship &link : m_model.model().relationships) {
            if (!m_model.entity(link.a.entity) || !m_model.entity(link.b.entity))
                continue;
            askCount(link, false);
            askCount(link, true);
            if (m_goal != Goal::Simplicity)
                askUse(link);
            if (m_goal == Goal::Performance)
                askTail(link);
            askPlacement(link);
        }
        return m_questions;
    }

private:
    /// With the relationship's name where the names of its ends do not tell which one is meant.
    void add(const Relationship &link, MethodQuestion &made)
    {
        const QSet<schema::EntityId> ends{link.a.entity, link.b.entity};
        const QList<const Relationship *> others = m_model.relationshipsOf(link.a.entity);
        const bool isOne =
            !link.isSelf() && std::none_of(others.cbegin(), others.cend(), [&](const Relationship *other) {
                return other->id != link.id && QSet<schema::EntityId>{other->a.entity, other->b.entity} == ends;
            });
        const bool isOtherEnd = link.isSelf() && made.asked == Asked::PerOther && made.atA;
        if (isOtherEnd)
            made.question = Text::tr("%1 (%2, seen from the other end)", "a question, a relationship")
                                .arg(made.question, made.object);
        else if (!isOne)
            made.question = Text::tr("%1 (%2)", "a question, a relationship").arg(made.question, made.object);
        m_questions << made;
    }

    QString nameOfEnd(const schema::RelationshipEnd &end) const { return m_model.entity(end.entity)->name; }

    MethodQuestion of(const Relationship &link, Asked asked, AnswerState state) const
    {
        MethodQuestion made;
        made.step = MethodStep::Relationships;
        made.asked = asked;
        made.state = state;
        made.said = usuallySaidBy(state);
        made.relationship = link.id;
        made.object = schema::relationshipName(m_model.model(), link);
        return made;
    }

    bool isRelated(const schema::Entity &entity) const
    {
        const schema::Model &model = m_model.model();
        return !entity.owner.isEmpty() || !entity.superEntity.isEmpty() ||
               !m_model.relationshipsOf(entity.id).isEmpty() ||
               std::any_of(model.entities.cbegin(), model.entities.cend(), [&](const schema::Entity &each) {
                   return each.owner == entity.id || each.superEntity == entity.id;
               });
    }

    /// It may be right so, where there is nothing else or an operation uses it for itself.
    void askAlone(const schema::Entity &entity)
    {
        const schema::Model &model = m_model.model();
        if (isRelated(entity))
            return;
        const bool isRight = entity.standsAlone || model.entities.size() == 1 ||
                             (!model.relationships.isEmpty() && !m_model.operationsOf(entity.id).isEmpty());
        MethodQuestion made;
        made.step = MethodStep::Relationships;
        made.asked = Asked::Alone;
        made.state = isRight ? AnswerState::Given : AnswerState::Assumed;
        made.said = isRight && !entity.standsAlone ? SaidBy::Model : usuallySaidBy(made.state);
        made.entity = entity.id;
        made.object = entity.name;
        made.question = Text::tr("Does anything belong to “%1”, or does it belong to something?").arg(entity.name);
        made.reason = Text::tr("Without a relationship it gets a collection of its own, with nothing to embed or link. "
                               "That may be right, as for settings or logs.");
        made.answer = Text::tr("no relationship");
        made.command = {QStringLiteral("set"), fileArgument, made.object, QStringLiteral("standsAlone=true")};
        m_questions << made;
    }

    static void setCommand(MethodQuestion &question, const QString &end, const QStringList &assignments)
    {
        question.command = QStringList{QStringLiteral("set"), fileArgument, question.object + end} + assignments;
    }

    void askCount(const Relationship &link, bool atA)
    {
        const schema::RelationshipEnd &counted = atA ? link.a : link.b;
        const schema::RelationshipEnd &other = atA ? link.b : link.a;
        const schema::Cardinality &count = counted.perOther;
        MethodQuestion made = of(link, Asked::PerOther, count.guessed ? AnswerState::Assumed : AnswerState::Given);
        made.atA = atA;
        const bool belongs = atA && link.type != schema::RelationshipType::ManyToMany;
        made.question =
            belongs
                ? Text::tr("How many “%1” does a document of “%2” belong to?").arg(nameOfEnd(counted), nameOfEnd(other))
                : Text::tr("How many “%1” belong to a document of “%2”?").arg(nameOfEnd(counted), nameOfEnd(other));
        made.reason =
            atA ? Text::tr("Only the other end tells 1:N from N:M, and whether the data is shared.")
                : Text::tr("The likely number decides what embedding costs, the greatest one whether an array "
                           "stays within limits.");
        made.answer = amountText(count);
        const auto isSampled = [this](const schema::RelationshipEnd &end) {
            return m_model.entity(end.entity)->sampled.documents > 0;
        };
        made.said = saidBy(count, isSampled(counted) && isSampled(other));
        QString counts = atA ? QStringLiteral("[1,1,1]") : QStringLiteral("[0,40,2000]");
        if (!atA)
            tellContradiction(link, made, counts);
        setCommand(made, atA ? QStringLiteral(".a") : QStringLiteral(".b"), {QStringLiteral("perOther=") + counts});
        add(link, made);
    }

    /// Where the counts of both entities do not fit, \p counts would.
    void tellContradiction(const Relationship &link, MethodQuestion &made, QString &counts) const
    {
        const CountBalance balance = countBalance(m_model.model(), link.id);
        if (balance.agrees)
            return;
        const schema::Cardinality &count = link.b.perOther;
        made.state = AnswerState::Missing;
        made.answer = Text::tr("%1; but %2", "an answer, and what contradicts it").arg(made.answer, balance.sentence);
        made.reason = Text::tr("The numbers do not agree: %1.").arg(balance.sentence);
        const double most = std::max(count.max, balance.fitting);
        counts = QStringLiteral("[%1,%2,%3]")
                     .arg(std::min(count.min, balance.fitting))
                     .arg(balance.fitting)
                     .arg(count.isUnbounded() ? QStringLiteral("\"inf\"") : QString::number(most, 'g', 15));
    }

    void askUse(const Relationship &link)
    {
        const bool grows = link.growth == schema::Growth::Unbounded || link.b.perOther.isUnbounded();
        if (grows) {
            const bool known = link.growthPerParentPerDay > 0;
            MethodQuestion made = of(link, Asked::Growth, known ? AnswerState::Given : AnswerState::Missing);
            made.question =
                Text::tr("How often does a document of “%2” get a new “%1”?").arg(nameOfEnd(link.b), nameOfEnd(link.a));
            made.reason = Text::tr("An array without limit outgrows its document. The rate says when, and whether "
                                   "buckets pay off.");
            if (known)
                made.answer = base::perDayText(link.growthPerParentPerDay);
            setCommand(made, {}, {QStringLiteral("growth=unbounded"), QStringLiteral("growthPerParentPerDay=0.5")});
            add(link, made);
        }
        const QList<const schema::Operation *> followers = readersOf(m_model.model(), link.id);
        MethodQuestion together = of(
            link, Asked::Together, followers.isEmpty() && !link.readApart ? AnswerState::Assumed : AnswerState::Given);
        together.question = Text::tr("Are “%1” and “%2” read together?").arg(nameOfEnd(link.a), nameOfEnd(link.b));
        together.reason = Text::tr("What is read together belongs in one document.");
        together.answer = !followers.isEmpty() ? Text::tr("yes: %1").arg(namesOf(followers))
                          : link.readApart     ? Text::tr("no")
                                               : Text::tr("no, as no operation reads both");
        if (!followers.isEmpty())
            together.said = SaidBy::Workload;
        else
            setCommand(together, {}, {QStringLiteral("readApart=true")});
        add(link, together);
        for (const schema::Operation *operation : followers)
            askItems(link, *operation);
    }

    static QString namesOf(const QList<const schema::Operation *> &operations)
    {
        constexpr qsizetype shown = 2;
        QStringList names;
        for (const schema::Operation *each : operations.mid(0, shown))
            names << Text::tr("“%1”").arg(each->name);
        const QString listed = names.join(QStringLiteral(", "));
        const auto others = static_cast<int>(operations.size() - names.size());
        return others > 0 ? Text::tr("%1 and %n more", nullptr, others).arg(listed) : listed;
    }

    void askItems(const Relationship &link, const schema::Operation &operation)
    {
        for (qsizetype i = 0; i < operation.path.size(); ++i) {
            const schema::PathStep &step = operation.path.at(i);
            if (step.relationship != link.id)
                continue;
            const schema::RelationshipEnd &many = link.b.entity == step.to ? link.b : link.a;
            if (many.perOther.likely <= manyItems || !m_model.entity(step.to))
                continue;
            MethodQuestion made =
                of(link, Asked::ItemsWanted, step.itemsWanted ? AnswerState::Given : AnswerState::Assumed);
            made.operation = operation.id;
            made.question =
                Text::tr("How many “%1” does the operation “%2” need at a time?").arg(nameOfEnd(many), operation.name);
            made.reason = Text::tr("Reads that need only a few of many items make a subset or buckets pay off.");
            made.answer = step.itemsWanted ? base::countText(*step.itemsWanted) : Text::tr("all of them");
            made.command = {QStringLiteral("set"), fileArgument, operation.name,
                            QStringLiteral("path=") + jsonText(operation.path, i, manyItems)};
            add(link, made);
        }
    }

    void askTail(const Relationship &link)
    {
        const schema::Cardinality &count = link.b.perOther;
        const bool hasTail = count.likely >= 1 && count.max >= longTail * count.likely && count.max > longTail * 2;
        if (!hasTail)
            return;
        MethodQuestion made = of(link, Asked::Longest, link.p99 ? AnswerState::Given : AnswerState::Assumed);
        made.question = Text::tr("How many “%1” do 99 of 100 documents of “%2” have at most?")
                            .arg(nameOfEnd(link.b), nameOfEnd(link.a));
        made.reason = Text::tr("A few very long arrays are outliers, which are kept apart from the usual ones.");
        made.answer = link.p99 ? base::countText(*link.p99) : Text::tr("not known");
        setCommand(made, {}, {QStringLiteral("p99=200")});
        add(link, made);
    }

    /// As the data has it, with what the program would take and what that would cost.
    QString foundText(const Relationship &link, const design::PlacementDecision &decision) const
    {
        const QString stored = design::placementText(m_model.model(), link, decision.placement);
        if (decision.isAsRecommended())
            return Text::tr("%1, found in the data and recommended by the program").arg(stored);
        const auto costOf = [&decision](schema::Placement placement) {
            const auto found =
                std::find_if(decision.candidates.cbegin(), decision.candidates.cend(),
                             [placement](const design::Candidate &each) { return each.placement == placement; });
            return found == decision.candidates.cend() ? 0 : found->cost;
        };
        const double now = costOf(decision.placement);
        const double then = costOf(decision.recommended);
        const QString better = design::placementText(m_model.model(), link, decision.recommended);
        if (now <= 0 || then <= 0)
            return Text::tr("%1, found in the data; the program recommends %2").arg(stored, better);
        return Text::tr("%1, found in the data; the program recommends %2, at %3 times the cost")
            .arg(stored, better, QLocale().toString(then / now, 'g', 2));
    }

    void askPlacement(const Relationship &link)
    {
        const design::PlacementDecision *decision = m_design.placement(link.id);
        if (!decision)
            return;
        const bool isOutdated = link.isAgreed() && !decision->isAsRecommended();
        const bool isAutomatic = link.placement == schema::Placement::Automatic;
        const bool isFound = design::isPlacedByData(m_model.model(), link);
        MethodQuestion made = of(link, Asked::Placement,
                                 !decision->violated.isEmpty() || isOutdated ? AnswerState::Missing
                                 : isAutomatic || link.isDoubted()           ? AnswerState::Assumed
                                                                             : AnswerState::Given);
        made.placement = decision->recommended;
        if (!isAutomatic)
            made.said = isFound ? SaidBy::DataOrPerson : link.isAgreed() ? SaidBy::Agreed : SaidBy::Person;
        else if (made.state == AnswerState::Missing)
            made.said = SaidBy::Program;
        made.question = Text::tr("Embed or link “%1” and “%2”?").arg(nameOfEnd(link.a), nameOfEnd(link.b));
        const QString stored = design::placementText(m_model.model(), link, decision->placement);
        const QString better = design::placementText(m_model.model(), link, decision->recommended);
        made.answer = isAutomatic       ? Text::tr("%1, chosen by the program").arg(stored)
                      : isOutdated      ? Text::tr("%1, which was agreed; now %2 is recommended").arg(stored, better)
                      : isFound         ? foundText(link, *decision)
                      : link.isAgreed() ? Text::tr("%1, recommended and agreed").arg(stored)
                                        : stored;
        made.reason = !decision->violated.isEmpty() ? decision->violated.first().text
                      : isFound && !decision->isAsRecommended()
                          ? Text::tr("The data was stored so when it was imported. Whether it is to stay so is a "
                                     "decision of the design.")
                      : link.isDoubted() && !isFound
                          ? Text::tr("You decided this before an operation came that reads both.")
                          : decision->reasons.value(0);
        const schema::Placement settled =
            decision->violated.isEmpty() ? decision->recommended : schema::Placement::Automatic;
        QStringList assignments{QStringLiteral("placement=") + schema::nameOf(settled)};
        if (settled != schema::Placement::Automatic)
            assignments << QStringLiteral("agreedPlacement=") + schema::nameOf(settled);
        setCommand(made, {}, assignments);
        add(link, made);
    }

    const schema::ModelIndex &m_model;
    Goal m_goal;
    const design::Design &m_design;
    QList<MethodQuestion> m_questions;
};

} // namespace

QList<const schema::Operation *> readersOf(const schema::Model &model, const schema::RelationshipId &relationship)
{
    QList<const schema::Operation *> found;
    for (const schema::Operation &operation : model.operations) {
        if (operation.isRead() && operation.follows(relationship))
            found << &operation;
    }
    return found;
}

QList<MethodQuestion> relationshipQuestions(const schema::ModelIndex &model, schema::Goal goal,
                                            const design::Design &design)
{
    return RelationshipStep(model, goal, design).ask();
}

} // namespace sw::services
