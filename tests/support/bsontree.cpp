// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bsontree.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/bson/bsonfields.h"

#include <QtEndian>

#include <cstring>

namespace sw::testsupport
{

namespace
{

void readInto(BsonTree &tree, base::BsonFields fields)
{
    for (const base::BsonField &field : fields) {
        BsonTree child{field.name.toByteArray(), static_cast<int>(field.type), {}, {}};
        if (child.isContainer())
            readInto(child, base::BsonFields(field));
        else
            child.raw = field.value.toByteArray();
        tree.items << child;
    }
}

void addItems(base::BsonBuilder &out, const BsonTree &tree)
{
    for (const BsonTree &child : tree.items) {
        if (child.isContainer()) {
            child.type == BsonTree::Array ? out.beginArray(child.key) : out.beginDocument(child.key);
            addItems(out, child);
            out.end();
        } else {
            out.field(base::BsonField{static_cast<base::BsonType>(child.type), child.key, child.raw});
        }
    }
}

} // namespace

int BsonTree::indexOf(const QByteArray &name) const
{
    for (int i = 0; i < items.size(); ++i) {
        if (items.at(i).key == name)
            return i;
    }
    return -1;
}

const BsonTree &BsonTree::at(const QByteArray &name) const
{
    static const BsonTree none{{}, Undefined, {}, {}};
    const int i = indexOf(name);
    return i < 0 ? none : items.at(i);
}

QByteArray BsonTree::text() const
{
    return type == String ? raw.mid(4, raw.size() - 5) : QByteArray();
}

double BsonTree::number() const
{
    if (type == Int32)
        return qFromLittleEndian<qint32>(raw.constData());
    if (type == Int64)
        return static_cast<double>(qFromLittleEndian<qint64>(raw.constData()));
    double value = 0;
    if (type == Double)
        std::memcpy(&value, raw.constData(), sizeof value);
    return value;
}

QByteArrayList BsonTree::texts() const
{
    QByteArrayList out;
    if (type == String)
        out << text();
    for (const BsonTree &item : items)
        out << item.text();
    return out;
}

void BsonTree::renumber()
{
    for (qsizetype i = 0; i < items.size(); ++i)
        items[i].key = QByteArray::number(i);
}

qsizetype BsonTree::bytes() const
{
    if (!isContainer())
        return raw.size();
    qsizetype sum = 5;
    for (const BsonTree &item : items)
        sum += 2 + item.key.size() + item.bytes();
    return sum;
}

BsonTree treeOf(const base::Bson &document)
{
    BsonTree out;
    readInto(out, base::BsonFields(document));
    return out;
}

base::Bson documentOf(const BsonTree &tree)
{
    base::BsonBuilder out;
    addItems(out, tree);
    return out.finish();
}

BsonTree onlyField(const base::Bson &document)
{
    return treeOf(document).items.value(0);
}

} // namespace sw::testsupport
