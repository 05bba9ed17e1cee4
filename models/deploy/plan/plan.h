// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/snapshot.h"
#include "models/design/design.h"

#include <QDateTime>

namespace sw::deploy
{

/// C0 equal, C1 adds, C2 loads the server, C3 may refuse writes, C4 may delete documents, C5 is never run, only
/// scripted.
enum class ChangeClass { Equal, Adds, LoadsServer, MayRefuseWrites, MayDelete, ScriptOnly };

enum class StepKind { CreateCollection, CreateIndex, ChangeValidator, ChangeIndex, ChangeOptions, Manual };

/// "C0" … "C5".
QString classCode(ChangeClass change);

/// How many stored documents a stricter rule would refuse from then on, share a value that must be unique, or would
/// expire.
struct Violators
{
    enum class State { NotAsked, None, Some, Unknown } state = State::NotAsked;
    qint64 count = 0;
    bool atLeast = false;
    qint64 countedAtMs = 0; ///< since 1970
};

struct Step
{
    int number = 0; ///< from 1
    StepKind kind = StepKind::CreateCollection;
    ChangeClass change = ChangeClass::Adds;
    QString collection;
    QString object;   ///< "books", "books.isbn_1"
    QString what;     ///< "create collection with validator"
    QString onServer; ///< short, for tables: "absent", "warn · moderate"
    QString inPlan;
    base::Bson from; ///< normalised state it was planned from; empty = absent
    base::Bson to;
    base::Bson command; ///< empty for Manual
    QByteArray uuid;    ///< of the existing collection
    QString inverse;    ///< mongosh text that undoes it, or a sentence
    QString script;     ///< of Manual: mongosh text for a person to review and run
    QString why;
    std::optional<qint64> documents; ///< in the collection when planned; nothing = not known, taken for many
    std::optional<qint64> bytes;
    QString acknowledge; ///< why a C2 step needs an extra consent (size, unknown disk); empty = it does not
    Violators violators;
    bool needsConsent() const
    {
        return change == ChangeClass::MayRefuseWrites || change == ChangeClass::MayDelete || !acknowledge.isEmpty();
    }
};

struct Plan
{
    QString modelHash; ///< SHA-256 of all that the design wants on the server
    ServerIdentity server;
    QString database;
    QDateTime madeAt;
    QList<Step> steps; ///< in the order they run, with rising numbers; C5 last
    int equalObjects = 0;
    QStringList unmanaged; ///< objects on the server that the model does not know; never touched
    QStringList notes;     ///< what a person should know, without a step: other names, options that are not managed

    bool isEmpty() const { return steps.isEmpty(); } ///< nothing to do, not even by script
    const Step *step(int number) const;
    QByteArray toJson() const;
    /// Error Format; classes are worked out again from the steps and never trusted from the file.
    static base::Result<Plan> fromJson(const QByteArray &json);
    /// SHA-256 of the plan, hexadecimal.
    QString hash() const;
    /// First six hexadecimal digits of the plan's SHA-256.
    QString shortHash() const { return hash().left(6); }
};

/// The steps that make the server match the design. Pure: same arguments, same plan (but madeAt). Error InvalidModel
/// when a name or validator may not be sent (lint), Unsupported when the server cannot hold the design.
base::Result<Plan> makePlan(const schema::Model &model, const design::Design &design, const Snapshot &snapshot);

/// Asks the server how many documents each C3 and C4 step would refuse or delete. An error only when the connection is
/// lost or the person stops it; a count that cannot be had makes the step's violators Unknown.
base::Result<void> countViolators(Session &session, Plan &plan, const Progress &progress = {},
                                  const Cancelled &cancelled = {});

/// Turns a stricter validator into one that only warns (moderate and warn), and numbers the steps anew because it runs
/// earlier then; false when the step is of another kind.
bool soften(Plan &plan, int number);
/// Takes a step out of the plan, and those that cannot run without it; the others keep their numbers.
void leaveOut(Plan &plan, int number);

/// Rights that the login lacks for \p plan, as sentences; empty when it has all.
QStringList missingRights(const Plan &plan, const Rights &rights);

/// The script of all C5 steps for a person to review, with the back-up first; empty when there are none.
QString manualScript(const Plan &plan);

/// What a person has acknowledged.
struct Consent
{
    bool confirmed = false; ///< saw the plan
    QStringList accepted;   ///< exact texts of acknowledgement()
};

/// The text by which a person accepts \p step: "C2:books.isbn_1", "C3:books", and for C4 with the number of documents,
/// "C4:DELETE 212 IN shop.orders"; empty when the step needs none.
QString acknowledgement(const Plan &plan, const Step &step);

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
    bool verified = false;            ///< read back and equal
    std::optional<base::Error> error; ///< why it stopped
};

/// Runs \p plan: each step is compared with the live state first, sent only when that is what the plan was made from,
/// and read back after. Stops at the first failure. \p journalPath is made new and receives one line per event, synced
/// before each send; one that exists already means that the plan was used. Nothing is sent when a consent is missing.
ApplyReport applyPlan(Session &session, const Plan &plan, const Consent &consent, const QString &journalPath,
                      const Progress &progress = {}, const Cancelled &cancelled = {});

} // namespace sw::deploy
