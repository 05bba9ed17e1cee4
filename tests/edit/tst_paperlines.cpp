// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/paperlines.h"

#include <QImage>
#include <QTextLayout>
#include <QtTest>

using namespace sw;

/// Where texts of the printed record break.
class TestPaperLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsStayWhole();
};

/// "Bucket / by / count" stood on three lines, and a name was broken within a word.
void TestPaperLines::wordsStayWhole()
{
    services::Record record;
    services::RecordSection section{QStringLiteral("x")};
    const QString sentence = QStringLiteral("a rule of some words ").repeated(12);
    section.table({}, {{QStringLiteral("Index"), QStringLiteral("Rules"), QStringLiteral("Pattern")},
                       {{QStringLiteral("review_pages.history.user_id_1_rating_1_created_at_1"), sentence,
                         QStringLiteral("Bucket by count")},
                        {QStringLiteral("short"), sentence, QStringLiteral("many · order_items_of_customers")}},
                       {}});
    record.sections << section;
    const QImage device(10, 10, QImage::Format_RGB32);
    const record::PaperRecord paper = record::linesOf(record, device, 670, 800);
    int patterns = 0;
    for (const record::PaperLine &line : paper.lines) {
        for (const auto &text : line.texts) {
            const QTextLine shown = text.layout->lineAt(text.line);
            const QString all = text.layout->text();
            const qsizetype end = shown.textStart() + shown.textLength();
            patterns += all == QStringLiteral("Bucket by count") ? 1 : 0;
            const bool isWithin =
                end < all.size() && all.at(end - 1).isLetterOrNumber() && all.at(end).isLetterOrNumber();
            QVERIFY2(!isWithin, qPrintable(all.left(end)));
            // Joints break only what is too long for a line.
            QVERIFY2(!all.startsWith(QStringLiteral("many ")) ||
                         !all.left(end).remove(QChar(0x200b)).endsWith(QLatin1Char('_')),
                     qPrintable(all.left(end)));
        }
    }
    QCOMPARE(patterns, 1);
}

QTEST_MAIN(TestPaperLines)
#include "tst_paperlines.moc"
