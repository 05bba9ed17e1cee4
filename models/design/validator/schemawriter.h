// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/design/collection.h"
#include "models/design/validator/validatoroptions.h"

namespace sw::design
{

/// Writes the $jsonSchema of a shape in MongoDB's subset of draft 4: only keywords that every server since 3.6 knows.
class SchemaWriter
{
public:
    explicit SchemaWriter(const ValidatorOptions &options) : m_options(options) {}

    base::Bson schemaOf(const Collection &collection) const;

private:
    base::Bson valueSchema(const Node &node) const;
    void addType(base::BsonBuilder &out, const Node &node) const;
    void addNumberLimits(base::BsonBuilder &out, const Node &node) const;
    void addTextLimits(base::BsonBuilder &out, const Node &node) const;
    void addEnum(base::BsonBuilder &out, const Node &node) const;
    void addArray(base::BsonBuilder &out, const Node &node) const;
    void addKeyed(base::BsonBuilder &out, const Node &node) const;
    void addPoint(base::BsonBuilder &out) const;
    void addObject(base::BsonBuilder &out, const Node &node, bool closed) const;
    bool areAlike(const QList<Variant> &variants) const;
    void addVariants(base::BsonBuilder &out, const Node &node, bool closed) const;
    void addFields(base::BsonBuilder &out, const QList<Node> &fields) const;

    ValidatorOptions m_options;
};

} // namespace sw::design
