// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/growth/arraygrowth.h"

#include "models/design/workload.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;
using schema::EntityId;

namespace
{

double sharesOf(const Node &node)
{
    double sum = 0;
    for (const design::Variant &variant : node.variants)
        sum += variant.share;
    return sum;
}

bool mayGrow(const schema::Relationship *relationship, const Node &array)
{
    return array.count.isUnbounded() || (relationship && relationship->growth == schema::Growth::Unbounded);
}

} // namespace

double GrowingArray::usualAfter(double days, double daysKept) const
{
    const double lifetime = std::max(usual, least + perDay * daysKept);
    return std::min({usual + perDay * std::max(0.0, days), lifetime, std::max(most, usual)});
}

double GrowingArray::longestAfter(double days, double daysKept) const
{
    GrowingArray one = *this;
    one.usual = longest;
    one.perDay = usual > 0 ? perDay * longest / usual : perDay;
    return one.usualAfter(days, daysKept);
}

double GrowingArray::meanAfter(double days, const Population &population) const
{
    const double old = population.survivors(days);
    const double young = population.newcomers(days);
    if (old + young <= 0)
        return usual;
    const double age = std::min(std::max(0.0, days), population.daysKept) / 2;
    const double gathered = std::min(least + perDay * age, std::max(most, least));
    return (old * usualAfter(days, population.daysKept) + young * gathered) / (old + young);
}

ArrayGrowth::ArrayGrowth(const schema::ModelIndex &model, const design::Collection &collection,
                         const Population &population)
    : m_model(model), m_population(population), m_today(design::documentSize(collection.root))
{
    gather(collection.root, {}, collection.entity(), m_root);
}

void ArrayGrowth::gather(const Node &node, const QString &path, const EntityId &holder, Branch &into)
{
    for (const Node &field : node.fields)
        gatherField(field, path, holder, -1, 1, into);
    const double shares = sharesOf(node);
    for (qsizetype i = 0; i < node.variants.size(); ++i) {
        const double share = shares > 0 ? node.variants.at(i).share / shares : 0;
        for (const Node &field : node.variants.at(i).fields)
            gatherField(field, path, holder, static_cast<int>(i), share, into);
    }
}

void ArrayGrowth::gatherField(const Node &field, const QString &path, const EntityId &holder, int variant, double share,
                              Branch &into)
{
    if (!field.isObject() && !field.isArray())
        return;
    const QString here = design::joinedPath(path, field.name);
    Branch branch;
    branch.weight = share * std::clamp(field.presence, 0.0, 1.0) * design::filledShare(field);
    branch.variant = variant;
    branch.isArray = field.isArray();
    if (field.isArray()) {
        branch.usual = field.count.likely;
        branch.longest = design::highCount(field);
        const double name =
            field.keyed && !field.fields.isEmpty() ? 1 + static_cast<double>(field.item().name.toUtf8().size()) : 0;
        const design::DocumentSize item =
            field.fields.isEmpty() ? design::DocumentSize{} : design::documentSize(field.item());
        branch.usualItem = item.likely.value() + name;
        branch.largeItem = item.high.value() + name;
        const bool mayGrowHere = mayGrow(m_model.relationship(field.source.relationship), field);
        const std::optional<double> rate = mayGrowHere ? perDay(field, holder) : std::nullopt;
        if (rate && *rate > 0) {
            branch.array = m_arrays.size();
            m_arrays.append({here, field.count.min, branch.usual, branch.longest, field.count.max, *rate});
        } else if (rate.has_value() || (mayGrowHere && field.count.isUnbounded())) {
            m_unknown.append(here);
        }
    }
    const bool isPlace = !field.source.entity.isEmpty() && field.source.field.isEmpty() && !field.reference;
    gather(field, here, isPlace ? field.source.entity : holder, branch);
    if (branch.array >= 0 || !branch.below.empty())
        into.below.push_back(std::move(branch));
}

/// New items a day of \p array in a document of \p holder; 0 when nobody said; nothing when it is not the parent's list
/// of an endless relationship, such as the items of a bucket, of which only few are in one document.
std::optional<double> ArrayGrowth::perDay(const Node &array, const EntityId &holder) const
{
    const schema::Relationship *relationship = m_model.relationship(array.source.relationship);
    if (!relationship)
        return std::nullopt;
    const schema::Entity *a = m_model.entity(relationship->a.entity);
    const schema::Entity *b = m_model.entity(relationship->b.entity);
    if (!a || !b)
        return std::nullopt;
    double rate = relationship->growthPerParentPerDay;
    const bool isChildsOnly = relationship->type == schema::RelationshipType::OneToMany;
    if (rate <= 0 && isChildsOnly && a->count.likely > 0)
        rate = design::growthPerDay(m_model, *b) / a->count.likely;
    if (holder == relationship->a.entity)
        return rate;
    if (holder == relationship->b.entity && !isChildsOnly && b->count.likely > 0)
        return rate * a->count.likely / b->count.likely;
    return std::nullopt;
}

double ArrayGrowth::items(const Branch &branch, Length length, double days) const
{
    if (branch.array < 0)
        return length == Length::Longest ? branch.longest : branch.usual;
    const GrowingArray &array = m_arrays.at(branch.array);
    switch (length) {
    case Length::Mean:
        return array.meanAfter(days, m_population);
    case Length::Usual:
        return array.usualAfter(days, m_population.daysKept);
    case Length::Longest:
        break;
    }
    return array.longestAfter(days, m_population.daysKept);
}

double ArrayGrowth::more(const Branch &branch, Length length, double days) const
{
    const double below = moreBelow(branch, length, days);
    if (!branch.isArray)
        return below;
    const bool large = length == Length::Longest;
    const double item = large ? branch.largeItem : branch.usualItem;
    const double before = large ? branch.longest : branch.usual;
    return (design::arrayBytes(items(branch, length, days), base::Bytes(item + below)) -
            design::arrayBytes(before, base::Bytes(item)))
        .value();
}

/// Variants exclude each other: the largest counts where the largest document is meant.
double ArrayGrowth::moreBelow(const Branch &branch, Length length, double days) const
{
    const bool large = length == Length::Longest;
    double sum = 0;
    double ofVariant = 0;
    double largest = 0;
    int variant = -1;
    for (const Branch &child : branch.below) {
        const double bytes = more(child, length, days) * (large ? 1 : child.weight);
        if (!large || child.variant < 0) {
            sum += bytes;
            continue;
        }
        ofVariant = child.variant == variant ? ofVariant + bytes : bytes;
        variant = child.variant;
        largest = std::max(largest, ofVariant);
    }
    return sum + largest;
}

base::Bytes ArrayGrowth::document(Length length, double days) const
{
    const base::Bytes today = length == Length::Longest ? m_today.high : m_today.likely;
    return m_root.below.empty() ? today : today + base::Bytes(moreBelow(m_root, length, days));
}

} // namespace sw::sizing
