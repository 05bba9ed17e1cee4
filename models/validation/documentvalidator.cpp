// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/documentvalidator.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/validation/explanation.h"
#include "models/validation/querycompiler.h"

namespace sw::validation
{

struct DocumentValidator::Compiled
{
    base::Bson validator; ///< the rules look into it
    Rule rule;
};

namespace
{

bool hasDollarNames(QByteArrayView document)
{
    for (const BsonField &field : base::BsonFields(document)) {
        if (field.name.startsWith('$') || (field.isContainer() && hasDollarNames(field.value)))
            return true;
    }
    return false;
}

/// What servers refuse of any document, whatever the validator is.
std::optional<Reason> refusedId(const BsonField &id)
{
    QString text;
    if (id.isArray() || id.type == BsonType::Regex || id.type == BsonType::Undefined)
        text = Text::tr("The '_id' value cannot be of type %1").arg(QString::fromLatin1(typeName(id.type)));
    else if (id.isDocument() && hasDollarNames(id.value))
        text = Text::tr("_id may not have fields whose names begin with '$'");
    else
        return std::nullopt;
    return Reason{QStringLiteral("_id"), QStringLiteral("_id"), text, {}, false};
}

base::Bson withId(QByteArrayView document)
{
    base::BsonBuilder out;
    out.objectId("_id", QByteArray(12, '\1'));
    return out.merge(base::Bson::fromTrusted(document.toByteArray())).finish();
}

} // namespace

base::Result<DocumentValidator> DocumentValidator::compile(const base::Bson &validator, Refusal *refusal)
{
    auto compiled = std::make_shared<Compiled>();
    compiled->validator = validator;
    Refused refused;
    compiled->rule = QueryCompiler(refused).compile(compiled->validator.bytes());
    if (refused) {
        if (refusal != nullptr)
            *refusal = *refused.first();
        return base::Error{base::ErrorCode::Format,
                           Text::tr("A server refuses this validator with code %1: %2.")
                               .arg(refused.first()->code)
                               .arg(refused.first()->message),
                           {},
                           Text::tr("Change the validator.")};
    }
    return DocumentValidator(std::move(compiled));
}

Verdict DocumentValidator::check(QByteArrayView document, Reasons reasons) const
{
    Verdict verdict;
    const std::optional<BsonField> id = base::findField(document, "_id");
    const base::Bson completed = id ? base::Bson() : withId(document);
    const QByteArrayView whole = id ? document : QByteArrayView(completed.bytes());
    if (id) {
        if (const std::optional<Reason> refused = refusedId(*id)) {
            verdict.kind = Verdict::Kind::Invalid;
            verdict.reasons << *refused;
            return verdict;
        }
    }
    Evaluation evaluation(whole);
    const bool matches = evaluation.matches(m_compiled->rule, Scope(whole));
    const ExpressionTrouble trouble = evaluation.takeTrouble();
    if (!trouble.declined.isEmpty()) {
        verdict.kind = Verdict::Kind::Declined;
        verdict.declined = trouble.declined;
        return verdict;
    }
    if (matches && !trouble.any())
        return verdict;
    verdict.kind = Verdict::Kind::Invalid;
    if (reasons == Reasons::None)
        return verdict;
    Explanation explanation(evaluation);
    verdict.details = explanation.of(m_compiled->rule);
    verdict.declined = explanation.missing();
    verdict.reasons = reasonsOf(verdict.details);
    for (Reason &reason : verdict.reasons)
        reason.byServer = !id && reason.path == QLatin1String("_id");
    return verdict;
}

} // namespace sw::validation
