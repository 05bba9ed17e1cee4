// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bson.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/measuring/measuring.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw;

namespace
{

/// Keeps the values that it is given to store.
class Shelf final : public sizing::StorageEngine
{
public:
    QString name() const override { return QStringLiteral("Shelf"); }
    base::Result<sizing::MeasuredCollection> measure(const design::Collection &collection,
                                                     const sizing::DocumentSource &source, double documents,
                                                     const base::Progress &) const override
    {
        for (quint64 n = 0; static_cast<double>(n) < documents; ++n) {
            const QVariantMap fields = source(n).toJsonObject().toVariantMap();
            for (auto field = fields.cbegin(); field != fields.cend(); ++field)
                different[field.key()].insert(field.value().toString());
        }
        sizing::MeasuredCollection measured;
        measured.name = collection.name;
        measured.documents = documents;
        return measured;
    }

    mutable QHash<QString, QSet<QString>> different; ///< values of each field
};

} // namespace

/// What is given to a storage engine, and what is said of it.
class TestMeasuring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uniqueFieldsWithBounds_data();
    void uniqueFieldsWithBounds();
    void asManyAsPlanned();
};

void TestMeasuring::uniqueFieldsWithBounds_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<double>("documents");
    QTest::addColumn<bool>("fits");
    QTest::newRow("as many numbers as documents") << QStringLiteral("number") << 500.0 << true;
    QTest::newRow("more documents than numbers") << QStringLiteral("number") << 2000.0 << false;
    QTest::newRow("more documents than texts") << QStringLiteral("code") << 2000.0 << false;
    QTest::newRow("more documents than listed values") << QStringLiteral("kind") << 2000.0 << false;
}

void TestMeasuring::uniqueFieldsWithBounds()
{
    QFETCH(QString, field);
    QFETCH(double, documents);
    QFETCH(bool, fits);
    test::ModelBuilder builder;
    builder.entity("rooms", documents, "number:int32! code:string! kind:string!");
    schema::Entity &rooms = builder.model.entities.first();
    rooms.fields.removeIf([&](const schema::Field &each) { return each.name != field; });
    schema::Field &only = rooms.fields.first();
    if (field == QLatin1String("number")) {
        only.minimum = 1;
        only.maximum = 500;
    } else if (field == QLatin1String("code")) {
        only.pattern = QStringLiteral("^[A-F][0-9]{2}$");
    } else {
        only.enumValues = {QStringLiteral("large"), QStringLiteral("small")};
    }
    const Shelf shelf;
    const auto measured = services::measure(shelf, patterns::buildDesign(builder.model), {});
    QVERIFY(measured);
    QCOMPARE(measured->collections.size(), 1);
    QCOMPARE(measured->notes.size(), fits ? 0 : 1);
    if (!fits)
        QVERIFY2(measured->notes.first().contains(field), qPrintable(measured->notes.first()));
    QCOMPARE(static_cast<double>(shelf.different.value(field).size()), documents);
}

/// More than the model counts: each has a unique value of its own all the same.
void TestMeasuring::asManyAsPlanned()
{
    test::ModelBuilder builder;
    builder.entity("rooms", 100, "number:int32!");
    sizing::SizeOptions options;
    options.documents.insert(QStringLiteral("rooms"), 3000);
    const Shelf shelf;
    QVERIFY(services::measure(shelf, patterns::buildDesign(builder.model), options));
    QCOMPARE(shelf.different.value(QStringLiteral("number")).size(), 3000);
}

QTEST_APPLESS_MAIN(TestMeasuring)
#include "tst_measuring.moc"
