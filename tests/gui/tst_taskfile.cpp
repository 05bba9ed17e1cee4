// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/entityedits.h"
#include "tests/gui/windowfixture.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

using namespace sw;

/// A task of a lesson that a person saved: from then on it is saved, asked about and kept like every project.
class TestTaskFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void savedTaskIsSavedAgain();
    void notOverTheProjectThatWaits();

private:
    /// Types \p path into the next dialog that asks for a file.
    static void answerWith(QObject &context, const QString &path)
    {
        QTimer::singleShot(200, &context, [path] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            dialog->findChild<QLineEdit *>()->setText(path);
            static_cast<QDialog *>(dialog)->accept();
        });
    }
    /// Presses a button of the next question.
    static void press(QObject &context, QMessageBox::ButtonRole role)
    {
        QTimer::singleShot(200, &context, [role] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            for (QAbstractButton *button : box == nullptr ? QList<QAbstractButton *>() : box->buttons()) {
                if (box->buttonRole(button) == role)
                    return button->click();
            }
        });
    }
    static schema::Model task()
    {
        schema::Model model;
        model.name = QStringLiteral("Task");
        return model;
    }

    QTemporaryDir m_folder;
};

void TestTaskFile::savedTaskIsSavedAgain()
{
    test::Window w;
    views::FileController &files = w.window.files();
    const QByteArray own = w.bytes();
    QVERIFY(files.openTask(task(), {}));
    const QString path = m_folder.filePath(QStringLiteral("copy.shape.json"));
    answerWith(w.window, path);
    QVERIFY(files.save());
    QVERIFY(w.document().hasGuest() && QFile::exists(path));
    QCOMPARE(w.model().name, QStringLiteral("Task"));
    QVERIFY(document::addEntity(w.document(), {}, {}, QStringLiteral("Later")));
    QVERIFY(files.save()); // nobody is asked where to
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("Later"));

    QVERIFY(document::addEntity(w.document(), {}, {}, QStringLiteral("Last")));
    press(w.window, QMessageBox::RejectRole);
    QVERIFY(!files.takeBack() && w.document().hasGuest());
    press(w.window, QMessageBox::RejectRole);
    QVERIFY(!files.openTask(task(), {}) && w.document().hasGuest());
    press(w.window, QMessageBox::DestructiveRole);
    QVERIFY(files.takeBack());
    QCOMPARE(w.bytes(), own);
}

void TestTaskFile::notOverTheProjectThatWaits()
{
    test::Window w;
    const QString own = m_folder.filePath(QStringLiteral("own.shape.json"));
    QVERIFY(document::addEntity(w.document(), {}, {}, QStringLiteral("Mine")));
    QVERIFY(w.document().saveAs(own));
    QVERIFY(w.window.files().openTask(task(), {}));
    QString refused;
    connect(&w.window.files(), &views::FileController::failed, this,
            [&refused](const base::Error &error) { refused = error.message; });
    answerWith(w.window, own);
    QTimer::singleShot(400, &w.window, [] { // Qt asks whether to write over it
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            box->button(QMessageBox::Yes)->click();
    });
    QVERIFY(!w.window.files().save());
    QVERIFY2(refused.contains(QLatin1String("your own project")), qPrintable(refused));
    QFile file(own);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("Mine"));
}

QTEST_MAIN(TestTaskFile)
#include "tst_taskfile.moc"
