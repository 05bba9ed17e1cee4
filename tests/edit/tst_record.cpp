// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/record/paperpages.h"
#include "models/record/recordfile.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/evaluation/evaluation.h"
#include "tests/support/modelbuilder.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QScreen>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <QtTest>

using namespace sw;
using services::Record;
using services::RecordBlock;
using services::RecordSection;

namespace
{

const QDate today(2026, 11, 25);

/// Names that want to be markup, script or something else than they are.
const QStringList hostile{
    QStringLiteral("<img src=x onerror=alert(1)>"), QStringLiteral("</script><script>alert(2)</script>"),
    QStringLiteral("[click](javascript:alert(3))"), QStringLiteral("a | b `c` **d** # e"),
    QStringLiteral("gpj.\u202Ereversed"),           QStringLiteral("\"><svg/onload=alert(4)>")};

schema::Model hostileModel()
{
    test::ModelBuilder builder;
    builder.entity("one", 1000, "title:string:20 code:string:13!")
        .entity("two", 40000, "stars:int32 text:string:400")
        .link("one 1:N two [0,40,2000] placement=referenceFromB")
        .operation("OpenOne", "read 50/s one one-two:10 filter=one.code");
    schema::Model model = builder.model;
    model.name = hostile.at(0);
    model.description = hostile.at(1);
    model.entities[0].name = hostile.at(0);
    model.entities[0].collectionName = QStringLiteral("one");
    model.entities[0].description = hostile.at(2);
    model.entities[0].fields[0].description = hostile.at(3);
    model.entities[0].fields[0].enumValues = {hostile.at(1), hostile.at(5)};
    model.entities[1].name = hostile.at(4);
    model.entities[1].collectionName = QStringLiteral("two");
    model.entities[1].fields[1].name = QStringLiteral("<b>text</b>");
    model.operations[0].name = hostile.at(3);
    model.operations[0].description = hostile.at(5);
    const services::Evaluation evaluation = services::evaluate(model);
    for (const checks::Finding &finding : evaluation.findings.mid(0, 1))
        model.suppressed.append({finding.check, finding.object, hostile.at(2)});
    return model;
}

QStringList textsOf(const RecordSection &section)
{
    QStringList texts{section.title};
    for (const RecordBlock &block : section.blocks) {
        texts << block.text << block.items << block.table.head;
        for (const QStringList &row : block.table.rows)
            texts << row;
    }
    for (const RecordSection &inner : section.sections)
        texts << textsOf(inner);
    return texts;
}

QString allText(const Record &record)
{
    QStringList texts{record.title, record.subtitle};
    for (const RecordSection &section : record.sections)
        texts << textsOf(section);
    return texts.join(QLatin1Char('\n'));
}

QString written(const Record &record, const schema::Model &model, const char *name)
{
    const auto files = record::writeRecord(record, model, QLatin1String(name));
    return files ? QString::fromUtf8(files->first().content) : files.error().text();
}

qsizetype countOf(const QString &text, const char *pattern)
{
    return text.count(QRegularExpression(QLatin1String(pattern)));
}

} // namespace

class TestRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsEverything();
    void htmlIsSafe();
    void htmlStandsAlone();
    void markdownIsSafe();
    void pdf();
    void pagesCutNoRow_data();
    void pagesCutNoRow();
    void formats();
    void invalidModel();

private:
    schema::Model m_model;
    Record m_record;
};

void TestRecord::initTestCase()
{
    m_model = hostileModel();
    const QList<base::Error> errors = schema::validateModel(m_model);
    QVERIFY2(errors.isEmpty(), qPrintable(errors.isEmpty() ? QString() : errors.first().text()));
    m_record = services::recordOf(m_model, today);
}

void TestRecord::tellsEverything()
{
    const QString text = allText(m_record);
    const services::Evaluation evaluation = services::evaluate(m_model);
    QVERIFY(!evaluation.design.collections.isEmpty());
    for (const design::Collection &collection : evaluation.design.collections) {
        QVERIFY2(text.contains(collection.name), qPrintable(collection.name));
        for (const design::Index &index : collection.indexes)
            QVERIFY2(text.contains(index.name), qPrintable(index.name));
        for (const design::Node &field : collection.root.fields)
            QVERIFY2(text.contains(field.name), qPrintable(field.name));
    }
    for (const schema::Operation &operation : m_model.operations)
        QVERIFY2(text.contains(operation.name), qPrintable(operation.name));
    int ignored = 0;
    for (const checks::Finding &finding : evaluation.findings) {
        QVERIFY2(text.contains(finding.title), qPrintable(finding.title));
        ignored += finding.suppressed ? 1 : 0;
    }
    QCOMPARE(ignored, 1);
    QVERIFY(text.contains(m_model.suppressed.first().reason));
    QVERIFY(text.contains(QLatin1String("$jsonSchema")));
    qsizetype pictures = 0;
    for (const RecordSection &section : m_record.sections) {
        QVERIFY2(!section.isEmpty(), qPrintable(section.title));
        pictures += std::count_if(section.blocks.cbegin(), section.blocks.cend(),
                                  [](const RecordBlock &block) { return block.kind == RecordBlock::Kind::Picture; });
    }
    QCOMPARE(pictures, 2);
}

void TestRecord::htmlIsSafe()
{
    const QString html = written(m_record, m_model, "x.html");
    for (const QString &name : hostile) {
        if (name != name.toHtmlEscaped() || name.contains(QChar(0x202E)))
            QVERIFY2(!html.contains(name), qPrintable(name));
    }
    QCOMPARE(countOf(html, "<script"), 1);
    QCOMPARE(countOf(html, "</script"), 1);
    QCOMPARE(countOf(html, "<img|<iframe|<object|<embed|<link|<b>|<base"), 0);
    QVERIFY(!html.contains(QChar(0x202E)));
    QVERIFY(html.contains(QLatin1String("&lt;img src=x onerror=alert(1)&gt;")));
    // No tag has a handler of its own.
    QCOMPARE(countOf(html, "<[a-z0-9]+[^<>]*\\son[a-z]+="), 0);
    QCOMPARE(countOf(html, "<details"), countOf(html, "</details>"));
    QCOMPARE(countOf(html, "<table"), countOf(html, "</table>"));
}

void TestRecord::htmlStandsAlone()
{
    const QString html = written(m_record, m_model, "x.html");
    QVERIFY(html.contains(QLatin1String("default-src 'none'")));
    QCOMPARE(countOf(html, "\\ssrc="), countOf(html, "&lt;img src="));
    QCOMPARE(countOf(html, "href=\"(?!#)"), 0);
    QCOMPARE(countOf(html, "url\\(|@import"), 0);
    QCOMPARE(countOf(html, "<svg "), 4); // two diagrams, light and dark
    // Symbols of one picture are not those of another.
    QSet<QString> ids;
    QRegularExpressionMatchIterator it = QRegularExpression(QStringLiteral(" id=\"([^\"]+)\"")).globalMatch(html);
    while (it.hasNext()) {
        const QString id = it.next().captured(1);
        QVERIFY2(!ids.contains(id), qPrintable(id));
        ids.insert(id);
    }
    QRegularExpressionMatchIterator uses = QRegularExpression(QStringLiteral("href=\"#([^\"]+)\"")).globalMatch(html);
    while (uses.hasNext()) {
        const QString id = uses.next().captured(1);
        QVERIFY2(ids.contains(id), qPrintable(id));
    }
}

void TestRecord::markdownIsSafe()
{
    const auto files = record::writeRecord(m_record, m_model, QStringLiteral("folder/a b.md"));
    QVERIFY(files);
    QCOMPARE(files->size(), 3);
    QCOMPARE(files->at(1).path, QStringLiteral("folder/a b-model.svg"));
    const QString text = QString::fromUtf8(files->first().content);
    QVERIFY(text.contains(QLatin1String("(a%20b-model.svg)")));
    QString prose; // what is in fences is no markup
    const QStringList lines = text.split(QLatin1Char('\n'));
    bool inside = false;
    for (const QString &line : lines) {
        if (line.startsWith(QLatin1String("```")))
            inside = !inside;
        else if (!inside)
            prose += line + QLatin1Char('\n');
    }
    QVERIFY(!inside);
    for (const QString &name : hostile)
        QVERIFY2(!prose.contains(name), qPrintable(name));
    QCOMPARE(countOf(prose, "<(?!br>)"), 0);
    QCOMPARE(countOf(prose, "(?<!\\\\)\\]\\((?!a%20b)"), 0);
    QVERIFY(!text.contains(QChar(0x202E)));
    // Every row of a table has as many cells as its head.
    qsizetype cells = 0;
    for (const QString &line : lines) {
        const qsizetype bars = countOf(line, "(?<!\\\\)\\|");
        if (line.startsWith(QLatin1String("| "))) {
            QVERIFY2(cells == 0 || bars == cells, qPrintable(line));
            cells = bars;
        } else if (!line.startsWith(QLatin1Char('|'))) {
            cells = 0;
        }
    }
}

void TestRecord::pdf()
{
    const auto files = record::writeRecord(m_record, m_model, QStringLiteral("x.pdf"));
    QVERIFY(files);
    QVERIFY(files->first().content.startsWith("%PDF"));
    QVERIFY(files->first().content.size() > 20000);
}

void TestRecord::pagesCutNoRow_data()
{
    QTest::addColumn<double>("scale"); // of a printer, beside the screen
    QTest::newRow("screen") << 1.0;
    QTest::newRow("printer") << 6.0;
}

void TestRecord::pagesCutNoRow()
{
    QFETCH(const double, scale);
    QImage device(10, 10, QImage::Format_RGB32);
    device.setDotsPerMeterY(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInchY() * scale / 0.0254));
    device.setDotsPerMeterX(device.dotsPerMeterY());
    QString html;
    for (int table = 0; table < 3; ++table) {
        html += QStringLiteral("<h3>Table</h3><table><thead><tr><th>a</th><th>b</th></tr></thead>");
        for (int row = 0; row < 60; ++row)
            html += QStringLiteral("<tr><td>row</td><td>%1</td></tr>")
                        .arg(QStringLiteral("several words that take more than a line ").repeated(row % 7));
        html += QStringLiteral("</table>");
    }
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&device);
    document.setHtml(html);
    const double page = 400 * scale;
    document.setPageSize(QSizeF(300 * scale, page));
    const auto cut = [&document, page] {
        int rows = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const QRectF rect = document.documentLayout()->blockBoundingRect(block);
            const int first = static_cast<int>(rect.top() / page);
            rows += first != static_cast<int>((rect.bottom() - 1) / page) ? 1 : 0;
        }
        return rows;
    };
    QVERIFY(cut() > 0);
    const int pages = document.pageCount();
    record::keepTogether(document);
    QCOMPARE(cut(), 0);
    for (QTextFrame *frame : document.rootFrame()->childFrames()) { // all of a row is on one page
        const auto *table = qobject_cast<QTextTable *>(frame);
        for (int row = 1; table && row < table->rows(); ++row) {
            const auto pageOf = [&](int column) {
                const QTextBlock block = table->cellAt(row, column).firstCursorPosition().block();
                return static_cast<int>(document.documentLayout()->blockBoundingRect(block).top() / page);
            };
            QCOMPARE(pageOf(0), pageOf(1));
        }
    }
    QVERIFY(document.pageCount() <= pages + pages / 2);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            QVERIFY(std::fmod(document.documentLayout()->blockBoundingRect(block).top(), page) < page * 0.8);
    }
}

void TestRecord::formats()
{
    QVERIFY(record::formatOf(QStringLiteral("a.HTML")));
    QVERIFY(!record::formatOf(QStringLiteral("a.doc")));
    QVERIFY(!record::writeRecord(m_record, m_model, QStringLiteral("a")));
}

/// Says what is wrong instead of figures that mean nothing.
void TestRecord::invalidModel()
{
    schema::Model model = m_model;
    model.entities[0].fields[0].name.clear();
    const Record record = services::recordOf(model, today);
    QVERIFY(!record.sections.isEmpty());
    QVERIFY(allText(record).contains(schema::validateModel(model).first().message));
}

QTEST_MAIN(TestRecord)
#include "tst_record.moc"
