// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace sw::base
{

/// How many values an enumeration has from 0 up to \p last, its last one.
template <auto last>
inline constexpr std::size_t countUpTo = static_cast<std::size_t>(last) + 1;

/// True when \p rows has one row for each value up to \p last, in their order; \p key says whose it is. For
/// static_assert.
template <auto last, typename Row, std::size_t n>
constexpr bool isTableOf(const Row (&rows)[n], decltype(last) Row::*key)
{
    for (std::size_t i = 0; i < n; ++i) {
        if (static_cast<std::size_t>(rows[i].*key) != i)
            return false;
    }
    return n == countUpTo<last>;
}

/// A name for each value of an enumeration from \p first to \p last; one too few or too many does not compile.
template <auto last, int first = 0>
class EnumNames
{
public:
    using Enum = decltype(last);
    static constexpr std::size_t count = countUpTo<last> - first;

    template <typename... Names>
    constexpr explicit EnumNames(Names... names) : m_names{names...}
    {
        static_assert(sizeof...(Names) == count, "a name for each value");
    }

    /// nullptr for a number that is no value.
    constexpr const char *operator[](Enum value) const
    {
        const auto place = static_cast<std::size_t>(static_cast<int>(value) - first);
        return place < count ? m_names[place] : nullptr;
    }
    constexpr auto begin() const { return m_names.begin(); }
    constexpr auto end() const { return m_names.end(); }
    /// The value that has \p name; nothing when none has.
    std::optional<Enum> find(QStringView name) const
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (name == QLatin1String(m_names[i]))
                return static_cast<Enum>(static_cast<int>(i) + first);
        }
        return std::nullopt;
    }

private:
    std::array<const char *, count> m_names;
};

/// The name that \p names has for \p value; empty for a number that is no value.
template <auto last, int first>
QLatin1String nameOf(const EnumNames<last, first> &names, decltype(last) value)
{
    return QLatin1String(names[value]);
}

} // namespace sw::base
