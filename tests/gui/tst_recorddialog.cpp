// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/recorddialog.h"

#include <QSettings>
#include <QStandardPaths>
#include <QtTest>

using namespace sw;

/// The format is chosen in the dialog, decides the ending, and is proposed again.
class TestRecordDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void formatDecidesTheEnding();
};

void TestRecordDialog::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("recorddialog"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QSettings().clear();
}

void TestRecordDialog::formatDecidesTheEnding()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("v1.2 books"));
    {
        views::RecordDialog dialog(place);
        QCOMPARE(dialog.nameFilters().size(), 3);
        dialog.show();
        QCOMPARE(dialog.path(), place + QStringLiteral(".html"));
        for (const char *suffix : {"md", "pdf", "html", "md"}) {
            const QString filter = dialog.nameFilters().filter(QString::fromLatin1(suffix)).value(0);
            dialog.selectNameFilter(filter);
            Q_EMIT dialog.filterSelected(filter);
            QCOMPARE(dialog.path(), place + QLatin1Char('.') + QString::fromLatin1(suffix));
        }
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }
    const views::RecordDialog next(place);
    QCOMPARE(next.path(), place + QStringLiteral(".md"));
}

QTEST_MAIN(TestRecordDialog)
#include "tst_recorddialog.moc"
