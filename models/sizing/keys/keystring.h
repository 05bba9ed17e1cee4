// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/indexes/index.h"

#include <QHash>

namespace sw::sizing
{

/// One byte of the keys of an index, seen over all of them.
struct KeyByte
{
    double values = 1; ///< different values that the key can take up to and including this byte
    double share = 1;  ///< of the keys that are so long; keys of mixed lengths end with a broken byte

    KeyByte(double differentValues = 1, double shareOfKeys = 1) : values(differentValues), share(shareOfKeys) {}
    friend bool operator==(const KeyByte &, const KeyByte &) = default;
};

/// How the bytes of an index key behave once the keys are sorted: how many there are, and how many different values
/// their first one, two, three … bytes take over all entries. Prefix compression depends on nothing else, so index
/// sizes can be had in closed form from this.
struct KeyShape
{
    double bytes = 0;         ///< expected length of the key, without end byte and record id
    int typeBits = 0;         ///< bits kept beside the key to tell numbers of different types apart
    bool typeBitsSet = false; ///< at least one of them is not zero, so that they are stored at all
    QList<KeyByte> prefixes;  ///< byte by byte, from the first

    /// Different values of the whole key; 1 for an empty one.
    double distinct() const { return prefixes.isEmpty() ? 1 : prefixes.last().values; }
    /// Appends \p next as the following field of a compound key, its values being independent of those before.
    void append(const KeyShape &next);
    /// No byte takes more values than the whole key.
    void limitTo(double values);
    /// Bytes of the stored type bits: none when all are zero, one for up to seven bits, else one and a byte per eight
    /// bits.
    double typeBytes() const;
    friend bool operator==(const KeyShape &, const KeyShape &) = default;
};

class KnownIndexPages;

/// What the length and the order of keys depend on besides the field itself.
struct KeyContext
{
    double documents = 1e6;
    double perSecond = 0; ///< documents inserted per second; 0: unknown, made in the last two years
    const QHash<QString, double> *collections = nullptr; ///< documents of each collection, for references to them
    KnownIndexPages *pages = nullptr;                    ///< kept from one of many estimates to the next
    double idsPerSecond = 0; ///< at which the ids of the documents were made; 0: as documents were inserted
    double idsInASecond = 0; ///< on average, in each in which any were made; 0: evenly, as idsPerSecond says
    double elements = 1;     ///< values in each document: more than one in arrays
};

/// The shape of one field's key. Lengths as MongoDB's KeyString V1 writes them: null, bool and zero 1 byte; whole
/// numbers 1 + the bytes of twice the value; broken numbers and dates 9; ObjectId 13; string 1 + UTF-8 + 1; UUID 19;
/// object 1 + fields + 1. A field that is missing in some documents is a null (1 byte) there.
KeyShape keyShape(const design::Node &node, const KeyContext &context);
/// The same for an index key of \p kind: hashed keys and 2dsphere cells are 64-bit numbers, text keys are a term and a
/// weight.
KeyShape keyShape(const design::Node &node, design::KeyKind kind, const KeyContext &context);

/// Bytes of the KeyString of a whole number: 1 for 0, 2 up to 127, 3 up to 32,767, …, at most 9.
double wholeNumberKeyBytes(double value);
/// Bytes of the record id at the end of a key: 2 below 2^10, 3 below 2^18, one more for each factor of 256.
double recordIdKeyBytes(double recordId);
/// The mean of it over record ids 1 … \p documents.
double meanRecordIdKeyBytes(double documents);
/// The record id as the last part of a key, for \p documents documents.
KeyShape recordIdShape(double documents);

} // namespace sw::sizing
