// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keys/keynumberwriter.h"

#include <bson/bson.h>

#include <string_view>

namespace sw::sizing
{

/// Writes values as MongoDB's KeyString V1, byte by byte: the form in which index keys are stored, whose bytes sort as
/// the values do. The size of an index file depends on the order and the common beginnings of its keys, so lengths
/// alone do not give it. One encoder is used for many keys: clear(), append…(), finish(), appendRecordId().
class KeyEncoder
{
public:
    enum class Order { Ascending, Descending };

    void clear();

    /// Any BSON value, with everything in it.
    void append(const bson_iter_t &value, Order order = Order::Ascending);
    void appendNull(Order order = Order::Ascending);
    /// The key of an empty array.
    void appendUndefined(Order order = Order::Ascending);
    void appendString(std::string_view utf8, Order order = Order::Ascending);
    void appendInt32(qint32 value, Order order = Order::Ascending);
    void appendInt64(qint64 value, Order order = Order::Ascending);
    void appendDouble(double value, Order order = Order::Ascending);

    /// The end byte that follows the last value.
    void finish();
    /// A record id: three bits that tell how many bytes lie between the first and the last, the id, and the three bits
    /// again, so that it can be read from either side.
    void appendRecordId(quint64 id);

    const std::string &key() const { return m_out.bytes; }
    /// Appends the type bits as they are stored in the value of the entry.
    void storeTypeBits(std::string &out) const { m_out.typeBits.store(out); }

private:
    void value(const bson_iter_t &value);
    void fields(bson_iter_t &field);
    void items(bson_iter_t &item);
    void text(std::string_view utf8);
    void binary(const bson_iter_t &value);
    void rest(const bson_iter_t &value);
    KeyNumberWriter numbers() { return KeyNumberWriter(m_out); }
    template <typename Write>
    void ordered(Order order, const Write &write);

    KeyBuffer m_out;
};

} // namespace sw::sizing
