// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <vector>

class QIODevice;

namespace sw::formats
{

/// The part of a stream that is being looked at: grows at its end by reading, shrinks at its front by dropping, so that
/// inputs of any size take the memory of their largest document. Keeps count of bytes and lines for messages.
class ByteWindow
{
public:
    explicit ByteWindow(QIODevice &device);

    const char *begin() const { return m_bytes.data() + m_begin; }
    const char *end() const { return m_bytes.data() + m_end; }
    qsizetype size() const { return static_cast<qsizetype>(m_end - m_begin); }
    bool atEnd() const { return m_atEnd; } ///< nothing can be read behind end()
    /// Reads on; the pointers change. False at the end of the stream, or when reading failed (failure()).
    bool more();
    /// Reads until at least \p count bytes are in the window; false when the stream has not as many.
    bool need(qsizetype count);
    /// Everything before \p to has been dealt with.
    void drop(const char *to);
    /// Drops blanks and line breaks; false at the end of the stream.
    bool skipBlanks();

    qint64 offsetOf(const char *at) const { return m_dropped + (at - begin()); }
    /// Counted from 1.
    qint64 lineOf(const char *at) const;
    qint64 bytesRead() const { return m_dropped + size(); }
    const QString &failure() const { return m_failure; }

private:
    QIODevice &m_device;
    std::vector<char> m_bytes;
    size_t m_begin = 0;
    size_t m_end = 0;
    qint64 m_dropped = 0;
    qint64 m_lines = 0;
    bool m_atEnd = false;
    QString m_failure;
};

} // namespace sw::formats
