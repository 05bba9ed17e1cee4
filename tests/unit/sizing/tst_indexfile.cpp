// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "tests/support/sizes/indexfiles.h"
#include "tests/support/sizes/madevalues.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace sw;
using design::Collection;
using design::Index;
using design::KeyKind;
using sizing::EntryTable;
using sizing::IndexBuild;
using sizing::IndexFile;
using sizing::LeafFiller;
using testsupport::mixed;

namespace
{

base::Bson document(quint64 n)
{
    const quint64 random = mixed(n);
    base::BsonBuilder out;
    out.int64(QStringLiteral("_id"), static_cast<qint64>(n));
    QByteArray uuid(16, '\0');
    for (int i = 0; i < 8; ++i) {
        uuid[i] = static_cast<char>(random >> (8 * i));
        uuid[8 + i] = static_cast<char>(mixed(random) >> (8 * i));
    }
    out.binary(QStringLiteral("key"), 4, uuid);
    out.string(QStringLiteral("status"),
               QStringList{QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped")}.at(
                   static_cast<qsizetype>(random % 3)));
    out.date(QStringLiteral("at"), static_cast<qint64>(1700000000000 + random % 63072000000));
    out.real(QStringLiteral("price"), 100 + static_cast<double>(random % 990000) / 100);
    out.beginArray(QStringLiteral("tags"));
    for (quint64 i = 0; i < random % 4; ++i)
        out.string(out.nextIndex(), QStringLiteral("tag%1").arg(mixed(random + i) % 500));
    return out.end().finish();
}

Collection collection()
{
    Collection out;
    for (const char *path : {"key", "status", "at", "price", "tags"}) {
        Index index;
        index.keys = {{QString::fromLatin1(path), KeyKind::Ascending}};
        index.name = QString::fromLatin1(path);
        out.indexes << index;
    }
    Index both;
    both.keys = {{QStringLiteral("status"), KeyKind::Ascending}, {QStringLiteral("at"), KeyKind::Descending}};
    both.name = QStringLiteral("status_at");
    out.indexes << both;
    return out;
}

std::string key(int number, size_t length)
{
    std::string out = QByteArray::number(number).rightJustified(8, '0').toStdString();
    out.resize(length, 'x');
    return out;
}

} // namespace

class TestIndexFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingAndLittle();
    void pagesAreFull();
    void prefixes();
    void stickyPrefix();
    void splitPoint();
    void longKeys();
    void innerPages();
    void allIndexesOfACollection();
    void grownPages();
};

void TestIndexFile::nothingAndLittle()
{
    const IndexFile none = sizing::indexFile({}, IndexBuild::AtOnce);
    QCOMPARE(none.file.value(), 4096.0);
    EntryTable one;
    one.add("abc", "");
    // The file's head, a leaf, the root and two notes of the checkpoint, as on a server.
    QCOMPARE(sizing::indexFile(one, IndexBuild::AtOnce).file.value(), 20480.0);
}

void TestIndexFile::pagesAreFull()
{
    // Nothing in common: 101 bytes each with the cell's head, (14,745 - 40) / 103 on a page with the length's byte.
    LeafFiller filler(IndexBuild::AtOnce);
    std::mt19937_64 random(1);
    std::vector<std::string> keys;
    for (int i = 0; i < 10000; ++i) {
        std::string text(100, 'x');
        for (int j = 0; j < 8; ++j)
            text[static_cast<size_t>(j)] = static_cast<char>(random());
        keys.push_back(text);
    }
    std::sort(keys.begin(), keys.end());
    for (const std::string &each : keys)
        filler.add(each, 0);
    filler.finish();
    const double perPage = std::floor((14745.0 - 40) / 102);
    QCOMPARE(filler.entryBytes(), quint64(1020000));
    QCOMPARE(static_cast<double>(filler.pages().size()), std::ceil(10000 / perPage));
    QCOMPARE(static_cast<double>(sizing::blocksOf(filler.pages())),
             16384.0 * 69 + 16384.0 * (std::fmod(10000, perPage) * 102 + 40 > 12288 ? 1 : 0) +
                 (std::fmod(10000, perPage) * 102 + 40 > 12288
                      ? 0
                      : 4096 * std::ceil((std::fmod(10000, perPage) * 102 + 40) / 4096)));
}

void TestIndexFile::prefixes()
{
    LeafFiller filler(IndexBuild::AtOnce);
    filler.add("abcdefgh", 0); // 1 + 8
    QCOMPARE(filler.entryBytes(), quint64(9));
    filler.add("abcdefgz", 0); // shares seven: 2 + 1
    QCOMPARE(filler.entryBytes(), quint64(12));
    filler.add("abczzzzz", 0); // three are too few
    QCOMPARE(filler.entryBytes(), quint64(21));
    filler.add("abczzzzzz", 1); // a value of one byte has a head too: 2 + 1 + 2
    QCOMPARE(filler.entryBytes(), quint64(26));
    LeafFiller longOnes(IndexBuild::AtOnce);
    longOnes.add(std::string(300, 'a'), 0); // 1 + 2 for the length + 300
    QCOMPARE(longOnes.entryBytes(), quint64(303));
    longOnes.add(std::string(301, 'a'), 0); // at most 255 are shared: 2 + 46
    QCOMPARE(longOnes.entryBytes(), quint64(351));
}

void TestIndexFile::stickyPrefix()
{
    LeafFiller filler(IndexBuild::AtOnce);
    filler.add("aaaaa00000000000000000", 0);
    filler.add("aaaaa11111111111111111", 0); // shares 5
    const quint64 before = filler.entryBytes();
    filler.add("aaaaa11111111199999999", 0); // could share 14, nine more: stays at 5
    QCOMPARE(filler.entryBytes() - before, quint64(2 + 17));
    filler.add("aaaaa111111111999999999", 0); // 22, seventeen more
    QCOMPARE(filler.entryBytes() - before, quint64(2 + 17 + 2 + 1));
}

void TestIndexFile::splitPoint()
{
    LeafFiller atOnce(IndexBuild::AtOnce);
    LeafFiller grown(IndexBuild::WithTheDocuments);
    for (int i = 1000; i < 1200; ++i) {
        // Each shares six bytes with the one before: 2 + 55.
        const std::string text = "abcdef" + std::string(1, static_cast<char>(i % 250)) + key(i, 54);
        atOnce.add(text, 0);
        grown.add(text, 0);
    }
    QCOMPARE(atOnce.entryBytes(), quint64(62 + 199 * 57));
    QCOMPARE(grown.entryBytes(), atOnce.entryBytes() + 5); // one whole key more, 62 bytes
}

void TestIndexFile::longKeys()
{
    LeafFiller filler(IndexBuild::AtOnce);
    filler.add("aaaa" + std::string(1470, 'x'), 0); // 1,474: the longest that stays
    QCOMPARE(filler.longBlocks(), quint64(0));
    filler.add("bbbb" + std::string(1471, 'x'), 0);
    QCOMPARE(filler.longBlocks(), quint64(4096));
    filler.add("cccc" + std::string(4053, 'x'), 0); // with the head of the block one byte too many
    QCOMPARE(filler.longBlocks(), quint64(4096 + 8192));
    const quint64 before = filler.entryBytes();
    filler.add("cccc" + std::string(4053, 'x'), 0);
    QVERIFY(filler.entryBytes() - before < 12);
}

void TestIndexFile::innerPages()
{
    QCOMPARE(sizing::innerBlocks({}).value(), 0.0);
    QCOMPARE(sizing::innerBlocks({1}).value(), 4096.0);
    const std::vector<quint32> many(5000, 16); // some 28 bytes each
    const double bytes = sizing::innerBlocks(many).value();
    QVERIFY2(bytes > 5000 * 26 && bytes < 5000 * 36, qPrintable(QString::number(bytes)));
}

void TestIndexFile::allIndexesOfACollection()
{
    const auto files = testsupport::indexFiles(document, 20000, collection());
    QCOMPARE(files.size(), 7);
    double entries = 0;
    for (quint64 n = 0; n < 20000; ++n) {
        EntryTable table;
        sizing::IndexKeys(collection().indexes.at(4)).add(document(n), n + 1, table);
        entries += static_cast<double>(table.size());
    }
    for (auto it = files.begin(); it != files.end(); ++it) {
        QCOMPARE(it->entries, it.key() == QLatin1String("tags") ? entries : 20000.0);
        QVERIFY(it->file.value() >= it->leaves * 12288 && std::fmod(it->file.value(), 4096) == 0);
    }
}

/// Entries that came in ascending order fill their leaves; at random the leaves break up when they no longer fit into
/// memory: a server's index on 60,000 UUIDs had 131 leaves of 8 and 12 KiB, on 40,000 of them 59.
void TestIndexFile::grownPages()
{
    const auto grown = [](quint64 documents, const char *path) {
        Index index;
        index.keys = {{QString::fromLatin1(path), KeyKind::Ascending}};
        sizing::IndexKeys keys(index);
        EntryTable table;
        for (quint64 n = 0; n < documents; ++n)
            keys.add(document(n), n + 1, table);
        table.sort();
        return sizing::indexFile(table, IndexBuild::WithTheDocuments);
    };
    QVERIFY(std::abs(grown(40000, "key").leaves - 59) <= 1);
    const IndexFile broken = grown(60000, "key");
    QVERIFY2(std::abs(broken.leaves - 131) <= 3, qPrintable(QString::number(broken.leaves)));
    QVERIFY2(std::abs(broken.file.value() / 1380352 - 1) < 0.03, qPrintable(QString::number(broken.file.value())));
    const IndexFile ascending = grown(60000, "_id");
    QVERIFY(ascending.leaves * 14745 < 1.03 * ascending.entries * ascending.entryBytes);
}

QTEST_APPLESS_MAIN(TestIndexFile)
#include "tst_indexfile.moc"
