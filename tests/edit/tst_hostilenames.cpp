// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/shelltext.h"
#include "models/diagram/output/renderfile.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/formats/exporterregistry.h"
#include "models/record/recordfile.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/evaluation/evaluation.h"
#include "tests/support/chaos.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/server/recordingshell.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QtTest>
#include <QXmlStreamReader>

using namespace sw;

namespace
{

QStringList fragments()
{
    return {QStringLiteral("\""),
            QStringLiteral("'"),
            QStringLiteral("`"),
            QStringLiteral("\\"),
            QStringLiteral("${process.exit()}"),
            QStringLiteral("*/"),
            QStringLiteral("//"),
            QStringLiteral("\n"),
            QStringLiteral("\r"),
            QStringLiteral("\t"),
            QStringLiteral("\u2028"),
            QStringLiteral("\u2029"),
            QStringLiteral("\u202Edlot"),
            QStringLiteral("\u200B"),
            QStringLiteral("\uFEFF"),
            QStringLiteral("\u0001"),
            QString(QChar(0)),
            QString(QChar(0xD800)),
            QStringLiteral("\uFFFF"),
            QStringLiteral("</script><script>alert(1)</script>"),
            QStringLiteral("</title><svg/onload=alert(1)>"),
            QStringLiteral("<img src=x onerror=alert(1)>"),
            QStringLiteral("]]>"),
            QStringLiteral("-->"),
            QStringLiteral("<!--"),
            QStringLiteral("&quot;"),
            QStringLiteral("javascript:alert(1)"),
            QStringLiteral("[a](javascript:alert(1))"),
            QStringLiteral("| a |"),
            QStringLiteral("```"),
            QStringLiteral("# x"),
            QStringLiteral("$where"),
            QStringLiteral("."),
            QStringLiteral("__proto__"),
            QStringLiteral("constructor"),
            QStringLiteral("1"),
            QStringLiteral("007"),
            QStringLiteral("=cmd|' /C calc'!A0"),
            QStringLiteral("\");db.dropDatabase();//"),
            QStringLiteral("'});db.dropDatabase();({a:'"),
            QStringLiteral("`;db.dropDatabase();`"),
            QStringLiteral("%1 %n %L2"),
            QStringLiteral("{{name}}"),
            QStringLiteral("$name$"),
            QString(127, QChar(u'é')),
            QString(300, QChar(u'a'))};
}

/// Marks that turn the direction of writing, break lines or cannot be seen.
constexpr char unseen[] =
    "[\\x00-\\x08\\x0B-\\x1F\\x{200B}\\x{2028}\\x{2029}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x{FEFF}]";

/// Each fragment, then several at once.
QStringList hostileNames()
{
    const QStringList parts = fragments();
    QStringList out = parts;
    QRandomGenerator random(2);
    const auto any = [&] {
        return parts.at(static_cast<int>(random.bounded(static_cast<quint32>(parts.size()))));
    };
    while (out.size() < 300) {
        QString name;
        for (quint32 i = random.bounded(3U) + 2; i > 0; --i)
            name += any();
        out << name;
    }
    return out;
}

qsizetype countOf(const QString &text, const char *pattern)
{
    return text.count(QRegularExpression(QLatin1String(pattern)));
}

} // namespace

/// Names that want to be code or markup, in everything that the program writes for others: a name is text there, or the
/// model is refused.
class TestHostileNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allOutputs();

private:
    static schema::Model modelWith(const QString &name, bool inDatabase);
    void checkScript(const schema::Model &model, const design::Design &design);
    void checkPlanScripts(const QString &name);
    void checkSvg(const schema::Model &model, const QString &title);
    void checkRecord(schema::Model model);
    void checkExports(const schema::Model &model, const design::Design &design);
};

/// As what people read, or as what the database is to have.
schema::Model TestHostileNames::modelWith(const QString &name, bool inDatabase)
{
    test::ModelBuilder builder;
    builder.entity("one", 1000, "title:string:20 code:string:13!")
        .entity("two", 40000, "stars:int32 text:string:400")
        .link("one 1:N two [0,40,2000] placement=referenceFromB")
        .operation("OpenOne", "read 50/s one one-two:10 filter=one.title");
    schema::Model model = builder.model;
    if (inDatabase) {
        model.entities[0].collectionName = name;
        model.entities[0].fields[0].name = name;
        return model;
    }
    model.name = model.description = name;
    model.entities[0].name = model.entities[0].description = name;
    model.entities[0].collectionName = QStringLiteral("one");
    model.entities[0].fields[0].description = name;
    model.entities[0].fields[0].enumValues = {name, QStringLiteral("other")};
    model.operations[0].name = model.operations[0].description = name;
    return model;
}

/// Nothing but the commands of the design, under the names of the design.
void TestHostileNames::checkScript(const schema::Model &model, const design::Design &design)
{
    const formats::Exporter *exporter = formats::ExporterRegistry::instance().find(QStringLiteral("mongosh"));
    const auto files = exporter->write(model, design);
    if (!files) {
        QVERIFY2(!files.error().message.isEmpty(), "refused without a reason");
        return;
    }
    const testsupport::RecordingShell shell(files->first().content);
    QCOMPARE(shell.end(), QByteArray("done"));
    QStringList created;
    for (const QByteArray &line : shell.commands()) {
        const auto command = base::Bson::fromJson(line);
        QVERIFY2(command, line.constData());
        const QString kind = deploy::firstName(*command);
        QVERIFY2(kind == QLatin1String("listCollections") || kind == QLatin1String("create") ||
                     kind == QLatin1String("createIndexes"),
                 line.constData());
        if (kind == QLatin1String("create"))
            created << deploy::firstText(*command);
    }
    QStringList wanted;
    for (const design::Collection &collection : design.collections)
        wanted << collection.name;
    QCOMPARE(created, wanted);
    QCOMPARE(countOf(QString::fromUtf8(files->first().content), unseen), 0);
}

void TestHostileNames::checkPlanScripts(const QString &name)
{
    base::BsonBuilder create;
    create.string("create", name).beginDocument("validator").int32(name, 1);
    base::BsonBuilder index;
    index.beginDocument("key").int32(name, 1).end().string("name", name);
    const base::Bson specification = index.finish();
    base::BsonBuilder parts;
    parts.beginDocument("validator").int32(name, 1).end();
    const QString script = deploy::rebuildCollectionText(create.end().finish()) + deploy::dropViewText(name) +
                           deploy::rebuildIndexText(name, name, specification) +
                           deploy::dropOldIndexText(name, name, name + QStringLiteral("_new")) +
                           deploy::collModText(name, parts.finish());
    const testsupport::RecordingShell shell(script.toUtf8(), R"({"":{"helpers":true}})");
    QCOMPARE(shell.end(), QByteArray("done"));
    static const QSet<QString> calls{QStringLiteral("aggregate"),          QStringLiteral("countDocuments"),
                                     QStringLiteral("renameCollection"),   QStringLiteral("drop"),
                                     QStringLiteral("getCollectionInfos"), QStringLiteral("dropIndex"),
                                     QStringLiteral("getIndexes"),         QStringLiteral("db")};
    for (const QByteArray &line : shell.commands()) {
        const auto command = base::Bson::fromJson(line);
        QVERIFY2(command, line.constData());
        const bool helper = deploy::contains(*command, "getCollection");
        QVERIFY2(helper ? calls.contains(deploy::textAt(*command, "call"))
                        : QSet<QString>(
                              {QStringLiteral("create"), QStringLiteral("collMod"), QStringLiteral("createIndexes")})
                              .contains(deploy::firstName(*command)),
                 line.constData());
        const QString place = deploy::firstText(*command);
        QVERIFY2(place == name || place == name + QStringLiteral("_new") || place == name + QStringLiteral("_old"),
                 line.constData());
    }
    QCOMPARE(shell.commands().size(), 14);
}

void TestHostileNames::checkSvg(const schema::Model &model, const QString &title)
{
    const diagram::Metrics metrics;
    diagram::PictureOptions options;
    options.title = options.description = title;
    const auto svg = diagram::renderPicture(
        diagram::SceneBuilder(metrics).modelScene(model, diagram::mainDiagram(model)), metrics, options);
    QVERIFY(svg);
    QXmlStreamReader reader(*svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        const QString element = reader.name().toString();
        QVERIFY2(element != QLatin1String("script") && element != QLatin1String("foreignObject") &&
                     element != QLatin1String("a"),
                 qPrintable(element));
        for (const QXmlStreamAttribute &attribute : reader.attributes()) {
            QVERIFY2(!attribute.name().startsWith(QLatin1String("on")), qPrintable(attribute.name().toString()));
            QVERIFY2(attribute.name() != QLatin1String("href") || attribute.value().startsWith(QLatin1Char('#')) ||
                         attribute.value().startsWith(QLatin1String("data:image/")),
                     qPrintable(attribute.value().toString()));
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestHostileNames::checkRecord(schema::Model model)
{
    // One that is applied and one that is declined, for reasons of the same kind.
    for (const bool isApplied : {true, false}) {
        schema::PatternUse use;
        use.id = schema::PatternUseId(isApplied ? QStringLiteral("applied") : QStringLiteral("declined"));
        use.pattern = isApplied ? QStringLiteral("schema-versioning") : QStringLiteral("document-versioning");
        use.entity = model.entities.at(1).id;
        use.reason = model.description;
        use.enabled = isApplied;
        model.patterns << use;
    }
    const services::Record record = services::recordOf(model, QDate(2026, 11, 25));
    const auto html = record::writeRecord(record, model, QStringLiteral("x.html"));
    QVERIFY2(html, html ? "" : qPrintable(html.error().text()));
    const QString page = QString::fromUtf8(html->first().content);
    QCOMPARE(countOf(page, "<script"), 1);
    QCOMPARE(countOf(page, "</script"), 1);
    QCOMPARE(countOf(page, "<img|<iframe|<object|<embed|<link|<base|<svg/|<!--"), 0);
    QCOMPARE(countOf(page, "<[a-z0-9]+[^<>]*\\son[a-z]+="), 0);
    QCOMPARE(countOf(page, "href=\"(?!#)"), 0);
    QCOMPARE(countOf(page, "<details"), countOf(page, "</details>"));
    QCOMPARE(countOf(page, "<table"), countOf(page, "</table>"));
    const auto markdown = record::writeRecord(record, model, QStringLiteral("x.md"));
    QVERIFY(markdown);
    const QString text = QString::fromUtf8(markdown->first().content);
    for (const QString &written : {page, text}) {
        QCOMPARE(countOf(written, unseen), 0);
        const bool isGiven = !model.description.trimmed().isEmpty();
        QCOMPARE(written.contains(QLatin1String("Reason given: ")), isGiven);
        QCOMPARE(written.contains(QLatin1String("Declined by a person: ")), isGiven);
    }
    bool inside = false;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```")))
            inside = !inside;
        else if (!inside)
            QVERIFY2(countOf(line, "(?<!\\\\)<(?!br>)(?=[A-Za-z/!?])") == 0 &&
                         countOf(line, "(?<!\\\\)\\]\\((?!x-)") == 0,
                     qPrintable(line));
    }
    QVERIFY(!inside);
}

void TestHostileNames::checkExports(const schema::Model &model, const design::Design &design)
{
    for (const char *id : {"json-schema", "markdown"}) {
        const auto files = formats::ExporterRegistry::instance().find(QLatin1String(id))->write(model, design);
        if (!files) {
            QVERIFY2(!files.error().message.isEmpty(), "refused without a reason");
            continue;
        }
        for (const formats::OutputFile &file : *files) {
            QVERIFY2(countOf(file.name, "[^A-Za-z0-9._-]") == 0 && !file.name.startsWith(QLatin1Char('.')),
                     qPrintable(file.name));
            QJsonParseError error;
            if (file.name.endsWith(QLatin1String(".json")))
                QJsonDocument::fromJson(file.content, &error);
            QVERIFY2(!file.name.endsWith(QLatin1String(".json")) || error.error == QJsonParseError::NoError,
                     qPrintable(error.errorString()));
        }
    }
}

void TestHostileNames::allOutputs()
{
    if (!testsupport::RecordingShell::available())
        QSKIP(qPrintable(testsupport::RecordingShell::skipReason()));
    const QStringList all = hostileNames();
    QStringList names;
    for (qsizetype i = 0; i < all.size(); i += testsupport::chaosRuns(12, 1))
        names << all.at(i);
    int refused = 0, written = 0;
    for (const QString &name : names) {
        for (const bool inDatabase : {false, true}) {
            const schema::Model model = modelWith(name, inDatabase);
            if (const auto errors = schema::validateModel(model); !errors.isEmpty()) {
                QVERIFY(!errors.first().message.isEmpty());
                ++refused;
                continue;
            }
            ++written;
            const design::Design design = services::evaluate(model).design;
            checkScript(model, design);
            checkSvg(model, name);
            checkRecord(model);
            checkExports(model, design);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QString::fromUtf8(name.toUtf8().toPercentEncoding()) +
                                 QLatin1String(inDatabase ? " in the database" : " for people")));
        }
        if (!name.contains(QChar(0)) && name.isValidUtf16())
            checkPlanScripts(name);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QString::fromUtf8(name.toUtf8().toPercentEncoding()) + QLatin1String(" in a plan")));
    }
    qInfo("%lld names: %d models written in every form, %d refused", static_cast<long long>(names.size()), written,
          refused);
    QVERIFY(written > names.size() / 3 && refused > 0);
}

QTEST_MAIN(TestHostileNames)
#include "tst_hostilenames.moc"
