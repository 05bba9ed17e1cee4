// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"
#include "tests/support/documentinputs.h"
#include "tests/support/randompatterns.h"

#include "models/base/shellscript.h"
#include "models/formats/documents/documentreader.h"
#include "models/patterns/core/wholemigration.h"
#include "models/patterns/patternregistry.h"

using namespace sw;
using namespace sw::patterntesting;
using testsupport::StoredFacts;

namespace
{

const QString db = QStringLiteral("foreign");
constexpr qsizetype most = 150; // documents of a file

const char *const files[] = {"ferretdb-books.json", "google-books.json", "starbucks-nyc.json", "penguins.json",
                             "fanclub.json",        "productMeta.json",  "users.bson"};

QList<base::Bson> documentsOf(const QString &name)
{
    QByteArray content = testsupport::contentOf(name);
    QBuffer buffer(&content);
    buffer.open(QIODevice::ReadOnly);
    formats::DocumentReader reader(buffer, name);
    QList<base::Bson> out;
    for (auto next = reader.next(); next && *next && out.size() < most; next = reader.next())
        out << base::Bson::fromTrusted(reader.document().toByteArray());
    return out;
}

/// The project that an import makes of a file, and its design with or without a use.
struct Foreign
{
    explicit Foreign(const QString &file) : model(modelOf(file)), index(model), documents(documentsOf(file)) {}

    static schema::Model modelOf(const QString &file)
    {
        schema::Model model = testsupport::imported({{file, testsupport::contentOf(file)}}).model;
        model.server = {6, 0};
        return model;
    }
    design::Design with(const QList<schema::PatternUse> &uses) const
    {
        patterns::BuildOptions options;
        options.patterns = uses;
        return patterns::buildDesign(index, options);
    }

    schema::Model model;
    schema::ModelIndex index;
    QList<base::Bson> documents;
};

schema::PatternUse useOf(const patterns::Pattern &pattern, const patterns::Target &target, const QJsonObject &values)
{
    return {schema::PatternUseId(QStringLiteral("use")),
            pattern.id(),
            target.entity,
            target.relationship,
            target.path,
            values,
            true,
            {}};
}

/// Where the advisor would try \p pattern, with its parameters; else the first target that takes its defaults.
QList<schema::PatternUse> usesOf(const patterns::Pattern &pattern, const Foreign &foreign)
{
    QList<schema::PatternUse> found;
    const auto add = [&](const patterns::Target &target, const QJsonObject &values) {
        const schema::PatternUse use = useOf(pattern, target, values);
        const bool able =
            pattern.check({foreign.index, use, patterns::completeParameters(pattern, foreign.index, use)}) &&
            foreign.with({use}).skipped.isEmpty();
        if (able)
            found << use;
    };
    for (const patterns::Finding &finding : pattern.findings(foreign.index, foreign.with({})))
        add(finding.target, finding.parameterSets.value(0));
    for (const patterns::Target &target : testsupport::targetsOf(foreign.model)) {
        if (found.isEmpty())
            add(target, {});
    }
    return found.mid(0, 2);
}

/// Each document as text with its fields by name, in the order of these texts.
QStringList textsOf(const QList<base::Bson> &documents, bool withIds)
{
    QStringList texts;
    for (const base::Bson &document : documents) {
        QJsonObject object = QJsonDocument::fromJson(document.toCanonicalJson()).object();
        if (!withIds)
            object.remove(design::idName);
        texts << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    texts.sort();
    return texts;
}

} // namespace

/// Documents that nobody here made: the rules of what an import makes of them accept them, and migrations take them
/// there and back.
class TestForeignDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void obeyTheirImport_data();
    void obeyTheirImport();
    void migrateThereAndBack_data();
    void migrateThereAndBack();

private:
    PatternServer m_server;
};

void TestForeignDocuments::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

void TestForeignDocuments::obeyTheirImport_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("byProgram");
    for (const char *file : files) {
        QTest::addRow("%s as it says", file) << QString::fromUtf8(file) << false;
        QTest::addRow("%s by a program", file) << QString::fromUtf8(file) << true;
    }
}

/// A program in JavaScript stores 4.0 as a whole number.
void TestForeignDocuments::obeyTheirImport()
{
    QFETCH(QString, file);
    QFETCH(bool, byProgram);
    const Foreign foreign(file);
    const design::Design design = foreign.with({});
    const QString collection = design.collections.first().name;
    QString error = m_server.fill(db, design, {});
    QVERIFY2(error.isEmpty(), qPrintable(error));
    m_server.raw().run(db, QStringLiteral(R"({"collMod":"%1","validationLevel":"off"})").arg(collection).toUtf8());
    error = m_server.contents().insert(db, collection, foreign.documents);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    if (byProgram) {
        error = m_server.pool()
                    .run(db, QStringLiteral(
                                 "const all = db.getCollection(%1);\n"
                                 "for (const one of all.find().toArray()) all.replaceOne({ _id: one._id }, one);")
                                 .arg(QString::fromUtf8(base::shellString(collection))))
                    .error;
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }
    const QStringList invalid = m_server.contents().invalid(db, design, foreign.model);
    QVERIFY2(invalid.isEmpty(), qPrintable(invalid.join(QLatin1Char('\n'))));
}

void TestForeignDocuments::migrateThereAndBack_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<schema::PatternUse>("use");
    for (const char *file : files) {
        const Foreign foreign(QString::fromUtf8(file));
        for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
            int number = 0;
            for (const schema::PatternUse &use : usesOf(*pattern, foreign))
                QTest::addRow("%s %s %d", file, qPrintable(pattern->id()), ++number) << QString::fromUtf8(file) << use;
        }
    }
}

void TestForeignDocuments::migrateThereAndBack()
{
    QFETCH(QString, file);
    QFETCH(schema::PatternUse, use);
    const Foreign foreign(file);
    const design::Design plain = foreign.with({}), whole = foreign.with({use});
    const patterns::Pattern &pattern = *patterns::PatternRegistry::instance().find(use.pattern);
    const patterns::Migration migration = patterns::wholeMigration(
        pattern, plain, whole, {foreign.index, use, patterns::completeParameters(pattern, foreign.index, use)});
    const QString collection = plain.collections.first().name;
    QString error = m_server.fill(db, plain, {{collection, foreign.documents}});
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const StoredDocuments before = m_server.contents().stored(db, plain);
    error = m_server.pool().run(db, inScopes(migration.steps)).error;
    QVERIFY2(error.isEmpty(), qPrintable(error.left(1500)));
    const QStringList invalid = m_server.contents().invalid(db, whole, foreign.model);
    QVERIFY2(invalid.isEmpty(), qPrintable(invalid.join(QLatin1Char('\n'))));
    if (use.pattern == QLatin1String("pre-allocation"))
        return; // fills what was empty
    const QStringList differences =
        StoredFacts(plain, before).differences(StoredFacts(whole, m_server.contents().stored(db, whole)));
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n')).left(2000)));
    for (const design::Collection &former : plain.collections) {
        if (!whole.collection(former.name))
            m_server.contents().empty(db, former.name);
    }
    QList<patterns::MigrationStep> undo, ownScripts;
    for (const patterns::MigrationStep &step : migration.undo)
        (step.drops ? ownScripts : undo) << step;
    error = m_server.pool().run(db, inScopes(undo)).error;
    QVERIFY2(error.isEmpty(), qPrintable(error.left(1500)));
    for (const design::Collection &later : whole.collections) {
        if (!plain.collection(later.name))
            m_server.contents().empty(db, later.name);
    }
    error = m_server.pool().run(db, inScopes(ownScripts)).error;
    QVERIFY2(error.isEmpty(), qPrintable(error.left(1500)));
    const bool isBucketed = use.pattern.startsWith(QLatin1String("bucket-")); // whose items have no _id
    const QStringList there = textsOf(before.value(collection), !isBucketed);
    const QStringList back = textsOf(m_server.contents().stored(db, plain).value(collection), !isBucketed);
    QCOMPARE(back.size(), there.size());
    for (qsizetype i = 0; i < back.size(); ++i) {
        const auto differs =
            std::mismatch(back.at(i).cbegin(), back.at(i).cend(), there.at(i).cbegin(), there.at(i).cend());
        const qsizetype at = std::max<qsizetype>(0, differs.first - back.at(i).cbegin() - 60);
        QVERIFY2(back.at(i) == there.at(i),
                 qPrintable(back.at(i).mid(at, 300) + QLatin1Char('\n') + there.at(i).mid(at, 300)));
    }
}

QTEST_GUILESS_MAIN(TestForeignDocuments)
#include "tst_foreigndocuments.moc"
