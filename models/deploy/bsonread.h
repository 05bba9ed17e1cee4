// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfields.h"

#include <QList>
#include <QStringList>

namespace sw::deploy
{

/// Reading of documents by fixed dotted paths ("cursor.firstBatch"). What is absent or of another type is empty, never
/// an error, because a server may leave out or add anything.
std::optional<base::BsonField> fieldAt(const base::Bson &document, QByteArrayView path);
std::optional<base::BsonField> fieldAt(base::Bson &&document,
                                       QByteArrayView path) = delete; // a view of what ends there
/// Of the object or array there.
base::BsonFields fieldsAt(const base::Bson &document, const char *path);
base::BsonFields fieldsAt(base::Bson &&document, const char *path) = delete;
bool contains(const base::Bson &document, const char *path);
QString textAt(const base::Bson &document, const char *path);
/// Any number, cut to a whole one; a value that no qint64 holds gives nothing.
std::optional<qint64> wholeAt(const base::Bson &document, const char *path);
std::optional<double> numberAt(const base::Bson &document, const char *path);
bool truthAt(const base::Bson &document, const char *path);
base::Bson documentAt(const base::Bson &document, const char *path);
QList<base::Bson> documentsAt(const base::Bson &document, const char *path);
QStringList textsAt(const base::Bson &document, const char *path);
QByteArray bytesAt(const base::Bson &document, const char *path);
/// Names of the top-level fields, in order.
QStringList fieldNames(const base::Bson &document);
/// The first field's name and, when it is text, its value: a command's name and target.
QString firstName(const base::Bson &document);
QString firstText(const base::Bson &document);
/// Levels of objects and arrays; the document itself is 1.
int depthOf(const base::Bson &document);

/// \p document without the top-level fields \p names.
base::Bson without(const base::Bson &document, const QStringList &names);
/// The top-level fields of \p document whose names are \p names, in the document's order.
base::Bson only(const base::Bson &document, const QStringList &names);
/// \p document with a binary UUID (subtype 4) added at its end.
base::Bson withUuid(const base::Bson &document, const QString &name, const QByteArray &uuid);
/// All top-level fields of \p first, then those of \p second.
base::Bson joined(const base::Bson &first, const base::Bson &second);
/// An array of documents as the field \p name of a new document.
base::Bson listDocument(const QString &name, const QList<base::Bson> &items);

} // namespace sw::deploy
