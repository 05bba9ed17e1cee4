// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/workload.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/files/tablesize.h"
#include "models/sizing/growth/growth.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

#include <cmath>

using namespace sw;
using namespace sw::sizing;
using test::ModelBuilder;

namespace
{

constexpr double perDay = 100 * 86400.0;

/// Events of many devices, found by the device.
ModelBuilder events(double growthPerDay, const char *inserts = "insert 100/s events")
{
    ModelBuilder builder;
    builder.entity("events", 1e7, "device:string:12 text:string:80 at:date");
    builder.model.entities[0].growthPerDay = growthPerDay;
    builder.operation("list", "read 5/s events filter=events.device");
    if (inserts)
        builder.operation("add", inserts);
    return builder;
}

struct Estimated
{
    explicit Estimated(const ModelBuilder &builder)
        : model(builder.model),
          design(patterns::buildDesign(model)),
          options(sizeOptions(model)),
          facts(tableFacts(design.collections.first(), options)),
          report(estimate(design, options))
    {}
    const CollectionSize &size() const { return report.collections.first(); }

    schema::Model model;
    design::Design design;
    SizeOptions options;
    TableFacts facts;
    SizeReport report;
};

} // namespace

/// How many documents come is said by an entity's growth, and by the operations that insert it.
class TestArrivals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void growthAndOperationsSayTheSame();
    void fasterInsertsAreNoUpdates();
    void whatIsInsideChangesItsHolder();
    void partsComeWithTheirOwner();
    void deletedOnesDoNotAddUp();
    void olderOnesLeave();
    void whoWritesBesidesIsNotInserted();
    void growthIsOfWhatOperationsInsert();
};

void TestArrivals::growthAndOperationsSayTheSame()
{
    const Estimated both(events(perDay));
    const Estimated byOperation(events(0));
    const Estimated byGrowth(events(perDay, nullptr));
    QVERIFY(both.size().storage.likely.value() > 0);
    for (const Estimated *one : {&byOperation, &byGrowth}) {
        QCOMPARE(one->facts.insertsPerSecond, 100.0);
        QCOMPARE(one->facts.updatesPerSecond(), 0.0);
        QCOMPARE(one->size().storage.likely.value(), both.size().storage.likely.value());
        QCOMPARE(one->size().storage.high.value(), both.size().storage.high.value());
        QCOMPARE(one->size().indexBytes().value(), both.size().indexBytes().value());
        QCOMPARE(one->report.dirty.value(), both.report.dirty.value());
    }
}

/// A rate above the growth is that of a busy hour, not one of changes to documents that are there.
void TestArrivals::fasterInsertsAreNoUpdates()
{
    const Estimated busy(events(perDay / 2));
    QCOMPARE(busy.facts.insertsPerSecond, 50.0);
    QCOMPARE(busy.facts.updatesPerSecond(), 0.0);
    ModelBuilder changed = events(perDay / 2);
    changed.operation("change", "update 7/s events filter=events.device writes=events.text");
    QCOMPARE(Estimated(changed).facts.updatesPerSecond(), 7.0);
}

void TestArrivals::whatIsInsideChangesItsHolder()
{
    ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20").entity("reviews", 5000, "text:string:100");
    builder.link("books 1:N reviews [0,5,40] placement=embedInA");
    builder.operation("add", "insert 3/s books").operation("review", "insert 11/s reviews");
    const Estimated books(builder);
    QCOMPARE(books.design.collections.size(), 1);
    QCOMPARE(books.facts.insertsPerSecond, 3.0);
    QCOMPARE(books.facts.updatesPerSecond(), 11.0);
}

void TestArrivals::partsComeWithTheirOwner()
{
    ModelBuilder builder;
    builder.entity("orders", 1000, "at:date").entity("lines", 5000, "text:string:100");
    builder.link("orders 1:N lines [0,5,40] placement=referenceFromB");
    builder.model.entities[1].kind = schema::EntityKind::Weak;
    builder.model.entities[1].owner = builder.model.entities[0].id;
    builder.operation("order", "insert 4/s orders");
    builder.model.operations.first().atomicWith = {builder.model.entities[1].id};
    const Estimated orders(builder);
    const TableFacts lines = tableFacts(*orders.design.collection(QStringLiteral("lines")), orders.options);
    QCOMPARE(lines.insertsPerSecond, 20.0); // five of each order
    QCOMPARE(lines.updatesPerSecond(), 0.0);
}

void TestArrivals::deletedOnesDoNotAddUp()
{
    ModelBuilder queue = events(0);
    queue.operation("take", "delete 100/s events filter=events.device");
    queue.model.operations.last().selectivity = 1;
    const Estimated all(queue);
    QCOMPARE(all.design.collections.first().growthPerDay, 0.0);
    QCOMPARE(all.facts.insertsPerSecond, 100.0);
    QCOMPARE(all.facts.updatesPerSecond(), 100.0);
}

/// As many leave as come; the rate of operations says nothing else of how many there are.
void TestArrivals::olderOnesLeave()
{
    ModelBuilder builder = events(0);
    builder.model.entities[0].lifecycle = schema::Lifecycle::Retention;
    builder.model.entities[0].lifecycleDays = 30;
    builder.model.entities[0].lifecycleField = QStringLiteral("at");
    const Estimated kept(builder);
    QCOMPARE(kept.design.collections.first().growthPerDay, 0.0);
    QCOMPARE(kept.facts.insertsPerSecond, 100.0);
}

/// An order lowers what is in stock: no article is made by that.
void TestArrivals::whoWritesBesidesIsNotInserted()
{
    ModelBuilder builder;
    builder.entity("articles", 1000, "stock:int32").entity("orders", 5000, "at:date");
    builder.operation("order", "insert 4/s orders");
    builder.model.operations.first().atomicWith = {builder.model.entities[0].id};
    QCOMPARE(Estimated(builder).design.collections.first().growthPerDay, 0.0);
    const schema::ModelIndex index(builder.model);
    QCOMPARE(design::insertsOf(index).value(builder.model.entities[0].id).all(), 4 * 86400.0);
}

void TestArrivals::growthIsOfWhatOperationsInsert()
{
    const Estimated events_(events(0));
    const Growth growth = growthOf(schema::ModelIndex(events_.model), events_.design, {events_.options, 12, {}});
    const double after = growth.collections.first().months.last().documents;
    QVERIFY(std::abs(after / (1e7 + perDay * 365.25) - 1) < 1e-6);
}

QTEST_APPLESS_MAIN(TestArrivals)
#include "tst_arrivals.moc"
