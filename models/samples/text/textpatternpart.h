// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/text/textpattern.h"

namespace sw::samples
{

/// A node of a parsed expression.
struct TextPattern::Part
{
    enum class Kind { Characters, Sequence, Alternatives, Repeat };
    Kind kind = Kind::Sequence;
    std::vector<std::string> characters; ///< UTF-8, one character each
    std::vector<Part> parts;             ///< of Repeat the one that is repeated
    int least = 1;                       ///< of Repeat
    int most = 1;                        ///< -1 = no limit
    double shortest = 0;                 ///< in characters, set by measure()
    double longest = 0;

    void measure();
    double slack() const;
};

} // namespace sw::samples
