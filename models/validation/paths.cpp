// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/paths.h"

namespace sw::validation
{

namespace
{

/// The names of a path that are left.
struct Rest
{
    const QByteArrayList *names;
    qsizetype at;

    bool isEmpty() const { return at >= names->size(); }
    const QByteArray &first() const { return names->at(at); }
    Rest behindFirst() const { return {names, at + 1}; }
};

class Walk
{
public:
    Walk(ArrayEnd end, ArrayOnWay onWay, const ValueVisitor &visit) : m_end(end), m_onWay(onWay), m_visit(visit) {}

    bool from(Scope scope, Rest rest)
    {
        for (;;) {
            const std::optional<BsonField> field = scope.field(rest.first());
            rest = rest.behindFirst();
            if (!field)
                return m_visit(nullptr);
            if (field->isArray())
                return array(*field, rest);
            if (rest.isEmpty())
                return m_visit(&*field);
            if (!field->isDocument())
                return m_visit(nullptr);
            scope = Scope(field->value);
        }
    }

private:
    bool array(const BsonField &array, Rest rest)
    {
        if (rest.isEmpty())
            return m_end == ArrayEnd::Array ? m_visit(&array) : items(array, rest);
        if (m_onWay == ArrayOnWay::Stop)
            return false;
        const ArrayOnWay onWay = std::exchange(m_onWay, ArrayOnWay::Through);
        const bool stopped = items(array, rest);
        m_onWay = onWay;
        return stopped;
    }

    bool items(const BsonField &array, Rest rest)
    {
        for (const BsonField &item : base::BsonFields(array)) {
            const bool stopped = rest.isEmpty() ? m_visit(&item) : itemOnWay(item, rest);
            if (stopped)
                return true;
        }
        return rest.isEmpty() && m_end == ArrayEnd::ItemsAndArray && m_visit(&array);
    }

    bool itemOnWay(const BsonField &item, Rest rest)
    {
        if (item.isDocument() && from(Scope(item.value), rest))
            return true;
        if (item.name != rest.first()) // not the index of this item
            return false;
        rest = rest.behindFirst();
        if (rest.isEmpty())
            return m_visit(&item);
        if (item.isDocument())
            return from(Scope(item.value), rest);
        return item.isArray() && items(item, rest);
    }

    ArrayEnd m_end;
    ArrayOnWay m_onWay;
    const ValueVisitor &m_visit;
};

} // namespace

std::optional<BsonField> Scope::field(QByteArrayView name) const
{
    if (item == nullptr)
        return base::findField(document, name);
    return name == QByteArrayView(itemName) ? std::optional(*item) : std::nullopt;
}

bool visitPath(const Scope &scope, const QByteArrayList &path, ArrayEnd end, ArrayOnWay onWay,
               const ValueVisitor &visit)
{
    return Walk(end, onWay, visit).from(scope, Rest{&path, 0});
}

} // namespace sw::validation
