// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace sw::validation
{

/// Why a server does not accept a validator: its error code and a sentence.
struct Refusal
{
    int code;
    QString message;
};

namespace refusalCode
{
inline constexpr int badValue = 2;
inline constexpr int failedToParse = 9;
inline constexpr int typeMismatch = 14;
inline constexpr int featureNotAllowed = 224;
inline constexpr int noDisallowedFunction = 4660800;
inline constexpr int noRandom = 3040500;
inline constexpr int noNear = 5626500;
inline constexpr int badPattern = 51091;
} // namespace refusalCode

/// The first refusal that was found.
class Refused
{
public:
    void refuse(int code, const QString &message)
    {
        if (!m_first)
            m_first = Refusal{code, message};
    }
    explicit operator bool() const { return m_first.has_value(); }
    const std::optional<Refusal> &first() const { return m_first; }

private:
    std::optional<Refusal> m_first;
};

} // namespace sw::validation
