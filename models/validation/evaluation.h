// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/expression.h"
#include "models/validation/rule.h"

namespace sw::validation
{

/// Whether a document keeps rules; one for each document.
class Evaluation
{
public:
    explicit Evaluation(QByteArrayView root) : m_root(root) {}

    bool matches(const Rule &rule, const Scope &scope);

    QByteArrayView root() const { return m_root; }
    /// What could not be evaluated, or what ended with an error that makes a server refuse the document.
    const ExpressionTrouble &trouble() const { return m_trouble; }
    ExpressionTrouble takeTrouble() { return std::exchange(m_trouble, {}); }
    void decline(const QString &reason) { m_trouble.declined = reason; }

private:
    bool matchesOthers(const Rule &rule, const Scope &scope);
    /// \p value is null where there is none.
    bool matchesValue(const Rule &rule, const BsonField *value);
    bool matchesArray(const Rule &rule, const BsonField &array);
    bool allowsProperties(const Rule &rule, const Scope &scope);
    bool holds(const Rule &rule);
    bool found(const Pattern &pattern, QByteArrayView text);
    bool matchesRegex(const Rule &rule, const BsonField &value);
    bool isOneOf(const Rule &rule, const BsonField *value);

    QByteArrayView m_root;
    ExpressionTrouble m_trouble;
};

/// What an array at the end of the path of \p rule gives it.
ArrayEnd arrayEndOf(const Rule &rule);
/// The index of the first item from the rule's number on that does not match its child; -1.
std::optional<BsonField> firstMismatch(Evaluation &evaluation, const Rule &rule, const BsonField &array);
std::optional<BsonField> firstDuplicate(const BsonField &array);

} // namespace sw::validation
