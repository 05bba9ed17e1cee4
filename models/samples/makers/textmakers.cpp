// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/samples/text/textlengths.h"
#include "models/samples/text/textstyle.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::samples
{

namespace
{

int decimalDigits(double number)
{
    int digits = 1;
    for (; number >= 10; number /= 10)
        ++digits;
    return digits;
}

/// Texts in the style that the field's name suggests.
class WordsMaker : public ValueMaker
{
public:
    /// \p characters: at most as many, where one may take several bytes; 0: as many as fit.
    WordsMaker(TextStyle style, const Lengths &lengths, const Wording &wording, size_t characters = 0)
        : m_style(style), m_lengths(lengths), m_wording(wording), m_characters(characters)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        Random random(draw.key);
        value.text.clear();
        appendText(m_style, m_lengths.at(draw), m_wording, random, value.text);
        if (m_characters > 0)
            cut(value.text);
    }

private:
    void cut(std::string &text) const
    {
        size_t characters = 0;
        for (size_t i = 0; i < text.size(); ++i) {
            const bool begins = (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80;
            if (begins && ++characters > m_characters)
                return text.resize(i);
        }
    }

    TextStyle m_style;
    Lengths m_lengths;
    Wording m_wording;
    size_t m_characters;
};

/// The same with the place's number in the text, so that no two are equal.
class NumberedMaker : public ValueMaker
{
public:
    NumberedMaker(TextStyle style, const Lengths &lengths) : m_style(style), m_lengths(lengths) {}
    void make(const Draw &draw, Value &value) const override
    {
        const size_t length = m_lengths.at(draw);
        const std::string number = std::to_string(draw.ordinal + 1);
        value.text.clear();
        if (length < number.size() + 4) {
            value.text.append(std::max(length, number.size()) - number.size(), '0');
            value.text += number;
            return;
        }
        Random random(draw.key);
        appendText(m_style, length - number.size() - 1, {schema::Language::English, true}, random, value.text);
        const size_t at = m_style == TextStyle::Email ? value.text.find('@') : std::string::npos;
        const bool joined = m_style == TextStyle::Url || m_style == TextStyle::Slug;
        value.text.insert(std::min(at, value.text.size()), (at < value.text.size() ? '.'
                                                            : joined               ? '-'
                                                                                   : ' ') +
                                                               number);
    }

private:
    TextStyle m_style;
    Lengths m_lengths;
};

/// Short unique texts: the place's number in digits and letters.
class CompactMaker : public ValueMaker
{
public:
    explicit CompactMaker(size_t length) : m_length(length) {}
    void make(const Draw &draw, Value &value) const override
    {
        static constexpr char digits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        quint64 rest = draw.ordinal;
        value.text.assign(m_length, '0');
        for (size_t i = m_length; i-- > 0; rest /= 62)
            value.text[i] = digits[rest % 62];
    }

private:
    size_t m_length;
};

/// The pattern of a style whose texts have one length; empty for the others.
QString fixedPattern(TextStyle style)
{
    switch (style) {
    case TextStyle::Phone:
        return QStringLiteral("^\\+[1-9][0-9]+$");
    case TextStyle::Digits:
        return QStringLiteral("^[0-9]+$");
    case TextStyle::Code:
        return QStringLiteral("^[A-HJ-NP-Z2-9]+$");
    case TextStyle::Token:
        return QStringLiteral("^[0-9a-f]+$");
    default:
        return {};
    }
}

base::Result<MakerPtr> uniqueText(const MakerContext &context, TextStyle style, Lengths lengths)
{
    lengths.mean = std::clamp(lengths.mean, lengths.least, std::max(lengths.least, lengths.most));
    if (hasFixedLength(style)) {
        if (MakerPtr maker =
                uniquePatternMaker(context, fixedPattern(style), static_cast<int>(std::floor(lengths.mean + 0.5))))
            return maker;
    }
    const int digits = decimalDigits(context.ordinals());
    if (digits <= lengths.most) {
        lengths.least = std::max<double>(lengths.least, digits);
        lengths.spreadOut();
        return MakerPtr(new NumberedMaker(style, lengths));
    }
    double capacity = 1;
    size_t length = 0;
    for (; capacity < context.ordinals() && static_cast<double>(length) < lengths.most; ++length)
        capacity *= 62;
    if (capacity < context.ordinals())
        return unsatisfiable(
            context,
            Text::tr("There are more documents than different texts of at most %1 characters.").arg(lengths.most));
    return MakerPtr(new CompactMaker(std::max(length, static_cast<size_t>(lengths.least))));
}

} // namespace

namespace
{

/// Texts in the field's language; where the shortest length leaves no room for characters of several bytes, in letters
/// of one.
MakerPtr wordsMaker(const MakerContext &context, TextStyle style, Lengths lengths)
{
    const design::Constraints &limits = context.node.constraints;
    const schema::Language language = context.node.spread.language;
    const bool english = language == schema::Language::Automatic || language == schema::Language::English;
    Wording wording{language, english && limits.minLength.value_or(0) > 0};
    size_t characters = 0;
    if (!english) {
        const double least = limits.minLength.value_or(0) * mostBytesOf(language);
        wording.ascii = least > lengths.mean;
        lengths.least = wording.ascii ? lengths.least : least;
        if (limits.maxLength && !wording.ascii) {
            characters = static_cast<size_t>(std::max(1, *limits.maxLength));
            lengths.most = std::min(longestText, *limits.maxLength * usualBytesOf(language));
        }
    }
    lengths.spreadOut();
    if (hasFixedLength(style))
        lengths.spread = 0;
    return MakerPtr(new WordsMaker(style, lengths, wording, characters));
}

} // namespace

base::Result<MakerPtr> textMaker(const MakerContext &context)
{
    const design::Constraints &limits = context.node.constraints;
    if (limits.minLength.value_or(0) > limits.maxLength.value_or(std::numeric_limits<int>::max()))
        return unsatisfiable(context, Text::tr("The shortest length is above the longest."));
    if (!limits.pattern.isEmpty())
        return patternMaker(context);
    const TextStyle style = textStyleOf(context.node.name, context.owner, wantedBytes(context));
    Lengths lengths = lengthsOf(context);
    if (context.unique)
        return uniqueText(context, style, lengths);
    return wordsMaker(context, style, lengths);
}

base::Result<MakerPtr> anyMaker(const MakerContext &context)
{
    Lengths lengths; // the bytes of the whole value, of which a string's length and NUL take five
    lengths.mean = std::max(0.0, wantedBytes(context) - 5);
    lengths.spreadOut();
    if (context.unique)
        return uniqueText(context, TextStyle::Words, lengths);
    return MakerPtr(new WordsMaker(TextStyle::Words, lengths, {context.node.spread.language, false}));
}

} // namespace sw::samples
