// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/indexes/index.h"
#include "models/schema/fieldtypes.h"

#include <QHash>
#include <QStringList>

namespace sw::patterns
{

/// Names in scripts: whatever a model calls its things, it stays a name and never becomes code.
/// "db.reviews", or "db.getCollection(\"…\")" where the shell would understand something else.
QString scriptCollection(const QString &name);
/// A key of an object: first_name, or in quotes.
QString scriptKey(const QString &name);
/// A string with its quotes.
QString scriptString(const QString &text);
/// The field at a dotted path of a variable: item.address.city, item["first name"].
QString scriptMember(const QString &variable, const QString &path);
/// A name for a function or variable: "add" and "order line" become addOrderLine; only ASCII letters and digits are
/// kept.
QString scriptName(const QString &verb, const QString &name);
/// The same with a number where it is among \p taken, to which it is added.
QString freeScriptName(const QString &verb, const QString &name, QStringList &taken);
/// The same when an object on the way may be missing: item.address?.city.
QString scriptOptionalMember(const QString &variable, const QString &path);
/// "$address.city" with its quotes.
QString scriptValue(const QString &path);
/// An expression that makes the _id of \p type that the expression \p text holds as a text.
QString scriptIdOfText(const QString &text, schema::FieldType type);
/// { at: 1, place: "2dsphere" }, or a Map where an object would put names like "1" first.
QString scriptIndexKeys(const QList<design::IndexKey> &keys);
/// { at: -1 }
QString scriptSort(const QString &path, bool descending);

// The shell makes every call of the server wait by rewriting the script; "return db.x.updateOne(…)" inside try leaves
// the block before the call fails, so its catch never sees the error. Emitted code keeps the result first and returns
// it then.

/// The script resources/patterns/\p file.js with $name$ replaced by the value of name, in one pass, so that values are
/// never searched for names; an empty value takes its comma in a list along. A line "// $name$" becomes the lines of
/// the value, or disappears; a line with "// not emitted" is for readers or makes the file valid by itself, and is left
/// out.
QString boundScript(const char *file, const QHash<QString, QString> &values);
/// The same of a file that is an array, without its first and last line: stages of a pipeline.
QString boundStages(const char *file, const QHash<QString, QString> &values);
/// An object literal of \p members, of which empty ones are left out.
QString scriptObject(QStringList members);
/// Lines that insert \p document into \p collection, once however often it is tried: \p same is the filter that finds
/// the one from an earlier try, and \p again what is done then. Each but the first line is indented by \p blanks. An
/// update with $setOnInsert would take names of fields that hold dots for paths.
QString scriptStoreOnce(const QString &collection, const QString &document, const QString &same, int blanks,
                        const QString &again = {});
/// A member of an object with what \p variable has: "keys: { ...item.keys, book: id }" for keys.book and the value id.
QString scriptNestedMember(const QString &variable, const QString &path, const QString &value);
/// \p lines without the last line's end, each but the first indented by \p blanks.
QString scriptIndented(const QString &lines, int blanks);

} // namespace sw::patterns
