// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/samples/makers/valueorder.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/ranks.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace sw::samples
{

namespace
{

using schema::FieldType;

class EnumMaker : public ValueMaker
{
public:
    EnumMaker(std::vector<Value> values, const schema::ValueSpread &spread, bool unique)
        : m_values(std::move(values)), m_choice(spread, m_values.size()), m_unique(unique)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        value = m_values[m_unique ? draw.ordinal % m_values.size() : m_choice.at(draw)];
    }

private:
    std::vector<Value> m_values;
    Choice m_choice;
    bool m_unique;
};

/// Whether a listed value keeps the field's other constraints.
bool isAllowed(const Value &value, const QString &text, const design::Constraints &limits)
{
    if (value.type == FieldType::String) {
        const qsizetype length = text.toUcs4().size();
        const bool matches = limits.pattern.isEmpty() || QRegularExpression(limits.pattern).match(text).hasMatch();
        return matches && length >= limits.minLength.value_or(0) &&
               length <= limits.maxLength.value_or(std::numeric_limits<int>::max());
    }
    if (!isNumber(value.type))
        return true;
    const double number = asNumber(value);
    const bool above =
        !limits.minimum || number > *limits.minimum || (number == *limits.minimum && !limits.exclusiveMinimum);
    const bool below =
        !limits.maximum || number < *limits.maximum || (number == *limits.maximum && !limits.exclusiveMaximum);
    return above && below;
}

} // namespace

base::Result<MakerPtr> enumMaker(const MakerContext &context)
{
    const design::Constraints &limits = context.node.constraints;
    std::vector<Value> values;
    for (const QString &text : limits.enumValues) {
        const auto value = parsedValue(text, context.node.type());
        if (!value)
            return unsatisfiable(context, Text::tr("The listed value %1 is not of the field's type.").arg(text));
        if (isAllowed(*value, text, limits))
            values.push_back(*value);
    }
    if (values.empty())
        return unsatisfiable(context, Text::tr("None of the listed values keeps the field's other constraints."));
    if (context.unique && static_cast<double>(values.size()) < context.ordinals())
        return unsatisfiable(context,
                             Text::tr("There are more documents than listed values, but each may occur only once."));
    return MakerPtr(new EnumMaker(std::move(values), context.node.spread, context.unique));
}

} // namespace sw::samples
