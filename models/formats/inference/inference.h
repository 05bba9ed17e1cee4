// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfields.h"
#include "models/formats/inference/fieldtally.h"
#include "models/formats/inference/valuepairs.h"

#include <QString>

namespace sw::formats
{

/// What keeps a document from being looked into, and where.
struct BrokenDocument
{
    QString problem; ///< translated
    const char *at = nullptr;
};

/// Looks at documents one by one and counts what their fields are like. One pass over the raw BSON, no tree of it, no
/// recursion; memory depends on the number of different paths, which is bounded. It must not decide what the counts
/// mean.
class Inference
{
public:
    /// Levels of objects and arrays that are looked into, of a document itself being the first.
    static constexpr size_t deepest = 24;
    /// Names in one object that are taken for names; with more of them they are data.
    static constexpr size_t mostNames = 1000;
    static constexpr size_t mostTallies = 20'000;

    Inference();

    /// Nothing when \p document, whose frame is sound, could be read. One that is broken may have been counted in part.
    std::optional<BrokenDocument> add(QByteArrayView document);

    quint64 documents() const { return m_documents; }
    /// Of the documents themselves: their fields are the fields of the collection.
    const FieldTally &root() const { return m_root; }
    FieldTally &root() { return m_root; }
    /// Of fields that a document has once at most.
    const ValuePairs &pairs() const { return m_pairs; }
    /// Bytes of fields that were left out because there were too many names in the documents themselves.
    quint64 droppedBytes() const { return m_droppedBytes; }

private:
    struct Level
    {
        base::BsonFields fields;
        FieldTally *tally;
        quint64 serial;
        quint32 next; ///< position of the field that is likely to come now
        quint32 count;
        bool array;
        bool inArray; ///< it, or one above
    };
    std::optional<BrokenDocument> step(Level &level, const base::BsonField &field);
    static BrokenDocument brokenField(const Level &level, const base::BsonField &field);
    void enter(FieldTally &tally, QByteArrayView document, bool array);
    void leave();
    void keepValue(FieldTally &tally, ValueKind kind, QByteArrayView value);
    FieldTally *fieldOf(Level &level, const base::BsonField &field);
    FieldTally *newField(FieldTally &object, QByteArrayView name);
    FieldTally *itemOf(FieldTally &array);
    quint32 distinctBound() const;

    FieldTally m_root;
    ValuePairs m_pairs;
    bool m_keepsPairs = false; ///< of the document that is looked at
    std::vector<Level> m_levels;
    quint64 m_documents = 0;
    quint64 m_serial = 0;
    quint64 m_droppedBytes = 0;
    size_t m_tallies = 0;
};

} // namespace sw::formats
