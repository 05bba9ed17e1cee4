// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"
#include "tests/gui/panels/panelfixture.h"
#include "tests/support/modelbuilder.h"

#include "models/base/text.h"
#include "models/diagram/paint/theme.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/items/sizes/sizetablemodel.h"
#include "models/services/questions/operations.h"
#include "models/sizing/estimate/topology.h"
#include "models/sizing/figures/sizetexts.h"
#include "tests/support/patience.h"
#include "views/properties/operationpage.h"
#include "views/properties/projectpage.h"
#include "views/sizes/sizecharts.h"
#include "views/sizes/sizemeter.h"
#include "views/sizes/sizespanel.h"
#include "views/sizes/workingsetchart.h"
#include "views/widgets/explainpopup.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/textlabel.h"

#include <QAreaSeries>
#include <QBarSet>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QHorizontalStackedBarSeries>
#include <QImage>
#include <QLineEdit>
#include <QLineSeries>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using items::SizeTableModel;
using items::workingSetAnswer;
using items::WorkingSetBar;
using items::workingSetBar;

namespace
{

/// A panel on the screen whose answers have arrived.
struct Shown
{
    /// The bookstore uses a pattern here.
    explicit Shown(const QString &sample = QStringLiteral("bookstore"))
        : f(sample), panel(f.document, f.derived, f.selection)
    {
        if (sample == QStringLiteral("bookstore")) {
            schema::PatternUse use;
            use.pattern = QStringLiteral("subset");
            use.relationship = f.link("books", "reviews");
            if (!document::addPattern(f.document, use))
                qFatal("the pattern does not suit");
        }
        start();
    }
    explicit Shown(const schema::Model &model) : f(QString()), panel(f.document, f.derived, f.selection)
    {
        f.document.setModel(model);
        start();
    }
    void start()
    {
        panel.resize(1200, 320);
        panel.show();
    }
    SizeCharts &charts() { return *panel.charts(); }
    bool ask(SizeQuestion question)
    {
        QSignalSpy spy(&charts(), &SizeCharts::shown);
        charts().ask(question);
        return spy.wait(sw::test::patience);
    }
    template <typename Change>
    bool after(const Change &change)
    {
        QSignalSpy spy(&charts(), &SizeCharts::shown);
        change();
        return spy.wait(sw::test::patience);
    }
    QString cell(int row, int column) { return charts().table()->model()->index(row, column).data().toString(); }

    test::PanelFixture f;
    SizesPanel panel;
};

/// Posts with their comments inside: 10 each, two more a day, without end.
schema::Model blog()
{
    test::ModelBuilder builder;
    builder.entity("posts", 1000)
        .entity("comments", 10000)
        .link("posts 1:N comments [0,10] unbounded composition placement=embedInA name=has");
    builder.model.relationships.first().growthPerParentPerDay = 2;
    return builder.model;
}

ExplainPopup *popupOf(QWidget *host)
{
    for (ExplainPopup *popup : host->findChildren<ExplainPopup *>()) {
        if (popup->isVisible())
            return popup;
    }
    return nullptr;
}

} // namespace

/// The charts of sizes: what they draw is what the models compute, and what the tables say.
class TestSizesPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsAnswered_data();
    void everyQuestionIsAnswered();
    void pictures_data() { everyQuestionIsAnswered_data(); }
    void pictures();
    void partsAddUp_data();
    void partsAddUp();
    void workingSetAddsUp();
    void memoryIsAsked();
    void growthFollowsThePatterns();
    void documentsAgainstTheLimit();
    void patternMakesADifference_data();
    void patternMakesADifference();
    void figuresExplainThemselves();
    void themes();
    void operationsTellTheirCost();
    void topologyOfTheProject();
    void meterTellsDiskReads();
    void saysWhyThereIsNoPattern();
    void everyColorIsNamed();
    void smallPanelsKeepTheirPictures();
};

void TestSizesPanel::everyQuestionIsAnswered_data()
{
    QTest::addColumn<SizeQuestion>("question");
    QTest::addColumn<QString>("sample");
    for (const SizeQuestionRow &row : sizeQuestions()) {
        for (const char *sample : {"bookstore", "trades"}) {
            if (row.question == SizeQuestion::Pattern && qstrcmp(sample, "trades") == 0)
                continue; // it uses none
            QTest::addRow("%s of %s", row.title, sample) << row.question << QString::fromLatin1(sample);
        }
    }
}

/// Few enough points, figures in a table and in words, tips with numbers, an explanation.
void TestSizesPanel::everyQuestionIsAnswered()
{
    QFETCH(SizeQuestion, question);
    QFETCH(QString, sample);
    Shown shown(sample);
    QVERIFY(shown.ask(question));
    ChartView *chart = shown.charts().chart();
    QVERIFY(!chart->chart()->series().isEmpty());
    qsizetype points = 0;
    for (const QAbstractSeries *series : chart->chart()->series()) {
        if (const auto *bars = qobject_cast<const QAbstractBarSeries *>(series)) {
            for (const QBarSet *set : bars->barSets())
                points += set->count();
        } else if (const auto *line = qobject_cast<const QLineSeries *>(series)) {
            points += line->count();
        } else if (const auto *area = qobject_cast<const QAreaSeries *>(series)) {
            points += area->upperSeries()->count();
        }
    }
    QVERIFY2(points > 0 && points <= 1000, qPrintable(QString::number(points)));
    QVERIFY(shown.charts().table()->model()->rowCount() > 2);
    QVERIFY(!chart->accessibleName().isEmpty() && !chart->accessibleDescription().isEmpty());
    bool tip = false;
    for (int x = 0; x < chart->width() && !tip; x += 7) {
        for (int y = 0; y < chart->height() && !tip; y += 7)
            tip = chart->tipAt(QPointF(x, y)).contains(QRegularExpression(QStringLiteral("[0-9]")));
    }
    QVERIFY(tip);
    auto *how = test::named<QToolButton>(&shown.panel, QStringLiteral("How these figures came about"));
    QVERIFY(how);
    how->click();
    QVERIFY(popupOf(&shown.panel));
    QVERIFY(popupOf(&shown.panel)->text().count(QLatin1Char('\n')) >= 1);
}

void TestSizesPanel::pictures()
{
    QFETCH(SizeQuestion, question);
    QFETCH(QString, sample);
    Shown shown(sample);
    QVERIFY(shown.ask(question));
    const QTemporaryDir folder;
    ChartView *chart = shown.charts().chart();
    QVERIFY(chart->saveAs(folder.filePath(QStringLiteral("c.png"))));
    QVERIFY(chart->saveAs(folder.filePath(QStringLiteral("c.svg"))));
    const QImage image(folder.filePath(QStringLiteral("c.png")));
    QCOMPARE(image.size(), chart->size() * chart->devicePixelRatioF());
    QFile svg(folder.filePath(QStringLiteral("c.svg")));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QByteArray text = svg.readAll();
    QVERIFY(text.contains("<svg") && text.contains("</svg>") && text.size() > 1000);
    QVERIFY(!chart->saveAs(folder.filePath(QStringLiteral("nowhere/c.svg"))));
    QVERIFY(!chart->saveAs(folder.filePath(QStringLiteral("nowhere/c.png"))));
}

void TestSizesPanel::partsAddUp_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &sample : formats::samples())
        QTest::newRow(qPrintable(sample.name)) << sample.name;
}

void TestSizesPanel::partsAddUp()
{
    QFETCH(QString, sample);
    const test::PanelFixture f(sample);
    const sizing::SizeReport &report = f.derived.sizes();
    const WorkingSetBar bar = workingSetBar(sample, report);
    QVERIFY(bar.parts.size() <= 7);
    QVERIFY(report.workingSet.likely > base::Bytes());
    const double difference = bar.total() / report.workingSet.likely - 1;
    QVERIFY2(std::abs(difference) < 1e-9, qPrintable(QString::number(difference)));
}

/// The bar of all is the working set; with each collection below it, documents and indexes.
void TestSizesPanel::workingSetAddsUp()
{
    const test::PanelFixture f;
    const SizeAnswer answer = workingSetAnswer({f.model(), {}, {}, {}, {}}, {});
    const sizing::SizeReport &report = f.derived.sizes();
    QVERIFY(std::abs(answer.bars.first().total() / report.workingSet.likely - 1) < 1e-9);
    QCOMPARE(answer.cache, report.cache.bytes);
    QVERIFY(answer.bars.size() > 3);
    for (const WorkingSetBar &bar : answer.bars.mid(1)) {
        const sizing::CollectionSize *size = report.collection(bar.label);
        QVERIFY(size);
        base::Bytes sum = size->hot.likely;
        for (const sizing::IndexSize &index : size->indexes)
            sum += index.inUse.likely;
        QVERIFY(std::abs(bar.total() / sum - 1) < 1e-9);
        QVERIFY(!bar.judged);
    }
}

void TestSizesPanel::memoryIsAsked()
{
    Shown shown;
    QVERIFY(shown.ask(SizeQuestion::WorkingSet));
    auto *ram = test::named<QDoubleSpinBox>(&shown.panel, QStringLiteral("Memory for this chart"));
    QVERIFY(ram && ram->value() == shown.f.model().ramGiB);
    const QString before = test::named<WorkingSetChart>(&shown.panel, QStringLiteral("Working set against the cache"))
                               ->accessibleDescription();
    const auto says = [&](const QString &text) {
        for (const TextLabel *label : shown.panel.findChildren<TextLabel *>()) {
            if (label->text().contains(text))
                return true;
        }
        return false;
    };
    QVERIFY(shown.after([&] { ram->setValue(256); }));
    QVERIFY(says(QStringLiteral("fits")) && says(QStringLiteral("no disk reads")));
    QVERIFY(shown.after([&] { ram->setValue(1); }));
    QVERIFY(says(QStringLiteral("too large")) && says(QStringLiteral("/s disk reads")));
    QCOMPARE(shown.f.steps(), 1); // the project keeps its own: only the pattern was added
    QVERIFY(!before.isEmpty());
}

void TestSizesPanel::growthFollowsThePatterns()
{
    Shown shown(blog());
    QVERIFY(shown.ask(SizeQuestion::Growth));
    const schema::Model &model = shown.f.model();
    const sizing::Growth growth =
        sizing::growthOf(schema::ModelIndex(model), shown.f.derived.design(), {sizing::sizeOptions(model), 60, {}});
    const auto *lines = qobject_cast<const QLineSeries *>(shown.charts().chart()->chart()->series().first());
    QVERIFY(lines);
    QCOMPARE(lines->count(), 61);
    const double ratio = lines->at(60).y() / lines->at(0).y();
    QVERIFY(std::abs(ratio / (growth.total.last().workingSet.likely / growth.total.first().workingSet.likely) - 1) <
            1e-6);
    QCOMPARE(shown.cell(0, 5), sizing::rangeText(growth.total.first().workingSet));
    // Every limit that is passed has a row with its date.
    QStringList rows;
    for (int row = 0; row < shown.charts().table()->model()->rowCount(); ++row)
        rows << shown.cell(row, 0) + QLatin1Char('|') + shown.cell(row, 1);
    int limits = 0;
    for (const sizing::CollectionGrowth &collection : growth.collections) {
        for (const sizing::LimitPassed &passed : collection.limits) {
            QVERIFY(rows.contains(sizing::limitText(collection.name, passed) + QLatin1Char('|') +
                                  sizing::dateText(QDate::currentDate(), *passed.largest)));
            ++limits;
        }
    }
    QVERIFY(limits > 0);
    auto *measure = test::named<QComboBox>(&shown.panel, QStringLiteral("Figure over time"));
    QVERIFY(shown.after([&] { measure->setCurrentIndex(static_cast<int>(GrowthMeasure::LargestDocument)); }));
    lines = qobject_cast<const QLineSeries *>(shown.charts().chart()->chart()->series().first());
    const double largest = lines->at(60).y() / lines->at(0).y();
    QVERIFY(std::abs(largest / (growth.total.last().largestDocument / growth.total.first().largestDocument) - 1) <
            1e-6);
}

void TestSizesPanel::documentsAgainstTheLimit()
{
    Shown shown;
    QVERIFY(shown.ask(SizeQuestion::Documents));
    auto *subject = test::named<QComboBox>(&shown.panel, QStringLiteral("What the chart is about"));
    QCOMPARE(subject->count(), static_cast<int>(shown.f.derived.design().collections.size()));
    const auto *area = qobject_cast<const QAreaSeries *>(shown.charts().chart()->chart()->series().first());
    QVERIFY(area);
    double percent = 0;
    for (int i = 0; i < area->upperSeries()->count(); i += 2)
        percent += area->upperSeries()->at(i).y();
    QVERIFY(std::abs(percent - 100) < 0.01);
    QVERIFY(shown.after([&] { subject->setCurrentIndex(subject->findText(QStringLiteral("orders"))); }));
    QVERIFY(shown.charts().chart()->accessibleDescription().startsWith(QStringLiteral("orders")));
}

void TestSizesPanel::patternMakesADifference_data()
{
    QTest::addColumn<bool>("embedded");
    QTest::newRow("beside linked reviews of many books, copies are added") << false;
    QTest::newRow("of embedded reviews, most leave the documents") << true;
}

void TestSizesPanel::patternMakesADifference()
{
    QFETCH(bool, embedded);
    Shown shown;
    if (embedded) {
        QVERIFY(document::changeRelationship(
            shown.f.document, shown.f.link("books", "reviews"), QStringLiteral("embed"),
            [](schema::Relationship &link) { link.placement = schema::Placement::EmbedInA; }));
    } else {
        document::editModel(shown.f.document, QStringLiteral("many"),
                            [&](schema::Model &model) { model.entity(shown.f.entity("books"))->hotFraction = 0.3; });
    }
    QVERIFY(shown.ask(SizeQuestion::Pattern));
    auto *subject = test::named<QComboBox>(&shown.panel, QStringLiteral("What the chart is about"));
    QCOMPARE(subject->count(), 1);
    const auto *bars =
        qobject_cast<const QHorizontalStackedBarSeries *>(shown.charts().chart()->chart()->series().first());
    QVERIFY(bars);
    double without = 0;
    double with = 0;
    for (const QBarSet *set : bars->barSets()) {
        with += set->at(0);
        without += set->at(1);
    }
    QVERIFY2(with > 0 && without > 0 && embedded == (without > with),
             qPrintable(QStringLiteral("%1 %2").arg(without).arg(with)));
    const QChar sign = embedded ? u'−' : u'+';
    bool told = false;
    for (int row = 0; row < shown.charts().table()->model()->rowCount(); ++row)
        told = told || (shown.cell(row, 0) == QStringLiteral("Working set") && shown.cell(row, 3).startsWith(sign));
    QVERIFY(told);
    // Growth without it is a line of its own.
    QVERIFY(shown.ask(SizeQuestion::Growth));
    QCOMPARE(shown.charts().chart()->chart()->series().size(), 2);
    // Without patterns there is nothing to compare.
    QVERIFY(shown.ask(SizeQuestion::Pattern));
    QVERIFY(shown.after([&] {
        while (shown.f.steps() > 0)
            shown.f.undo();
    }));
    QVERIFY(!subject->isEnabled());
    QVERIFY(shown.charts().chart()->chart()->series().isEmpty());
}

/// By Enter on a cell, and each figure by its own lines.
void TestSizesPanel::figuresExplainThemselves()
{
    Shown shown;
    QVERIFY(shown.ask(SizeQuestion::WorkingSet));
    QTableView *table = shown.charts().table();
    table->setFocus();
    const sizing::CollectionSize &books = shown.f.derived.sizes().collections.first();
    const auto textAt = [&](int row, int column) {
        table->setCurrentIndex(table->model()->index(row, column));
        QTest::keyClick(table, Qt::Key_Return);
        ExplainPopup *popup = popupOf(&shown.panel);
        const QString text = popup ? popup->text() : QString();
        if (popup)
            QTest::keyClick(popup, Qt::Key_Escape);
        return text;
    };
    QVERIFY(textAt(0, SizeTableModel::DataColumn).contains(base::bytesText(books.data)));
    QVERIFY(!popupOf(&shown.panel));
    QVERIFY(textAt(0, SizeTableModel::StorageColumn).contains(base::bytesText(books.storage.high)));
    QVERIFY(textAt(0, SizeTableModel::HotColumn).contains(base::bytesText(books.hot.likely)));
    QVERIFY(textAt(1, SizeTableModel::IndexesColumn).contains(base::bytesText(books.indexes.first().file.likely)));
    QVERIFY(textAt(table->model()->rowCount() - 1, SizeTableModel::HotColumn)
                .contains(base::bytesText(shown.f.derived.sizes().cache.bytes)));
}

/// The figures stand out from the ground in both themes.
void TestSizesPanel::themes()
{
    for (const ThemeChoice choice : {ThemeChoice::HighContrast, ThemeChoice::HighContrastDark}) {
        applyTheme(choice);
        QLineEdit field; // its edge is seen
        field.resize(120, 30);
        field.show();
        const QImage picture = field.grab().toImage();
        const QColor edge = picture.pixelColor(picture.width() / 2, 0);
        QVERIFY(diagram::contrast(edge, field.palette().color(QPalette::Window)) >= 3);
        Shown shown;
        QVERIFY(shown.ask(SizeQuestion::Growth));
        const QAbstractAxis *months = shown.charts().chart()->chart()->axes(Qt::Horizontal).first();
        QCOMPARE(months->gridLinePen().style(), Qt::DotLine);
    }
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(choice);
        Shown shown;
        QVERIFY(shown.ask(SizeQuestion::Growth));
        shown.panel.resize(728, 240); // the dock at 1280 pixels
        QTRY_VERIFY(shown.charts().chart()->width() >= 300);
        const QChart *chart = shown.charts().chart()->chart();
        const QColor ground = chart->backgroundBrush().color();
        QCOMPARE(ground, shown.panel.palette().color(QPalette::Base));
        QCOMPARE(ground.lightness() < 128, choice == ThemeChoice::Dark);
        for (QAbstractSeries *series : chart->series())
            QVERIFY(diagram::contrast(qobject_cast<QLineSeries *>(series)->pen().color(), ground) >= 3);
        for (const QAbstractAxis *axis : chart->axes())
            QVERIFY(diagram::contrast(axis->labelsColor(), ground) >= 4.5);
    }
    applyTheme(ThemeChoice::System);
}

void TestSizesPanel::operationsTellTheirCost()
{
    test::PanelFixture f;
    OperationPage page(PageContext{f.document, f.derived, f.selection});
    const sizing::OperationCost &cost = f.derived.costs().first();
    f.selection.selectOperation(cost.operation);
    QVERIFY(page.take(f.selection.objects()));
    page.reset();
    page.show();
    const auto shows = [&](const QString &text) {
        for (const TextLabel *label : page.findChildren<TextLabel *>()) {
            if (label->text() == text)
                return true;
        }
        return false;
    };
    const auto range = services::costRange(f.model(), f.derived.evaluation(), cost.operation);
    QVERIFY(range && range->likely.bytesRead == cost.bytesRead);
    QVERIFY(shows(sizing::rangeText(range->of(&sizing::OperationCost::bytesRead), sizing::Unit::Bytes)));
    for (QPushButton *button : page.findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("How these figures came about"))
            button->click();
    }
    QVERIFY(popupOf(&page) && popupOf(&page)->text().contains(sizing::explainOperation(f.model(), cost).last()));
}

void TestSizesPanel::topologyOfTheProject()
{
    test::PanelFixture f;
    ProjectPage page(PageContext{f.document, f.derived, f.selection});
    QVERIFY(page.take({}));
    page.reset();
    page.show();
    QComboBox *topology = nullptr;
    for (QComboBox *combo : page.findChildren<QComboBox *>()) {
        if (combo->findText(QStringLiteral("Single server")) >= 0)
            topology = combo;
    }
    QVERIFY(topology);
    QCOMPARE(topology->currentIndex(), 0);
    const base::Bytes before = f.derived.sizes().indexes;
    topology->setCurrentIndex(1);
    Q_EMIT topology->activated(1);
    QCOMPARE(sizing::topologyOf(f.model()), sizing::Topology::Standalone);
    QVERIFY(f.derived.sizes().indexes < before);
    f.undo();
    QCOMPARE(f.derived.sizes().indexes, before);
}

void TestSizesPanel::meterTellsDiskReads()
{
    test::PanelFixture f;
    SizeMeter meter;
    QVERIFY(document::setRam(f.document, 1));
    QVERIFY(f.derived.diskReads().readsPerSecond > 0);
    meter.setReport(f.derived.sizes(), f.derived.diskReads());
    QVERIFY(meter.accessibleDescription().contains(QStringLiteral("/s reads")));
    QVERIFY(meter.minimumSizeHint().width() <
            meter.sizeHint().width() - 80); // leaves out the reads where room is short
    QVERIFY(document::setRam(f.document, 256));
    QCOMPARE(f.derived.diskReads().readsPerSecond, 0.0);
    meter.setReport(f.derived.sizes(), f.derived.diskReads());
    QVERIFY(!meter.accessibleDescription().contains(QStringLiteral("reads")));
}

void TestSizesPanel::saysWhyThereIsNoPattern()
{
    Shown shown(QStringLiteral("trades"));
    QVERIFY(shown.ask(SizeQuestion::Pattern));
    QVERIFY(!shown.charts().chart()->isVisible() && !shown.charts().table()->isVisible());
    const QList<QLabel *> labels = shown.charts().findChildren<QLabel *>();
    QCOMPARE(std::count_if(labels.cbegin(), labels.cend(),
                           [](const QLabel *label) {
                               return label->isVisible() && label->text().startsWith(QStringLiteral("No pattern"));
                           }),
             1);
    QVERIFY(shown.ask(SizeQuestion::Goals));
    QVERIFY(shown.charts().chart()->isVisible() && shown.charts().table()->isVisible());
}

/// Segments are too narrow for their names.
void TestSizesPanel::everyColorIsNamed()
{
    Shown shown(QStringLiteral("bookstore"));
    for (const SizeQuestion question : {SizeQuestion::Pattern, SizeQuestion::Goals}) {
        QVERIFY(shown.ask(question));
        shown.panel.resize(700, 320);
        const auto *chart = qobject_cast<const WorkingSetChart *>(shown.charts().chart());
        QVERIFY(chart);
        const QStringList key = chart->key();
        QVERIFY2(key.size() >= 4 && key.contains(QStringLiteral("users")) && key.contains(QStringLiteral("indexes")),
                 qPrintable(key.join(QLatin1Char(' '))));
        QCOMPARE(QSet<QString>(key.cbegin(), key.cend()).size(), key.size());
    }
}

/// As on a screen of 1024 x 768: names beside the lines left sixteen pixels for them, and the key one bar of two.
void TestSizesPanel::smallPanelsKeepTheirPictures()
{
    Shown shown(QStringLiteral("bookstore"));
    QVERIFY(shown.ask(SizeQuestion::Growth));
    shown.panel.resize(535, 215);
    QCoreApplication::processEvents();
    const QChart *growth = shown.charts().chart()->chart();
    QVERIFY2(growth->plotArea().width() > 0.3 * shown.charts().chart()->width(),
             qPrintable(QString::number(growth->plotArea().width())));
    QVERIFY(shown.ask(SizeQuestion::Pattern));
    const QList<QAbstractSeries *> series = shown.charts().chart()->chart()->series();
    QCOMPARE(series.size(), 1);
    const auto *bars = qobject_cast<const QHorizontalStackedBarSeries *>(series.first());
    QVERIFY(bars);
    QCOMPARE(bars->barSets().first()->count(), 2);
}

QTEST_MAIN(TestSizesPanel)
#include "tst_sizespanel.moc"
