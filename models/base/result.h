// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace sw::base
{

/// What kind of trouble it is; decides the exit code of the command line, never the wording.
enum class ErrorCode {
    Usage,        ///< wrong arguments
    InvalidModel, ///< the project or a name in it cannot be used
    File,         ///< cannot read or write a file
    Format,       ///< a file is broken, too large or of a newer format
    Drift,        ///< the server or the plan is not what it was
    Refused,      ///< needs an acknowledgement that was not given
    Partial,      ///< some steps were done, some were not
    Unknown,      ///< the outcome of a sent command is not known
    Connection,   ///< cannot reach, TLS or login
    Rights,       ///< the login lacks a right
    Unsupported,  ///< the server's version or kind cannot do it
    Cancelled,    ///< stopped by the person
    Internal      ///< a bug
};

/// An error a person can act on: what happened, to which object, and the way out.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString message; ///< one sentence, says what happened
    QString where;   ///< the object: file and place, entity and field, server and collection
    QString wayOut;  ///< what to do about it; may be empty only for Internal and Cancelled

    /// "where: message wayOut", each part only when present, hostile characters made visible.
    QString text() const;
};

/// A value or the Error that kept it from being made. Member names follow std::expected.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }
    const T &value() const & { return std::get<0>(m_state); }
    T &value() & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    const T &operator*() const { return value(); }
    T &operator*() { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }
    const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    bool has_value() const { return !m_error.has_value(); }
    explicit operator bool() const { return has_value(); }
    const Error &error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

} // namespace sw::base
