// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/engine/store.h"

#include "models/base/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <wiredtiger.h>

#include <cerrno>
#include <string>
#include <utility>

// Of the static library beside the engine: registers snappy with a connection.
extern "C" int snappy_extension_init(WT_CONNECTION *connection, WT_CONFIG_ARG *config);

namespace sw::engine
{

namespace
{

// As MongoDB 6.0 creates its tables; what is not named is WiredTiger's default there too.
constexpr char recordSettings[] = "type=file,memory_page_max=10m,split_pct=90,leaf_value_max=64MB,checksum=on,key_"
                                  "format=q,value_format=u,block_compressor=";
constexpr char indexSettings[] = "type=file,internal_page_max=16k,leaf_page_max=16k,memory_page_max=5MB,split_pct=90,"
                                 "checksum=on,prefix_compression=true,key_format=u,value_format=u";
// No log and no checkpoints of its own: what counts is the file after one checkpoint. A page is written when it has
// grown as large as its table allows, as on a server with memory to spare: were pages written early for want of room
// (by default when 5 % of the cache is new), chance would decide which and how, and the same documents would weigh up
// to 8 % more or less each time.
constexpr char connectionSettings[] = "create,cache_size=512MB,session_max=100,statistics=(fast),log=(enabled=false),"
                                      "eviction=(threads_min=1,threads_max=4),"
                                      "eviction_dirty_target=80,eviction_dirty_trigger=95";

std::string tableUri(const char *table)
{
    return std::string("table:") + table;
}

} // namespace

struct Store::Private
{
    struct Handler : WT_EVENT_HANDLER
    {
        std::string last; ///< what the engine said of its last error, instead of on stderr
    };
    static int onError(WT_EVENT_HANDLER *handler, WT_SESSION *, int, const char *message)
    {
        static_cast<Handler *>(handler)->last = message;
        return 0;
    }
    static int onMessage(WT_EVENT_HANDLER *, WT_SESSION *, const char *) { return 0; }

    explicit Private(const QString &pattern) : folder(pattern)
    {
        static_cast<WT_EVENT_HANDLER &>(handler) = {&onError, &onMessage, nullptr, nullptr};
    }
    ~Private()
    {
        if (connection)
            connection->close(connection, nullptr);
    }

    QTemporaryDir folder;
    Handler handler;
    WT_CONNECTION *connection = nullptr;
    WT_SESSION *session = nullptr;
};

Store::Store(std::unique_ptr<Private> data) : d(std::move(data))
{}

Store::~Store() = default;

QString Store::version()
{
    int major = 0, minor = 0, patch = 0;
    wiredtiger_version(&major, &minor, &patch);
    return QStringLiteral("WiredTiger %1.%2.%3")
        .arg(QString::number(major), QString::number(minor), QString::number(patch));
}

base::Error Store::fault(int code, const QString &what) const
{
    const bool full = code == ENOSPC;
    const QString said = d->handler.last.empty() ? QString::fromUtf8(wiredtiger_strerror(code))
                                                 : QString::fromStdString(d->handler.last);
    return {base::ErrorCode::File, full ? Text::tr("There is no room left for the measurement.") : what.arg(said),
            d->folder.path(),
            full ? Text::tr("Free some disk space, measure fewer documents, or name another folder in TMPDIR.")
                 : Text::tr("Check the folder's rights, or name another one in TMPDIR.")};
}

base::Result<std::unique_ptr<Store>> Store::open(const QString &parent)
{
    const QString name = QStringLiteral("shapewright-measure-XXXXXX");
    auto data = std::make_unique<Private>(parent.isEmpty() ? QDir::tempPath() + QLatin1Char('/') + name
                                                           : parent + QLatin1Char('/') + name);
    if (!data->folder.isValid())
        return base::Error{base::ErrorCode::File,
                           Text::tr("A folder for the measurement cannot be made: %1.").arg(data->folder.errorString()),
                           data->folder.path(), Text::tr("Name another folder in TMPDIR.")};
    std::unique_ptr<Store> store(new Store(std::move(data)));
    Private &d = *store->d;
    int code =
        wiredtiger_open(QFile::encodeName(d.folder.path()).constData(), &d.handler, connectionSettings, &d.connection);
    if (code == 0)
        code = snappy_extension_init(d.connection, nullptr);
    if (code == 0)
        code = d.connection->open_session(d.connection, nullptr, nullptr, &d.session);
    if (code != 0)
        return store->fault(code, Text::tr("The storage engine cannot be started: %1."));
    return store;
}

base::Result<void> Store::create(const char *table, const char *settings)
{
    const int code = d->session->create(d->session, tableUri(table).c_str(), settings);
    if (code != 0)
        return fault(code, Text::tr("The storage engine cannot make a table: %1."));
    return {};
}

base::Result<void> Store::createRecords(const char *table, Compressor compressor)
{
    const std::string settings = std::string(recordSettings) + (compressor == Compressor::Snappy ? "snappy" : "none");
    return create(table, settings.c_str());
}

base::Result<void> Store::createIndex(const char *table)
{
    return create(table, indexSettings);
}

base::Result<Store::Writer> Store::writer(const char *table, Order order)
{
    WT_CURSOR *cursor = nullptr;
    const int code = d->session->open_cursor(d->session, tableUri(table).c_str(), nullptr,
                                             order == Order::Sorted ? "bulk" : nullptr, &cursor);
    if (code != 0)
        return fault(code, Text::tr("The storage engine cannot open a table: %1."));
    return Writer(this, cursor);
}

base::Result<void> Store::checkpoint()
{
    const int code = d->session->checkpoint(d->session, nullptr);
    if (code != 0)
        return fault(code, Text::tr("The storage engine cannot write its files: %1."));
    return {};
}

base::Result<sizing::FileSize> Store::sizeOf(const char *table)
{
    WT_CURSOR *cursor = nullptr;
    const std::string uri = "statistics:" + tableUri(table);
    int code = d->session->open_cursor(d->session, uri.c_str(), nullptr, "statistics=(fast)", &cursor);
    const auto read = [&](int key) {
        const char *description = nullptr, *printed = nullptr;
        qint64 value = 0;
        if (code == 0) {
            cursor->set_key(cursor, key);
            code = cursor->search(cursor);
        }
        if (code == 0)
            code = cursor->get_value(cursor, &description, &printed, &value);
        return base::Bytes(static_cast<double>(value));
    };
    sizing::FileSize size;
    size.file = read(WT_STAT_DSRC_BLOCK_SIZE);
    size.free = read(WT_STAT_DSRC_BLOCK_REUSE_BYTES);
    if (cursor)
        cursor->close(cursor);
    if (code != 0)
        return fault(code, Text::tr("The storage engine cannot tell the sizes of its files: %1."));
    return size;
}

Store::Writer::Writer(Store *store, void *cursor) : m_store(store), m_cursor(cursor)
{}

Store::Writer::Writer(Writer &&other) noexcept
    : m_store(other.m_store), m_cursor(std::exchange(other.m_cursor, nullptr))
{}

Store::Writer::~Writer()
{
    if (auto *cursor = static_cast<WT_CURSOR *>(m_cursor))
        cursor->close(cursor);
}

base::Result<void> Store::Writer::insert()
{
    auto *cursor = static_cast<WT_CURSOR *>(m_cursor);
    const int code = cursor->insert(cursor);
    if (code != 0)
        return m_store->fault(code, Text::tr("The storage engine cannot take an entry: %1."));
    return {};
}

base::Result<void> Store::Writer::record(qint64 id, std::string_view document)
{
    auto *cursor = static_cast<WT_CURSOR *>(m_cursor);
    WT_ITEM value{};
    value.data = document.data();
    value.size = document.size();
    cursor->set_key(cursor, id);
    cursor->set_value(cursor, &value);
    return insert();
}

base::Result<void> Store::Writer::entry(std::string_view key, std::string_view value)
{
    auto *cursor = static_cast<WT_CURSOR *>(m_cursor);
    WT_ITEM keyItem{}, valueItem{};
    keyItem.data = key.data();
    keyItem.size = key.size();
    valueItem.data = value.data();
    valueItem.size = value.size();
    cursor->set_key(cursor, &keyItem);
    cursor->set_value(cursor, &valueItem);
    return insert();
}

} // namespace sw::engine
