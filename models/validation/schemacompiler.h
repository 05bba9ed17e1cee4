// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/refusal.h"
#include "models/validation/rule.h"

#include <QHash>

namespace sw::validation
{

/// Reads $jsonSchema as a server does: the first thing that a server would refuse is kept in \p refused.
class SchemaCompiler
{
public:
    explicit SchemaCompiler(Refused &refused) : m_refused(refused) {}

    Rule compile(const BsonField &schema);
    /// Types by the names of bsonType, or of type (\p json).
    TypeSet types(const BsonField &names, bool json);

private:
    using Keywords = QHash<QByteArrayView, BsonField>;
    /// What is common to the keywords of one schema.
    struct Place
    {
        QByteArrayList path; ///< empty at the root
        const Keywords &keywords;
        const Rule *type = nullptr; ///< of the schema
        Rule &all;
        bool isRoot() const { return path.isEmpty(); }
        const BsonField *find(const char *keyword) const;
    };

    Rule schema(const QByteArrayList &path, const BsonField &schema);
    bool collect(const BsonField &schema, Keywords &keywords);
    void scalars(const Place &place);
    void limit(const Place &place, const char *keyword, const char *exclusive, RuleKind open, RuleKind closed);
    void arrays(const Place &place);
    void length(const Place &place, const char *keyword, RuleKind kind, BsonType type);
    void items(const Place &place);
    void objects(const Place &place);
    void properties(const Place &place, const BsonField &properties, const QByteArrayList &required);
    void allowed(const Place &place);
    void required(const Place &place, const BsonField &list, QByteArrayList names);
    void propertyCount(const Place &place, const char *keyword, RuleKind kind);
    void dependencies(const Place &place);
    Rule dependency(const Place &place, const BsonField &field);
    void logic(const Place &place);
    Rule several(const Place &place, const BsonField &list, RuleKind kind);
    Rule enumeration(const Place &place, const BsonField &list);
    QByteArrayList nameList(const BsonField &list);
    std::optional<qint64> count(const BsonField &number);

    /// \p rule holds only for values of \p type; other types pass.
    Rule restricted(const Place &place, BsonType type, Rule rule);
    Rule insideObject(const Place &place, Rule rule);

    Refused &m_refused;
};

} // namespace sw::validation
