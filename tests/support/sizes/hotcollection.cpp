// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/hotcollection.h"

#include "models/base/bson/bsonbuilder.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

#include <bson/bson.h>

namespace sw::testsupport
{

namespace
{

bool find(const base::Bson &document, const QString &path, bson_t *view, bson_iter_t *value)
{
    bson_iter_t it;
    return document.view(view) && bson_iter_init(&it, view) &&
           bson_iter_find_descendant(&it, path.toUtf8().constData(), value);
}

/// Type and bytes of the value at \p path, to tell values apart.
QByteArray keyOf(const base::Bson &document, const QString &path)
{
    bson_t view;
    bson_iter_t value;
    if (!find(document, path, &view, &value))
        return {};
    bson_t one = BSON_INITIALIZER;
    bson_append_iter(&one, "", 0, &value);
    const QByteArray bytes(reinterpret_cast<const char *>(bson_get_data(&one)), static_cast<qsizetype>(one.len));
    bson_destroy(&one);
    return bytes;
}

qint64 dateOf(const base::Bson &document, const QString &path)
{
    bson_t view;
    bson_iter_t value;
    return find(document, path, &view, &value) ? bson_iter_date_time(&value) : 0;
}

/// A document with values of others, as they are there.
class CopiedValues
{
public:
    CopiedValues() { bson_init(&m_bson); }
    ~CopiedValues() { bson_destroy(&m_bson); }
    CopiedValues(const CopiedValues &) = delete;
    CopiedValues &operator=(const CopiedValues &) = delete;
    void add(const QByteArray &name, const base::Bson &document, const QString &path)
    {
        bson_t view;
        bson_iter_t value;
        if (find(document, path, &view, &value))
            bson_append_iter(&m_bson, name.constData(), static_cast<int>(name.size()), &value);
    }
    base::Bson finish() const { return base::Bson(&m_bson); }

private:
    bson_t m_bson;
};

constexpr size_t valuesAtOnce = 100;

base::Bson findCommand(base::BsonBuilder &command, const base::Bson &filter, const QString &index)
{
    static const base::Bson nothingOfIt = *base::Bson::fromJson(R"({"_id": 0, "zz": 1})");
    return command.document(QStringLiteral("filter"), filter)
        .document(QStringLiteral("projection"), nothingOfIt)
        .string(QStringLiteral("hint"), index)
        .boolean(QStringLiteral("singleBatch"), true)
        .int32(QStringLiteral("batchSize"), 1'000'000)
        .finish();
}

} // namespace

HotCollection::HotCollection(const HotAccess &access, std::vector<base::Bson> documents) : m_access(access)
{
    QSet<QByteArray> ids;
    for (base::Bson &document : documents) {
        const QByteArray id = keyOf(document, QStringLiteral("_id"));
        if (ids.contains(id))
            continue;
        ids.insert(id);
        m_documents.push_back(std::move(document));
    }
    m_access.documents = std::min(m_access.documents, static_cast<int>(m_documents.size()));
    m_next = static_cast<size_t>(m_access.documents);
    choose();
}

/// The documents by the value that they are found by.
std::vector<std::vector<size_t>> HotCollection::groups() const
{
    std::vector<std::vector<size_t>> groups;
    QHash<QByteArray, size_t> known;
    const auto count = static_cast<size_t>(m_access.documents);
    for (size_t i = 0; i < count; ++i) {
        const QByteArray key = keyOf(m_documents[i], path());
        const auto found = known.constFind(key);
        if (found == known.cend()) {
            known.insert(key, groups.size());
            groups.push_back({i});
        } else {
            groups[*found].push_back(i);
        }
    }
    return groups;
}

void HotCollection::choose()
{
    if (m_access.form == HotForm::Skewed) {
        chooseSkewed();
        return;
    }
    std::vector<std::vector<size_t>> all = groups();
    m_groups = static_cast<double>(all.size());
    const auto wanted = static_cast<size_t>(m_access.amount * m_groups);
    switch (m_access.form) {
    case HotForm::Random:
        for (size_t i = all.size() - 1; i > 0; --i)
            std::swap(all[i], all[static_cast<size_t>(m_chance.below(static_cast<qint64>(i + 1)))]);
        all.resize(wanted);
        break;
    case HotForm::Newest:
        all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(wanted));
        break;
    case HotForm::NewestOfEach:
        for (std::vector<size_t> &group : all) {
            const size_t most = std::min(group.size(), static_cast<size_t>(m_access.amount));
            std::vector<std::pair<qint64, size_t>> dated;
            for (const size_t n : group)
                dated.emplace_back(-dateOf(m_documents[n], order()), n);
            std::sort(dated.begin(), dated.end());
            group.clear();
            for (size_t i = 0; i < most; ++i)
                group.push_back(dated[i].second);
        }
        break;
    case HotForm::Skewed:
        break;
    }
    for (const std::vector<size_t> &group : all) {
        m_targets.push_back(group.front());
        m_hot.insert(m_hot.end(), group.begin(), group.end());
    }
}

/// Ranks are given to documents by lot.
void HotCollection::chooseSkewed()
{
    std::vector<size_t> ranked(static_cast<size_t>(m_access.documents));
    std::iota(ranked.begin(), ranked.end(), 0);
    for (size_t i = ranked.size() - 1; i > 0; --i)
        std::swap(ranked[i], ranked[static_cast<size_t>(m_chance.below(static_cast<qint64>(i + 1)))]);
    double sum = 0;
    for (size_t rank = 1; rank <= ranked.size(); ++rank)
        m_cumulated.push_back(sum += std::pow(static_cast<double>(rank), -m_access.amount));
    const auto most = std::lower_bound(m_cumulated.begin(), m_cumulated.end(), 0.9 * sum) - m_cumulated.begin() + 1;
    m_groups = static_cast<double>(ranked.size());
    m_hot.assign(ranked.begin(), ranked.begin() + most);
    m_targets = ranked;
}

double HotCollection::found() const
{
    return m_access.form == HotForm::NewestOfEach ? m_access.amount : m_access.documents / m_groups;
}

size_t HotCollection::drawTarget()
{
    if (m_cumulated.empty())
        return m_targets[static_cast<size_t>(m_chance.below(static_cast<qint64>(m_targets.size())))];
    const double at = m_chance.share() * m_cumulated.back();
    return m_targets[static_cast<size_t>(std::lower_bound(m_cumulated.begin(), m_cumulated.end(), at) -
                                         m_cumulated.begin())];
}

size_t HotCollection::drawHot()
{
    return m_hot[static_cast<size_t>(m_chance.below(static_cast<qint64>(m_hot.size())))];
}

QList<base::Bson> HotCollection::finds(const std::vector<size_t> &targets, const QString &index) const
{
    const QString name = QLatin1String(m_access.world);
    QList<base::Bson> commands;
    if (m_access.form == HotForm::NewestOfEach) {
        for (const size_t target : targets) {
            CopiedValues filter;
            filter.add(path().toUtf8(), m_documents[target], path());
            base::BsonBuilder command;
            command.string(QStringLiteral("find"), name)
                .int32(QStringLiteral("limit"), static_cast<int>(m_access.amount))
                .beginDocument(QStringLiteral("sort"))
                .int32(order(), -1)
                .end();
            commands << findCommand(command, filter.finish(), index);
        }
        return commands;
    }
    for (size_t i = 0; i < targets.size(); i += valuesAtOnce) {
        CopiedValues values;
        for (size_t j = i; j < std::min(targets.size(), i + valuesAtOnce); ++j)
            values.add(QByteArray::number(static_cast<qint64>(j - i)), m_documents[targets[j]], path());
        base::BsonBuilder filter;
        filter.beginDocument(path()).array(QStringLiteral("$in"), values.finish()).end();
        base::BsonBuilder command;
        command.string(QStringLiteral("find"), name);
        commands << findCommand(command, filter.finish(), index);
    }
    return commands;
}

base::Bson HotCollection::insertion(int count)
{
    const size_t end = std::min(m_documents.size(), m_next + static_cast<size_t>(count));
    if (m_next == end)
        return {};
    base::BsonBuilder command;
    command.string(QStringLiteral("insert"), QLatin1String(m_access.world)).beginArray(QStringLiteral("documents"));
    for (; m_next < end; ++m_next)
        command.document(command.nextIndex(), m_documents[m_next]);
    return command.finish();
}

base::Bson HotCollection::updates(int count)
{
    static const base::Bson change = *base::Bson::fromJson(R"({"$inc": {"changes": 1}})");
    base::BsonBuilder command;
    command.string(QStringLiteral("update"), QLatin1String(m_access.world)).beginArray(QStringLiteral("updates"));
    for (int i = 0; i < count; ++i) {
        CopiedValues filter;
        filter.add("_id", m_documents[drawHot()], QStringLiteral("_id"));
        command.beginDocument(command.nextIndex())
            .document(QStringLiteral("q"), filter.finish())
            .document(QStringLiteral("u"), change)
            .end();
    }
    return command.finish();
}

} // namespace sw::testsupport
