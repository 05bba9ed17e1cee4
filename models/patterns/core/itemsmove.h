// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Items of an array that become documents of another collection, as scripts move them: each one is compared with its
/// copy before it is cut off, beside writers, and killed at any time.
struct ItemsMove
{
    QString function;  ///< what the script calls it
    QString parents;   ///< collection of the documents with the array
    QString array;     ///< path of the array
    QString all;       ///< collection of the items
    QString parentId;  ///< field of the items there
    QString chosen;    ///< filter of the documents that take part; the cut must lead out of it
    QString withIds{}; ///< of those whose items get an _id, as the inside of an object; empty: all
    QString mark;      ///< field that is true in documents of which items may be apart, or empty: may be of all
    int kept = 0;      ///< items that stay in the array
    QString order;     ///< field that says which ones are the first, or empty: those that are
    bool descending = false;
    bool copiesAll = false; ///< also those that stay
    QString more;           ///< what is set beside the array, where "same" says that it is cut; may be empty
    bool removesArray = false;
    bool breaksRules = false; ///< items may break the rules of \p all, which needs the right to bypass them
};

/// How an item that has been moved is removed.
struct ItemsApart
{
    QString remove;  ///< body of a function that answers how many were; empty: the document of the item
    QString filter;  ///< of the documents that hold it, as the inside of an object; empty: the document of the item
    QString uncount; ///< what else is to be done then
    QString count{}; ///< field of the document that it may look at in `was`, the document if the item was in its array
    QString wait{};  ///< what comes before all else
};

/// The function that moves them.
QString scriptMoveItems(const ItemsMove &move);
/// The function \p name that removes one item, of a document with the id \p key, beside those who move items.
QString scriptRemoveItem(const ItemsMove &move, const QString &name, const QString &key, const ItemsApart &apart = {});
/// Stores `item` as a document of \p all, once however often it is tried, indented by \p blanks but for the first line.
/// Names of its fields may hold dots.
QString scriptStoreApart(const QString &all, const QString &parentId, const QString &key, int blanks);
/// Drops the collections of notes, unless some are left.
QString scriptDropNotes(const QString &all);
/// What makes up a note of those who move an item, for scripts that move items by themselves.
QHash<QString, QString> notesValues(const QString &all, const QString &key);
/// What would stop the move halfway: items that are no objects or share an _id, documents without room for one. \p only
/// as for scriptGiveItemIds().
QString scriptCheckItems(const QString &collection, const QString &path, const QString &only = {});
/// Gives every object in the array at \p path of the documents of \p collection an _id where it has none, beside
/// writers; \p only the documents that match this inside of a filter, unless it is empty.
QString scriptGiveItemIds(const QString &collection, const QString &path, const QString &only = {});
/// The last step of the way back to \p before, where the items have no _id of their own; else none. A script of its own
/// unless the rules there refuse what they do not know; that one waits until the collection \p items has none of them.
QList<MigrationStep> stepsWithoutItemIds(const design::Design &before, const QString &collection, const QString &path,
                                         const QString &items, const UseContext &context);

} // namespace sw::patterns
