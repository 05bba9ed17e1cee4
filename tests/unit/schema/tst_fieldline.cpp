// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/fieldline.h"

#include <QRandomGenerator>
#include <QTest>

using namespace sw;
using schema::FieldType;

/// The line that people type for a field.
class TestFieldLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads();
    void readsStructures();
    void readsReferences();
    void keepsWhatItDoesNotSpeakOf();
    void readsWhatNewcomersType_data();
    void readsWhatNewcomersType();
    void readsNumbersOfItems();
    void readsReferencesOfOthers();
    void takesComments_data();
    void takesComments();
    void refuses_data();
    void refuses();
    void refusesDeepLines();
    void writtenIsRead();

private:
    static schema::FieldLine read(const QString &text, const schema::Field &before = {})
    {
        const auto line = schema::readFieldLine(
            text, before, {{QStringLiteral("Address")}, {QStringLiteral("User"), QStringLiteral("Order")}});
        if (!line)
            qWarning("%s", qPrintable(line.error().text()));
        return line ? *line : schema::FieldLine();
    }
};

void TestFieldLine::reads()
{
    const schema::Field email = read(QStringLiteral("email! string unique")).field;
    QCOMPARE(email.name, QStringLiteral("email"));
    QCOMPARE(email.type, FieldType::String);
    QVERIFY(email.unique && email.isRequired());
    QVERIFY(!read(QStringLiteral("nick? str")).field.isRequired());
    QCOMPARE(read(QStringLiteral("nick string 30 %")).field.presence, 0.3);
    QCOMPARE(read(QStringLiteral("Total: Decimal")).field.type, FieldType::Decimal128);
    QCOMPARE(read(QStringLiteral("first name: string")).field.name, QStringLiteral("first name"));
    QCOMPARE(read(QStringLiteral("age i32")).field.type, FieldType::Int32);
    const schema::Field tags = read(QStringLiteral("tags string[]")).field;
    QCOMPARE(tags.type, FieldType::Array);
    QCOMPARE(tags.itemType, FieldType::String);
    QVERIFY(!tags.bounded && tags.count.isUnbounded()); // no limit that nobody gave
    QVERIFY(!read(QStringLiteral("tags list of strings")).field.bounded &&
            !read(QStringLiteral("tags array")).field.bounded);
    QCOMPARE(read(QStringLiteral("tags array str")).field.type, FieldType::Array);
    QCOMPARE(read(QStringLiteral("names string{}")).field.type, FieldType::Map);
    QCOMPARE(read(QStringLiteral("code string|int32")).field.otherTypes, QList{FieldType::Int32});
    const schema::Field status = read(QStringLiteral("status enum(draft, running)")).field;
    QCOMPARE(status.enumValues, (QStringList{QStringLiteral("draft"), QStringLiteral("running")}));
    QCOMPARE(read(QStringLiteral("payload object 40 kB")).field.averageBytes, 40000.0);
    QCOMPARE(read(QStringLiteral("text string 2KiB null")).field.averageBytes, 2048.0);
    QCOMPARE(read(QStringLiteral("home Address")).field.valueObject, QStringLiteral("Address"));
}

void TestFieldLine::readsStructures()
{
    const schema::Field phases =
        read(QStringLiteral("phases [{from date, to? date, who {name string, age int32}}]")).field;
    QCOMPARE(phases.type, FieldType::Array);
    QCOMPARE(phases.itemType, FieldType::Object);
    QCOMPARE(phases.fields.size(), 3);
    QCOMPARE(phases.fields.at(0).type, FieldType::Date);
    QVERIFY(!phases.fields.at(1).isRequired());
    QCOMPARE(phases.fields.at(2).fields.size(), 2);
    QCOMPARE(read(QStringLiteral("sizes [int32]")).field.itemType, FieldType::Int32);
    QCOMPARE(read(QStringLiteral("place {city, zip string} 200 B")).field.averageBytes, 200.0);
}

void TestFieldLine::readsReferences()
{
    QCOMPARE(read(QStringLiteral("owner → User")).linksTo, QStringLiteral("User"));
    QCOMPARE(read(QStringLiteral("owner -> Big team")).linksTo, QStringLiteral("Big team"));
    QCOMPARE(read(QStringLiteral("owner -> User")).field.name, QStringLiteral("owner"));
}

void TestFieldLine::keepsWhatItDoesNotSpeakOf()
{
    schema::Field before;
    before.name = QStringLiteral("stars");
    before.type = FieldType::Int32;
    before.description = QStringLiteral("of five");
    before.minimum = 1;
    before.presence = 0.7;
    const schema::Field renamed = read(QStringLiteral("rating? int32"), before).field;
    QCOMPARE(renamed.description, before.description);
    QCOMPARE(renamed.minimum, before.minimum);
    QCOMPARE(renamed.presence, 0.7);
    QVERIFY(read(QStringLiteral("rating int32"), before).field.isRequired());
    QCOMPARE(read(QStringLiteral("rating"), before).field.type, FieldType::Int32);
    schema::Field inner;
    inner.name = QStringLiteral("from");
    inner.description = QStringLiteral("noon");
    before.type = FieldType::Object;
    before.fields = {inner};
    const QList<schema::Field> kept = read(QStringLiteral("phases {from date, to date}"), before).field.fields;
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept.first().description, inner.description);
}

/// Lines as people write them who know other databases and languages, and what they mean: the line that the program
/// itself would write for the field.
void TestFieldLine::readsWhatNewcomersType_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("meant");
    const auto add = [](const char *text, const char *meant) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(meant);
    };
    add("email VARCHAR(255) NOT NULL UNIQUE", "email string unique");
    add("email varchar (255)", "email string");
    add("age: number", "age double");
    add("visits bigint", "visits int64");
    add("price decimal(10,2)", "price decimal128");
    add("price numeric(10, 2) not null", "price decimal128");
    add("created datetime", "created date");
    add("settings jsonb", "settings object");
    add("name: String!", "name string");
    add("name: String?", "name? string");
    add("nickname?: string", "nickname? string");
    add("nick string | null", "nick string");
    add("tags: [String!]!", "tags string[]");
    add("tags string []", "tags string[]");
    add("tags[] string", "tags string[]");
    add("tags []string", "tags string[]");
    add("tags[]", "tags string[]");
    add("tags Array<String>", "tags string[]");
    add("scores: List<int>", "scores int32[]");
    add("tags list of strings", "tags string[]");
    add("tags array of string", "tags string[]");
    add("tags string array", "tags string[]");
    add("phones Map<string, string>", "phones string{}");
    add("status 'open' | 'paid'", "status enum(open, paid)");
    add("status open|paid|sent", "status enum(open, paid, sent)");
    add("status (open, paid)", "status enum(open, paid)");
    add("status enum: open, paid, sent", "status enum(open, paid, sent)");
    add("status enum[\"open\", \"paid\"]", "status enum(open, paid)");
    add("status: enum('open','paid')", "status enum(open, paid)");
    add("email string, unique, required", "email string unique");
    add("email: string;", "email string");
    add("\"email\": \"string\",", "email string");
    add("- email: string", "email string");
    add("string email", "email string");
    add("address{street, city}", "address object");
    add("items [{sku: string, qty: int}]", "items object[]");
    add("items array of {sku string, qty int}", "items object[]");
    add("owner's name: string", "owner's name: string");
}

void TestFieldLine::readsWhatNewcomersType()
{
    QFETCH(QString, text);
    QFETCH(QString, meant);
    const auto line = schema::readFieldLine(text, {}, {{}, {QStringLiteral("User")}});
    QVERIFY2(line, qPrintable(line ? QString() : line.error().text()));
    QCOMPARE(schema::fieldLineText(line->field), meant);
    QVERIFY(line->linksTo.isEmpty());
}

void TestFieldLine::readsNumbersOfItems()
{
    const schema::Field three = read(QStringLiteral("tags string[3]")).field;
    QCOMPARE(three.type, FieldType::Array);
    QCOMPARE(three.itemType, FieldType::String);
    QCOMPARE(three.count.min, 0.0);
    QCOMPARE(three.count.max, 3.0);
    QVERIFY(three.bounded);
    const schema::Field range = read(QStringLiteral("tags string[1..5]")).field;
    QCOMPARE(range.count.min, 1.0);
    QCOMPARE(range.count.max, 5.0);
    QCOMPARE(read(QStringLiteral("tags string[0-10]")).field.count.max, 10.0);
    QCOMPARE(read(QStringLiteral("tags [3] string")).field.count.max, 3.0);
    QVERIFY(!read(QStringLiteral("tags string[*]")).field.bounded);
    const schema::Field one = read(QStringLiteral("tags string[1]")).field;
    QVERIFY(one.bounded && one.count.max == 1);
    QCOMPARE(read(QStringLiteral("code varchar(8)")).field.maxLength, std::optional<int>(8));
    QVERIFY(read(QStringLiteral("nick string|null")).field.nullable);
    schema::Field before = three;
    before.count = {0, 2, 3, false};
    QCOMPARE(read(QStringLiteral("tags string[3]"), before).field.count, before.count); // as it was
    QCOMPARE(read(QStringLiteral("tags string[]"), before).field.count, before.count);
    QVERIFY(!schema::readFieldLine(QStringLiteral("string[3]"), {}, {})); // has no name
    QVERIFY(!schema::readFieldLine(QStringLiteral("tags string[few]"), {}, {}));
}

void TestFieldLine::readsReferencesOfOthers()
{
    for (const char *text : {"owner->User", "owner→User", "owner => User", "owner: User", "owner User", "owner: User!",
                             "owner ObjectId ref User", "owner objectId -> User", "owner references User"}) {
        const auto line = schema::readFieldLine(QString::fromUtf8(text), {}, {{}, {QStringLiteral("User")}});
        QVERIFY2(line, text);
        QCOMPARE(line->linksTo.toLower(), QStringLiteral("user"));
        QCOMPARE(line->field.name, QStringLiteral("owner"));
    }
    const auto many = schema::readFieldLine(QStringLiteral("owners User[]"), {}, {{}, {QStringLiteral("User")}});
    QVERIFY(!many && many.error().wayOut.contains(QStringLiteral("owners → User")));
}

void TestFieldLine::takesComments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("comment");
    QTest::newRow("SQL") << "email! string unique -- the login"
                         << "email! string unique"
                         << "the login";
    QTest::newRow("C") << "size int32 // in bytes"
                       << "size int32"
                       << "in bytes";
    QTest::newRow("shell") << "rate double   #per day"
                           << "rate double"
                           << "per day";
    QTest::newRow("name alone") << "note -- free text"
                                << "note"
                                << "free text";
    QTest::newRow("quoted") << "sign enum(\"a -- b\", \"#\")"
                            << "sign enum(\"a -- b\", \"#\")"
                            << "";
    QTest::newRow("arrow") << "owner --> User"
                           << "owner --> User"
                           << "";
}

void TestFieldLine::takesComments()
{
    QFETCH(const QString, text);
    QFETCH(const QString, line);
    QFETCH(const QString, comment);
    const schema::LineNames names{{}, {QStringLiteral("User")}};
    const auto commented = schema::readFieldLine(text, {}, names);
    const auto bare = schema::readFieldLine(line, {}, names);
    QVERIFY2(commented && bare, commented ? "" : qPrintable(commented.error().text()));
    QCOMPARE(commented->field.description, comment);
    schema::Field same = commented->field;
    same.description.clear();
    QVERIFY(same == bare->field);
    QCOMPARE(commented->linksTo, bare->linksTo);
}

void TestFieldLine::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"pages number of", "a strin", "a enum()", "a enum(x", "a [{b date}", "a {b -> C}",
                             "owner ->", "a string fast", "a string 40 pounds", "a [[int32]]", "size (cm)",
                             "first name string", "a int32 default 0", "a enum open or paid, sent", "string[3]"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestFieldLine::refuses()
{
    QFETCH(QString, text);
    const auto line = schema::readFieldLine(text, {}, {});
    QVERIFY(!line);
    QVERIFY(!line.error().message.isEmpty() && !line.error().wayOut.isEmpty());
}

/// A pasted line of brackets must not end the program.
void TestFieldLine::refusesDeepLines()
{
    constexpr int deep = 20000;
    const auto line = [](const char *start, const char *end) {
        return QStringLiteral("a ") + QString::fromLatin1(start).repeated(deep) + QStringLiteral("string") +
               QString::fromLatin1(end).repeated(deep);
    };
    for (const QString &text : {line("[1..5]", ""), line("[", "]"), line("[{a ", "}]"), line("{a: ", "}"),
                                line("array<", ">"), line("map of ", ""), line("[{a (", ""), line("(", ")")}) {
        const auto read = schema::readFieldLine(text, {}, {});
        QVERIFY2(!read && !read.error().wayOut.isEmpty(), qPrintable(text.left(20)));
    }
    QVERIFY(schema::readFieldLine(QStringLiteral("a [{b: [{c: [{d: [{e: {f: {g: [string]}}}]}]}]}]"), {}, {}));
}

/// What stands in the editor changes nothing when it is taken as it is.
void TestFieldLine::writtenIsRead()
{
    QRandomGenerator random(5);
    for (int i = 0; i < 3000; ++i) {
        schema::Field field;
        field.name = i % 7 == 0 ? QStringLiteral("with blank") : QStringLiteral("name%1").arg(i);
        field.type = static_cast<FieldType>(random.bounded(static_cast<int>(FieldType::Any) + 1));
        field.itemType = random.bounded(2) == 0 ? FieldType::Object : FieldType::Date;
        if (!field.holdsValues())
            field.itemType = FieldType::String;
        field.unique = random.bounded(2) == 0;
        field.presence = random.bounded(2) == 0 ? 1 : 0.25;
        field.averageBytes = random.bounded(3) == 0 ? random.bounded(1, 100000) : 0;
        if (field.type == FieldType::String && random.bounded(2) == 0)
            field.enumValues = {QStringLiteral("a"), QStringLiteral("b-c")};
        if (field.holdsFields())
            field.fields = {schema::Field()};
        const QString text = schema::fieldLineText(field);
        const auto line = schema::readFieldLine(text, field, {});
        QVERIFY2(line, qPrintable(text));
        QVERIFY2(line->field == field, qPrintable(text));
    }
}

QTEST_GUILESS_MAIN(TestFieldLine)
#include "tst_fieldline.moc"
