// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/evaluation.h"

#include <variant>

namespace sw::base
{
class BsonBuilder;
}

namespace sw::validation
{

/// Says why a document broke a rule, in the form of a server's errInfo.details.
class Explanation
{
public:
    explicit Explanation(Evaluation &evaluation) : m_evaluation(evaluation) {}

    /// The document as a whole did not match \p rule.
    base::Bson of(const Rule &rule);
    /// Why reasons may be missing: what could not be evaluated. Empty where all are there.
    const QString &missing() const { return m_missing; }

private:
    /// What a rule inside says: nothing, a missing field's name, an error, or errors that the rule around lists.
    using Said = std::variant<std::monostate, QByteArray, base::Bson, QList<base::Bson>>;
    enum class State { Tells, Silent, AsksChildren, IgnoresChildren };
    struct Frame
    {
        Scope scope;
        bool inverted = false; ///< below a negation: what matched is told
        State state = State::Tells;
        base::BsonBuilder &out;
        bool hasReason = false;
        bool truncated = false;
    };

    Said explain(const Rule &rule, const Scope &scope, bool inverted, State state);
    Said child(const Frame &parent, const Rule &rule, const Scope &scope);
    Said tree(const Rule &rule, Frame &frame);
    Said oneOf(const Rule &rule, Frame &frame);
    Said negation(const Rule &rule, Frame &frame);
    Said leaf(const Rule &rule, Frame &frame);
    Said itemsEach(const Rule &rule, Frame &frame);
    Said items(const Rule &rule, Frame &frame);
    Said itemAt(const Rule &rule, Frame &frame);
    Said inside(const Rule &rule, Frame &frame);
    Said allowedProperties(const Rule &rule, Frame &frame);
    Said patternProperties(const Rule &rule, const Frame &frame);
    Said dependency(const Rule &rule, Frame &frame);
    Said expression(const Rule &rule, Frame &frame);
    Said arrayKeyword(const Rule &rule, Frame &frame);
    Said listed(const Rule &rule, Frame &frame, QList<Said> said);

    /// The values at the rule's path, as arrays give them; nothing where there is none.
    std::optional<QList<BsonField>> consideredValues(const Rule &rule, Frame &frame, ArrayEnd end);
    void head(const Rule &rule, Frame &frame);
    void reason(Frame &frame, const char *normal, const char *invertedText);
    void typeMismatch(const Rule &rule, Frame &frame, const QList<BsonField> &values);
    void values(Frame &frame, const QList<BsonField> &values);
    void types(Frame &frame, const QList<BsonField> &values);
    std::optional<BsonField> keywordValue(const Rule &rule, const Frame &frame, const TypeSet &types);

    Evaluation &m_evaluation;
    QString m_missing;
};

} // namespace sw::validation
