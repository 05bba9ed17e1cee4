// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::test
{

/// How much slower a program runs for certain checks of its memory.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr int slowdown = 10;
#else
inline constexpr int slowdown = 1;
#endif

/// Milliseconds that a test waits for what comes in any case.
inline constexpr int patience = 60'000 * slowdown;

} // namespace sw::test
