// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/design/placement/placement.h"
#include "models/design/placement/placementtexts.h"
#include "models/formats/project/projectfile.h"
#include "models/services/advice/goaladvice.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

using namespace sw;
using schema::Goal;
using schema::Placement;

namespace
{

const QString folder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/designs/");
const char *const names[] = {"alerta",     "bookcars",     "cezerin", "chat-ui",
                             "coral-talk", "freecodecamp", "growi",   "openhim"};

schema::Model load(const QString &name)
{
    const auto project = formats::loadProjectFile(folder + name + QStringLiteral(".shape.json"));
    return project ? project->model : schema::Model();
}

/// The end that is embedded in the other; nullptr for links and copies.
const schema::RelationshipEnd *embeddedEnd(const schema::Relationship &relationship, Placement placement)
{
    if (relationship.type == schema::RelationshipType::ManyToMany)
        return nullptr;
    if (placement == Placement::EmbedInA)
        return &relationship.b;
    return placement == Placement::EmbedInB && relationship.type == schema::RelationshipType::OneToOne ? &relationship.a
                                                                                                       : nullptr;
}

} // namespace

/// Applications that people built and run: nothing that the advice embeds may be lost, and its choices are those of an
/// experienced consultant.
class TestRealDesigns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsConstraints_data();
    void keepsConstraints();
    void choosesWell_data() { addNames(); }
    void choosesWell();
    void recommendsWell();
    void tellsWaysApart_data() { addNames(); }
    void tellsWaysApart();
    void tellsCosts();

private:
    static void addNames();
};

void TestRealDesigns::addNames()
{
    QTest::addColumn<QString>("name");
    for (const char *name : names)
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestRealDesigns::keepsConstraints_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("goal");
    for (const char *name : names) {
        for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance})
            QTest::addRow("%s %s", name, qPrintable(schema::nameOf(goal))) << QString::fromLatin1(name) << int(goal);
    }
}

/// Checked by the model's own numbers, not by what the placements say of themselves.
void TestRealDesigns::keepsConstraints()
{
    QFETCH(QString, name);
    QFETCH(int, goal);
    const schema::Model model = load(name);
    QVERIFY(!model.entities.isEmpty());
    const services::GoalAdvice advised = services::adviseFor(model, static_cast<Goal>(goal), {});
    QCOMPARE(advised.advice.placements.size(), model.relationships.size());
    QHash<schema::EntityId, int> homes;
    for (const design::PlacementDecision &decision : advised.advice.placements) {
        const schema::Relationship &relationship = *model.relationship(decision.relationship);
        const schema::RelationshipEnd *guest = embeddedEnd(relationship, decision.placement);
        if (!guest)
            continue;
        const schema::RelationshipEnd &host = guest == &relationship.a ? relationship.b : relationship.a;
        const schema::Entity &child = *model.entity(guest->entity);
        const schema::Entity &parent = *model.entity(host.entity);
        const QByteArray what = relationship.id.text().toUtf8();
        ++homes[child.id];
        QVERIFY2(host.perOther.min >= 1, what.constData());
        QVERIFY2(parent.count.likely * guest->perOther.max >= child.count.likely, what.constData());
        QVERIFY2(child.lifecycle == schema::Lifecycle::KeepForever || child.lifecycleDays == parent.lifecycleDays,
                 what.constData());
        QVERIFY2(relationship.growth == schema::Growth::Bounded, what.constData());
    }
    for (const int each : std::as_const(homes))
        QCOMPARE(each, 1);
    for (const sizing::CollectionSize &size : advised.evaluation.sizes.collections)
        QVERIFY2(!std::isfinite(size.documentMaximum.value()) || size.documentMaximum <= base::mebibytes(16),
                 qPrintable(size.name));
    for (const sizing::CollectionSize &size : advised.evaluation.sizes.collections)
        QVERIFY2(size.documentMaximum >= size.document.high, qPrintable(size.name));
    for (const checks::Finding &finding : advised.evaluation.findings)
        QVERIFY2(finding.severity != checks::Severity::Error || finding.check == QLatin1String("E5"), // memory
                 qPrintable(finding.object + QStringLiteral(": ") + finding.title));
}

void TestRealDesigns::choosesWell()
{
    QFETCH(QString, name);
    QFile file(folder + QStringLiteral("choices.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject choices = QJsonDocument::fromJson(file.readAll()).object().value(name).toObject();
    const schema::Model model = load(name);
    QCOMPARE(choices.size(), model.relationships.size());
    const advisor::Advice advice = services::advise(model, Goal::Balanced, {});
    QStringList wrong;
    for (const design::PlacementDecision &decision : advice.placements) {
        const schema::Relationship &relationship = *model.relationship(decision.relationship);
        const QJsonObject choice = choices.value(decision.relationship.text()).toObject();
        const QString judged = choice.value(QStringLiteral("judged")).toString();
        const bool embeds = embeddedEnd(relationship, decision.placement) != nullptr;
        const QString ours = embeds ? QStringLiteral("embed") : QStringLiteral("link");
        const bool isWrong = judged != QLatin1String("either") && judged != ours;
        qInfo().noquote() << QStringLiteral("%1 %2 authors %3, we %4, judged %5: %6")
                                 .arg(isWrong ? QStringLiteral("!!") : QStringLiteral("  "),
                                      decision.relationship.text().leftJustified(26),
                                      choice.value(QStringLiteral("authors")).toString(), ours, judged,
                                      decision.reasons.join(QLatin1Char(' ')));
        if (isWrong)
            wrong << decision.relationship.text();
    }
    for (const advisor::Explanation &explanation : advice.applied)
        qInfo().noquote() << "   pattern" << explanation.use.pattern << explanation.target << explanation.text;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

/// What an experienced consultant would say of each pattern that was recommended here: nobody merges a catalogue's
/// parts into one collection for reads that want one parent, while names that lists show are copied.
void TestRealDesigns::recommendsWell()
{
    int advised = 0;
    QStringList wrong;
    QSet<QString> found;
    for (const char *name : names) {
        const schema::Model model = load(QString::fromLatin1(name));
        for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance}) {
            const advisor::Advice advice = services::advise(model, goal, {});
            advised += advice.applied.isEmpty() ? 0 : 1;
            qInfo().noquote() << name << schema::nameOf(goal);
            for (const advisor::Explanation &one : advice.applied) {
                const QString what = QString::fromLatin1(name) + QLatin1Char(' ') + one.use.pattern + QLatin1Char(' ') +
                                     one.use.relationship.text() + one.use.entity.text();
                qInfo().noquote() << "   " << qRound(one.score) << one.text;
                found << what;
                if (one.use.pattern == QLatin1String("single-collection"))
                    wrong << what;
            }
            for (const advisor::Explanation &one : advice.wouldHelp)
                qInfo().noquote() << "    would help:" << one.use.pattern << one.target << one.reason;
            for (const advisor::Explanation &one :
                 advice.rejected.first(std::min<qsizetype>(5, advice.rejected.size())))
                qInfo().noquote() << "    rejected:" << one.use.pattern << one.target << one.reason;
            for (const advisor::LargestCost &cost : advice.largestCosts)
                qInfo().noquote() << "    cost:" << cost.text;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
    for (const char *wanted : {"growi extended-reference user-comments", "bookcars extended-reference supplier-cars"})
        QVERIFY2(found.contains(QLatin1String(wanted)), wanted);
    QVERIFY2(advised >= 15, qPrintable(QString::number(advised)));
}

/// No two ways to store a relationship are called the same, and each that was not taken says why.
void TestRealDesigns::tellsWaysApart()
{
    QFETCH(QString, name);
    const schema::Model model = load(name);
    const schema::ModelIndex index(model);
    const design::Placements placements(index, {model.goal});
    for (const design::PlacementDecision &decision : placements.decisions()) {
        const schema::Relationship &link = *index.relationship(decision.relationship);
        QStringList ways;
        for (const design::Candidate &candidate : decision.candidates) {
            ways << design::placementText(model, link, candidate.placement);
            if (candidate.placement != decision.placement)
                QVERIFY2(!design::rejectionText(link, decision, candidate).isEmpty(), qPrintable(ways.last()));
        }
        const qsizetype all = ways.size();
        QCOMPARE(ways.removeDuplicates(), 0);
        QCOMPARE(ways.size(), all);
    }
}

/// A goal prefers one way to another; what they cost stays what it is, and is what the reasons speak of.
void TestRealDesigns::tellsCosts()
{
    static const QRegularExpression cheaper(QStringLiteral("is (\\S+) times cheaper"));
    int compared = 0;
    for (const char *name : names) {
        const schema::Model model = load(QString::fromLatin1(name));
        const schema::ModelIndex index(model);
        for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance}) {
            const design::Placements placements(index, {goal});
            for (const design::PlacementDecision &decision : placements.decisions()) {
                const auto found = cheaper.match(decision.reasons.join(QLatin1Char(' ')));
                if (!found.hasMatch())
                    continue;
                const double costs[] = {decision.candidates.at(0).cost, decision.candidates.at(1).cost};
                QCOMPARE(found.captured(1),
                         base::countText(std::max(costs[0], costs[1]) / std::min(costs[0], costs[1])));
                ++compared;
            }
        }
    }
    QVERIFY(compared > 10);
}

QTEST_APPLESS_MAIN(TestRealDesigns)
#include "tst_realdesigns.moc"
