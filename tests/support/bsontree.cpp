// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bsontree.h"

#include <bson/bson.h>

#include <QtEndian>

#include <cstring>

namespace sw::testsupport
{

namespace
{

void readInto(BsonTree &tree, const char *bytes)
{
    bson_t view;
    bson_iter_t it;
    const auto length = qFromLittleEndian<quint32>(bytes);
    if (!bson_init_static(&view, reinterpret_cast<const uint8_t *>(bytes), length) || !bson_iter_init(&it, &view))
        return;
    while (bson_iter_next(&it)) {
        BsonTree child;
        const char *key = bson_iter_key(&it);
        child.key = key;
        child.type = bson_iter_type(&it);
        const char *value = key + child.key.size() + 1;
        if (child.isContainer())
            readInto(child, value);
        else
            child.raw = QByteArray(value, bytes + it.next_off - value);
        tree.items << child;
    }
}

void append(QByteArray &out, const BsonTree &tree)
{
    const qsizetype start = out.size();
    out.append(4, 0);
    for (const BsonTree &child : tree.items) {
        out.append(static_cast<char>(child.type)).append(child.key).append('\0');
        if (child.isContainer())
            append(out, child);
        else
            out.append(child.raw);
    }
    out.append('\0');
    qToLittleEndian(static_cast<quint32>(out.size() - start), out.data() + start);
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
    readInto(out, document.bytes().constData());
    return out;
}

base::Bson documentOf(const BsonTree &tree)
{
    QByteArray bytes;
    append(bytes, tree);
    bson_t view;
    if (!bson_init_static(&view, reinterpret_cast<const uint8_t *>(bytes.constData()),
                          static_cast<size_t>(bytes.size())))
        return {};
    return base::Bson(&view);
}

BsonTree onlyField(const base::Bson &document)
{
    return treeOf(document).items.value(0);
}

} // namespace sw::testsupport
