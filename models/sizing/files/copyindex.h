// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

#include <QHash>

namespace sw::sizing
{

/// A place where a value of another document is repeated.
struct CopyPlace
{
    QString collection;                  ///< that holds the copy
    QString path;                        ///< in it
    QString source;                      ///< collection of the original
    QString sourcePath;                  ///< of the original; empty: the whole document
    bool snapshot = false;               ///< never kept in step
    schema::RelationshipId relationship; ///< along which it was copied, as far as known
    bool inArray = false;
    double perDocument = 1; ///< copies in one document, likely
    double atMost = 1;      ///< copies in one document
};

/// All copies of a design by the collection that holds them and by the one they come from.
class CopyIndex
{
public:
    explicit CopyIndex(const design::Design &design);

    const QList<CopyPlace> &all() const { return m_places; }
    /// Copies that documents of \p collection hold.
    QList<const CopyPlace *> in(const QString &collection) const { return at(m_in, collection); }
    /// Copies of values of \p collection.
    QList<const CopyPlace *> of(const QString &collection) const { return at(m_of, collection); }
    bool isEmpty() const { return m_places.isEmpty(); }

    /// True when \p place repeats the value at \p path of its source, alone or in a whole.
    static bool covers(const CopyPlace &place, const QString &path);

private:
    struct Link
    {
        schema::RelationshipId relationship;
        bool inArray = false;
        double perDocument = 1;
        double atMost = 1;
    };
    void collect(const design::Collection &collection, const QList<design::Node> &nodes, const QString &prefix,
                 const Link &above);
    QList<const CopyPlace *> at(const QHash<QString, QList<qsizetype>> &positions, const QString &collection) const;

    QList<CopyPlace> m_places;
    QHash<QString, QList<qsizetype>> m_in;
    QHash<QString, QList<qsizetype>> m_of;
};

} // namespace sw::sizing
