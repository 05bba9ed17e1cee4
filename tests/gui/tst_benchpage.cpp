// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "models/document/edits/projectedits.h"
#include "models/items/patternfitmodel.h"
#include "models/patterns/patternregistry.h"
#include "tests/gui/panels/panelfixture.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/patience.h"
#include "views/bench/codetabs.h"
#include "views/bench/parameterstrip.h"
#include "views/bench/patternbench.h"
#include "views/bench/patternhead.h"
#include "views/bench/patternlists.h"
#include "views/bench/trialcolumn.h"
#include "views/widgets/documents/beforeafterview.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/patternbadge.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using items::PatternFitModel;

namespace
{

struct Page : test::PanelFixture
{
    views::PatternBench bench{document, derived, selection};

    Page()
    {
        bench.resize(1440, 800);
        bench.show();
    }
    QTreeView *list() const { return bench.lists()->all(); }
    /// Of all rows, what \p take says of the column with the fit.
    template <typename Take>
    QStringList fits(const Take &take) const
    {
        QStringList found;
        const QAbstractItemModel *model = list()->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex parent = model->index(group, 0);
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex index = model->index(row, PatternFitModel::Fit, parent);
                if (take(index))
                    found << index.data().toString();
            }
        }
        return found;
    }
    QStringList pending() const
    {
        return fits([](const QModelIndex &index) { return index.data(PatternFitModel::PendingRole).toBool(); });
    }
    bool settle() const
    {
        return QTest::qWaitFor([this] { return bench.isCurrent() && pending().isEmpty(); }, test::patience);
    }
};

} // namespace

/// What the page of patterns shows while scores are worked out, and where there is little room.
class TestBenchPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { views::applyTheme(views::ThemeChoice::Light); }
    void init() { test::useTestSettings(); }
    void cleanup() { base::useLanguage(QStringLiteral("en")); }
    void unknownScoresAreAwaited();
    void oldScoresAreMarked();
    void nothingIsCutInASmallWindow();
    void pageKeepsItsTexts_data();
    void pageKeepsItsTexts();
    void windowStaysNarrow();
    void reasonIsOneStep();
    void reasonHasRoom_data();
    void reasonHasRoom();
};

/// They looked as if the patterns had none: "–" under "Conditions not met".
void TestBenchPage::unknownScoresAreAwaited()
{
    Page page;
    const QStringList before = page.pending();
    QVERIFY(before.size() > 10);
    QCOMPARE(before.count(QStringLiteral("…")), before.size());
    QVERIFY(page.list()->model()->index(0, 0).data().toString() != QStringLiteral("Conditions not met"));
    QVERIFY(page.settle());
    const QStringList scores =
        page.fits([](const QModelIndex &index) { return index.data(PatternFitModel::ScoreRole).isValid(); });
    QVERIFY(!scores.isEmpty());
    QVERIFY(!scores.contains(QStringLiteral("…")));
}

/// A score of the design as it was stays, marked, where it is, until the new one comes.
void TestBenchPage::oldScoresAreMarked()
{
    Page page;
    QVERIFY(page.settle());
    const int width = page.list()->header()->sectionSize(PatternFitModel::Fit);
    document::editModel(page.document, QStringLiteral("goal"),
                        [](schema::Model &model) { model.goal = schema::Goal::Performance; });
    const QStringList marked = page.pending();
    QVERIFY(!marked.isEmpty());
    QVERIFY(!marked.contains(QStringLiteral("…")));
    QCOMPARE(page.list()->header()->sectionSize(PatternFitModel::Fit), width);
    QVERIFY(page.settle());
}

/// At the size of a projector the last parameter, the title and "Applied" were cut, without a tip.
void TestBenchPage::nothingIsCutInASmallWindow()
{
    Page page;
    for (const QSize size : {QSize(1024, 640), QSize(700, 640)}) {
        page.bench.resize(size);
        page.bench.openPattern(QStringLiteral("extended-reference"), {{}, page.link("users", "orders"), {}});
        QVERIFY(page.settle());
        const auto *strip = page.bench.parameters();
        const auto isWhole = [&] {
            const auto forms = strip->findChildren<views::PropertyForm *>();
            return !forms.isEmpty() && std::all_of(forms.cbegin(), forms.cend(), [&](const views::PropertyForm *form) {
                return !form->isVisible() || (form->height() >= form->heightForWidth(form->width()) &&
                                              strip->rect().contains(form->geometry()));
            });
        };
        QTRY_VERIFY2(isWhole(), qPrintable(QString::number(size.width())));
        for (const QWidget *part :
             {static_cast<QWidget *>(page.bench.applied()), static_cast<QWidget *>(page.bench.places())}) {
            const auto at = [&] {
                return QRect(part->mapTo(&page.bench, QPoint()), part->size());
            };
            QTRY_VERIFY2(part->width() >= part->minimumSizeHint().width() && page.bench.rect().contains(at()),
                         qPrintable(QStringLiteral("%1: %2 + %3 of %4, least %5")
                                        .arg(QLatin1String(part->metaObject()->className()))
                                        .arg(at().x())
                                        .arg(at().width())
                                        .arg(page.bench.width())
                                        .arg(part->minimumSizeHint().width())));
        }
        for (const views::TextLabel *title : page.bench.findChildren<views::TextLabel *>()) {
            if (title->text() == QStringLiteral("Extended reference"))
                QVERIFY(title->width() >= title->sizeHint().width());
        }
    }
}

void TestBenchPage::pageKeepsItsTexts_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char *language : {"en", "de"}) {
        for (const QSize size : {QSize(1024, 640), QSize(740, 600), QSize(740, 320)})
            QTest::addRow("%s, %d x %d", language, size.width(), size.height())
                << QString::fromLatin1(language) << size;
    }
}

/// Beside other panels the title of the right side, tabs and names of patterns gave way, and the code's bar lay on it.
void TestBenchPage::pageKeepsItsTexts()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    base::useLanguage(language);
    Page page;
    page.bench.resize(size);
    page.bench.openPattern(QStringLiteral("subset"), {{}, page.link("books", "reviews"), {}});
    QVERIFY(page.settle());
    for (const auto *title : page.bench.documents()->findChildren<views::TextLabel *>())
        QTRY_VERIFY2(!title->isVisible() || title->fontMetrics().horizontalAdvance(title->text()) <= title->width(),
                     qPrintable(title->text()));
    views::CodeTabs *code = page.bench.code();
    code->setTab(views::CodeTabs::Write);
    QTRY_VERIFY2(
        code->tabs()->sizeHint().width() <= code->tabs()->width(),
        qPrintable(QStringLiteral("%1 of %2").arg(code->tabs()->sizeHint().width()).arg(code->tabs()->width())));
    const auto place = [code](const QWidget *part) {
        return QRect(part->mapTo(code, QPoint()), part->size());
    };
    QTRY_VERIFY(!place(code->text()).intersects(place(code->copyButton())));
    QVERIFY(code->rect().contains(place(code->copyButton())));
    int widest = 0;
    for (const patterns::Pattern *each : patterns::PatternRegistry::instance().all())
        widest = std::max(widest, page.list()->fontMetrics().horizontalAdvance(each->name()));
    QVERIFY(page.list()->header()->sectionSize(PatternFitModel::Name) >=
            widest + qRound(views::patternBadgeSize().width()));
}

void TestBenchPage::windowStaysNarrow()
{
    test::Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    QCoreApplication::processEvents();
    QVERIFY2(w.window.minimumSizeHint().width() <= 1000,
             qPrintable(QString::number(w.window.minimumSizeHint().width())));
    w.action("view.model")->trigger();
    QCoreApplication::processEvents();
    QVERIFY2(w.window.minimumSizeHint().width() <= 1000,
             qPrintable(QString::number(w.window.minimumSizeHint().width())));
}

/// Who applied a pattern or declined it could not say why.
void TestBenchPage::reasonIsOneStep()
{
    Page page;
    page.bench.openPattern(QStringLiteral("subset"), {{}, page.link("books", "reviews"), {}});
    QVERIFY(page.settle());
    QLineEdit *reason = page.bench.head()->reason();
    QVERIFY(!reason->isVisible());
    page.bench.setApplied(true);
    QVERIFY(reason->isVisible() && reason->text().isEmpty() && !reason->accessibleName().isEmpty());
    QCOMPARE(reason->placeholderText(), QStringLiteral("Why, for the decision record"));
    QVERIFY(page.settle());
    const int before = page.steps();
    reason->setFocus();
    QTest::keyClicks(reason, QStringLiteral("ten are shown"));
    QCOMPARE(page.steps(), before + 1);
    QCOMPARE(page.bench.use()->reason, QStringLiteral("ten are shown"));
    QVERIFY(page.bench.isCurrent() && page.pending().isEmpty()); // nothing is worked out anew
    page.undo();
    QVERIFY(page.bench.isApplied() && reason->text().isEmpty());
    page.document.history().redo();
    QCOMPARE(reason->text(), QStringLiteral("ten are shown"));
    page.bench.setApplied(false); // declined: that has another reason
    QVERIFY(reason->isVisible() && reason->text().isEmpty());
    page.bench.openPattern(QStringLiteral("outlier"), {{}, page.link("books", "reviews"), {}});
    QVERIFY(!reason->isVisible());
    page.bench.openPattern(QStringLiteral("subset"), {{}, page.link("books", "reviews"), {}});
    QVERIFY(reason->isVisible());
    page.undo();
    QCOMPARE(reason->text(), QStringLiteral("ten are shown"));
}

void TestBenchPage::reasonHasRoom_data()
{
    pageKeepsItsTexts_data();
}

void TestBenchPage::reasonHasRoom()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    base::useLanguage(language);
    Page page;
    page.bench.resize(size);
    page.bench.openPattern(QStringLiteral("subset"), {{}, page.link("books", "reviews"), {}});
    QVERIFY(page.settle());
    page.bench.setApplied(true);
    QVERIFY(page.settle());
    const QLineEdit *reason = page.bench.head()->reason();
    QTRY_VERIFY2(reason->fontMetrics().horizontalAdvance(reason->placeholderText()) + 12 <= reason->width(),
                 qPrintable(QString::number(reason->width())));
    const views::PatternHead *head = page.bench.head();
    QTRY_VERIFY(head->rect().contains(QRect(reason->mapTo(head, QPoint()), reason->size())));
    QTRY_VERIFY(head->height() >= head->minimumSizeHint().height());
}

QTEST_MAIN(TestBenchPage)
#include "tst_benchpage.moc"
