// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/services/advice/goaladvice.h"

#include <QtTest>

using namespace sw;
using schema::Goal;

namespace
{

/// A pattern where its experts show it, and from which goal on it has to be advised.
struct Shown
{
    const char *pattern;
    const char *place;
    Goal from;
};

schema::Model load(const QString &name)
{
    const auto project =
        formats::loadProjectFile(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/experts/%1.shape.json").arg(name));
    return project ? project->model : schema::Model();
}

QString placeOf(const schema::PatternUse &use)
{
    return use.relationship.isEmpty() ? use.entity.text() : use.relationship.text();
}

} // namespace

/// Domains that experts modelled by hand: what they made, beside what the advice says.
class TestExpertModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void places_data();
    void places();
    void patterns_data();
    void patterns();
};

void TestExpertModels::places_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QMap<QString, QString>>("placements");
    // Version 1 joins through a collection, all others keep the ids of its tags in the product.
    QTest::newRow("cosmicworks") << QStringLiteral("cosmicworks")
                                 << QMap<QString, QString>{
                                        {QStringLiteral("category-products"), QStringLiteral("referenceFromB")},
                                        {QStringLiteral("product-tags"), QStringLiteral("referenceFromA")}};
    // The breeds of a pet are in it; comments, interactions, revisions and relatives are documents of their own.
    QTest::newRow("shelter") << QStringLiteral("shelter")
                             << QMap<QString, QString>{
                                    {QStringLiteral("pet-breeds"), QStringLiteral("referenceFromA")},
                                    {QStringLiteral("breed-comments"), QStringLiteral("referenceFromB")},
                                    {QStringLiteral("pet-interactions"), QStringLiteral("referenceFromB")},
                                    {QStringLiteral("pet-contracts"), QStringLiteral("referenceFromB")},
                                    {QStringLiteral("pet-mother"), QStringLiteral("referenceFromB")},
                                    {QStringLiteral("shelter-rooms"), QStringLiteral("embedInA")},
                                    {QStringLiteral("order-items"), QStringLiteral("embedInA")}};
}

void TestExpertModels::places()
{
    QFETCH(QString, name);
    using Placements = QMap<QString, QString>;
    QFETCH(Placements, placements);
    const schema::Model model = load(name);
    QVERIFY(!model.entities.isEmpty());
    for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance}) {
        int compared = 0;
        const advisor::Advice advice = services::advise(model, goal, {});
        for (const design::PlacementDecision &decision : advice.placements) {
            const QString experts = placements.value(decision.relationship.text());
            const QString ours = schema::nameOf(decision.placement);
            qInfo().noquote() << schema::nameOf(goal) << decision.relationship.text() << "experts:" << experts
                              << "we:" << ours << decision.reasons.join(QLatin1Char(' '));
            if (experts.isEmpty())
                continue;
            QCOMPARE(ours, experts);
            ++compared;
        }
        QCOMPARE(compared, placements.size());
    }
}

void TestExpertModels::patterns_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<Shown>>("shown");
    QTest::addColumn<QStringList>("refused");
    // Version 3 copies both names. Version 4 puts categories and tags, which no read wants together, in one container:
    // that pays by the container only, which MongoDB does not charge for.
    QTest::newRow("cosmicworks") << QStringLiteral("cosmicworks")
                                 << QList<Shown>{{"extended-reference", "category-products", Goal::Simplicity},
                                                 {"extended-reference", "product-tags", Goal::Simplicity}}
                                 << QStringList{QStringLiteral("single-collection"), QStringLiteral("polymorphic")};
    // Revisions have to be kept, so they are at every goal; a goal's number of kinds leaves out what saves less.
    // Buckets of interactions by hand are what a time-series collection does; here the computed number takes its reads
    // away. Orders with their parts in one collection are embedded here, since nobody asks for a part alone.
    QTest::newRow("shelter") << QStringLiteral("shelter")
                             << QList<Shown>{{"document-versioning", "contracts", Goal::Simplicity},
                                             {"computed", "pet-interactions", Goal::Simplicity},
                                             {"inheritance", "pets", Goal::Balanced},
                                             {"extended-reference", "pet-breeds", Goal::Performance},
                                             {"attribute", "pets", Goal::Performance},
                                             {"approximation", "pets", Goal::Performance},
                                             {"subset", "breed-comments", Goal::Performance}}
                             << QStringList{QStringLiteral("single-collection")};
}

void TestExpertModels::patterns()
{
    QFETCH(QString, name);
    QFETCH(QList<Shown>, shown);
    QFETCH(QStringList, refused);
    const schema::Model model = load(name);
    for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance}) {
        const advisor::Advice advice = services::advise(model, goal, {});
        QStringList advised;
        for (const advisor::Explanation &one : advice.applied) {
            advised << one.use.pattern + QLatin1Char(' ') + placeOf(one.use);
            QVERIFY2(!refused.contains(one.use.pattern), qPrintable(advised.last()));
        }
        for (const Shown &one : std::as_const(shown)) {
            const QString wanted = QLatin1String(one.pattern) + QLatin1Char(' ') + QLatin1String(one.place);
            qInfo().noquote() << schema::nameOf(goal) << wanted
                              << (advised.contains(wanted) ? "advised" : "not advised");
            QVERIFY2(goal < one.from || advised.contains(wanted), qPrintable(wanted));
        }
    }
}

QTEST_APPLESS_MAIN(TestExpertModels)
#include "tst_expertmodels.moc"
