// SPDX-License-Identifier: GPL-3.0-or-later
// Index files of a million documents, entry by entry, against sorting the same keys as strings.
#include "models/base/bson/bsonbuilder.h"
#include "models/sizing/files/indexfile.h"
#include "models/sizing/keys/indexkeys.h"
#include "tests/support/figures.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr quint64 documents = 1'000'000;

/// Making keys and pages may take so many times as long as sorting.
constexpr Goal goal{Goal::Kind::AtMost, 4};

base::Bson document(std::mt19937_64 &random, quint64 number)
{
    base::BsonBuilder out;
    QByteArray id(12, '\0');
    for (int i = 0; i < 8; ++i)
        id[11 - i] = static_cast<char>((number >> (8 * i)) & 0xff);
    QByteArray uuid(16, '\0');
    for (char &byte : uuid)
        byte = static_cast<char>(random());
    out.objectId(QStringLiteral("_id"), id).binary(QStringLiteral("key"), 4, uuid);
    out.string(QStringLiteral("user"), QStringLiteral("user%1").arg(random() % 50000));
    out.date(QStringLiteral("at"), static_cast<qint64>(1700000000000 + random() % 63072000000));
    return out.real(QStringLiteral("price"), 100 + static_cast<double>(random() % 990000) / 100).finish();
}

struct Kind
{
    const char *name;
    QList<design::IndexKey> keys;
};

/// One index over all documents: keys, sorting, pages.
sizing::IndexFile make(const std::vector<base::Bson> &all, const QList<design::IndexKey> &keys,
                       std::vector<std::string> *strings)
{
    design::Index index;
    index.keys = keys;
    sizing::IndexKeys maker(index);
    sizing::EntryTable table;
    for (quint64 i = 0; i < all.size(); ++i)
        maker.add(all[i], i + 1, table);
    if (strings != nullptr) {
        for (size_t i = 0; i < table.size(); ++i)
            strings->emplace_back(table.key(i));
    }
    table.sort();
    return sizing::indexFile(table, sizing::IndexBuild::AtOnce);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    using design::KeyKind;
    const Kind kinds[] = {
        {"uuid", {{QStringLiteral("key"), KeyKind::Ascending}}},
        {"double", {{QStringLiteral("price"), KeyKind::Ascending}}},
        {"user-at", {{QStringLiteral("user"), KeyKind::Ascending}, {QStringLiteral("at"), KeyKind::Descending}}}};
    std::mt19937_64 random(3);
    std::vector<base::Bson> all;
    for (quint64 i = 0; i < documents; ++i)
        all.push_back(document(random, i));
    bool reached = true;
    for (const Kind &kind : kinds) {
        std::vector<std::string> strings;
        const sizing::IndexFile file = make(all, kind.keys, &strings);
        const auto ours = [&] {
            (void)make(all, kind.keys, nullptr);
        };
        const auto reference = [&] {
            std::vector<std::string> sorted = strings;
            std::sort(sorted.begin(), sorted.end());
        };
        const testsupport::Pair pair = testsupport::measurePaired(ours, reference, 3);
        reached &=
            testsupport::printFigure({QStringLiteral("index-file-%1").arg(QLatin1String(kind.name)), pair.ours,
                                      QStringLiteral("s"), QStringLiteral("sort-strings"), pair.reference, goal});
        std::printf("%s: %.0f entries per second, %.1f bytes each on their pages\n", kind.name,
                    file.entries / pair.ours, file.entryBytes);
    }
    return reached ? 0 : 1;
}
