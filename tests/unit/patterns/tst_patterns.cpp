// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/card.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/designdump.h"
#include "tests/support/patterncase.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

using namespace sw;
using namespace sw::patterns;

namespace
{

const QString dataFolder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns");
const QString sourceFolder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/../../models/patterns");
const QString cardFolder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/../../resources/patterns");

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Compares with the file beside the case. With SHAPEWRIGHT_UPDATE_GOLDEN set the file is written instead.
void compareGolden(const QString &path, const QString &text)
{
    if (qEnvironmentVariableIsSet("SHAPEWRIGHT_UPDATE_GOLDEN")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        return;
    }
    const QStringList expected = QString::fromUtf8(content(path)).split(u'\n');
    const QStringList found = text.split(u'\n');
    for (qsizetype i = 0; i < qMin(expected.size(), found.size()); ++i)
        QVERIFY2(expected.at(i) == found.at(i),
                 qPrintable(QStringLiteral("line %1\nfound:    %2\nexpected: %3")
                                .arg(QString::number(i + 1), found.at(i), expected.at(i))));
    QCOMPARE(found.size(), expected.size());
}

/// Lines that return a call inside try: the shell would not come to its catch.
QStringList uncaughtReturns(const QString &scripts)
{
    QStringList out;
    QString end;
    for (const QString &line : scripts.split(u'\n')) {
        const QString text = line.trimmed();
        const QString indent = line.left(line.indexOf(text));
        if (end.isEmpty() && text == QLatin1String("try {"))
            end = indent + u'}';
        else if (!end.isEmpty() && line.startsWith(end))
            end.clear();
        else if (!end.isEmpty() && text.contains(QLatin1String("return ")) && text.contains(u'('))
            out << text;
    }
    return out;
}

QString scriptsOf(const design::Design &before, const design::Design &after, const schema::ModelIndex &index,
                  const schema::PatternUse &use)
{
    const Pattern &pattern = *PatternRegistry::instance().find(use.pattern);
    const UseContext context{index, use, completeParameters(pattern, index, use)};
    QString out;
    for (const CodeSnippet &snippet : pattern.code(after, context)) {
        out += QStringLiteral("// === code: %1 (%2) trips %3, index %4\n")
                   .arg(snippet.title, snippet.operation, QString::number(snippet.roundTrips), snippet.indexUsed);
        out += snippet.script;
    }
    const Migration migration = pattern.migration(before, after, context);
    for (const MigrationStep &step : migration.steps)
        out += QStringLiteral("// === step: %1 (%2)\n").arg(step.title, step.note) + step.script;
    for (const MigrationStep &step : migration.undo)
        out += QStringLiteral("// === undo: %1 (%2)\n").arg(step.title, step.note) + step.script;
    return out;
}

} // namespace

class TestPatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isComplete_data();
    void isComplete();
    void choicesAreReadable_data() { isComplete_data(); }
    void choicesAreReadable();
    void nothingIsLeftOver();
    void golden_data();
    void golden();
    void bucketsHoldNoMoreThanThereIs_data();
    void bucketsHoldNoMoreThanThereIs();
};

void TestPatterns::isComplete_data()
{
    QTest::addColumn<QString>("id");
    for (const Pattern *pattern : PatternRegistry::instance().all())
        QTest::newRow(qPrintable(pattern->id())) << pattern->id();
}

void TestPatterns::isComplete()
{
    QFETCH(QString, id);
    const Pattern *pattern = PatternRegistry::instance().find(id);
    QVERIFY(pattern);
    const QString source = QString(id).remove(u'-') + QStringLiteral(".cpp");
    QVERIFY(QDirIterator(sourceFolder, {source}, QDir::Files, QDirIterator::Subdirectories).hasNext());
    QVERIFY2(!QDir(dataFolder + u'/' + id).entryList({QStringLiteral("*.shape.json")}).isEmpty(), "no golden case");
    const Card card = cardOf(*pattern);
    for (const QString &text : {card.problem, card.solution, card.useCases, card.benefit, card.price, card.whenNot})
        QVERIFY2(text.size() > 10, "the card needs six lines");
    for (const char *language : {"", "de/"}) { // the lines are told apart by their order
        QFile file(QStringLiteral(":/patterns/") + QLatin1String(language) + id + QStringLiteral(".md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n').filter(QStringLiteral("- "));
        QVERIFY(lines.size() >= 6);
        QVERIFY(lines.at(5).startsWith(*language ? QStringLiteral("- Nicht wenn: ") : QStringLiteral("- Not when: ")));
    }
    QCOMPARE(pattern->letters().size(), 2);
    QVERIFY(!pattern->name().isEmpty());
    QVERIFY(pattern->complexity() > 0 && pattern->complexity() <= 1);
    for (const Pattern *other : PatternRegistry::instance().all())
        QVERIFY(other == pattern || (other->id() != id && other->letters() != pattern->letters()));
    QStringList names;
    for (const Parameter &parameter : pattern->parameters()) {
        QVERIFY(!parameter.label.isEmpty());
        QVERIFY(!names.contains(parameter.name));
        names << parameter.name;
    }
}

void TestPatterns::choicesAreReadable()
{
    QFETCH(QString, id);
    for (const Parameter &parameter : PatternRegistry::instance().find(id)->parameters()) {
        QCOMPARE(parameter.choices.isEmpty(), parameter.kind != Parameter::Kind::Choice);
        const QStringList ids = parameter.choiceIds();
        QVERIFY(parameter.choices.isEmpty() || parameter.defaultValue.isNull() ||
                parameter.defaultValue.isUndefined() || ids.contains(parameter.defaultValue.toString()));
        QSet<QString> texts;
        for (const Choice &choice : parameter.choices) {
            QVERIFY2(!choice.text.isEmpty() && choice.text != choice.id, qPrintable(choice.id));
            QVERIFY2(choice.text.size() <= 45 && choice.text.front().isUpper() && !choice.text.endsWith(u'.'),
                     qPrintable(choice.text));
            QVERIFY2(!texts.contains(choice.text), qPrintable(choice.text));
            QVERIFY2(!parameter.help.contains(choice.id + u':'), qPrintable(parameter.help));
            texts.insert(choice.text);
        }
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), texts.size());
    }
}

void TestPatterns::nothingIsLeftOver()
{
    const QStringList folders = QDir(dataFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &folder : folders)
        QVERIFY2(PatternRegistry::instance().find(folder), qPrintable(folder));
    const QStringList cards = QDir(cardFolder).entryList({QStringLiteral("*.md")});
    for (const QString &card : cards)
        QVERIFY2(PatternRegistry::instance().find(QString(card).chopped(3)), qPrintable(card));
    QCOMPARE(cards.size(), PatternRegistry::instance().all().size());
}

void TestPatterns::golden_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(dataFolder, {QStringLiteral("*.shape.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(QDir(dataFolder).relativeFilePath(path))) << path.chopped(int(qstrlen(".shape.json")));
    }
}

void TestPatterns::golden()
{
    QFETCH(QString, path);
    const auto project = formats::loadProjectFile(path + QStringLiteral(".shape.json"));
    QVERIFY2(project.has_value(), qPrintable(project ? QString() : project.error().text()));
    const schema::ModelIndex index(project->model);
    const design::Design after = buildDesign(index);
    QVERIFY(buildDesign(index) == after);
    BuildOptions without;
    without.patterns = QList<schema::PatternUse>();
    const design::Design before = buildDesign(index, without);
    schema::Model disabled = project->model;
    for (schema::PatternUse &use : disabled.patterns)
        use.enabled = false;
    QVERIFY(buildDesign(disabled) == before);
    compareGolden(path + QStringLiteral(".txt"), test::dumpDesign(after));

    QVERIFY2(after.skipped.isEmpty(), qPrintable(after.skipped.value(0).reason));
    QCOMPARE(after.applied.size(), project->model.patterns.size());
    QString scripts;
    for (const schema::PatternUse &use : project->model.patterns)
        scripts += scriptsOf(before, after, index, use);
    QVERIFY(scripts.contains(QStringLiteral("=== code")) && scripts.contains(QStringLiteral("=== step")) &&
            scripts.contains(QStringLiteral("=== undo")));
    QVERIFY2(!scripts.contains(u'@'), qPrintable(scripts.mid(scripts.indexOf(u'@') - 60, 120)));
    const QStringList uncaught = uncaughtReturns(scripts);
    QVERIFY2(uncaught.isEmpty(), qPrintable(uncaught.join(u'\n')));
    compareGolden(path + QStringLiteral(".js"), scripts);
}

void TestPatterns::bucketsHoldNoMoreThanThereIs_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : testsupport::patternCases()) {
        if (content(path + QStringLiteral(".shape.json")).contains("\"bucket-by-"))
            QTest::newRow(qPrintable(testsupport::patternCaseName(path))) << path;
    }
}

/// Items in one document: of arrays within each other the product.
static double itemsOf(const design::Node &node)
{
    double most = 1;
    for (const design::Node &field : node.isArray() ? node.item().fields : node.fields)
        most = std::max(most, itemsOf(field));
    return node.isArray() ? std::max(1.0, node.count.likely) * most : most;
}

/// Buckets times their items are the documents that were put into them, give or take the last page of a group.
void TestPatterns::bucketsHoldNoMoreThanThereIs()
{
    QFETCH(QString, path);
    const testsupport::PatternCase one = testsupport::loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    for (const testsupport::PatternStage &stage : one.stages) {
        for (const design::Collection &after : stage.after.collections) {
            double items = 0;
            bool isNew = after.origin.pattern.startsWith(QLatin1String("bucket-by-"));
            for (const design::Collection &before : stage.before.collections) {
                items = before.entity() == after.entity() ? before.documents.likely * itemsOf(before.root) : items;
                isNew = isNew && before.origin.pattern != after.origin.pattern;
            }
            const double held = after.documents.likely * itemsOf(after.root);
            QVERIFY2(!isNew || held <= 1.1 * items,
                     qPrintable(QStringLiteral("%1: %2 of %3 items")
                                    .arg(after.name, QString::number(held), QString::number(items))));
        }
    }
}

QTEST_GUILESS_MAIN(TestPatterns)
#include "tst_patterns.moc"
