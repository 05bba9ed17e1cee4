// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/savedentries.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/design/shape/documentsize.h"

namespace sw::design
{

namespace
{

constexpr double mostPresent = 0.5; ///< share of the documents that have the value, for leaving out the others to pay

/// Share of the documents of \p root that have a value other than null at \p path.
double presentShare(const Node &root, const QString &path)
{
    double share = 1;
    for (qsizetype end = path.indexOf(QLatin1Char('.'));; end = path.indexOf(QLatin1Char('.'), end + 1)) {
        const Node *node = nodeAt(root, path.left(end));
        if (!node)
            return 1;
        share *= node->presence * filledShare(*node);
        if (node->isArray() && node->count.min < 1)
            share *= std::min(1.0, node->count.likely);
        if (end < 0)
            return share;
    }
}

/// The value at \p path, or one of the array that is there.
const Node &valueAt(const Node &root, const QString &path)
{
    const Node *node = nodeAt(root, path);
    while (node->isArray() && !node->fields.isEmpty())
        node = &node->item();
    return *node;
}

/// True when the field may be there without a value: null, or an empty array.
bool holdsNoValue(const Node &root, const QString &path)
{
    const Node *node = nodeAt(root, path);
    return node->nullable || node->isArray();
}

/// A server sees that an equality needs no null; that a range needs none it sees only where the field must be there.
bool canLeaveOut(const Node &root, const Condition &condition)
{
    if (!nodeAt(root, condition.path) || isBelowData(root, condition.path))
        return false;
    if (!holdsNoValue(root, condition.path))
        return condition.isEquality() || condition.isRange();
    const Node &value = valueAt(root, condition.path);
    return condition.isEquality() && value.types.size() == 1 && schema::traitsOf(value.type()).appendLowest;
}

} // namespace

void addAboveNull(base::BsonBuilder &filter, const QString &path, schema::FieldType type)
{
    filter.beginDocument(path);
    if (const auto appendLowest = schema::traitsOf(type).appendLowest)
        appendLowest(filter, QStringLiteral("$gte"));
    else
        filter.boolean(QStringLiteral("$exists"), true);
    filter.end();
}

base::Bson savedEntries(const Collection &in, const Access &access)
{
    QString rarest;
    double least = mostPresent;
    for (const Condition &condition : access.conditions) {
        const double share = presentShare(in.root, condition.path);
        if (share < least && canLeaveOut(in.root, condition)) {
            least = share;
            rarest = condition.path;
        }
    }
    if (rarest.isEmpty())
        return {};
    base::BsonBuilder filter;
    const Node &node = valueAt(in.root, rarest);
    if (holdsNoValue(in.root, rarest))
        addAboveNull(filter, rarest, node.type());
    else
        filter.beginDocument(rarest).boolean(QStringLiteral("$exists"), true).end();
    return filter.finish();
}

} // namespace sw::design
