// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/plan.h"
#include "models/samples/write/bsonbytes.h"

namespace sw::samples
{

/// Writes a document of a plan as BSON, field by field into one buffer.
class DocumentWriter
{
public:
    DocumentWriter(const PlanNode &root, quint64 collectionKey) : m_root(root), m_key(collectionKey) {}

    void write(quint64 number, Extent extent, double scale, BsonBytes &out);

private:
    struct Name
    {
        const char *text;
        qsizetype length;
        bool padded = false; ///< see BsonBytes::shortHead
    };
    static Name nameOf(const PlanNode &node)
    {
        const bool isShort = static_cast<size_t>(node.name.size()) < node.shortName.size();
        return {isShort ? node.shortName.data() : node.name.constData(), node.name.size(), isShort};
    }
    static void head(char type, const Name &name, qsizetype valueBytes, BsonBytes &out)
    {
        if (name.padded)
            out.shortHead(type, name.text, name.length, valueBytes);
        else
            out.head(type, name.text, name.length, valueBytes);
    }

    void fields(const std::vector<PlanNode> &nodes, const PlanNode &object, const Frame &frame, BsonBytes &out);
    void object(const PlanNode &node, const Frame &frame, BsonBytes &out);
    void field(const PlanNode &node, const Frame &frame, const Name &name, BsonBytes &out);
    void copied(const PlanNode &node, const PlanNode &shape, const Frame &frame, const Name &name, BsonBytes &out);
    void container(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, const Name &name,
                   BsonBytes &out);
    void array(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, BsonBytes &out);
    void item(const PlanNode &item, const Frame &at, const Name &name, BsonBytes &out);
    void scalar(const Value &value, const Name &name, BsonBytes &out);

    const PlanNode &m_root;
    quint64 m_key;
    ChildrenCache m_cache;
    Value m_value;
};

} // namespace sw::samples
