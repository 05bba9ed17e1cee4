// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/model.h"
#include "models/schema/validation/validatemodel.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>
#include <limits>

using namespace sw::schema;

class TestValidateModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsGoodModel();
    void acceptsASearchOfSeveral();
    void finds_data();
    void finds();
    void reportsEachCycleOnce();
    void staysLinear();
};

using Change = std::function<void(Model &)>;
Q_DECLARE_METATYPE(Change)

static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

static Field field(const char *id, const char *name, FieldType type)
{
    Field f;
    f.id = FieldId(QString::fromLatin1(id));
    f.name = QString::fromLatin1(name);
    f.type = type;
    return f;
}

static EntityId entityId(const char *id)
{
    return EntityId(QString::fromLatin1(id));
}

/// Books and reviews, and the operation that shows both; field 1 of books is an object.
static Model goodModel()
{
    Model model;
    model.name = QStringLiteral("shop");
    Entity books;
    books.id = entityId("books");
    books.name = QStringLiteral("books");
    books.fields = {field("title", "title", FieldType::String), field("cover", "cover", FieldType::Object),
                    field("tags", "tags", FieldType::Array)};
    books.fields[1].fields = {field("width", "width", FieldType::Int32)};
    Entity reviews;
    reviews.id = entityId("reviews");
    reviews.name = QStringLiteral("reviews");
    reviews.fields = {field("stars", "stars", FieldType::Int32), field("created", "created", FieldType::Date)};
    model.entities = {books, reviews};
    Relationship link;
    link.id = RelationshipId(QStringLiteral("link"));
    link.a = {books.id, QStringLiteral("book"), {1, 1, 1, false}, {}};
    link.b = {reviews.id, {}, {0, 40, 2000, false}, {}};
    model.relationships = {link};
    Operation show;
    show.id = OperationId(QStringLiteral("show"));
    show.name = QStringLiteral("Show book page");
    show.entity = books.id;
    show.path = {{link.id, reviews.id, 10.0}};
    show.filters = {{{books.id, QStringLiteral("_id")}, FilterOp::Equal},
                    {{reviews.id, QStringLiteral("book")}, FilterOp::Equal},
                    {{reviews.id, QStringLiteral("book_id")}, FilterOp::Equal},
                    {{books.id, QStringLiteral("review_ids")}, FilterOp::In}};
    show.sort = {{{reviews.id, QStringLiteral("created")}, true}};
    show.reads = {{books.id, QStringLiteral("cover.width")}};
    model.operations = {show};
    PatternUse use;
    use.id = PatternUseId(QStringLiteral("use"));
    use.pattern = QStringLiteral("subset");
    use.relationship = link.id;
    model.patterns = {use};
    Diagram diagram;
    diagram.id = DiagramId(QStringLiteral("whole"));
    diagram.places.insert(books.id, {10, 20, false, false});
    model.diagrams = {diagram};
    return model;
}

void TestValidateModel::acceptsGoodModel()
{
    for (const auto &error : validateModel(goodModel()))
        QFAIL(qPrintable(error.text()));
    QVERIFY(validateModel({}).isEmpty());
}

/// A read that asks two entities for the same needs no way from one to the other; one that asks for something else
/// does.
void TestValidateModel::acceptsASearchOfSeveral()
{
    Model model = goodModel();
    model.entities[0].fields << field("price", "price", FieldType::Double);
    model.entities[1].fields << field("cost", "price", FieldType::Double);
    Operation &search = model.operations[0];
    search.path.clear();
    search.filters = {{{entityId("books"), QStringLiteral("price")}, FilterOp::Range},
                      {{entityId("reviews"), QStringLiteral("price")}, FilterOp::Range}};
    search.sort = {{{entityId("reviews"), QStringLiteral("created")}, true}};
    for (const auto &error : validateModel(model))
        QFAIL(qPrintable(error.text()));
    search.kind = OperationKind::Update;
    QVERIFY(!validateModel(model).isEmpty());
    search.kind = OperationKind::Read;
    search.filters.removeFirst();
    QVERIFY(!validateModel(model).isEmpty());
}

void TestValidateModel::finds_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("message");
    QTest::addColumn<Change>("change");
    const auto row = [](const char *where, const char *message, const Change &change) {
        QTest::addRow("%s: %s", where, message) << QString::fromUtf8(where) << QString::fromUtf8(message) << change;
    };
    const auto onFirst = [&](const char *message, const std::function<void(Entity &)> &change) {
        row("entity books", message, [change](Model &m) { change(m.entities[0]); });
    };
    const auto onField = [&](const char *where, const char *message, const std::function<void(Field &)> &change) {
        row(where, message, [change](Model &m) { change(m.entities[0].fields[0]); });
    };
    const auto onLink = [&](const char *message, const std::function<void(Relationship &)> &change) {
        row("relationship books · reviews", message, [change](Model &m) { change(m.relationships[0]); });
    };
    const auto onShow = [&](const char *message, const std::function<void(Operation &)> &change) {
        row("operation Show book page", message, [change](Model &m) { change(m.operations[0]); });
    };

    row("project shop", "memory", [](Model &m) { m.ramGiB = 0; });
    row("project shop", "memory", [](Model &m) { m.ramGiB = infinity; });
    row("project shop", "cache", [](Model &m) { m.cacheOverrideMiB = -1; });
    row("project shop", "version 3.4", [](Model &m) { m.server = {3, 4}; });

    row("entity ", "no name", [](Model &m) { m.entities[0].name = QStringLiteral(" "); });
    row("entity reviews", "Two entities", [](Model &m) { m.entities[0].name = QStringLiteral("reviews"); });
    row("entity reviews", "same id “books”", [](Model &m) { m.entities[1].id = entityId("books"); });
    row("entity reviews", "is the one of “books”",
        [](Model &m) { m.entities[1].collectionName = QStringLiteral("books"); });
    onFirst("id “a b”", [](Entity &e) { e.id = entityId("a b"); });
    row("entity xxx", "longer than 255", [](Model &m) { m.entities[0].name = QString(300, u'x'); });
    onFirst("does not rise", [](Entity &e) { e.count = {5, 2, 9, false}; });
    onFirst("does not rise", [](Entity &e) { e.count = {0, notANumber, 9, false}; });
    onFirst("does not rise", [](Entity &e) { e.count = {0, infinity, infinity, false}; });
    onFirst("does not rise", [](Entity &e) { e.count = {-1, 2, 9, false}; });
    onFirst("growth per day is -1", [](Entity &e) { e.growthPerDay = -1; });
    onFirst("share of actively used documents is 1.5", [](Entity &e) { e.hotFraction = 1.5; });
    onFirst("number of actively used documents is -2", [](Entity &e) { e.hotCount = -2; });
    onFirst("kept for 0 days",
            [](Entity &e) { e.lifecycle = Lifecycle::Retention, e.lifecycleField = QStringLiteral("x"); });
    onFirst("less than a second", [](Entity &e) {
        e.lifecycle = Lifecycle::Retention, e.lifecycleDays = 0.00001, e.lifecycleField = QStringLiteral("x");
    });
    onFirst("No date", [](Entity &e) { e.lifecycle = Lifecycle::Retention, e.lifecycleDays = 3; });
    onFirst("date “x”", [](Entity &e) {
        e.lifecycle = Lifecycle::Archive, e.lifecycleDays = 3, e.lifecycleField = QStringLiteral("x");
    });
    onFirst("“title”, which is not a date", [](Entity &e) {
        e.lifecycle = Lifecycle::Archive, e.lifecycleDays = 3, e.lifecycleField = QStringLiteral("title");
    });
    onFirst("no owner", [](Entity &e) { e.kind = EntityKind::Weak; });
    onFirst("owner “x” does not exist", [](Entity &e) { e.kind = EntityKind::Weak, e.owner = entityId("x"); });
    onFirst("owns itself", [](Entity &e) { e.kind = EntityKind::Weak, e.owner = e.id; });
    onFirst("“x” that it is a kind of", [](Entity &e) { e.superEntity = entityId("x"); });
    onFirst("a kind of itself", [](Entity &e) { e.superEntity = e.id; });
    onFirst("is an array", [](Entity &e) { e.fields << field("i", "_id", FieldType::Array); });
    onFirst("No field is named", [](Entity &e) { e.idStrategy = IdStrategy::Field; });
    onFirst("where one is meant", [](Entity &e) {
        e.idStrategy = IdStrategy::Field, e.idFields = QStringList{QStringLiteral("title"), QStringLiteral("tags")};
    });
    onFirst("“x” of _id",
            [](Entity &e) { e.idStrategy = IdStrategy::Field, e.idFields = QStringList{QStringLiteral("x")}; });
    onFirst("may be absent", [](Entity &e) {
        e.idStrategy = IdStrategy::Field, e.idFields = QStringList{QStringLiteral("title")}, e.fields[0].presence = 0.5;
    });
    onFirst("without a separator", [](Entity &e) {
        e.idStrategy = IdStrategy::Composite, e.idFields = QStringList{QStringLiteral("title")}, e.idSeparator.clear();
    });
    onFirst("other fields make _id", [](Entity &e) {
        e.idStrategy = IdStrategy::Field, e.idFields = QStringList{QStringLiteral("title")},
        e.fields << field("i", "_id", FieldType::Int32);
    });
    onFirst("“red” is not a color", [](Entity &e) { e.color = QStringLiteral("red"); });
    onFirst("“#12345g” is not a color", [](Entity &e) { e.color = QStringLiteral("#12345g"); });
    onFirst("“a$b”", [](Entity &e) { e.collectionName = QStringLiteral("a$b"); });
    onFirst("“system.users”", [](Entity &e) { e.collectionName = QStringLiteral("system.users"); });
    onFirst("name is too long", [](Entity &e) { e.collectionName = QString(254, u'x'); });

    onField("field books.title", "name is empty", [](Field &f) { f.name.clear(); });
    onField("field books.a.b", "a dot", [](Field &f) { f.name = QStringLiteral("a.b"); });
    onField("field books.$a", "begins with “$”", [](Field &f) { f.name = QStringLiteral("$a"); });
    onField("field books.a", "NUL", [](Field &f) { f.name = QString(QChar(u'a')) + QChar(0); });
    onField("field books.", "longer than 255", [](Field &f) { f.name = QString(128, QChar(0xe4)); });
    row("field books.cover", "Two fields", [](Model &m) { m.entities[0].fields[0].name = QStringLiteral("cover"); });
    row("field books.cover.width", "same id “title”",
        [](Model &m) { m.entities[0].fields[1].fields[0].id = FieldId(QStringLiteral("title")); });
    onField("field books.title", "share of documents that have it is 0", [](Field &f) { f.presence = 0; });
    onField("field books.title", "share of documents that have it is 1.1", [](Field &f) { f.presence = 1.1; });
    onField("field books.title", "share of documents that have it is nan", [](Field &f) { f.presence = notANumber; });
    onField("field books.title", "average length in bytes is -1", [](Field &f) { f.averageBytes = -1; });
    onField("field books.title", "No value lies between 5 and 4", [](Field &f) { f.minimum = 5, f.maximum = 4; });
    onField("field books.title", "No value lies between 4 and 4",
            [](Field &f) { f.minimum = 4, f.maximum = 4, f.exclusiveMaximum = true; });
    onField("field books.title", "smallest value", [](Field &f) { f.minimum = infinity; });
    onField("field books.title", "“yesterday” is not a date",
            [](Field &f) { f.earliest = QStringLiteral("yesterday"); });
    onField("field books.title", "No date lies",
            [](Field &f) { f.earliest = QStringLiteral("2026-01-02"), f.latest = QStringLiteral("2026-01-02"); });
    onField("field books.title", "below 0", [](Field &f) { f.minLength = -1; });
    onField("field books.title", "shortest length 9", [](Field &f) { f.minLength = 9, f.maxLength = 3; });
    onField("field books.title", "at character 3", [](Field &f) { f.pattern = QStringLiteral("(a"); });
    // Each of these was refused by a server (code 51091), though it is an expression.
    for (const char *refused : {"(?R)", "a?(?R)?b", R"(\Qx)", "(?x)a # b", R"(\N{U+41})"})
        onField("field books.title", "Servers refuse",
                [refused](Field &f) { f.pattern = QString::fromLatin1(refused); });
    onField("field books.title", "listed twice", [](Field &f) {
        f.enumValues = QStringList{QStringLiteral("a"), QStringLiteral("a")};
    });
    onField("field books.title", "“a” is not a valid int32",
            [](Field &f) { f.type = FieldType::Int32, f.enumValues = QStringList{QStringLiteral("a")}; });
    onField("field books.title", "“9” is above", [](Field &f) {
        f.type = FieldType::Int32, f.maximum = 5, f.enumValues = QStringList{QStringLiteral("9")};
    });
    onField("field books.title", "“1” is below", [](Field &f) {
        f.type = FieldType::Int32, f.minimum = 5, f.enumValues = QStringList{QStringLiteral("1")};
    });
    onField("field books.title", "“maybe” is not a valid bool",
            [](Field &f) { f.type = FieldType::Bool, f.enumValues = QStringList{QStringLiteral("maybe")}; });
    onField("field books.title", "tolerated error", [](Field &f) { f.toleratedErrorPercent = -1; });
    onField("field books.title", "distinct values", [](Field &f) { f.distinctValues = 0; });
    onField("field books.title", "does not rise", [](Field &f) {
        f.type = FieldType::Array, f.count = {3, 1, 2, false};
    });
    row("field books.title", "more than 25 levels", [](Model &m) {
        Field deep = field("deep", "d", FieldType::Object);
        for (int i = 0; i < 30; ++i) {
            Field outer = field("x", "d", FieldType::Object);
            outer.id = FieldId(QStringLiteral("deep%1").arg(i));
            outer.fields = {deep};
            deep = outer;
        }
        m.entities[0].fields[0].fields = {deep};
    });

    row("relationship books · reviews", "same id", [](Model &m) { m.relationships << m.relationships[0]; });
    onLink("“gone” at one end",
           [](Relationship &r) { r.name = QStringLiteral("books · reviews"), r.b.entity = entityId("gone"); });
    onLink("does not rise", [](Relationship &r) { r.b.perOther = {3, 2, 1, false}; });
    onLink("drawn as 1:N, yet up to 3", [](Relationship &r) { r.a.perOther = {1, 2, 3, false}; });
    onLink("drawn as 1:1, yet up to 2000", [](Relationship &r) { r.type = RelationshipType::OneToOne; });
    onLink("fields of its own", [](Relationship &r) { r.attributes = {field("q", "quantity", FieldType::Int32)}; });
    onLink("tree", [](Relationship &r) { r.tree = true; });
    onLink("growth per parent and day is -3", [](Relationship &r) { r.growthPerParentPerDay = -3; });
    onLink("median length", [](Relationship &r) { r.p50 = 9, r.p99 = 3; });
    onLink("99th percentile 3000 is above the maximum, 2000", [](Relationship &r) { r.p99 = 3000; });
    onLink("“colour” that keeps", [](Relationship &r) { r.snapshotFields = QStringList{QStringLiteral("colour")}; });
    row("role a.b", "a dot", [](Model &m) { m.relationships[0].a.role = QStringLiteral("a.b"); });
    row("relationship books · books", "Both ends have the role “book”", [](Model &m) {
        m.relationships[0].b = {entityId("books"), QStringLiteral("book"), {0, 5, 9, false}, {}};
    });
    row("field books · reviews.", "name is empty", [](Model &m) {
        m.relationships[0].type = RelationshipType::ManyToMany;
        m.relationships[0].attributes = {field("q", "", FieldType::Int32)};
    });

    onShow("rate per second is -1", [](Operation &o) { o.perSecond = -1; });
    onShow("factor at the peak is 0.5", [](Operation &o) { o.peakFactor = 0.5; });
    onShow("documents expected", [](Operation &o) { o.selectivity = -1; });
    onShow("latency", [](Operation &o) { o.latencyMs = notANumber; });
    onShow("age in seconds", [](Operation &o) { o.freshnessSeconds = -1; });
    onShow("“x” where it starts", [](Operation &o) { o.entity = entityId("x"); });
    onShow("items wanted", [](Operation &o) { o.path[0].itemsWanted = -1; });
    onShow("A step of its path", [](Operation &o) { o.path[0].relationship = {}; });
    onShow("cannot reach “books”", [](Operation &o) {
        o.entity = entityId("books"), o.path = {{RelationshipId(QStringLiteral("link")), entityId("books"), {}}};
    });
    onShow("has no field “isbn”", [](Operation &o) {
        o.filters << Filter{{entityId("books"), QStringLiteral("isbn")}, FilterOp::Equal};
    });
    onShow("has no field “isbn”", [](Operation &o) {
        o.sort << SortKey{{entityId("books"), QStringLiteral("isbn")}, true};
    });
    onShow("has no field “isbn”", [](Operation &o) { o.reads << FieldRef{entityId("books"), QStringLiteral("isbn")}; });
    onShow("has no field “isbn”", [](Operation &o) {
        o.writes << FieldRef{entityId("books"), QStringLiteral("isbn")};
    });
    onShow("field of “x”", [](Operation &o) { o.reads << FieldRef{entityId("x"), QStringLiteral("isbn")}; });
    onShow("“reviews.stars” without going there", [](Operation &o) {
        o.path.clear(), o.filters.clear(), o.sort.clear(), o.reads = {{entityId("reviews"), QStringLiteral("stars")}};
    });
    onShow("“x” that changes together", [](Operation &o) { o.atomicWith = {entityId("x")}; });
    row("operation show", "no name", [](Model &m) { m.operations[0].name.clear(); });
    row("operation Show book page", "Two operations", [](Model &m) { m.operations << m.operations[0]; });

    row("pattern subset", "“x”, which does not exist", [](Model &m) { m.patterns[0].entity = entityId("x"); });
    row("pattern subset", "“gone”, which does not exist",
        [](Model &m) { m.patterns[0].relationship = RelationshipId(QStringLiteral("gone")); });
    row("pattern subset", "same id", [](Model &m) { m.patterns << m.patterns[0]; });
    row("pattern ", "No pattern is named", [](Model &m) { m.patterns[0].pattern.clear(); });
    row("diagram ", "not a number", [](Model &m) { m.diagrams[0].places[entityId("books")].x = notANumber; });
    row("diagram ", "same id", [](Model &m) { m.diagrams << m.diagrams[0]; });
}

void TestValidateModel::finds()
{
    QFETCH(QString, where);
    QFETCH(QString, message);
    QFETCH(Change, change);
    Model model = goodModel();
    change(model);
    const auto errors = validateModel(model);
    QStringList said;
    for (const auto &error : errors) {
        QCOMPARE(error.code, sw::base::ErrorCode::InvalidModel);
        QVERIFY2(!error.wayOut.isEmpty(), qPrintable(error.message));
        said << error.text();
        if (error.where.startsWith(where) && error.message.contains(message))
            return;
    }
    QFAIL(qPrintable(QStringLiteral("not reported; said: ") + said.join(QLatin1String(" | "))));
}

void TestValidateModel::reportsEachCycleOnce()
{
    Model model = goodModel();
    model.entities[0].superEntity = entityId("reviews");
    model.entities[1].superEntity = entityId("books");
    QCOMPARE(validateModel(model).size(), 1);
    model.entities[1].superEntity = {};
    QVERIFY(validateModel(model).isEmpty());
}

void TestValidateModel::staysLinear()
{
    const auto spent = [](int entities) {
        Model model;
        for (int i = 0; i < entities; ++i) {
            Entity e;
            e.id = EntityId(QStringLiteral("e%1").arg(i));
            e.name = e.id.text();
            for (int j = 0; j < 12; ++j) {
                e.fields << field("", "", FieldType::Int32);
                e.fields.last().id = FieldId(QStringLiteral("f%1").arg(j));
                e.fields.last().name = e.fields.last().id.text();
            }
            model.entities << e;
            Relationship r;
            r.id = RelationshipId(QStringLiteral("r%1").arg(i));
            r.a.entity = EntityId(QStringLiteral("e%1").arg(i / 2));
            r.b.entity = e.id;
            model.relationships << r;
        }
        QElapsedTimer timer;
        timer.start();
        const qsizetype found = validateModel(model).size();
        return found ? -1 : timer.nsecsElapsed();
    };
    QVERIFY(spent(100) > 0);
    const qint64 small = std::min(spent(500), spent(500));
    const qint64 large = std::min(spent(4000), spent(4000));
    QVERIFY2(large < small * 8 * 4, qPrintable(QStringLiteral("%1 ns for 500, %2 ns for 4000").arg(small).arg(large)));
}

QTEST_GUILESS_MAIN(TestValidateModel)
#include "tst_validatemodel.moc"
