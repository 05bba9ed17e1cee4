// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <cstdio>
#include <cstdlib>

namespace sw::fuzz
{

/// One reader under test. A program of tests/fuzz is a driver (driver.cpp) and one target.
struct Target
{
    const char *name;
    /// Good inputs, which are changed.
    QList<QByteArray> (*seeds)();
    /// Words that the format knows.
    QList<QByteArray> words;
    /// Reads \p input, and ends the program with broken() when a promise is broken. True when it was taken for good:
    /// such an input is changed further.
    bool (*takes)(const QByteArray &input);
};

/// Defined by the target's own file.
const Target &target();

/// The whole of a file of tests/data.
QByteArray dataFile(const char *path);

[[noreturn]] inline void broken(const char *promise)
{
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

} // namespace sw::fuzz
