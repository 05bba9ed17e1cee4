// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/ids.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <mutex>
#include <unordered_set>

namespace sw::base
{

namespace
{

struct Hash
{
    size_t operator()(const QString &text) const { return qHash(text, QHashSeed::globalSeed()); }
};

/// Several tables, so that threads seldom wait for each other.
struct Table
{
    std::mutex mutex;
    std::unordered_set<QString, Hash> texts; // its elements keep their places
};
constexpr size_t tableCount = 16;

} // namespace

const QString *placeOfIdText(const QString &text)
{
    if (text.isEmpty())
        return nullptr;
    static auto *const tables = new std::array<Table, tableCount>; // outlives every identity
    Table &table = (*tables)[Hash()(text) % tableCount];
    const std::lock_guard lock(table.mutex);
    return &*table.texts.insert(text).first;
}

QString newIdText()
{
    static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    QString text(12, QLatin1Char('a'));
    for (QChar &c : text)
        c = QLatin1Char(alphabet[QRandomGenerator::global()->bounded(36)]);
    return text;
}

bool isValidIdText(const QString &text)
{
    const auto valid = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_' ||
               c == u'-' || c == u'.';
    };
    return !text.isEmpty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), valid);
}

} // namespace sw::base
