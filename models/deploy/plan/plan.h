// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/names.h"
#include "models/deploy/snapshot.h"

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
    QString unmet;       ///< why the server would not carry it out as it is now; empty = nothing is known. Not kept.
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
    QStringList unmanaged;        ///< objects on the server that the model does not know; never touched
    QList<CollectionNames> names; ///< of the design that it was made for
    QList<Rename> renames;        ///< of which documents are not known to have followed
    QStringList notes; ///< what a person should know, without a step: other names, options that are not managed

    bool isEmpty() const { return steps.isEmpty(); } ///< nothing to do, not even by script
    const Step *step(int number) const;
    /// SHA-256 of the plan's file, hexadecimal.
    QString hash() const;
    /// First six hexadecimal digits of the plan's SHA-256.
    QString shortHash() const { return hash().left(6); }
};

} // namespace sw::deploy
