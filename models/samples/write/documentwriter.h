// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonwriter.h"
#include "models/samples/plan/plan.h"

namespace sw::samples
{

/// Writes a document of a plan as BSON, field by field into one buffer.
class DocumentWriter
{
public:
    DocumentWriter(const PlanNode &root, quint64 collectionKey) : m_root(root), m_key(collectionKey) {}

    void write(quint64 number, Extent extent, double scale, base::BsonWriter &out);

private:
    struct Name
    {
        const char *text;
        qsizetype length;
        bool padded = false; ///< see base::BsonWriter::shortHead
    };
    static Name nameOf(const PlanNode &node)
    {
        const bool isShort = static_cast<size_t>(node.name.size()) < node.shortName.size();
        return {isShort ? node.shortName.data() : node.name.constData(), node.name.size(), isShort};
    }
    static void head(base::BsonType type, const Name &name, qsizetype valueBytes, base::BsonWriter &out)
    {
        if (name.padded)
            out.shortHead(type, name.text, name.length, valueBytes);
        else
            out.head(type, name.text, name.length, valueBytes);
    }

    void fields(const std::vector<PlanNode> &nodes, const PlanNode &object, const Frame &frame, base::BsonWriter &out);
    void object(const PlanNode &node, const Frame &frame, base::BsonWriter &out);
    void field(const PlanNode &node, const Frame &frame, const Name &name, base::BsonWriter &out);
    void copied(const PlanNode &node, const PlanNode &shape, const Frame &frame, const Name &name,
                base::BsonWriter &out);
    void container(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, const Name &name,
                   base::BsonWriter &out);
    void array(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, base::BsonWriter &out);
    void item(const PlanNode &item, const Frame &at, const Name &name, base::BsonWriter &out);
    void scalar(const Value &value, const Name &name, base::BsonWriter &out);

    const PlanNode &m_root;
    quint64 m_key;
    ChildrenCache m_cache;
    Value m_value;
};

} // namespace sw::samples
