// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/reasons.h"
#include "models/validation/refusal.h"

#include <memory>

namespace sw::validation
{

struct Rule;

struct Verdict
{
    enum class Kind { Valid, Invalid, Declined };
    Kind kind = Kind::Valid;
    QList<Reason> reasons; ///< of Invalid
    base::Bson details;    ///< the same as a server's errInfo.details
    QString declined;      ///< why it cannot be said here; of Invalid, why reasons may be missing
};

/// Tells of documents what a MongoDB server (6.0) with a validator would say: whether it takes them, and why not. What
/// cannot be evaluated is declined with the reason.
class DocumentValidator
{
public:
    struct Compiled;

    /// \p refusal, where given, gets the server's code of a validator that it would not accept. Error Format.
    static base::Result<DocumentValidator> compile(const base::Bson &validator, Refusal *refusal = nullptr);

    /// Reasons take several times as long as the verdict.
    enum class Reasons { All, None };
    /// \p document must be sound BSON. One without _id gets one, as it would on its way to the server.
    Verdict check(QByteArrayView document, Reasons reasons = Reasons::All) const;

private:
    explicit DocumentValidator(std::shared_ptr<const Compiled> compiled) : m_compiled(std::move(compiled)) {}

    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace sw::validation
