// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/makers/linkmakers.h"

namespace sw::samples
{

namespace
{

class SiblingMaker : public ValueMaker
{
public:
    SiblingMaker(PickerPtr parent, qint64 first) : m_parent(std::move(parent)), m_first(first) {}
    void make(const Draw &draw, Value &value) const override
    {
        value.whole = m_first + (m_parent ? static_cast<qint64>(m_parent->positionAmongSiblings(draw.document)) : 0);
    }

private:
    PickerPtr m_parent;
    qint64 m_first;
};

class GroupMaker : public ValueMaker
{
public:
    GroupMaker(MakerPtr inner, PickerPtr group, quint64 seed)
        : m_inner(std::move(inner)), m_group(std::move(group)), m_seed(seed)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        ChildrenCache unused;
        const quint64 group = m_group->pick(draw.document, 0, 0, unused);
        m_inner->make({itemKey(m_seed, group), group, group, 0, draw.extent}, value);
    }

private:
    MakerPtr m_inner;
    PickerPtr m_group;
    quint64 m_seed;
};

class TreeNumberMaker : public ValueMaker
{
public:
    TreeNumberMaker(quint64 documents, bool up) : m_documents(documents), m_up(up) {}
    void make(const Draw &draw, Value &value) const override
    {
        value.whole = static_cast<qint64>(treeNumber(draw.document, m_documents, m_up));
        value.real = static_cast<double>(value.whole);
    }

private:
    quint64 m_documents;
    bool m_up;
};

class AlwaysTrueMaker : public ValueMaker
{
public:
    void make(const Draw &, Value &value) const override { value.whole = 1; }
};

} // namespace

MakerPtr alwaysTrueMaker()
{
    return MakerPtr(new AlwaysTrueMaker);
}

MakerPtr treeNumberMaker(quint64 documents, bool up)
{
    return MakerPtr(new TreeNumberMaker(documents, up));
}

MakerPtr siblingMaker(PickerPtr parent, qint64 first)
{
    return MakerPtr(new SiblingMaker(std::move(parent), first));
}

MakerPtr groupMaker(MakerPtr inner, PickerPtr group, quint64 seed)
{
    return MakerPtr(new GroupMaker(std::move(inner), std::move(group), seed));
}

} // namespace sw::samples
