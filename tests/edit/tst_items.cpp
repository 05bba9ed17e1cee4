// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/fieldtablemodel.h"
#include "models/items/patternlistmodel.h"
#include "models/items/quantitytext.h"
#include "models/items/workloadmodel.h"
#include "tests/edit/bookstore.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtTest>
#include <QUndoStack>

using namespace sw;
using namespace sw::items;
using document::Document;
using document::FieldKey;

namespace
{

using Tester = QAbstractItemModelTester;
constexpr auto fatal = Tester::FailureReportingMode::QtTest;

schema::Operation operation(const char *name, double rate)
{
    schema::Operation result;
    result.id = schema::OperationId(QStringLiteral("o_") + QLatin1String(name));
    result.name = QLatin1String(name);
    result.entity = schema::EntityId(QStringLiteral("e_books"));
    result.perSecond = rate;
    return result;
}

schema::Model model()
{
    schema::Model result = testing::bookstore();
    result.operations = {operation("show", 900), operation("search", 240), operation("report", 24.0 / 86400)};
    result.operations[2].rateUnit = schema::RateUnit::Day;
    result.operations[0].path = {
        {schema::RelationshipId(QStringLiteral("r_books_reviews")), schema::EntityId(QStringLiteral("e_reviews")), 10}};
    schema::PatternUse subset;
    subset.id = schema::PatternUseId(QStringLiteral("p1"));
    subset.pattern = QStringLiteral("subset");
    subset.relationship = schema::RelationshipId(QStringLiteral("r_books_reviews"));
    schema::PatternUse unknown;
    unknown.id = schema::PatternUseId(QStringLiteral("p2"));
    unknown.pattern = QStringLiteral("from-the-future");
    unknown.entity = schema::EntityId(QStringLiteral("e_books"));
    result.patterns = {subset, unknown};
    return result;
}

} // namespace

class TestItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void workloadShowsAndEdits();
    void workloadRefusesNonsense();
    void fieldsShowAndEdit();
    void fieldsFollowStructure();
    void patternsAreListed();
    void patternsMove();
    void onlyNamedRowsAreTold();
    void randomEditsKeepModelsSound();
    void quantities_data();
    void quantities();
    void ratesRoundTrip_data();
    void ratesRoundTrip();
    void ratesKeepTheirValue();

private:
    std::unique_ptr<Document> m_document;
};

void TestItems::init()
{
    m_document = std::make_unique<Document>();
    m_document->setModel(model());
}

void TestItems::workloadShowsAndEdits()
{
    WorkloadModel workload(*m_document);
    const Tester tester(&workload, fatal);
    QCOMPARE(workload.rowCount(), 3);
    QCOMPARE(workload.index(0, WorkloadModel::Rate).data().toString(), QStringLiteral("900/s"));
    QCOMPARE(workload.index(2, WorkloadModel::Rate).data().toString(), QStringLiteral("24/day"));
    QCOMPARE(workload.index(0, WorkloadModel::Path).data().toString(), QStringLiteral("books › reviews"));
    QVERIFY(workload.setData(workload.index(0, WorkloadModel::Rate), QStringLiteral("1.5 k/min")));
    QCOMPARE(m_document->model().operations.first().perSecond, 25.0);
    QCOMPARE(workload.index(0, WorkloadModel::Rate).data().toString(), QStringLiteral("1.5 k/min")); // as it was typed
    QVERIFY(workload.setData(workload.index(2, WorkloadModel::Rate), QStringLiteral("1/h")));
    QCOMPARE(workload.index(2, WorkloadModel::Rate).data().toString(), QStringLiteral("1/h"));
    m_document->history().undo();
    QCOMPARE(workload.index(2, WorkloadModel::Rate).data().toString(), QStringLiteral("24/day"));
    QVERIFY(workload.setData(workload.index(0, WorkloadModel::Latency), QStringLiteral("15 ms")));
    QCOMPARE(m_document->model().operations.first().latencyMs, std::optional(15.0));
    QVERIFY(workload.setData(workload.index(0, WorkloadModel::MayBeOld), QStringLiteral("1 min")));
    QCOMPARE(workload.index(0, WorkloadModel::MayBeOld).data().toString(), QStringLiteral("1 min"));
    QVERIFY(workload.setData(workload.index(0, WorkloadModel::MayBeOld), QString()));
    QVERIFY(!m_document->model().operations.first().freshnessSeconds);
    QVERIFY(workload.setData(workload.index(1, WorkloadModel::Kind), schema::nameOf(schema::OperationKind::Delete)));
    QCOMPARE(m_document->model().operations.at(1).kind, schema::OperationKind::Delete);
    const QModelIndex path = workload.index(0, WorkloadModel::Path);
    QVERIFY(workload.flags(path) & Qt::ItemIsEditable);
    const schema::Operation before = m_document->model().operations.first();
    QVERIFY(workload.setData(path, path.data(Qt::EditRole)));
    QVERIFY(m_document->model().operations.first() == before); // it reads what it writes
    QVERIFY(workload.setData(path, QStringLiteral("Reviews > books")));
    QCOMPARE(path.data().toString(), QStringLiteral("reviews › books"));
    QVERIFY(!workload.setData(path, QStringLiteral("reviews > nobody")));
    QCOMPARE(path.data().toString(), QStringLiteral("reviews › books"));
    QVERIFY(document::addOperation(*m_document, operation("new", 1)));
    QCOMPARE(workload.rowCount(), 4);
    QVERIFY(document::moveOperation(*m_document, m_document->model().operations.last().id, 0));
    QCOMPARE(workload.index(0, 0).data().toString(), QStringLiteral("new"));
    while (m_document->history().canUndo())
        m_document->history().undo();
    QCOMPARE(workload.rowCount(), 3);
}

void TestItems::workloadRefusesNonsense()
{
    WorkloadModel workload(*m_document);
    QSignalSpy rejected(&workload, &WorkloadModel::rejected);
    QVERIFY(!workload.setData(workload.index(0, WorkloadModel::Rate), QStringLiteral("often")));
    QVERIFY(!workload.setData(workload.index(0, WorkloadModel::Rate), QStringLiteral("5/fortnight")));
    QVERIFY(!workload.setData(workload.index(0, WorkloadModel::Peak), QStringLiteral("0.1")));
    QVERIFY(!workload.setData(workload.index(0, WorkloadModel::Name), QStringLiteral(" ")));
    QVERIFY(!workload.setData(workload.index(0, WorkloadModel::Criticality), QStringLiteral("extreme")));
    QCOMPARE(rejected.count(), 5);
    QCOMPARE(m_document->history().count(), 0);
}

void TestItems::fieldsShowAndEdit()
{
    FieldTableModel fields(*m_document);
    const Tester tester(&fields, fatal);
    QCOMPARE(fields.rowCount(), 0);
    fields.setOwner({schema::EntityId(QStringLiteral("e_books")), {}});
    QCOMPARE(fields.rowCount(), 8); // cover's two follow it
    QCOMPARE(fields.index(6, 0).data(FieldTableModel::DepthRole).toInt(), 1);
    QCOMPARE(fields.index(6, 0).data(FieldTableModel::PathRole).toString(), QStringLiteral("cover.url"));
    QVERIFY(fields.setData(fields.index(1, FieldTableModel::Name), QStringLiteral("heading")));
    QVERIFY(fields.setData(fields.index(1, FieldTableModel::Type), QStringLiteral("int32[]")));
    QVERIFY(fields.setData(fields.index(1, FieldTableModel::Items), QStringLiteral("[0, 3, 9]")));
    QVERIFY(fields.setData(fields.index(1, FieldTableModel::Required), QStringLiteral("25 %")));
    QVERIFY(fields.setData(fields.index(1, FieldTableModel::Unique), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(fields.setData(fields.index(2, FieldTableModel::Size), QStringLiteral("2 k")));
    const schema::Entity *books = m_document->model().entityNamed(QStringLiteral("books"));
    QCOMPARE(books->fields.at(1).name, QStringLiteral("heading"));
    QCOMPARE(books->fields.at(1).type, schema::FieldType::Array);
    QCOMPARE(books->fields.at(1).itemType, schema::FieldType::Int32);
    QCOMPARE(books->fields.at(1).count.max, 9.0);
    QCOMPARE(books->fields.at(1).presence, 0.25);
    QVERIFY(books->fields.at(1).unique);
    QCOMPARE(books->fields.at(2).averageBytes, 2000.0);
    QSignalSpy rejected(&fields, &FieldTableModel::rejected);
    QVERIFY(!fields.setData(fields.index(1, FieldTableModel::Name), QStringLiteral("isbn")));
    QVERIFY(!fields.setData(fields.index(1, FieldTableModel::Type), QStringLiteral("varchar")));
    QVERIFY(!fields.setData(fields.index(1, FieldTableModel::Required), QStringLiteral("0")));
    QCOMPARE(rejected.count(), 3);
}

void TestItems::fieldsFollowStructure()
{
    FieldTableModel fields(*m_document);
    const Tester tester(&fields, fatal);
    const document::FieldOwner books{schema::EntityId(QStringLiteral("e_books")), {}};
    fields.setOwner(books);
    QVERIFY(document::addField(*m_document, {books, {}}, {}, 0));
    QCOMPARE(fields.rowCount(), 9);
    const FieldKey isbn{books, schema::FieldId(QStringLiteral("books_isbn"))};
    QVERIFY(document::moveField(*m_document, isbn, {books, schema::FieldId(QStringLiteral("books_cover"))}, 0));
    QCOMPARE(fields.indexOf(isbn.id).data(FieldTableModel::DepthRole).toInt(), 1);
    QVERIFY(document::removeObjects(*m_document,
                                    {{}, {{books, schema::FieldId(QStringLiteral("books_cover"))}}, {}, {}, {}, {}}));
    QCOMPARE(fields.rowCount(), 5);
    QVERIFY(document::removeObjects(*m_document, {{books.entity}, {}, {}, {}, {}, {}}));
    QCOMPARE(fields.rowCount(), 0);
    m_document->history().undo();
    QCOMPARE(fields.rowCount(), 5);
    fields.setOwner({{}, schema::RelationshipId(QStringLiteral("r_orders_books"))});
    QCOMPARE(fields.rowCount(), 2);
}

void TestItems::patternsAreListed()
{
    document::DerivedState derived(*m_document, document::DerivedState::Mode::Immediate);
    PatternListModel list(*m_document, &derived);
    const Tester tester(&list, fatal);
    QCOMPARE(list.rowCount(), 2);
    QCOMPARE(list.index(0, 0).data(PatternListModel::LettersRole).toString(), QStringLiteral("Su"));
    QCOMPARE(list.index(1, 0).data().toString(), QStringLiteral("from-the-future")); // kept, shown by its id
    QCOMPARE(list.index(1, 0).data(PatternListModel::FamilyRole).toInt(), -1);
    QVERIFY(!list.index(1, 0).data(PatternListModel::ReasonRole).toString().isEmpty());
    QVERIFY(list.setData(list.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!m_document->model().patterns.first().enabled);
    QCOMPARE(list.index(0, PatternListModel::State).data().toString(), QStringLiteral("off"));
}

/// Where patterns are applied at the same place, their order is a choice; else it says why it is none.
void TestItems::patternsMove()
{
    schema::PatternUse second = m_document->model().patterns.first();
    second.id = schema::PatternUseId(QStringLiteral("p1b"));
    second.enabled = false;
    schema::PatternUse early = second;
    early.id = schema::PatternUseId(QStringLiteral("p0"));
    early.pattern = QStringLiteral("extended-reference");
    document::editModel(*m_document, QStringLiteral("more"),
                        [&](schema::Model &model) { model.patterns << second << early; });
    PatternListModel list(*m_document, nullptr);
    const Tester tester(&list, fatal);
    QStringList shown;
    for (int row = 0; row < list.rowCount(); ++row)
        shown << list.index(row, 0).data(PatternListModel::UseRole).toString();
    QCOMPARE(shown, (QStringList{QStringLiteral("p0"), QStringLiteral("p1"), QStringLiteral("p1b"), shown.last()}));
    const QPersistentModelIndex first = list.index(1, 0);
    QVERIFY(list.moveRows({}, 1, 1, {}, 3));
    QCOMPARE(first.row(), 2); // the selection follows
    m_document->history().undo();
    QCOMPARE(first.row(), 1);
    QVERIFY(list.step(1, 1));
    QCOMPARE(first.row(), 2);
    m_document->history().undo();
    QVERIFY(!list.moveRows({}, 1, 1, {}, 0)); // what is copied has to be there first
    const auto refused = list.step(1, -1);
    QVERIFY(!refused && refused.error().message.contains(QStringLiteral("always applied before")));
    QVERIFY(!list.step(0, -1) && !list.step(3, 1));
}

void TestItems::onlyNamedRowsAreTold()
{
    WorkloadModel workload(*m_document);
    QSignalSpy told(&workload, &QAbstractItemModel::dataChanged);
    QVERIFY(document::changeOperation(*m_document, schema::OperationId(QStringLiteral("o_search")), {},
                                      [](schema::Operation &o) { o.perSecond = 1; }));
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.first().first().toModelIndex().row(), 1);
    QCOMPARE(told.first().at(1).toModelIndex().row(), 1);
    told.clear();
    QVERIFY(document::moveNodes(*m_document, {}, {{schema::EntityId(QStringLiteral("e_books")), {1, 1}}}));
    QCOMPARE(told.count(), 0);
}

void TestItems::randomEditsKeepModelsSound()
{
    WorkloadModel workload(*m_document);
    FieldTableModel fields(*m_document);
    PatternListModel patterns(*m_document, nullptr);
    fields.setOwner({schema::EntityId(QStringLiteral("e_books")), {}});
    const Tester one(&workload, fatal);
    const Tester two(&fields, fatal);
    const Tester three(&patterns, fatal);
    QRandomGenerator random(7);
    for (int step = 0; step < 400; ++step) {
        const schema::Model &now = m_document->model();
        const auto pick = [&random](qsizetype size) {
            return random.bounded(static_cast<int>(std::max<qsizetype>(size, 1)));
        };
        switch (random.bounded(8)) {
        case 0:
            m_document->history().undo();
            break;
        case 1:
            m_document->history().redo();
            break;
        case 2:
            QVERIFY(document::addField(*m_document, {fields.owner(), {}}, {}, pick(5)) ||
                    !now.entity(fields.owner().entity));
            break;
        case 3:
            if (!now.operations.isEmpty())
                document::moveOperation(*m_document, now.operations.at(pick(now.operations.size())).id,
                                        pick(now.operations.size()));
            break;
        case 4:
            document::addOperation(*m_document, operation("x", 1)).has_value();
            break;
        case 5:
            if (!now.operations.isEmpty())
                document::removeObjects(*m_document,
                                        {{}, {}, {}, {now.operations.at(pick(now.operations.size())).id}, {}, {}});
            break;
        case 6: {
            const schema::Entity *books = now.entity(fields.owner().entity);
            if (books && books->fields.size() > 1)
                document::moveField(*m_document, {fields.owner(), books->fields.at(pick(books->fields.size())).id},
                                    {fields.owner(), {}}, pick(books->fields.size()))
                    .has_value();
            break;
        }
        default:
            document::editModel(*m_document, QStringLiteral("x"), [](schema::Model &model) {
                std::reverse(model.patterns.begin(), model.patterns.end());
            });
        }
        QCOMPARE(workload.rowCount(), int(m_document->model().operations.size()));
        for (int row = 0; row < workload.rowCount(); ++row)
            QCOMPARE(workload.keys().at(row), m_document->model().operations.at(row).id.text());
    }
}

void TestItems::quantities_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("rate");
    QTest::newRow("plain") << QStringLiteral("55") << 55.0;
    QTest::newRow("second") << QStringLiteral("900/s") << 900.0;
    QTest::newRow("day") << QStringLiteral("24 / day") << 24.0 / 86400;
    QTest::newRow("days") << QStringLiteral("24/days") << 24.0 / 86400;
    QTest::newRow("thousands") << QStringLiteral("1.5 k/min") << 25.0;
    QTest::newRow("comma") << QStringLiteral("1,5/s") << 1.5;
    QTest::newRow("thousands") << QStringLiteral("1,500/s") << 1500.0;
    QTest::newRow("months") << QStringLiteral("3/months") << 3.0 / 2592000;
    QTest::newRow("long unit") << QStringLiteral("3/hours") << 3.0 / 3600;
    QTest::newRow("nothing") << QString() << -1.0;
    QTest::newRow("word") << QStringLiteral("often") << -1.0;
    QTest::newRow("unit") << QStringLiteral("1/lightyear") << -1.0;
    QTest::newRow("negative") << QStringLiteral("-1/s") << -1.0;
    QTest::newRow("endless") << QStringLiteral("∞/s") << -1.0;
}

void TestItems::quantities()
{
    QFETCH(QString, text);
    QFETCH(double, rate);
    const auto read = parseRate(text);
    QCOMPARE(read ? read->perSecond : -1, rate);
}

void TestItems::ratesRoundTrip_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"24/day", "100/s", "5/min", "1/h", "60/min", "3/month", "7/week", "1/week", "4/year",
                             "365/year", "1.5 k/min", "0.5/s", "0/s", "90/min", "0.2/day", "2 M/day"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

/// What is typed is shown, and edited again, in the unit it was typed in.
void TestItems::ratesRoundTrip()
{
    QFETCH(QString, text);
    const auto read = parseRate(text);
    QVERIFY(read);
    QCOMPARE(rateEditText(read->perSecond, read->unit), text);
    schema::Operation operation;
    operation.perSecond = read->perSecond;
    operation.rateUnit = read->unit;
    QCOMPARE(schema::rateText(operation), text);
}

void TestItems::ratesKeepTheirValue()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 2000; ++i) {
        const double rate = std::pow(10, random.bounded(12.0) - 7);
        const auto unit = static_cast<schema::RateUnit>(random.bounded(8));
        const auto read = parseRate(rateEditText(rate, unit));
        QVERIFY(read);
        QVERIFY2(read->perSecond == rate, qPrintable(rateEditText(rate, unit)));
    }
    QCOMPARE(durationText(0.015), QStringLiteral("15 ms"));
    QCOMPARE(durationText(0), QStringLiteral("now"));
    QCOMPARE(*parseDuration(durationText(86400), base::NumberUnit::Seconds), 86400.0);
    QCOMPARE(*parseDuration(QStringLiteral("1,5 h"), base::NumberUnit::Seconds), 5400.0);
    QCOMPARE(*parseDuration(QStringLiteral("15"), base::NumberUnit::Milliseconds), 0.015);
}

QTEST_MAIN(TestItems)
#include "tst_items.moc"
