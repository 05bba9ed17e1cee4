// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/formats/exporters/markdowntext.h"

#include <QRandomGenerator>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QtTest>

using namespace sw;

/// Names as words in Markdown: a reader shows them as they are, and what would be no markup is not escaped.
class TestMarkdownText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordinaryTextStays_data();
    void ordinaryTextStays();
    void markupIsEscaped_data();
    void markupIsEscaped();
    void anythingReadsAsItIs();

private:
    void readsAsItIs(const QString &text);
};

void TestMarkdownText::ordinaryTextStays_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"Goal: 1.5 KiB (of 16 MiB), 3.4/s.",
                             "customer_id",
                             "_id",
                             "orders.items[].price",
                             "string[][]",
                             "a < b, c > d",
                             "R&D",
                             "C# and F#",
                             "5 * 3",
                             "-5 %",
                             "+4.2 %",
                             "1.09/year",
                             "2026",
                             "{ \"a\": 1 }",
                             "Why? Because!",
                             "~5 of 9",
                             "name = 'x'",
                             "10^6",
                             "$elemMatch",
                             "a\\b",
                             "at 10:30",
                             "5 - 3"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestMarkdownText::ordinaryTextStays()
{
    QFETCH(const QString, text);
    QCOMPARE(formats::markdownEscaped(text), text);
    readsAsItIs(text);
}

void TestMarkdownText::markupIsEscaped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("escaped");
    const auto row = [](const char *text, const char *escaped) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(escaped);
    };
    row("1. one", "1\\. one");
    row("2) two", "2\\) two");
    row("- a", "\\- a");
    row("+ a", "\\+ a");
    row("* a", "\\* a");
    row("---", "\\---");
    row("===", "\\===");
    row("# a", "\\# a");
    row("a #", "a \\#");
    row("> a", "\\> a");
    row("[a]: b", "\\[a]: b");
    row("[a](b)", "\\[a\\](b)");
    row("see [a](b)", "see [a\\](b)");
    row("a | b", "a \\| b");
    row("`a`", "\\`a\\`");
    row("*a*", "\\*a\\*");
    row("_a_", "_a\\_");
    row("~~a~~", "~\\~a\\~\\~");
    row("<b>", "\\<b>");
    row("&lt;", "\\&lt;");
    row("a\\", "a\\\\");
    row("a\\*", "a\\\\\\*");
    row("https://a.b", "https\\://a.b");
    row("www.a.b", "www\\.a.b");
    row("a@b.c", "a\\@b.c");
}

void TestMarkdownText::markupIsEscaped()
{
    QFETCH(const QString, text);
    QFETCH(const QString, escaped);
    QCOMPARE(formats::markdownEscaped(text), escaped);
    readsAsItIs(text);
}

/// In each place where names stand, as a reader of Markdown sees it.
void TestMarkdownText::readsAsItIs(const QString &text)
{
    const QString escaped = formats::markdownEscaped(text);
    const QString meant = base::visibleText(text).simplified();
    const auto compare = [&](const QTextBlock &block) {
        const QByteArray said =
            QStringLiteral("“%1” is written “%2” and read “%3”").arg(text, escaped, block.text()).toUtf8();
        QVERIFY2(block.text().simplified() == meant, said.constData());
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            QVERIFY2(!format.isAnchor() && !format.isImageFormat() && !format.fontItalic() && !format.fontStrikeOut() &&
                         !format.fontFixedPitch(),
                     said.constData());
        }
    };
    for (const char *place : {"%1\n\n", "## %1\n\n", "- %1\n", "before\\\n%1\n\n"}) {
        QTextDocument document;
        document.setMarkdown(QString::fromUtf8(place).arg(escaped), QTextDocument::MarkdownDialectGitHub);
        if (QByteArray(place).startsWith("before")) {
            QVERIFY2(document.toPlainText().simplified() == (QStringLiteral("before ") + meant).simplified(),
                     qPrintable(text + QStringLiteral(" → ") + escaped));
            continue;
        }
        compare(document.firstBlock());
        QVERIFY(QByteArray(place).startsWith('-') == (document.firstBlock().textList() != nullptr));
        QVERIFY(QByteArray(place).startsWith('#') == (document.firstBlock().blockFormat().headingLevel() == 2));
        QCOMPARE(document.blockCount(), 1);
    }
    QTextDocument document;
    document.setMarkdown(
        formats::markdownTable({QStringLiteral("one"), QStringLiteral("two")}, {{escaped, QStringLiteral("end")}}),
        QTextDocument::MarkdownDialectGitHub);
    const auto *table = qobject_cast<QTextTable *>(document.rootFrame()->childFrames().value(0));
    QVERIFY(table != nullptr);
    QCOMPARE(table->columns(), 2);
    compare(table->cellAt(1, 0).firstCursorPosition().block());
    QCOMPARE(table->cellAt(1, 1).firstCursorPosition().block().text(), QStringLiteral("end"));
}

void TestMarkdownText::anythingReadsAsItIs()
{
    const QStringList parts{
        QStringLiteral("a"),    QStringLiteral("b1"),       QStringLiteral(" "),   QStringLiteral("*"),
        QStringLiteral("_"),    QStringLiteral("~"),        QStringLiteral("`"),   QStringLiteral("["),
        QStringLiteral("]"),    QStringLiteral("("),        QStringLiteral(")"),   QStringLiteral("!"),
        QStringLiteral("\\"),   QStringLiteral("<"),        QStringLiteral(">"),   QStringLiteral("&"),
        QStringLiteral("amp;"), QStringLiteral("#"),        QStringLiteral("|"),   QStringLiteral("-"),
        QStringLiteral("+"),    QStringLiteral("="),        QStringLiteral(":"),   QStringLiteral("1."),
        QStringLiteral("é"),    QStringLiteral("http://x"), QStringLiteral("/"),   QStringLiteral("\""),
        QStringLiteral("@"),    QStringLiteral("^"),        QStringLiteral(".de"), QStringLiteral("…")};
    QRandomGenerator random(7);
    for (int run = 0; run < 4000 && !QTest::currentTestFailed(); ++run) {
        QString text;
        for (quint32 i = random.bounded(9U) + 1; i > 0; --i)
            text += parts.at(static_cast<int>(random.bounded(static_cast<quint32>(parts.size()))));
        if (!text.trimmed().isEmpty())
            readsAsItIs(text);
    }
}

QTEST_MAIN(TestMarkdownText)
#include "tst_markdowntext.moc"
