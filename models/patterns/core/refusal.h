// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/schema/fieldtypes.h"

#include <QHash>
#include <QStringList>

namespace sw::patterns
{

/// What the first step of a script says about documents that the later ones would lose or could not carry, as long as
/// nothing is changed.

/// The step that does so, while the rules of the collections are still in force.
MigrationStep checkStep(const QString &script, const QString &note = {});
/// \p steps behind such a step; alone where it has nothing to look at.
QList<MigrationStep> checkedSteps(const QString &script, const QList<MigrationStep> &steps);
/// Stops where documents of \p collection match \p filter, which is the inside of an object; \p reason says what they
/// have and what to do, and their ids follow.
QString scriptRefuse(const QString &collection, const QString &filter, const QString &reason);
/// Stops where documents of \p collection have no date at \p time.
QString scriptRefuseUndated(const QString &collection, const QString &time, const QString &reason);
/// A filter: the value of \p expression is neither null nor missing nor of one of \p types.
QString scriptOfOtherType(const QString &expression, const QStringList &types);
/// What is said of documents with a field that the script writes.
QString ownFieldReason(const QString &path);
/// Stops where \p path, which the script writes, holds something that it never wrote: a value of none of \p types.
QString scriptRefuseOwn(const QString &collection, const QString &path, const QStringList &types);
/// Stops where an _id is of another type than \p type, which it would come back as.
QString scriptRefuseOtherIds(const QString &collection, schema::FieldType type);
/// For scriptRefuseOwn(): what a counter, a number of a place or a revision may be.
QStringList integerLikeTypes();
/// Stops where \p path is neither an array nor empty.
QString scriptRefuseNoList(const QString &collection, const QString &path);

/// Stops where documents that match \p filter have a field that no shell can send; \p shown says which part of them it
/// reads, or is empty. For what goes through the shell only: all of them are read.
QString scriptRefuseUnsendable(const QString &collection, const QString &filter, const QString &shown);

/// Documents that the later steps would make larger than a document can be.
struct Growth
{
    QString collection;
    QString filter; ///< which documents grow, as the inside of an object
    QString stages; ///< what makes of a document what it becomes, or what \p bytes needs of it
    QString bytes = QStringLiteral("{ $bsonSize: \"$$ROOT\" }"); ///< the size after them; one.bytes is the former one
    QString least = QString::number(15 * 1024 * 1024);           ///< no smaller document grows too much
    const char *server = "4.4";                                  ///< older ones cannot tell, and find out as they write

    /// Documents that get \p more bytes.
    static Growth by(const QString &collection, const QString &filter, qsizetype more);
};
/// Stops where documents have no room for what they get.
QString scriptRefuseLarge(const Growth &growth);
/// Stops where documents have no room for items that come back into their arrays from \p apart; \p values say where
/// items, their parents and ids are, as those of the script that puts them back do, and ownBytes what an item has apart
/// only.
QString scriptRefuseLargeBack(const QString &apart, QHash<QString, QString> values);
/// For it: the size of the field that says whose an item is.
QString bytesOfOwn(const QString &parentId);
/// What a field \p name with a value of \p bytes adds to a document.
qsizetype bytesOfField(const QString &name, qsizetype bytes);

} // namespace sw::patterns
