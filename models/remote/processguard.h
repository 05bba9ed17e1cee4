// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::remote
{

/// While one lives, this process leaves no core dump and cannot be read by other programs of the same user, because the
/// driver keeps the password in memory. Does nothing in debug builds, where debuggers and sanitizers need to look.
class ProcessGuard
{
public:
    ProcessGuard();
    ~ProcessGuard();
    ProcessGuard(const ProcessGuard &) = delete;
    ProcessGuard &operator=(const ProcessGuard &) = delete;
};

} // namespace sw::remote
