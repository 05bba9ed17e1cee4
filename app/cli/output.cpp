// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <QIODevice>

#include <cerrno>

#include <cmath>

namespace sw::cli
{

namespace
{
constexpr qsizetype blockBytes = 64 * 1024;
}

Output::Output(QIODevice &device, Buffering buffering) : m_device(device), m_buffering(buffering)
{}

Output::~Output()
{
    flush();
}

void Output::write(const QByteArray &bytes)
{
    m_pending += bytes;
    if (m_buffering == Buffering::Lines || m_pending.size() >= blockBytes)
        flush();
}

void Output::line(const QString &text)
{
    write(text.toUtf8() + '\n');
}

bool Output::flush()
{
    qsizetype done = 0;
    while (m_ok && done < m_pending.size()) {
        errno = 0;
        const qint64 written = m_device.write(m_pending.constData() + done, m_pending.size() - done);
        if (written <= 0) {
            m_ok = false;
            m_closedByReader = errno == EPIPE;
            m_error = m_device.errorString();
        }
        done += written > 0 ? static_cast<qsizetype>(written) : 0;
    }
    m_pending.clear();
    return m_ok;
}

double whole(base::Bytes bytes)
{
    return std::round(bytes.value());
}

void writeTexts(base::JsonWriter &json, const QString &name, const QStringList &texts)
{
    json.key(name).beginArray();
    for (const QString &text : texts)
        json.value(text);
    json.end();
}

} // namespace sw::cli
