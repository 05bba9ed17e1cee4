// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <algorithm>
#include <cstring>

namespace sw::base
{

/// memcpy() takes no null pointer, not even to copy nothing, and empty texts have one.
inline void copyBytes(char *to, const void *from, qsizetype length)
{
    if (length > 0)
        std::memcpy(to, from, static_cast<size_t>(length));
}

/// The end of a buffer that many small pieces are written to: QByteArray::append() asks several questions for each.
class GrowingBytes
{
public:
    explicit GrowingBytes(QByteArray &out) : m_out(out), m_data(out.data()), m_room(out.size()), m_size(out.size()) {}
    /// What was reserved and not used is cut off.
    ~GrowingBytes() { m_out.resize(m_size); }
    GrowingBytes(const GrowingBytes &) = delete;
    GrowingBytes &operator=(const GrowingBytes &) = delete;

    const char *data() const { return m_data; }
    qsizetype size() const { return m_size; }
    void cutTo(qsizetype size) { m_size = size; }

    void bytes(const void *data, qsizetype length)
    {
        copyBytes(room(length), data, length);
        m_size += length;
    }
    void byte(char c)
    {
        *room(1) = c;
        ++m_size;
    }
    /// Where \p more bytes can be written, of which taken() says where they end.
    char *room(qsizetype more)
    {
        if (m_size + more > m_room)
            grow(std::max<qsizetype>({m_size + more, m_size * 2, 4096}));
        return m_data + m_size;
    }
    void taken(const char *end) { m_size = end - m_data; }
    /// Writes over what is there.
    void replace(qsizetype at, const void *data, qsizetype length) { copyBytes(m_data + at, data, length); }

private:
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

} // namespace sw::base
