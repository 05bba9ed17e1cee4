// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/distinctchoice.h"

#include "models/base/occupancy.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

using schema::FieldType;
using schema::Spread;

DistinctChoice::DistinctChoice(quint64 count, const schema::ValueSpread &spread, const MakerContext &context)
    : m_count(count),
      m_places(static_cast<quint64>(std::clamp(context.ordinals(), 1.0, 1e15))),
      m_choice(spread, count),
      m_order(context.lead ? context.lead->choice->count() : m_places, context.seed),
      m_inTurn(spread.shape == Spread::Automatic && static_cast<double>(count) * fewAreDrawn > context.ordinals()),
      m_seed(context.seed),
      m_lead(context.lead)
{
    if (m_lead)
        m_each = std::max(1.0, base::possible(m_lead->pairs, context.documents) /
                                   static_cast<double>(m_lead->choice->count()));
}

quint64 DistinctChoice::at(const Draw &draw) const
{
    if (m_lead)
        return following(draw);
    return m_inTurn ? scaled(m_order.at(draw.ordinal), m_count, m_places) : m_choice.at(draw);
}

/// The first values that come with each of the other field's are all there are; further ones are any.
quint64 DistinctChoice::following(const Draw &draw) const
{
    const quint64 key = childKey(itemKey(m_lead->documents, draw.document), m_lead->salt);
    const quint64 decides = m_lead->choice->at({key, draw.document, draw.document, 0, draw.extent});
    const quint64 own = itemKey(m_seed, decides);
    const double whole = std::floor(m_each);
    const quint64 each = static_cast<quint64>(whole) + (Random(own).chance(m_each - whole) ? 1 : 0);
    const quint64 which = Random(childKey(draw.key, choiceStream)).below(each);
    return which == 0 ? scaled(m_order.at(decides), m_count, m_lead->choice->count()) : itemKey(own, which) % m_count;
}

std::optional<DistinctChoice> distinctChoice(const MakerContext &context)
{
    const design::Node &node = context.node;
    const bool isListed = !node.constraints.enumValues.isEmpty();
    double distinct = node.distinctValues.value_or(0);
    if (distinct < 1 && node.spread.shape == Spread::Zipf && !context.isMeasured() && !isListed &&
        node.type() != FieldType::Bool)
        distinct = std::max(1.0, context.ordinals());
    const bool isBucketed =
        node.type() == FieldType::Date && context.clock.granule != Granule::None; // stays within its document's span
    if (isListed || distinct < 1 || context.unique || distinct > 1e15 || isBucketed)
        return std::nullopt;
    schema::ValueSpread spread = node.spread;
    if (context.isMeasured() && spread.shape == Spread::Normal) // of what the values are, not of which there are
        spread.shape = Spread::Automatic;
    return DistinctChoice(static_cast<quint64>(distinct), spread, context);
}

} // namespace sw::samples
