// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan.h"

struct _bson_t;

namespace sw::samples
{

/// Writes a document of a plan as BSON, field by field into one buffer.
class DocumentWriter
{
public:
    DocumentWriter(const PlanNode &root, quint64 collectionKey)
        : m_root(root)
        , m_key(collectionKey)
    {
    }

    void write(quint64 number, Extent extent, double scale, struct _bson_t *out);

private:
    void fields(const std::vector<PlanNode> &nodes, const PlanNode &object, const Frame &frame, struct _bson_t *out);
    void object(const PlanNode &node, const Frame &frame, struct _bson_t *out);
    void field(const PlanNode &node, const Frame &frame, const QByteArray &name, struct _bson_t *out);
    void copied(const PlanNode &node, const PlanNode &shape, const Frame &frame, const QByteArray &name, bson_t *out);
    void container(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, const QByteArray &name, struct _bson_t *out);
    void array(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, struct _bson_t *out);
    void scalar(const Value &value, const QByteArray &name, struct _bson_t *out);

    const PlanNode &m_root;
    quint64 m_key;
    ChildrenCache m_cache;
    Value m_value;
};

} // namespace sw::samples
