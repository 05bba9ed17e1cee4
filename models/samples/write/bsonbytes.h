// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstring>

namespace sw::samples
{

/// BSON as it grows at the end of a buffer, with nothing between a value and its bytes: names are known to be right,
/// lengths are filled in when an object is closed. Numbers are written with the lowest byte first, as BSON and the
/// machines we build for have them.
class BsonBytes
{
public:
    explicit BsonBytes(QByteArray &out) : m_out(out), m_data(out.data()), m_room(out.size()), m_size(out.size()) {}
    /// What was reserved and not used is cut off.
    ~BsonBytes() { m_out.resize(m_size); }
    BsonBytes(const BsonBytes &) = delete;
    BsonBytes &operator=(const BsonBytes &) = delete;

    qsizetype size() const { return m_size; }
    void cutTo(qsizetype size) { m_size = size; }

    /// Type and name of a field, with room for \p valueBytes more.
    void head(char type, const char *name, qsizetype length, qsizetype valueBytes)
    {
        char *at = room(length + 2 + valueBytes);
        *at = type;
        std::memcpy(at + 1, name, static_cast<size_t>(length));
        at[length + 1] = '\0';
        m_size += length + 2;
    }
    /// The same of a name with a fixed number of bytes behind it that may be read: copied without a loop.
    void shortHead(char type, const char *name, qsizetype length, qsizetype valueBytes)
    {
        char *at = room(1 + paddedName + valueBytes);
        *at = type;
        std::memcpy(at + 1, name, paddedName);
        m_size += length + 2;
    }
    static constexpr qsizetype paddedName = 24;
    void bytes(const void *data, qsizetype length)
    {
        std::memcpy(room(length), data, static_cast<size_t>(length));
        m_size += length;
    }
    template <typename T>
    void number(T value)
    {
        bytes(&value, sizeof value);
    }
    /// Where the length of the object that begins here is filled in.
    qsizetype begin()
    {
        number<qint32>(0);
        return m_size - 4;
    }
    void end(qsizetype start)
    {
        *room(1) = '\0';
        ++m_size;
        const auto length = static_cast<qint32>(m_size - start);
        std::memcpy(m_data + start, &length, sizeof length);
    }

private:
    char *room(qsizetype more)
    {
        if (m_size + more > m_room)
            grow(std::max<qsizetype>({m_size + more, m_size * 2, 4096}));
        return m_data + m_size;
    }
    void grow(qsizetype size)
    {
        m_out.resize(size);
        m_data = m_out.data();
        m_room = size;
    }

    QByteArray &m_out;
    char *m_data;
    qsizetype m_room;
    qsizetype m_size;
};

} // namespace sw::samples
