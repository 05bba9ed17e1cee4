// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QByteArrayView>

#include <memory>

namespace sw::validation
{

/// A regular expression of a server: PCRE over UTF-8, with \d, \w, \s of ASCII alone.
class Pattern
{
public:
    /// \p options: i, m, s, x, as $options has them. The error's message is PCRE's.
    static base::Result<Pattern> compile(QByteArrayView pattern, QByteArrayView options);

    enum class Match { Found, None, GaveUp };
    /// Anywhere in \p text.
    Match in(QByteArrayView text) const;

private:
    struct Code;
    explicit Pattern(std::shared_ptr<const Code> code) : m_code(std::move(code)) {}

    std::shared_ptr<const Code> m_code;
};

} // namespace sw::validation
