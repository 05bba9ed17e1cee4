// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/edits.h"
#include "models/document/files/recovery.h"
#include "tests/gui/windowfixture.h"
#include "views/files/filerecovery.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace sw;
using sw::test::Window;

/// What a program left behind that ended at once, as it is offered.
class TestRecoveryOffer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void laterIsQuietUntilSomethingNew();
    void recoveredKeepsTheNameOfItsFile();
    void tasksComeFirst();

private:
    QString folder() const { return m_folder->filePath(QStringLiteral("recovery")); }
    /// A snapshot of a window that is gone.
    void leave(const QString &path)
    {
        QDir().mkpath(folder());
        schema::Model model;
        model.name = QStringLiteral("some model");
        model.description = QStringLiteral("unsaved");
        QString kept;
        {
            const document::Snapshot snapshot(folder());
            QVERIFY(snapshot.write(model, path));
            kept = folder() + QLatin1Char('/') + snapshot.id() + QStringLiteral(".recovery");
            QVERIFY(QFile::copy(kept, folder() + QStringLiteral("/copy")));
        }
        QVERIFY(QFile::rename(folder() + QStringLiteral("/copy"), kept));
    }
    static QStringList offers(Window &w)
    {
        return w.window.area().notices().texts().filter(QStringLiteral("Shapewright ended before"));
    }
    static QPushButton *button(QWidget &in, const QString &text)
    {
        for (auto *one : in.findChildren<QPushButton *>()) {
            if (one->text().remove(u'&').startsWith(text) && one->isVisible())
                return one;
        }
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// It came back at each start, and with each file that was opened.
void TestRecoveryOffer::laterIsQuietUntilSomethingNew()
{
    leave(QStringLiteral("/somewhere/one.shape.json"));
    {
        Window w;
        w.window.files().recovery().keepSnapshots(folder());
        QCOMPARE(offers(w).size(), 1);
        QVERIFY(offers(w).first().contains(QStringLiteral("one.shape.json")));
        button(w.window.area().notices(), QStringLiteral("Later"))->click();
        QVERIFY(offers(w).isEmpty());
        w.window.files().openSample(QStringLiteral("trades"));
        QVERIFY(offers(w).isEmpty());
    }
    {
        Window w;
        w.window.files().recovery().keepSnapshots(folder());
        QVERIFY(offers(w).isEmpty());
        QVERIFY(button(w.window, QStringLiteral("Recover changes to one.shape.json")) != nullptr); // start page
        QCOMPARE(w.window.files().recovery().leftBehind().size(), 1);
    }
    leave(QStringLiteral("/somewhere/two.shape.json"));
    Window w;
    w.window.files().recovery().keepSnapshots(folder());
    QCOMPARE(offers(w).size(), 1);
    QVERIFY(offers(w).first().contains(QStringLiteral("two.shape.json")));
    button(w.window.area().notices(), QStringLiteral("Later"))->click();
    QVERIFY(offers(w).isEmpty());
    QVERIFY(button(w.window, QStringLiteral("Recover changes to two.shape.json")) != nullptr);
    button(w.window, QStringLiteral("Recover changes to one.shape.json"))->click();
    QCOMPARE(w.model().description, QStringLiteral("unsaved"));
}

/// Its title was that of the model, and so was what a second end at once left behind.
void TestRecoveryOffer::recoveredKeepsTheNameOfItsFile()
{
    leave(QStringLiteral("/somewhere/mine.shape.json"));
    Window w;
    w.window.files().recovery().keepSnapshots(folder());
    button(w.window.area().notices(), QStringLiteral("Recover"))->click();
    QVERIFY2(w.window.windowTitle().startsWith(QStringLiteral("mine.shape.json (recovered)[*]")),
             qPrintable(w.window.windowTitle()));
    QVERIFY(w.document().isModified() && w.document().filePath().isEmpty());
    QFile snapshot(QDir(folder()).entryInfoList({QStringLiteral("*.recovery")}).first().filePath());
    QVERIFY(snapshot.open(QIODevice::ReadOnly));
    QVERIFY(snapshot.readLine().contains("/somewhere/mine.shape.json"));
    QVERIFY(w.document().saveAs(m_folder->filePath(QStringLiteral("saved.shape.json"))));
    QVERIFY2(w.window.windowTitle().startsWith(QStringLiteral("saved.shape.json[*]")),
             qPrintable(w.window.windowTitle()));
    w.window.files().newProject();
    QVERIFY(!w.window.windowTitle().contains(QStringLiteral("recovered")));
}

/// Two notes of different things took a third of the canvas.
void TestRecoveryOffer::tasksComeFirst()
{
    leave(QStringLiteral("/somewhere/mine.shape.json"));
    Window w;
    w.window.files().recovery().keepSnapshots(folder());
    QCOMPARE(offers(w).size(), 1);
    QVERIFY(w.window.files().openTask(w.model(), {}));
    QVERIFY(offers(w).isEmpty());
    w.action("learn.back")->trigger();
    QCOMPARE(offers(w).size(), 1);
}

QTEST_MAIN(TestRecoveryOffer)
#include "tst_recoveryoffer.moc"
