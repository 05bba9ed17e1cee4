// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/samples/makers/permutation.h"
#include "models/samples/text/textlengths.h"
#include "models/samples/text/textpattern.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::samples
{

namespace
{

class PatternMaker : public ValueMaker
{
public:
    PatternMaker(TextPattern pattern, const Lengths &lengths) : m_pattern(std::move(pattern)), m_lengths(lengths) {}
    void make(const Draw &draw, Value &value) const override
    {
        value.text.clear();
        m_pattern.append(static_cast<int>(m_lengths.at(draw)), Choices(Random(draw.key)), value.text);
    }

private:
    TextPattern m_pattern;
    Lengths m_lengths;
};

class UniquePatternMaker : public ValueMaker
{
public:
    UniquePatternMaker(TextPattern pattern, int length, quint64 seed)
        : m_pattern(std::move(pattern)), m_length(length), m_order(m_pattern.capacity(length), seed)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        value.text.clear();
        m_pattern.append(m_length, Choices::ofRank(m_order.at(draw.ordinal)), value.text);
    }

private:
    TextPattern m_pattern;
    int m_length;
    Permutation m_order;
};

/// Makes texts and looks whether they are what the model asks for: the last word is the regular expression's own
/// engine.
base::Result<MakerPtr> verified(const MakerContext &context, MakerPtr maker)
{
    const design::Constraints &limits = context.node.constraints;
    const QRegularExpression expression(limits.pattern);
    if (!expression.isValid())
        return unsatisfiable(context,
                             Text::tr("The pattern is not a regular expression: %1.").arg(expression.errorString()));
    Value value;
    for (quint64 i = 0; i < 32; ++i) {
        maker->make({itemKey(context.seed, i), i, i, 0, i == 0 ? Extent::Likely : Extent::Random}, value);
        const QString text = QString::fromStdString(value.text);
        const qsizetype length = text.toUcs4().size();
        if (!expression.match(text).hasMatch())
            return unsatisfiable(context,
                                 Text::tr("No text was found that matches the pattern %1.").arg(limits.pattern));
        if (length < limits.minLength.value_or(0) ||
            length > limits.maxLength.value_or(std::numeric_limits<int>::max()))
            return unsatisfiable(
                context, Text::tr("No text that matches the pattern %1 has the length asked for.").arg(limits.pattern));
    }
    return maker;
}

} // namespace

MakerPtr uniquePatternMaker(const MakerContext &context, const QString &pattern, int length)
{
    auto parsed = TextPattern::parse(pattern);
    if (!parsed || static_cast<double>(parsed->capacity(length)) < context.ordinals())
        return nullptr;
    return MakerPtr(new UniquePatternMaker(std::move(parsed.value()), length, context.seed));
}

base::Result<MakerPtr> patternMaker(const MakerContext &context)
{
    const QString &source = context.node.constraints.pattern;
    auto pattern = TextPattern::parse(source);
    if (!pattern) {
        return unsatisfiable(
            context, Text::tr("Sample texts cannot follow the pattern %1: %2.").arg(source, pattern.error().message),
            Text::tr("Use literals, classes, repetitions, groups and alternatives only."));
    }
    Lengths lengths = lengthsOf(context);
    lengths.least = std::max(lengths.least, pattern->shortest());
    lengths.most = std::min(lengths.most, pattern->longest());
    if (lengths.least > lengths.most || lengths.least > longestText)
        return unsatisfiable(context,
                             Text::tr("No text that matches the pattern %1 has the length asked for.").arg(source));
    lengths.spreadOut();
    if (!context.unique)
        return verified(context, MakerPtr(new PatternMaker(std::move(pattern.value()), lengths)));
    int length = static_cast<int>(std::floor(lengths.mean + 0.5));
    const int most = static_cast<int>(std::min(lengths.most, length + 64.0));
    while (static_cast<double>(pattern->capacity(length)) < context.ordinals() && length < most)
        ++length;
    if (static_cast<double>(pattern->capacity(length)) < context.ordinals())
        return unsatisfiable(
            context, Text::tr("There are more documents than different texts that match the pattern %1.").arg(source));
    return verified(context, MakerPtr(new UniquePatternMaker(std::move(pattern.value()), length, context.seed)));
}

} // namespace sw::samples
