// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/validatemodel.h"
#include "tests/support/realmodel.h"

#include <QRectF>
#include <QtTest>

using namespace sw;
using testsupport::Areas;

class TestRealModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isValid_data();
    void isValid();
    void hasRealFigures();
    void isTheSameEachTime();
};

void TestRealModel::isValid_data()
{
    QTest::addColumn<int>("entities");
    for (const int count : {1, 2, 50, 300, 1000})
        QTest::addRow("%d", count) << count;
}

void TestRealModel::isValid()
{
    QFETCH(int, entities);
    const schema::Model model = testsupport::realModel(entities, Areas::Drawn);
    const QList<base::Error> errors = schema::validateModel(model);
    QVERIFY2(errors.isEmpty(), qPrintable(errors.isEmpty() ? QString() : errors.first().text()));
    QCOMPARE(model.entities.size(), entities);
    QCOMPARE(model.diagrams.first().places.size(), entities);
    const QList<schema::Note> &areas = model.diagrams.first().notes;
    for (qsizetype a = 0; a < areas.size(); ++a) {
        for (qsizetype b = 0; b < a; ++b) {
            const auto rect = [](const schema::Note &note) {
                return QRectF(note.x, note.y, note.width, note.height);
            };
            QVERIFY(!rect(areas.at(a)).intersects(rect(areas.at(b))));
        }
    }
}

void TestRealModel::hasRealFigures()
{
    const schema::Model model = testsupport::realModel(1000);
    QVERIFY(model.relationships.size() >= 1150 && model.relationships.size() <= 1450);
    int small = 0;
    qsizetype most = 0;
    for (const schema::Entity &entity : model.entities) {
        small += entity.fields.size() <= 7;
        most = std::max(most, entity.fields.size());
    }
    QVERIFY2(small > 550 && small < 750, qPrintable(QString::number(small)));
    QVERIFY(most > 18 && most <= 25);
    QVERIFY(model.diagrams.first().places.isEmpty());
}

void TestRealModel::isTheSameEachTime()
{
    QVERIFY(testsupport::realModel(120, Areas::Drawn) == testsupport::realModel(120, Areas::Drawn));
}

QTEST_APPLESS_MAIN(TestRealModel)
#include "tst_realmodel.moc"
