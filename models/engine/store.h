// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/sizing/estimate/measured.h"

#include <memory>
#include <string_view>

namespace sw::engine
{

/// A temporary database of WiredTiger, the storage engine of MongoDB, with the settings that a MongoDB server gives its
/// tables. Its folder is removed with it. One thread only.
class Store
{
public:
    enum class Compressor { None, Snappy };

    ~Store();
    Store(const Store &) = delete;
    Store &operator=(const Store &) = delete;

    /// Error File when the folder cannot be made below \p parent (the system's temporary folder when empty) or the
    /// engine cannot be started there.
    static base::Result<std::unique_ptr<Store>> open(const QString &parent = {});
    /// "WiredTiger 3.2.1"
    static QString version();

    /// A table of documents by record id.
    base::Result<void> createRecords(const char *table, Compressor compressor);
    base::Result<void> createIndex(const char *table);

    /// Takes entries of one table. Only one may be open at a time for a table that is filled in order.
    class Writer
    {
    public:
        ~Writer();
        Writer(Writer &&other) noexcept;
        Writer &operator=(Writer &&) = delete;

        base::Result<void> record(qint64 id, std::string_view document);
        base::Result<void> entry(std::string_view key, std::string_view value);

    private:
        friend class Store;
        Writer(Store *store, void *cursor);
        base::Result<void> insert();

        Store *m_store;
        void *m_cursor;
    };
    enum class Order { AsTheyCome, Sorted }; ///< Sorted: keys rise, and the table is empty
    base::Result<Writer> writer(const char *table, Order order);

    /// Writes everything to the files.
    base::Result<void> checkpoint();
    base::Result<sizing::FileSize> sizeOf(const char *table);

private:
    struct Private;
    explicit Store(std::unique_ptr<Private> data);
    /// \p what: a sentence with a place for what the engine said.
    base::Error fault(int code, const QString &what) const;
    base::Result<void> create(const char *table, const char *settings);

    std::unique_ptr<Private> d;
};

} // namespace sw::engine
