// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::design
{

struct ValidatorOptions
{
    /// Lenient numbers: JavaScript sends 3.0 as int and 3e9 as double, so a whole number accepts every numeric type
    /// with multipleOf 1, and a double accepts "number".
    bool lenientNumbers = false;
    bool closed = false; ///< additionalProperties:false at the top level (with _id listed)
};

} // namespace sw::design
