// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/remote/channel.h"

#include <memory>

#include <sys/types.h>

namespace sw::remote
{

/// A running helper. It has no terminal, no environment variable that holds a connection string, and one way to be
/// talked to; when this program dies, however it does, the helper finds its channel closed and ends.
class HelperProcess
{
public:
    /// Error Connection when the program is missing or does not start.
    static base::Result<std::unique_ptr<HelperProcess>> start(const QString &program);

    /// $SHAPEWRIGHT_CONNECT, or shapewright-connect beside the running program.
    static QString standardProgram();

    /// Ends it by force, whatever it does.
    ~HelperProcess();
    HelperProcess(const HelperProcess &) = delete;
    HelperProcess &operator=(const HelperProcess &) = delete;

    Channel &channel() { return m_channel; }
    pid_t processId() const { return m_process; }

private:
    HelperProcess(int file, pid_t process) : m_channel(file), m_process(process) {}

    Channel m_channel;
    const pid_t m_process;
};

} // namespace sw::remote
