// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/schemacompiler.h"

namespace sw::validation
{

/// Reads query operators of a validator as a server does.
class QueryCompiler
{
public:
    explicit QueryCompiler(Refused &refused) : m_refused(refused), m_schemas(refused) {}

    Rule compile(QByteArrayView query);

private:
    /// The field that operators speak of.
    struct Target
    {
        QByteArrayView name; ///< as it was written
        QByteArrayList path;
    };

    void addTopLevel(const BsonField &field, Rule &all);
    void addField(const BsonField &field, Rule &all);
    Rule clauses(const BsonField &list, RuleKind kind);
    /// Adds what each operator of \p operators asks for.
    void addOperators(const Target &target, const BsonField &operators, Rule &all);
    void addOperator(const Target &target, const BsonField &op, const BsonField &operators, Rule &all);
    Rule comparison(const Target &target, const BsonField &op, RuleKind kind);
    Rule oneOf(const Target &target, const BsonField &list);
    Rule type(const Target &target, const BsonField &op);
    Rule mod(const Target &target, const BsonField &op);
    Rule regex(const Target &target, const BsonField &operators);
    Rule size(const Target &target, const BsonField &op);
    Rule all(const Target &target, const BsonField &op);
    Rule allItem(const Target &target, const BsonField &value);
    Rule elemMatch(const Target &target, const BsonField &op);
    Rule negation(const Target &target, const BsonField &op);
    Rule bits(const Target &target, const BsonField &op, RuleKind kind);
    void refuse(const QString &message, int code = refusalCode::badValue) { m_refused.refuse(code, message); }

    Refused &m_refused;
    SchemaCompiler m_schemas;
    int m_insideItems = 0; ///< levels of $elemMatch around
};

} // namespace sw::validation
