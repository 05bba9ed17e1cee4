// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/indexes/indexfilter.h"

#include "models/base/texts.h"

#include <QJsonArray>

namespace sw::schema
{

namespace
{

constexpr int deepest = 20;

struct FilterOperator
{
    const char *name;
    int major; ///< first version of a server that takes it
};
constexpr FilterOperator valueOperators[] = {{"$eq", 0}, {"$gt", 0},     {"$gte", 0},  {"$lt", 0},  {"$lte", 0},
                                             {"$in", 6}, {"$exists", 0}, {"$type", 0}, {"$all", 0}, {"$geoWithin", 6}};
constexpr FilterOperator listOperators[] = {{"$and", 0}, {"$or", 6}};
/// What Extended JSON writes as an object: a value, not a question.
constexpr const char *extendedNames[] = {"$oid",  "$date",          "$numberInt", "$numberLong", "$numberDouble",
                                         "$uuid", "$numberDecimal", "$binary",    "$timestamp"};

template <typename Table>
const FilterOperator *findOperator(const Table &table, const QString &name)
{
    for (const FilterOperator &row : table) {
        if (name == QLatin1String(row.name))
            return &row;
    }
    return nullptr;
}

bool isExtendedValue(const QJsonObject &object)
{
    return std::any_of(std::begin(extendedNames), std::end(extendedNames),
                       [&](const char *name) { return object.contains(QLatin1String(name)); });
}

bool asksByOperators(const QJsonObject &object)
{
    return !object.isEmpty() && object.begin().key().startsWith(QLatin1Char('$')) && !isExtendedValue(object);
}

/// Walks over a filter and collects what is wrong.
class FilterRules
{
public:
    explicit FilterRules(const ServerVersion &server) : m_server(server) {}

    void query(const QJsonObject &filter, int level = 0)
    {
        if (level > deepest)
            return refuse(Text::tr("Its filter is nested more than %1 deep.").arg(deepest));
        for (auto it = filter.begin(); it != filter.end(); ++it) {
            if (!it.key().startsWith(QLatin1Char('$')))
                value(it.key(), it.value());
            else if (known(listOperators, it.key()))
                alternatives(it.key(), it.value(), level);
        }
    }

    QList<base::Error> faults;

private:
    void refuse(const QString &message)
    {
        faults << base::Error{
            base::ErrorCode::InvalidModel,
            message,
            {},
            Text::tr(
                "Write {\"status\": \"active\"} or use $eq, $gt, $gte, $lt, $lte, $exists: true, $type, $and; from "
                "MongoDB 6.0 on also $in, $or and $geoWithin.")};
    }
    template <typename Table>
    bool known(const Table &table, const QString &name)
    {
        const FilterOperator *row = findOperator(table, name);
        if (!row)
            refuse(Text::tr("The filter of a partial index cannot have %1 (code 67).").arg(name));
        else if (m_server.major < row->major)
            refuse(Text::tr("MongoDB %1.%2 does not take %3 in the filter of a partial index (code 67).")
                       .arg(m_server.major)
                       .arg(m_server.minor)
                       .arg(name));
        return row != nullptr;
    }
    void alternatives(const QString &name, const QJsonValue &list, int level)
    {
        const QJsonArray items = list.toArray();
        if (items.isEmpty())
            refuse(Text::tr("%1 in its filter needs a list of queries.").arg(name));
        for (const QJsonValue &item : items) {
            if (item.isObject())
                query(item.toObject(), level + 1);
            else
                refuse(Text::tr("%1 in its filter needs a list of queries.").arg(name));
        }
    }
    void value(const QString &path, const QJsonValue &wanted)
    {
        if (!wanted.isObject() || isExtendedValue(wanted.toObject()))
            return;
        const QJsonObject object = wanted.toObject();
        if (!asksByOperators(object))
            return refuse(
                Text::tr("Its filter compares %1 with an object, whose order of fields a project cannot keep: "
                         "ask for the field in it, as in “%1.name”.")
                    .arg(path));
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (known(valueOperators, it.key()) && it.key() == QLatin1String("$exists") &&
                !it->toBool(it->toInt() != 0))
                refuse(
                    Text::tr("Its filter asks where %1 does not exist, which a server refuses (code 67).").arg(path));
        }
    }

    const ServerVersion m_server;
};

} // namespace

QList<base::Error> filterFaults(const QJsonObject &filter, const ServerVersion &server)
{
    FilterRules rules(server);
    rules.query(filter);
    return rules.faults;
}

std::optional<QJsonObject> filterWithPaths(const QJsonObject &filter,
                                           const std::function<std::optional<QString>(const QString &)> &path)
{
    QJsonObject changed;
    for (auto it = filter.begin(); it != filter.end(); ++it) {
        if (!it.key().startsWith(QLatin1Char('$'))) {
            const std::optional<QString> other = path(it.key());
            if (!other)
                return std::nullopt;
            changed.insert(*other, it.value());
            continue;
        }
        QJsonArray items;
        for (const QJsonValue &item : it->toArray()) {
            const std::optional<QJsonObject> inner = filterWithPaths(item.toObject(), path);
            if (!inner)
                return std::nullopt;
            items << *inner;
        }
        changed.insert(it.key(), items);
    }
    return changed;
}

QStringList filterPaths(const QJsonObject &filter)
{
    QStringList paths;
    filterWithPaths(filter, [&](const QString &path) {
        paths << path;
        return std::optional(path);
    });
    return paths;
}

} // namespace sw::schema
