// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace sw::testsupport
{

/// How many cases a test of chance takes: a few in the suite, all that are wanted of it where $SHAPEWRIGHT_CHAOS is
/// set.
inline int chaosRuns(int usual, int wanted)
{
    return qEnvironmentVariableIntValue("SHAPEWRIGHT_CHAOS") > 0 ? wanted : usual;
}

} // namespace sw::testsupport
