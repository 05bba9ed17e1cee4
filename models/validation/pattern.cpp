// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/pattern.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <array>

namespace sw::validation
{

struct Pattern::Code
{
    explicit Code(pcre2_code *compiled) : code(compiled), match(pcre2_match_data_create_from_pattern(compiled, nullptr))
    {}
    ~Code()
    {
        pcre2_match_data_free(match);
        pcre2_code_free(code);
    }
    Code(const Code &) = delete;
    Code &operator=(const Code &) = delete;

    pcre2_code *code;
    pcre2_match_data *match;
};

base::Result<Pattern> Pattern::compile(QByteArrayView pattern, QByteArrayView options)
{
    uint32_t flags = PCRE2_UTF;
    for (const char option : options) {
        switch (option) {
        case 'i':
            flags |= PCRE2_CASELESS;
            break;
        case 'm':
            flags |= PCRE2_MULTILINE;
            break;
        case 's':
            flags |= PCRE2_DOTALL;
            break;
        case 'x':
            flags |= PCRE2_EXTENDED;
            break;
        default: // u stands for UTF-8, which is on
            break;
        }
    }
    int error = 0;
    size_t at = 0;
    pcre2_code *compiled = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()),
                                         static_cast<size_t>(pattern.size()), flags, &error, &at, nullptr);
    if (compiled == nullptr) {
        std::array<PCRE2_UCHAR, 256> text{};
        pcre2_get_error_message(error, text.data(), text.size());
        return base::Error{
            base::ErrorCode::Format, QString::fromUtf8(reinterpret_cast<const char *>(text.data())), {}, {}};
    }
    pcre2_jit_compile(compiled, PCRE2_JIT_COMPLETE); // where the machine has none, matching is only slower
    return Pattern(std::make_shared<const Code>(compiled));
}

Pattern::Match Pattern::in(QByteArrayView text) const
{
    const char *data = text.isNull() ? "" : text.data();
    const int found = pcre2_match(m_code->code, reinterpret_cast<PCRE2_SPTR>(data), static_cast<size_t>(text.size()), 0,
                                  0, m_code->match, nullptr);
    if (found >= 0)
        return Match::Found;
    const bool gaveUp = found == PCRE2_ERROR_MATCHLIMIT || found == PCRE2_ERROR_HEAPLIMIT ||
                        found == PCRE2_ERROR_DEPTHLIMIT || found == PCRE2_ERROR_JIT_STACKLIMIT ||
                        found == PCRE2_ERROR_NOMEMORY;
    return gaveUp ? Match::GaveUp : Match::None; // a text that is not UTF-8 matches nothing
}

} // namespace sw::validation
