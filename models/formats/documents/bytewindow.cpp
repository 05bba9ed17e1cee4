// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/bytewindow.h"

#include <QFileDevice>
#include <QIODevice>

#include <algorithm>
#include <cstring>

namespace sw::formats
{

namespace
{
constexpr size_t blockBytes = 1024 * 1024;
}

ByteWindow::ByteWindow(QIODevice &device) : m_device(device)
{}

bool ByteWindow::more()
{
    if (m_atEnd)
        return false;
    if (m_begin > 0) {
        std::memmove(m_bytes.data(), m_bytes.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
    }
    const size_t wanted =
        std::max(blockBytes, m_end); // doubles, so that a large document is not read again for every block
    if (m_bytes.size() < m_end + wanted)
        m_bytes.resize(m_end + wanted);
    const qint64 got = m_device.read(m_bytes.data() + m_end, static_cast<qint64>(wanted));
    if (got > 0) {
        m_end += static_cast<size_t>(got);
        return true;
    }
    m_atEnd = true;
    const auto *file = qobject_cast<QFileDevice *>(&m_device);
    if (got < 0 && file && file->error() != QFileDevice::NoError)
        m_failure = file->errorString();
    return false;
}

bool ByteWindow::need(qsizetype count)
{
    while (size() < count) {
        if (!more())
            return false;
    }
    return true;
}

void ByteWindow::drop(const char *to)
{
    m_lines += std::count(begin(), to, '\n');
    m_dropped += to - begin();
    m_begin += static_cast<size_t>(to - begin());
}

bool ByteWindow::skipBlanks()
{
    while (true) {
        const char *at = begin();
        while (at < end() && (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'))
            ++at;
        drop(at);
        if (size() > 0)
            return true;
        if (!more())
            return false;
    }
}

qint64 ByteWindow::lineOf(const char *at) const
{
    return m_lines + 1 + std::count(begin(), at, '\n');
}

} // namespace sw::formats
