// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/design/shape/documentsize.h"
#include "models/record/paperlines.h"
#include "models/schema/validation/validatemodel.h"
#include "models/sizing/figures/sizetexts.h"
#include "tests/edit/recordtexts.h"

#include <QImage>
#include <QRegularExpression>
#include <QTextLayout>
#include <QtTest>

#include <functional>
#include <numeric>

using namespace sw;
using namespace sw::test;

namespace
{

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
    void figuresAgree();
    void htmlIsSafe();
    void htmlStandsAlone();
    void markdownIsSafe();
    void pdf();
    void pagesAreFull_data();
    void pagesAreFull();
    void rowsHigherThanPages();
    void columns();
    void formats();
    void invalidModel();
    void tellsOfCopies();
    void givesAmountsThatSaySomething();
    void tellsEqualDesignsOnce();
    void largestIsNotBelowTheRange();
    void saysHowFarGrowthIsLookedAt();

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

/// The parts of the working set add up to what is said of all; years of the same figures are one sentence.
void TestRecord::figuresAgree()
{
    const sizing::SizeReport sizes = services::evaluate(m_model).sizes;
    sizing::Range documents, indexes;
    for (const sizing::CollectionSize &size : sizes.collections) {
        documents += size.hot;
        for (const sizing::IndexSize &index : size.indexes)
            indexes += index.inUse;
    }
    const double parts = (documents.likely + indexes.likely + sizes.dirtyRange().likely).value();
    QVERIFY(parts > 0 && qAbs(parts - sizes.workingSet.likely.value()) < 0.001 * parts);
    const QString still = allText(m_record);
    QVERIFY(still.contains(QStringLiteral("Pages of documents in use take %1").arg(sizing::rangeText(documents))));
    QVERIFY(still.contains(QStringLiteral("Nothing is said to grow")) && !still.contains(QStringLiteral("today")));
    schema::Model growing = m_model;
    growing.entities[1].growthPerDay = 100;
    const QString grows = allText(services::recordOf(growing, today));
    QVERIFY(!grows.contains(QStringLiteral("Nothing is said to grow")) && grows.contains(QStringLiteral("today")));
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
        QVERIFY2(!prose.contains(QRegularExpression(QStringLiteral("(?<!\\\\)") + QRegularExpression::escape(name))),
                 qPrintable(name));
    QCOMPARE(countOf(prose, "(?<!\\\\)<(?!br>)(?=[A-Za-z/!?])"), 0);
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

void TestRecord::pagesAreFull_data()
{
    QTest::addColumn<double>("height"); // of a page, in its widths
    QTest::newRow("portrait") << 1.4;
    QTest::newRow("landscape") << 0.7;
    QTest::newRow("small") << 0.4;
}

/// No heading stands alone at the end of a page, no row is cut, heads of tables are repeated, and a page ends where the
/// next lines do not fit.
void TestRecord::pagesAreFull()
{
    QFETCH(const double, height);
    QImage device(10, 10, QImage::Format_RGB32);
    const double width = 700;
    const record::PaperRecord paper = record::linesOf(m_record, device, width, width * height);
    const QList<QList<record::PlacedLine>> pages = record::placeLines(paper.lines, width * height);
    QVERIFY(pages.size() > 2);
    QCOMPARE(paper.pictures.size(), 2);
    qsizetype next = 0;
    double bottom = 0;
    for (const QList<record::PlacedLine> &page : pages) {
        const record::PaperLine &first = paper.lines.at(next);
        double group = 0;
        for (qsizetype i = next;; ++i) {
            group += paper.lines.at(i).above + paper.lines.at(i).height;
            if (!paper.lines.at(i).keepsNext)
                break;
        }
        QVERIFY2(next == 0 || bottom + group > width * height, qPrintable(QString::number(bottom)));
        qsizetype heads = 0;
        bottom = 0;
        for (const record::PlacedLine &placed : page) {
            QVERIFY(placed.top >= bottom);
            bottom = placed.top + paper.lines.at(placed.line).height;
            if (placed.line < next)
                QCOMPARE(placed.line, first.head + heads++);
            else
                QCOMPARE(placed.line, next++);
        }
        QCOMPARE(page.first().top, 0.0);
        QVERIFY(bottom <= width * height);
        QCOMPARE(heads, first.heads);
        QVERIFY(!paper.lines.at(page.last().line).keepsNext);
    }
    QCOMPARE(next, paper.lines.size());
}

void TestRecord::rowsHigherThanPages()
{
    Record record;
    RecordSection section{QStringLiteral("Section")};
    section.table(QStringLiteral("Table"), {{QStringLiteral("a"), QStringLiteral("b")},
                                            {{QStringLiteral("row"), QStringLiteral("many words ").repeated(5000)}},
                                            {}});
    record.sections << section;
    QImage device(10, 10, QImage::Format_RGB32);
    const record::PaperRecord paper = record::linesOf(record, device, 700, 1000);
    const QList<QList<record::PlacedLine>> pages = record::placeLines(paper.lines, 1000);
    QVERIFY(pages.size() > 2);
    for (const QList<record::PlacedLine> &page : pages)
        QVERIFY(page.last().top + paper.lines.at(page.last().line).height <= 1000);
    QCOMPARE(pages.last().last().line, paper.lines.size() - 1);
}

void TestRecord::columns()
{
    using record::columnWidths;
    // Short columns get what they want, long texts share the rest by their length, and no word is broken.
    const QList<double> shares = columnWidths({{20, 50, 50}, {30, 900, 900}, {40, 1800, 1800}}, 500);
    QVERIFY(qAbs(shares.at(0) - 20) < 0.1 && qAbs(shares.at(1) - 160) < 0.1 && qAbs(shares.at(2) - 320) < 0.1);
    QCOMPARE(columnWidths({{20, 50, 50}, {30, 50, 50}}, 200), (QList<double>{100, 100}));
    QCOMPARE(columnWidths({{300, 900, 900}, {100, 100, 100}}, 200), (QList<double>{150, 50}));
    const QList<double> widths = columnWidths({{10, 400, 400}, {80, 90, 90}, {60, 800, 800}}, 300);
    QCOMPARE(std::accumulate(widths.cbegin(), widths.cend(), 0.0), 300.0);
    QVERIFY(widths.at(0) >= 10 && widths.at(1) >= 80 && widths.at(2) >= 60);
    // Many short lines in a cell take no more than the longest of them while another column lacks room.
    const QList<double> lines = columnWidths({{20, 100, 2000}, {20, 900, 900}}, 400);
    QVERIFY(qAbs(lines.at(0) - 100) < 0.1 && qAbs(lines.at(1) - 300) < 0.1);
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

/// A row said "link from reviews to books" and nothing of the copies in books; an index told an operation that, thanks
/// to them, reads nothing by it.
void TestRecord::tellsOfCopies()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string:400")
        .entity("users", 500, "name:string:20")
        .link("books 1:N reviews [0,40,2000] placement=referenceFromB")
        .link("users 1:N reviews [0,80,2000] placement=referenceFromB")
        .operation("OpenBook", "read 50/s books books-reviews:10 filter=books.isbn")
        .operation("ReadReviews", "read 1/s reviews users-reviews")
        .use("subset", "books-reviews", {{QStringLiteral("n"), 10}})
        .use("extended-reference", "users-reviews", {{QStringLiteral("fields"), QJsonArray{QStringLiteral("name")}}});
    const Record record = services::recordOf(builder.model, today);
    const QString text = allText(record);
    QVERIFY2(text.contains(QStringLiteral("Subset: books.reviews holds copies of the first 10 documents of reviews")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("Extended reference: reviews holds copies of name of users.")));
    int indexes = 0;
    for (const RecordSection &section : record.sections) {
        for (const RecordBlock &block : section.blocks) {
            for (const QStringList &row : block.table.rows) {
                if (!row.first().startsWith(QStringLiteral("reviews.book_id")))
                    continue;
                ++indexes;
                QVERIFY2(!row.last().contains(QStringLiteral("OpenBook")), qPrintable(row.last()));
            }
        }
    }
    QVERIFY(indexes > 0);
}

/// Three goals that lead to one design had three rows with the same figures.
void TestRecord::tellsEqualDesignsOnce()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20").operation("OpenBook", "read 9/s books filter=books.title");
    const Record record = services::recordOf(builder.model, today);
    QVERIFY(allText(record).contains(QStringLiteral("All three goals lead to the same design.")));
    QVERIFY(rowsIn(record).filter(QStringLiteral("Performance")).isEmpty());
}

/// "242 B (231 B to 255 B)", but "the longest texts and arrays allowed make 247 B".
void TestRecord::largestIsNotBelowTheRange()
{
    test::ModelBuilder builder;
    builder.entity("users", 1000, "name:string:20 email:string:30 at:date");
    for (schema::Field &field : builder.model.entities[0].fields)
        field.maxLength = 31;
    const services::Evaluation evaluation = services::evaluate(builder.model);
    const sizing::CollectionSize &users = evaluation.sizes.collections.first();
    QCOMPARE(users.document.high, design::documentSize(evaluation.design.collections.first().root).maximum);
    QCOMPARE(users.documentMaximum, users.document.high);
    QVERIFY(allText(services::recordOf(builder.model, today))
                .contains(QStringLiteral("arrays allowed make ") + base::bytesText(users.documentMaximum)));
    builder.model.entities[0].fields[0].maxLength.reset(); // what it comes to then is a guess
    const sizing::CollectionSize guessed = services::evaluate(builder.model).sizes.collections.first();
    QCOMPARE(guessed.documentMaximum, guessed.document.high);
    QVERIFY(!allText(services::recordOf(builder.model, today)).contains(QStringLiteral("arrays allowed make ")));
}

/// The record said "within 100 years" of what the window says "within five years", and had looked at the cache for
/// five.
void TestRecord::saysHowFarGrowthIsLookedAt()
{
    schema::Model growing = m_model;
    growing.entities[1].growthPerDay = 1;
    const QString text = allText(services::recordOf(growing, today));
    QVERIFY2(text.contains(sizing::nothingPassedText(sizing::usualMonths)), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("not ") + sizing::horizonText(sizing::usualMonths)));
    QVERIFY(!text.contains(QStringLiteral("100 years")));
}

/// "0 a day in each", "0.05 of the 0.05", "0 whole copies".
void TestRecord::givesAmountsThatSaySomething()
{
    test::ModelBuilder builder;
    builder.entity("books", 100000, "title:string:20").entity("reviews", 500, "stars:int32 text:string:400");
    builder.link("books 1:N reviews [0,0.05,inf]").operation("OpenBook", "read 9/s books books-reviews");
    builder.model.relationships[0].growth = schema::Growth::Unbounded;
    builder.model.relationships[0].growthPerParentPerDay = 0.001;
    QString text = allText(services::recordOf(builder.model, today));
    builder.model.relationships[0].b.perOther = {0, 0.05, 3, false};
    builder.model.relationships[0].growth = schema::Growth::Bounded;
    text += allText(services::recordOf(builder.model, today));
    for (const char *said :
         {" 0 a day", "by 0 ", "by 0/", "0.05 of the 0.05", "all of the 0.05", "stores 0 whole copies"})
        QVERIFY2(!text.contains(QLatin1String(said)), said);
}

QTEST_MAIN(TestRecord)
#include "tst_record.moc"
