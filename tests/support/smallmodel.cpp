// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/smallmodel.h"

#include "tests/support/modelbuilder.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace sw::test
{

namespace
{

/// Throws that are the same with every library, which the distributions of the standard are not.
class Dice
{
public:
    explicit Dice(quint32 seed) : m_engine(seed) {}
    double fraction() { return static_cast<double>(m_engine()) / 4294967296.0; }
    bool chance(double share) { return fraction() < share; }
    int below(int end) { return static_cast<int>(fraction() * end); }
    /// Between \p low and \p high, each order of magnitude equally likely.
    double magnitude(double low, double high) { return low * std::pow(high / low, fraction()); }
    template <typename T, size_t n>
    T pick(const T (&values)[n])
    {
        return values[below(static_cast<int>(n))];
    }

private:
    std::mt19937 m_engine;
};

QByteArray figure(double value)
{
    return QByteArray::number(value, 'g', 12);
}

class SmallModel
{
public:
    SmallModel(quint32 seed, int mostLinks) : m_dice(seed), m_mostLinks(mostLinks) {}

    schema::Model make()
    {
        const int links = 1 + m_dice.below(m_mostLinks);
        const int entities = std::clamp(links + 1 - m_dice.below(2), 2, 4);
        const double memory[] = {1.0, 4.0, 64.0};
        addEntity(m_dice.magnitude(100, 1e6));
        for (int i = 1; i < entities; ++i)
            linkNew();
        for (int i = entities - 1; i < links; ++i)
            linkKnown();
        const int operations = 2 + links + m_dice.below(4);
        for (int i = 0; i < operations; ++i)
            addOperation(i);
        m_builder.model.ramGiB = m_dice.pick(memory);
        return m_builder.model;
    }

private:
    QByteArray name(qsizetype i) const { return "things" + QByteArray::number(i); }
    double count(qsizetype i) const { return m_builder.model.entities.at(i).count.likely; }

    void addEntity(double count)
    {
        const int sizes[] = {40, 300, 2000, 9000};
        const QByteArray fields =
            "code:string:12! name:string:20 state:string:8 amount:double created:date body:string:" +
            QByteArray::number(m_dice.pick(sizes));
        m_builder.entity(name(m_builder.model.entities.size()).constData(), std::round(count), fields.constData());
        schema::Entity &entity = m_builder.model.entities.last();
        const double hot[] = {0.02, 0.2, 1};
        entity.hotFraction = m_dice.pick(hot);
        entity.appendOnly = m_dice.chance(0.3);
    }

    void link(qsizetype a, const QByteArray &type, qsizetype b, const QByteArray &aEnd, const QByteArray &bEnd)
    {
        const QByteArray words = name(a) + ' ' + aEnd + ' ' + type + ' ' + name(b) + ' ' + bEnd + " name=link" +
                                 QByteArray::number(m_builder.model.relationships.size());
        m_builder.link(words.constData());
    }

    /// A new entity below or beside one that is known.
    void linkNew()
    {
        const qsizetype a = m_dice.below(static_cast<int>(m_builder.model.entities.size()));
        const qsizetype b = m_builder.model.entities.size();
        const double way = m_dice.fraction();
        if (way < 0.15) {
            addEntity(count(a));
            return link(a, "1:1", b, "[1,1,1]", "[1,1,1]");
        }
        if (way < 0.3) {
            addEntity(m_dice.magnitude(100, 1e6));
            return linkMany(a, b);
        }
        const double few[] = {2, 5, 20, 100, 1000};
        const double each = std::min(m_dice.pick(few), std::max(2.0, 3e7 / count(a)));
        addEntity(count(a) * each);
        linkOneToMany(a, b, each);
    }

    void linkKnown()
    {
        const int entities = static_cast<int>(m_builder.model.entities.size());
        qsizetype a = m_dice.below(entities);
        qsizetype b = (a + 1 + m_dice.below(entities - 1)) % entities;
        if (count(a) > count(b))
            std::swap(a, b);
        if (m_dice.chance(0.3))
            return linkMany(a, b);
        linkOneToMany(a, b, count(b) / count(a));
    }

    void linkOneToMany(qsizetype a, qsizetype b, double each)
    {
        const double longest[] = {2, 10, 100};
        const QByteArray most =
            m_dice.chance(0.15) ? QByteArray("inf") : figure(std::ceil(each * m_dice.pick(longest)));
        link(a, "1:N", b, m_dice.chance(0.15) ? "[0,1,1]" : "[1,1,1]", "[0," + figure(each) + ',' + most + ']');
        schema::Relationship &relationship = m_builder.model.relationships.last();
        relationship.composition = m_dice.chance(0.4);
        if (relationship.b.perOther.isUnbounded()) {
            relationship.growth = schema::Growth::Unbounded;
            relationship.growthPerParentPerDay = each / 365;
        }
    }

    void linkMany(qsizetype a, qsizetype b)
    {
        const double few[] = {1, 3, 10, 40};
        const double links = std::max(count(a), count(b)) * m_dice.pick(few);
        const double fromA = links / count(a);
        const double fromB = links / count(b);
        link(a, "N:M", b, "[0," + figure(fromB) + ',' + figure(std::ceil(fromB * 5)) + ']',
             "[0," + figure(fromA) + ',' + figure(std::ceil(fromA * 5)) + ']');
    }

    QByteArray reads(const QByteArray &own, const QByteArray &other)
    {
        return m_dice.chance(0.5) ? " reads=" + own + ".code," + own + ".state," + other + ".name" : QByteArray();
    }

    /// Through one of the relationships, from either end.
    QByteArray joined(const QByteArray &kind, const QByteArray &rate)
    {
        const schema::Relationship &link =
            m_builder.model.relationships.at(m_dice.below(static_cast<int>(m_builder.model.relationships.size())));
        const bool fromA = m_dice.chance(0.5);
        const QByteArray own = (fromA ? link.a : link.b).entity.text().toUtf8();
        const QByteArray other = (fromA ? link.b : link.a).entity.text().toUtf8();
        const int wanted[] = {1, 3, 10};
        const bool many = (fromA ? link.b : link.a).perOther.likely > 1;
        const QByteArray items =
            many && m_dice.chance(0.5) ? ':' + QByteArray::number(m_dice.pick(wanted)) : QByteArray();
        const bool sums = kind == "aggregate";
        const QByteArray found =
            !sums && m_dice.chance(0.25) ? " sort=-" + own + ".created" : " filter=" + own + ".code";
        return kind + ' ' + rate + ' ' + own + ' ' + link.id.text().toUtf8() + (sums ? QByteArray() : items) + found +
               (sums ? " reads=" + other + ".amount" : reads(own, other));
    }

    void addOperation(int position)
    {
        const QByteArray own = name(m_dice.below(static_cast<int>(m_builder.model.entities.size())));
        const QByteArray often = figure(m_dice.magnitude(0.1, 200)) + "/s";
        const QByteArray seldom = figure(m_dice.magnitude(0.01, 20)) + "/s";
        const double way = position == 0 ? 0 : m_dice.fraction();
        const QByteArray text = way < 0.45   ? joined("read", often)
                                : way < 0.55 ? joined("aggregate", seldom)
                                : way < 0.7  ? "read " + often + ' ' + own + " filter=" + own + ".code"
                                : way < 0.85 ? "insert " + seldom + ' ' + own
                                             : "update " + seldom + ' ' + own + " filter=" + own +
                                                   ".code writes=" + own + (m_dice.chance(0.5) ? ".amount" : ".name");
        m_builder.operation(("operation " + QByteArray::number(position)).constData(), text.constData());
    }

    Dice m_dice;
    int m_mostLinks;
    ModelBuilder m_builder;
};

} // namespace

schema::Model smallModel(quint32 seed, int mostLinks)
{
    return SmallModel(seed, mostLinks).make();
}

} // namespace sw::test
