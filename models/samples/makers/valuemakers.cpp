// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/distinctchoice.h"
#include "models/samples/plan/streams.h"
#include "models/samples/text/textlengths.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

namespace
{

class BinaryMaker : public ValueMaker
{
public:
    explicit BinaryMaker(const Lengths &lengths) : m_lengths(lengths) {}
    void make(const Draw &draw, Value &value) const override
    {
        Random random(draw.key);
        value.text.resize(m_lengths.at(draw));
        for (size_t i = 0; i < value.text.size(); i += 8) {
            const quint64 bits = random.next();
            for (size_t byte = 0; byte < 8 && i + byte < value.text.size(); ++byte)
                value.text[i + byte] = static_cast<char>(bits >> (8 * byte));
        }
        if (m_unique)
            for (size_t byte = 0; byte < 8 && byte < value.text.size(); ++byte)
                value.text[byte] = static_cast<char>(draw.ordinal >> (8 * byte));
    }
    void setUnique(bool unique) { m_unique = unique; }

private:
    Lengths m_lengths;
    bool m_unique = false;
};

class BooleanMaker : public ValueMaker
{
public:
    void make(const Draw &draw, Value &value) const override { value.whole = static_cast<qint64>(mixed(draw.key) & 1); }
};

/// Twelve bytes as drivers make them: the document's second, five bytes of the process, a counter.
class ObjectIdMaker : public ValueMaker
{
public:
    ObjectIdMaker(const Clock &clock, quint64 seed, bool unique) : m_clock(clock), m_seed(seed), m_unique(unique) {}
    void make(const Draw &draw, Value &value) const override
    {
        const quint64 seconds = static_cast<quint64>(m_clock.at(draw.document) / 1000);
        const quint64 process = m_unique ? itemKey(m_seed, draw.ordinal >> 24) : mixed(draw.key);
        const quint64 counter = m_unique ? draw.ordinal : mixed(draw.key + golden);
        for (size_t i = 0; i < 4; ++i)
            value.bytes[i] = static_cast<unsigned char>(seconds >> (24 - 8 * i));
        for (size_t i = 0; i < 5; ++i)
            value.bytes[4 + i] = static_cast<unsigned char>(process >> (8 * i));
        for (size_t i = 0; i < 3; ++i)
            value.bytes[9 + i] = static_cast<unsigned char>(counter >> (16 - 8 * i));
    }

private:
    Clock m_clock;
    quint64 m_seed;
    bool m_unique;
};

/// Random UUIDs (version 4).
class UuidMaker : public ValueMaker
{
public:
    void make(const Draw &draw, Value &value) const override
    {
        Random random(draw.key);
        const quint64 halves[] = {random.next(), random.next()};
        for (size_t i = 0; i < 16; ++i)
            value.bytes[i] = static_cast<unsigned char>(halves[i / 8] >> (8 * (i % 8)));
        value.bytes[6] = (value.bytes[6] & 0x0f) | 0x40;
        value.bytes[8] = (value.bytes[8] & 0x3f) | 0x80;
    }
};

/// Points around large towns, because data is where people are.
class GeoPointMaker : public ValueMaker
{
public:
    void make(const Draw &draw, Value &value) const override
    {
        struct Town
        {
            double longitude, latitude;
        };
        static constexpr Town towns[] = {{-74.0, 40.7}, {-0.1, 51.5},  {2.3, 48.9},    {13.4, 52.5},
                                         {12.5, 41.9},  {28.9, 41.0},  {31.2, 30.0},   {77.2, 28.6},
                                         {121.5, 31.2}, {139.7, 35.7}, {151.2, -33.9}, {-46.6, -23.6},
                                         {-99.1, 19.4}, {3.4, 6.5},    {36.8, -1.3},   {18.1, 59.3}};
        Random random(draw.key);
        const Town &town = towns[random.below(std::size(towns))];
        const auto around = [&](double centre) {
            return (centre * 10 * 1000 + static_cast<double>(random.below(5000)) - 2500) / 10000;
        };
        value.real = around(town.longitude);
        value.latitude = around(town.latitude);
    }
};

/// Few values for many places: the value of one of few fixed keys.
class DistinctMaker : public ValueMaker
{
public:
    DistinctMaker(MakerPtr inner, const DistinctChoice &choice, const MakerContext &context)
        : m_inner(std::move(inner)),
          m_choice(choice),
          m_seed(context.seed),
          m_documentsPerValue(std::max(1.0, context.documents / static_cast<double>(choice.count())))
    {}
    void make(const Draw &draw, Value &value) const override
    {
        const quint64 chosen = m_choice.at(draw);
        const auto document = static_cast<quint64>(static_cast<double>(chosen) * m_documentsPerValue);
        m_inner->make({itemKey(m_seed, chosen), chosen, document, 0, draw.extent}, value);
    }

private:
    MakerPtr m_inner;
    DistinctChoice m_choice;
    quint64 m_seed;
    double m_documentsPerValue;
};

/// Places of which some are not filled yet.
class PlacesMaker : public ValueMaker
{
public:
    PlacesMaker(MakerPtr filled, Value empty, double share)
        : m_filled(std::move(filled)), m_empty(std::move(empty)), m_share(share)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        if (Random(childKey(draw.key, presenceStream)).chance(m_share))
            value = m_empty;
        else
            m_filled->make(draw, value);
    }

private:
    MakerPtr m_filled;
    Value m_empty;
    double m_share;
};

base::Result<MakerPtr> plainMaker(const MakerContext &context)
{
    if (!context.node.constraints.enumValues.isEmpty())
        return enumMaker(context);
    return valueTypeOf(context.node.type()).maker(context);
}

} // namespace

base::Result<MakerPtr> binaryMaker(const MakerContext &context)
{
    Lengths lengths;
    if (context.unique) // as many bytes as number all of them
        lengths.least = std::max(1.0, std::ceil(std::log2(context.ordinals()) / 8));
    lengths.mean = std::max(wantedBytes(context), lengths.least);
    lengths.spreadOut();
    auto maker = std::make_unique<BinaryMaker>(lengths);
    maker->setUnique(context.unique);
    return MakerPtr(std::move(maker));
}

base::Result<MakerPtr> booleanMaker(const MakerContext &context)
{
    if (context.unique && context.ordinals() > 2)
        return unsatisfiable(context, Text::tr("There are more documents than truth values."));
    return MakerPtr(new BooleanMaker);
}

base::Result<MakerPtr> objectIdMaker(const MakerContext &context)
{
    return MakerPtr(new ObjectIdMaker(context.clock, context.seed, context.unique));
}

base::Result<MakerPtr> uuidMaker(const MakerContext &)
{
    return MakerPtr(new UuidMaker);
}

base::Result<MakerPtr> geoPointMaker(const MakerContext &)
{
    return MakerPtr(new GeoPointMaker);
}

base::Result<MakerPtr> makerFor(const MakerContext &context)
{
    using schema::Spread;
    if (const std::optional<design::EmptyPlace> &place = context.node.emptyPlace) {
        const auto empty = parsedValue(place->value, context.node.type());
        design::Node filled = context.node;
        filled.emptyPlace.reset();
        auto maker = makerFor(context.with(filled));
        if (!maker || !empty)
            return maker;
        return MakerPtr(new PlacesMaker(std::move(maker.value()), *empty, place->share));
    }
    const std::optional<DistinctChoice> choice = distinctChoice(context);
    if (!choice)
        return plainMaker(context);
    // Which of the values it is follows the spread; what they are is even, or normal around the mean.
    design::Node inner = context.node;
    if (!context.isMeasured() || (inner.spread.shape != Spread::Normal && inner.spread.shape != Spread::Sequence))
        inner.spread.shape = Spread::Automatic;
    auto maker = plainMaker(context.with(inner));
    if (!maker)
        return maker;
    return MakerPtr(new DistinctMaker(std::move(maker.value()), *choice, context));
}

base::Error unsatisfiable(const MakerContext &context, const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, context.path,
            wayOut.isEmpty() ? Text::tr("Change the field's constraints so that documents can satisfy them.") : wayOut};
}

} // namespace sw::samples
