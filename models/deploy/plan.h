// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/snapshot.h"
#include "models/design/design.h"

#include <QDateTime>

namespace sw::deploy
{

/// C0 equal, C1 adds, C2 loads the server, C3 may refuse writes, C4 may delete documents, C5 is never run, only scripted.
enum class ChangeClass { Equal, Adds, LoadsServer, MayRefuseWrites, MayDelete, ScriptOnly };

enum class StepKind { CreateCollection, CreateIndex, ChangeValidator, ChangeIndex, Manual };

/// How many stored documents a stricter rule would refuse from then on.
struct Violators
{
    enum class State { NotAsked, None, Some, Unknown } state = State::NotAsked;
    qint64 count = 0;
    bool atLeast = false;
};

struct Step
{
    int number = 0; ///< from 1
    StepKind kind = StepKind::CreateCollection;
    ChangeClass change = ChangeClass::Adds;
    QString collection;
    QString object;      ///< "books", "books.isbn_1"
    QString what;        ///< "create collection with validator"
    QString onServer;    ///< short, for tables: "absent", "warn · moderate"
    QString inPlan;
    base::Bson from;     ///< normalised state it was planned from; empty = absent
    base::Bson to;
    base::Bson command;  ///< empty for Manual
    QByteArray uuid;     ///< of the existing collection
    QString inverse;     ///< mongosh text that undoes it, or a sentence
    QString why;
    Violators violators;
    bool needsConsent() const { return change == ChangeClass::MayRefuseWrites || change == ChangeClass::MayDelete; }
};

struct Plan
{
    QString modelHash;
    ServerIdentity server;
    QString database;
    QDateTime madeAt;
    QList<Step> steps;      ///< in the order they run; C5 last
    int equalObjects = 0;
    QStringList unmanaged;  ///< objects on the server that the model does not know; never touched

    bool isEmpty() const { return steps.isEmpty(); } ///< nothing to do, not even by script
    QByteArray toJson() const;
    /// Error Format; classes are worked out again from the steps and never trusted from the file.
    static base::Result<Plan> fromJson(const QByteArray &json);
    /// First six hexadecimal digits of the plan's SHA-256.
    QString shortHash() const;
};

/// The steps that make the server match the design. Pure: same arguments, same plan (but madeAt). Error InvalidModel when
/// a name or validator may not be sent (lint), Unsupported when the server cannot hold the design.
base::Result<Plan> makePlan(const schema::Model &model, const design::Design &design, const Snapshot &snapshot);

/// Asks the server how many documents each stricter step would refuse, and works out its class again.
base::Result<void> countViolators(Session &session, Plan &plan, const Progress &progress = {}, const Cancelled &cancelled = {});

/// What a person has acknowledged: "C3:books".
struct Consent
{
    bool confirmed = false;  ///< saw the plan
    QStringList accepted;    ///< CLASS:OBJECT
};

enum class StepState { Done, AlreadyDone, NotDone, Refused, Unknown };

struct StepReport
{
    int number = 0;
    StepState state = StepState::NotDone;
    QString detail;
};

struct ApplyReport
{
    QList<StepReport> steps;
    bool verified = false;       ///< read back and equal
    std::optional<base::Error> error; ///< why it stopped
};

/// Runs \p plan: each step is compared with the live state first, sent only when that is what the plan was made from, and
/// read back after. Stops at the first failure. \p journalPath receives one line per event, synced before each send.
ApplyReport applyPlan(Session &session, const Plan &plan, const Consent &consent, const QString &journalPath,
                      const Progress &progress = {}, const Cancelled &cancelled = {});

} // namespace sw::deploy
