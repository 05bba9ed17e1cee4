// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/plan/plan.h"
#include "models/deploy/session.h"

namespace sw::services
{

/// A stored document that a step would refuse, delete or find twice.
struct FailingDocument
{
    QString id;          ///< for people
    QStringList reasons; ///< "price is double, decimal wanted"
    QString value{};     ///< what each reason is about, for a person who asks for it: never for a report or a file
};

/// Why documents fail, most frequent first.
struct FailureCause
{
    QString text;
    int documents = 0;
    bool atLeast = false; ///< more may fail for it among those that were not looked at
};

/// What stands behind the number of documents that a step counts.
struct Evidence
{
    QString object;
    deploy::StepKind kind = deploy::StepKind::Manual;
    QString filter; ///< for find() of the shell and for Compass; empty for keys that have to be unique
    QString query;  ///< lists all of them in the shell
    QList<FailingDocument> documents; ///< the first ones
    QList<FailureCause> causes;
    int examined = 0;     ///< so many documents were looked at for the causes
    bool counted = false; ///< the server counted the causes in all that fail
    QString problem;      ///< why they cannot be listed

    bool isAbout(const deploy::Step &step) const { return step.object == object && step.kind == kind; }
};

/// Looks at documents behind each count of \p plan, a batch of at most 16 MB for each, or two, of the lowest and the
/// highest ids; where there are more, the server counts in how many the causes are that were found. What cannot be read
/// is told in the evidence; nothing is left out because of it.
QList<Evidence> collectEvidence(deploy::Session &session, const deploy::Plan &plan,
                                const base::Progress &progress = {});

/// What is wrong with a value, without the value: "lines[].price is double, decimal wanted".
QString causeText(const base::Bson &facts, const QString &path, const QString &keyword, const QString &said);

} // namespace sw::services
