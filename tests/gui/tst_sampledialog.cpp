// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/support/patience.h"
#include "tests/support/shapes.h"
#include "views/files/sampledialog.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sw;
using namespace sw::testsupport;
using samples::SampleFormat;
using views::SampleDialog;

/// Documents are written off the GUI thread, the same as the command line makes, can be stopped, and never take the
/// place of a file by halves.
class TestSampleDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesWhatTheProgramWrites_data();
    void writesWhatTheProgramWrites();
    void beginsWithWhatIsChosen();
    void ticksAllOrNone();
    void namesItsFiles();
    void saysWhatIsMissing();
    void tellsWhatCannotBeWritten();
    void keepsTheFileWhenStopped();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void setNumber(SampleDialog &dialog, const char *name, const QString &text) const;
    static bool run(SampleDialog &dialog);
    static QByteArray contentOf(const QString &path);

    std::unique_ptr<QTemporaryDir> m_folder;
    design::Design m_design;
};

void TestSampleDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_design = {};
    m_design.collections << collectionOf("books", {idNode(), fieldNode("title", schema::FieldType::String)})
                         << collectionOf("shops", {idNode()});
}

QByteArray TestSampleDialog::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSampleDialog::setNumber(SampleDialog &dialog, const char *name, const QString &text) const
{
    for (views::CountEdit *edit : dialog.findChildren<views::CountEdit *>()) {
        if (edit->accessibleName() == QString::fromLatin1(name))
            edit->findChild<QLineEdit *>()->setText(text);
    }
}

bool TestSampleDialog::run(SampleDialog &dialog)
{
    QSignalSpy ended(&dialog, &SampleDialog::ended);
    dialog.accept();
    return dialog.isRunning() && ended.wait(sw::test::patience) && ended.first().first().toBool();
}

void TestSampleDialog::writesWhatTheProgramWrites_data()
{
    QTest::addColumn<SampleFormat>("format");
    QTest::newRow("lines") << SampleFormat::JsonLines;
    QTest::newRow("BSON") << SampleFormat::Bson;
}

/// All collections of a project, and the same from the command line.
void TestSampleDialog::writesWhatTheProgramWrites()
{
    QFETCH(SampleFormat, format);
    const QString program = qEnvironmentVariable("SHAPEWRIGHT_CLI");
    if (program.isEmpty())
        QSKIP("the command line is not built");
    const schema::Model model = formats::loadSample(QStringLiteral("bookstore")).value();
    QFile project(path(QStringLiteral("bookstore.shape.json")));
    QVERIFY(project.open(QIODevice::WriteOnly));
    project.write(formats::writeProject(model));
    project.close();
    const design::Design design = patterns::buildDesign(model);
    SampleDialog dialog(design, {}, m_folder->path(), nullptr);
    setNumber(dialog, "How many of each", QStringLiteral("250"));
    setNumber(dialog, "Seed", QStringLiteral("7"));
    dialog.setFormat(format);
    QVERIFY(run(dialog));
    QVERIFY(design.collections.size() > 2);
    for (const design::Collection &collection : design.collections) {
        const QString made = path(services::sampleFileNames({collection.name}, format).first());
        const QString expected = path(QStringLiteral("expected") + services::sampleEnding(format));
        QCOMPARE(
            QProcess::execute(program, {QStringLiteral("sample"), project.fileName(), QStringLiteral("--collection"),
                                        collection.name, QStringLiteral("-n"), QStringLiteral("250"),
                                        QStringLiteral("--seed"), QStringLiteral("7"), QStringLiteral("-o"), expected}),
            0);
        QVERIFY(contentOf(made).size() > 250);
        QVERIFY2(contentOf(made) == contentOf(expected), qPrintable(collection.name));
    }
}

void TestSampleDialog::beginsWithWhatIsChosen()
{
    const auto tickedIn = [this](const QStringList &chosen) {
        SampleDialog dialog(m_design, chosen, m_folder->path(), nullptr);
        auto *list = dialog.findChild<QListWidget *>();
        QStringList names;
        for (int i = 0; i < list->count(); ++i) {
            if (list->item(i)->checkState() == Qt::Checked)
                names << list->item(i)->text();
        }
        return names;
    };
    const QStringList all{QStringLiteral("books"), QStringLiteral("shops")};
    QCOMPARE(tickedIn({QStringLiteral("shops")}), QStringList{QStringLiteral("shops")});
    QCOMPARE(tickedIn({}), all);
    QCOMPARE(tickedIn({QStringLiteral("gone")}), all);
}

void TestSampleDialog::ticksAllOrNone()
{
    SampleDialog dialog(m_design, {QStringLiteral("shops")}, m_folder->path(), nullptr);
    auto *all = dialog.findChild<QCheckBox *>();
    auto *list = dialog.findChild<QListWidget *>();
    QAbstractButton *generate = nullptr;
    for (QAbstractButton *button : dialog.findChild<QDialogButtonBox *>()->buttons())
        generate = button->text() == QStringLiteral("Generate") ? button : generate;
    QCOMPARE(all->checkState(), Qt::PartiallyChecked);
    all->click();
    QCOMPARE(all->checkState(), Qt::Checked);
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
    all->click();
    QCOMPARE(all->checkState(), Qt::Unchecked);
    QCOMPARE(list->item(1)->checkState(), Qt::Unchecked);
    QVERIFY(generate && !generate->isEnabled());
    list->item(1)->setCheckState(Qt::Checked);
    QVERIFY(generate->isEnabled());
}

void TestSampleDialog::namesItsFiles()
{
    QCOMPARE(services::sampleFileNames(
                 {QStringLiteral("a/b"), QStringLiteral("a:b"), QStringLiteral("A_b"), QStringLiteral("..")},
                 SampleFormat::Bson),
             (QStringList{QStringLiteral("a_b.bson"), QStringLiteral("a_b-2.bson"), QStringLiteral("A_b-3.bson"),
                          QStringLiteral("_...bson")}));
    SampleDialog dialog(m_design, {QStringLiteral("shops")}, m_folder->path(), nullptr);
    const auto says = [&](const QString &text) {
        const auto labels = dialog.findChildren<views::TextLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const auto *each) { return each->text() == text; });
    };
    QVERIFY(says(QStringLiteral("Writes shops.jsonl.")));
    QFile there(path(QStringLiteral("shops.bson")));
    QVERIFY(there.open(QIODevice::WriteOnly));
    dialog.setFormat(SampleFormat::Bson);
    QVERIFY(says(QStringLiteral("Writes shops.bson. Files of the same name that are replaced: 1.")));
}

void TestSampleDialog::saysWhatIsMissing()
{
    SampleDialog dialog(m_design, {}, m_folder->path(), nullptr);
    auto *status = dialog.findChild<views::StatusLine *>();
    dialog.setFolder(path(QStringLiteral("missing")));
    dialog.accept();
    QVERIFY(!dialog.isRunning());
    QVERIFY2(status->text().endsWith(QStringLiteral("missing is not a folder. Choose another one.")),
             qPrintable(status->text()));
    dialog.setFolder({});
    dialog.accept();
    QCOMPARE(status->text(), QStringLiteral("Name a folder for the documents."));
    dialog.setFolder(m_folder->path());
    setNumber(dialog, "How many of each", QStringLiteral("many"));
    dialog.accept();
    QVERIFY(!dialog.isRunning());
    QVERIFY2(status->text().contains(QStringLiteral("many")), qPrintable(status->text()));
}

/// A directory of the file's name cannot be written, whoever one is.
void TestSampleDialog::tellsWhatCannotBeWritten()
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("shops.jsonl")));
    SampleDialog dialog(m_design, {}, m_folder->path(), nullptr);
    QSignalSpy ended(&dialog, &SampleDialog::ended);
    dialog.accept();
    QVERIFY(ended.wait());
    QCOMPARE(ended.first().first().toBool(), false);
    const QString text = dialog.findChild<views::StatusLine *>()->text();
    QVERIFY2(text.contains(QStringLiteral("shops.jsonl")) && text.endsWith(QStringLiteral("Choose another folder.")),
             qPrintable(text));
    QVERIFY(!contentOf(path(QStringLiteral("books.jsonl"))).isEmpty()); // what was done before is there
}

void TestSampleDialog::keepsTheFileWhenStopped()
{
    QFile before(path(QStringLiteral("books.bson")));
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("before");
    before.close();
    SampleDialog dialog(m_design, {}, m_folder->path(), nullptr);
    QSignalSpy ended(&dialog, &SampleDialog::ended);
    setNumber(dialog, "How many of each", QStringLiteral("900M"));
    dialog.setFormat(SampleFormat::Bson);
    dialog.show();
    dialog.accept();
    auto *progress = dialog.findChild<QProgressBar *>();
    QVERIFY(progress->isVisible());
    QTRY_VERIFY(dialog.findChild<views::StatusLine *>()->text().contains(QStringLiteral("books")));
    dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close)->click();
    QVERIFY(ended.wait());
    QCOMPARE(ended.first().first().toBool(), false);
    QVERIFY(!dialog.isRunning() && dialog.isVisible());
    QCOMPARE(dialog.findChild<views::StatusLine *>()->text(), QStringLiteral("Stopped; all files are as they were."));
    QCOMPARE(contentOf(path(QStringLiteral("books.bson"))), QByteArray("before"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList{QStringLiteral("books.bson")}); // nothing half done is left
}

QTEST_MAIN(TestSampleDialog)
#include "tst_sampledialog.moc"
