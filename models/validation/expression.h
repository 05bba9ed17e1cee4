// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/refusal.h"
#include "models/validation/rule.h"

namespace sw::validation
{

/// A value of an expression: of the document, or made on the way. Without a field it is missing.
struct ExpressionValue
{
    std::optional<BsonField> field;
    base::Bson owner; ///< of a value that was made

    static ExpressionValue of(const base::Bson &single);
    bool isNullish() const;
};

/// What went wrong on the way.
struct ExpressionTrouble
{
    QString declined; ///< why it is not evaluated here; the server may well
    int code = 0;     ///< of the server's error
    QString message;

    bool any() const { return code != 0 || !declined.isEmpty(); }
};

/// The part of the aggregation language that $expr rules are mostly made of: paths, literals, comparisons, logic,
/// sums, sizes. Whatever else there is declines.
class Expression
{
public:
    /// \p field has the expression as its value.
    static std::shared_ptr<const Expression> compile(const BsonField &field, Refused &refused);

    ExpressionValue evaluate(QByteArrayView document, ExpressionTrouble &trouble) const;

    enum class Kind { Literal, Path, Root, List, Operator, Declined };

private:
    ExpressionValue apply(QByteArrayView document, ExpressionTrouble &trouble) const;
    ExpressionValue path(QByteArrayView document) const;
    ExpressionValue list(QByteArrayView document, ExpressionTrouble &trouble) const;
    static std::shared_ptr<const Expression> compileText(const BsonField &text, Refused &refused);
    static std::shared_ptr<const Expression> compileOperator(const BsonField &op, Refused &refused);
    static std::shared_ptr<Expression> conditional(const BsonField &op, Refused &refused);

    Kind m_kind = Kind::Declined;
    BsonField m_literal;
    QByteArrayList m_path;
    QByteArray m_name;
    std::vector<std::shared_ptr<const Expression>> m_arguments;
    QString m_reason;
};

bool isTrue(const ExpressionValue &value);

} // namespace sw::validation
