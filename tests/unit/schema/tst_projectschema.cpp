// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectmembers.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "tests/support/randommodel.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;

/// Keeps the published JSON Schema of the project format in step with what the writer writes.
class TestProjectSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void describesTheFile();
    void hasEveryMember();
    void hasEveryName_data();
    void hasEveryName();
    void acceptsWhatIsWritten();
    void refusesWhatTheReaderRefuses();

private:
    template <typename T>
    void compare(const char *definition);
    QJsonObject definition(const QString &name) const
    {
        return m_schema[QStringLiteral("$defs")].toObject()[name].toObject();
    }
    /// Output of a validator for each of \p texts ("" = accepted); nothing when there is none on this machine.
    std::optional<QStringList> validate(const QList<QByteArray> &texts) const;

    QByteArray m_text;
    QJsonObject m_schema;
};

void TestProjectSchema::initTestCase()
{
    QVERIFY(formats::loadSample(QStringLiteral("bookstore")));
    QFile file(QStringLiteral(":/format/project.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = file.readAll();
    QJsonParseError error;
    m_schema = QJsonDocument::fromJson(m_text, &error).object();
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
}

void TestProjectSchema::describesTheFile()
{
    const QJsonObject properties = m_schema[QStringLiteral("properties")].toObject();
    schema::Model model = testsupport::randomModel(1);
    model.diagrams = {schema::Diagram{}};
    const QJsonObject written = QJsonDocument::fromJson(formats::writeProject(model)).object();
    QCOMPARE(properties.keys(), written.keys());
    QCOMPARE(properties[QStringLiteral("format")][QStringLiteral("const")], written[QStringLiteral("format")]);
    const QJsonValue version = properties[QStringLiteral("version")][QStringLiteral("properties")];
    QCOMPARE(version[QStringLiteral("major")][QStringLiteral("const")].toInt(), formats::formatMajor);
    QVERIFY(m_schema[QStringLiteral("title")].toString().endsWith(
        QStringLiteral(" %1.%2").arg(formats::formatMajor).arg(formats::formatMinor)));
}

template <typename T>
void TestProjectSchema::compare(const char *name)
{
    const QJsonObject described = definition(QString::fromLatin1(name));
    const QJsonObject properties = described[QStringLiteral("properties")].toObject();
    QStringList names, required;
    static const T fresh;
    for (const formats::Member<T> &member : formats::tableOf<T>().members) {
        names << member.name;
        if (member.required)
            required << member.name;
        const QJsonObject property = properties[member.name].toObject();
        QVERIFY2(!property.isEmpty(), qPrintable(QString::fromLatin1(name) + QLatin1Char('.') + member.name));
        QVERIFY2(property.contains(QStringLiteral("$ref")) ||
                     !property[QStringLiteral("description")].toString().isEmpty(),
                 qPrintable(member.name));
        if (!property.contains(QStringLiteral("default")))
            continue;
        base::JsonWriter out(base::JsonWriter::Style::Compact);
        out.beginArray();
        member.write(fresh, out);
        out.end();
        QCOMPARE(QJsonDocument::fromJson(out.result()).array().at(0), property[QStringLiteral("default")]);
    }
    names.sort();
    QCOMPARE(properties.keys(), names);
    QStringList said;
    for (const QJsonValue item : described[QStringLiteral("required")].toArray())
        said << item.toString();
    QCOMPARE(said, required);
}

void TestProjectSchema::hasEveryMember()
{
    compare<schema::Model>("model");
    compare<schema::Entity>("entity");
    compare<schema::IndexDefinition>("index");
    compare<schema::IndexKey>("indexKey");
    compare<schema::SuppressedIndex>("suppressedIndex");
    compare<schema::Field>("field");
    compare<schema::PairCount>("pairCount");
    compare<schema::Relationship>("relationship");
    compare<schema::RelationshipEnd>("relationshipEnd");
    compare<schema::Operation>("operation");
    compare<schema::PathStep>("pathStep");
    compare<schema::Filter>("filter");
    compare<schema::SortKey>("sortKey");
    compare<schema::FieldRef>("fieldRef");
    compare<schema::PatternUse>("patternUse");
    compare<schema::Suppressed>("silenced");
    compare<schema::Diagram>("diagram");
    compare<schema::NodePlace>("nodePlace");
    compare<schema::Note>("note");
    const QStringList others{QStringLiteral("id"), QStringLiteral("reference"), QStringLiteral("cardinality"),
                             QStringLiteral("lineWay")};
    QCOMPARE(m_schema[QStringLiteral("$defs")].toObject().size(), 19 + others.size());
}

void TestProjectSchema::hasEveryName_data()
{
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("member");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char *object, const char *member, const QStringList &names) {
        QTest::addRow("%s.%s", object, member) << QString::fromLatin1(object) << QString::fromLatin1(member) << names;
    };
    row("model", "goal", schema::namesOf<schema::Goal>());
    row("model", "useCase", schema::namesOf<schema::UseCase>());
    row("entity", "kind", schema::namesOf<schema::EntityKind>());
    row("entity", "lifecycle", schema::namesOf<schema::Lifecycle>());
    row("entity", "hotDocuments", schema::namesOf<schema::HotDocuments>());
    row("entity", "validationLevel", schema::namesOf<schema::ValidationLevel>());
    row("entity", "validationAction", schema::namesOf<schema::ValidationAction>());
    row("entity", "idStrategy", schema::namesOf<schema::IdStrategy>());
    row("entity", "dynamics", schema::namesOf<schema::SchemaDynamics>());
    row("indexKey", "kind", schema::namesOf<schema::KeyKind>());
    row("field", "type", schema::namesOf<schema::FieldType>());
    row("field", "itemType", schema::namesOf<schema::FieldType>());
    row("field", "mutability", schema::namesOf<schema::Mutability>());
    row("field", "spread", schema::namesOf<schema::Spread>());
    row("field", "language", schema::namesOf<schema::Language>());
    row("relationship", "type", schema::namesOf<schema::RelationshipType>());
    row("relationship", "growth", schema::namesOf<schema::Growth>());
    row("relationship", "placement", schema::namesOf<schema::Placement>());
    row("operation", "kind", schema::namesOf<schema::OperationKind>());
    row("operation", "criticality", schema::namesOf<schema::Criticality>());
    row("operation", "rateUnit", schema::namesOf<schema::RateUnit>());
    row("operation", "durability", schema::namesOf<schema::Durability>());
    row("filter", "op", schema::namesOf<schema::FilterOp>());
}

void TestProjectSchema::hasEveryName()
{
    QFETCH(QString, object);
    QFETCH(QString, member);
    QStringList listed;
    for (const QJsonValue name :
         definition(object)[QStringLiteral("properties")][member][QStringLiteral("enum")].toArray())
        listed << name.toString();
    QTEST(listed, "names");
}

std::optional<QStringList> TestProjectSchema::validate(const QList<QByteArray> &texts) const
{
    const QTemporaryDir folder;
    const auto put = [&](const QString &name, const QByteArray &content) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    put(QStringLiteral("schema.json"), m_text);
    for (qsizetype i = 0; i < texts.size(); ++i)
        put(QStringLiteral("%1.json").arg(i), texts.at(i));
    QProcess python;
    python.setWorkingDirectory(folder.path());
    python.start(QStringLiteral("python3"), {QStringLiteral("-c"), QStringLiteral(R"(
import json, sys
from jsonschema import Draft202012Validator
schema = json.load(open('schema.json'))
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for i in range(int(sys.argv[1])):
    found = sorted(validator.iter_errors(json.load(open('%d.json' % i))), key=lambda e: e.json_path)
    print(found[0].json_path + ' ' + found[0].message.replace('\n', ' ')[:200] if found else '')
)"),
                                             QString::number(texts.size())});
    if (!python.waitForStarted() || !python.waitForFinished(120'000) || python.exitCode() != 0)
        return std::nullopt;
    return QString::fromUtf8(python.readAllStandardOutput()).split(QLatin1Char('\n')).mid(0, texts.size());
}

void TestProjectSchema::acceptsWhatIsWritten()
{
    QList<QByteArray> texts;
    for (const formats::SampleInfo &info : formats::samples())
        texts << formats::writeProject(*formats::loadSample(info.name));
    for (quint32 seed = 1; seed <= 40; ++seed)
        texts << formats::writeProject(testsupport::randomModel(seed, {6, 5, seed % 2 == 0}));
    const auto said = validate(texts);
    if (!said)
        QSKIP("python3 with jsonschema is not installed");
    for (const QString &line : *said)
        QVERIFY2(line.isEmpty(), qPrintable(line));
}

void TestProjectSchema::refusesWhatTheReaderRefuses()
{
    const QByteArray good = formats::writeProject(*formats::loadSample(QStringLiteral("bookstore")));
    const QList<std::pair<QByteArray, QByteArray>> changes{
        {"\"type\": \"string\"", "\"type\": \"strng\""},
        {"\"type\": \"N:M\"", "\"type\": \"M:N\""},
        {"\"id\": \"books\",", ""},
        {"[0, 40, 2000]", "[0, 40]"},
        {"[0, 40, 2000]", "[0, \"inf\", \"inf\"]"},
        {"[0, 40, 2000]", "[-1, 40, 2000]"},
        {"\"ramGiB\": 8", "\"ramGiB\": \"8\""},
        {"\"server\": \"6.0\"", "\"server\": 6.0"},
        {"\"unique\": true", "\"unique\": 1"},
        {"\"minLength\": 13", "\"minLength\": 1.5"},
        {"\"major\": 1", "\"major\": 2"},
        {"\"shapewright\"", "\"shape\""},
        {"\"op\": \"equal\"", "\"op\": \"equals\""},
        {"\"x\": 330", "\"x\": \"330\""},
        {"\"entity\": \"books\"", "\"entity\": \"the books\""},
    };
    QList<QByteArray> texts;
    for (const auto &[from, to] : changes) {
        QVERIFY2(good.contains(from), from.constData());
        texts << QByteArray(good).replace(from, to);
        QVERIFY2(!formats::readProject(texts.last()), to.constData());
    }
    const auto said = validate(texts);
    if (!said)
        QSKIP("python3 with jsonschema is not installed");
    for (qsizetype i = 0; i < said->size(); ++i)
        QVERIFY2(!said->at(i).isEmpty(), changes.at(i).second.constData());
}

QTEST_GUILESS_MAIN(TestProjectSchema)
#include "tst_projectschema.moc"
