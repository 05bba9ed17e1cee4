// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>
#include <vector>

namespace sw::sizing
{

/// Takes the entries of an index one by one: key bytes, with the record id at the end except in the _id index, and
/// value bytes (record id there; type bits).
class EntrySink
{
public:
    virtual ~EntrySink() = default;
    virtual void add(std::string_view key, std::string_view value) = 0;
};

/// The entries of one index as the storage engine gets them. All of them lie in one buffer, so that millions cost
/// little more than their bytes.
class EntryTable : public EntrySink
{
public:
    void add(std::string_view key, std::string_view value) override;
    void clear();
    /// Puts the entries into the order of their keys, unsigned byte by byte, as the engine keeps them.
    void sort();

    size_t size() const { return m_places.size(); }
    bool isEmpty() const { return m_places.empty(); }
    std::string_view key(size_t i) const;
    std::string_view value(size_t i) const;
    /// Rises with the order in which the entries were added.
    quint64 age(size_t i) const { return m_places[i].start; }
    /// Bytes of all keys and values.
    quint64 rawBytes() const { return m_rawBytes; }

private:
    struct Place
    {
        quint64 head;  ///< eight bytes of the key after those that all keys share, to sort by
        quint64 start; ///< in the buffer: lengths of key (4 bytes) and value (2), then both
    };
    quint64 headOf(std::string_view key) const;

    std::string m_buffer;
    std::vector<Place> m_places;
    size_t m_common = 0; ///< bytes at the start of all keys
    quint64 m_rawBytes = 0;
};

} // namespace sw::sizing
