// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/text/languagewords.h"

#include <QString>

namespace sw::samples
{

/// What a text looks like. Guessed from the field's name, so that a preview reads like real data.
enum class TextStyle {
    Words,
    Prose,
    Title,
    FullName,
    FirstName,
    LastName,
    City,
    Country,
    Street,
    Email,
    Url,
    Phone,
    Digits,
    Code,
    Token,
    Slug
};

/// \p field such as "unit_price" or "customerName"; \p owner is the object or collection it is in.
TextStyle textStyleOf(const QString &field, const QString &owner, double averageBytes);

/// True when texts of the style have one length (phone numbers, codes).
bool hasFixedLength(TextStyle style);

/// Appends exactly \p length bytes of UTF-8 in \p style.
void appendText(TextStyle style, size_t length, const Wording &wording, Random &random, std::string &out);

/// The words of a name in lower case: "unitPrice", "unit_price" -> unit, price.
QStringList wordsOfName(const QString &name);

} // namespace sw::samples
