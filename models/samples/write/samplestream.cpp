// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/samplestream.h"

#include "models/base/bson/extendedjsonwriter.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace sw::samples
{

namespace
{

constexpr qsizetype pieceBytes = 512 * 1024;
constexpr quint64 mostDocuments = 4096; ///< in one piece
constexpr quint64 piecesAhead = 3;      ///< for each thread, so that slow writing does not fill the memory

/// Pieces of the whole, made by several threads and taken in order.
class Pieces
{
public:
    Pieces(const SampleGenerator &generator, const SampleJob &job)
        : m_generator(generator),
          m_job(job),
          m_each(std::clamp<quint64>(static_cast<quint64>(pieceBytes / std::max<qsizetype>(1, generator.likelyBytes())),
                                     1, mostDocuments))
    {}
    ~Pieces()
    {
        stop();
        for (std::thread &thread : m_threads)
            thread.join();
    }
    Pieces(const Pieces &) = delete;
    Pieces &operator=(const Pieces &) = delete;

    quint64 count() const { return (m_job.count + m_each - 1) / m_each; }
    quint64 until(quint64 piece) const { return std::min(m_job.count, (piece + 1) * m_each); }
    QByteArray made(quint64 piece) const
    {
        QByteArray bytes;
        bytes.reserve(pieceBytes * 2);
        m_generator.append(piece * m_each, until(piece), bytes);
        return m_job.format == SampleFormat::Bson ? bytes : base::toExtendedJsonLines(bytes);
    }
    void start(quint64 threads)
    {
        m_ahead = piecesAhead * threads;
        for (quint64 i = 0; i < threads; ++i)
            m_threads.emplace_back([this] { work(); });
    }
    QByteArray take(quint64 piece)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_made.count(piece) > 0; });
        QByteArray bytes = std::move(m_made[piece]);
        m_made.erase(piece);
        m_taken = piece + 1;
        m_changed.notify_all();
        return bytes;
    }

private:
    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
        m_changed.notify_all();
    }
    void work()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [&] { return m_stopped || m_next >= count() || m_next < m_taken + m_ahead; });
            if (m_stopped || m_next >= count())
                return;
            const quint64 piece = m_next++;
            lock.unlock();
            QByteArray bytes = made(piece);
            lock.lock();
            m_made.emplace(piece, std::move(bytes));
            m_changed.notify_all();
        }
    }

    const SampleGenerator &m_generator;
    const SampleJob m_job;
    const quint64 m_each;
    quint64 m_ahead = piecesAhead;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<quint64, QByteArray> m_made;
    quint64 m_next = 0;
    quint64 m_taken = 0;
    bool m_stopped = false;
    std::vector<std::thread> m_threads;
};

} // namespace

base::Result<void> writeSamples(const SampleGenerator &generator, const SampleJob &job,
                                const std::function<base::Result<void>(const QByteArray &)> &write,
                                const base::Progress &progress)
{
    Pieces pieces(generator, job);
    const auto processors = std::max(1U, std::thread::hardware_concurrency());
    const quint64 threads =
        std::min<quint64>(job.threads > 0 ? static_cast<quint64>(job.threads) : processors, pieces.count());
    if (threads > 1)
        pieces.start(threads);
    for (quint64 piece = 0; piece < pieces.count(); ++piece) {
        if (!progress.goesOn(static_cast<double>(piece) / static_cast<double>(pieces.count())))
            return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
        if (const auto written = write(threads > 1 ? pieces.take(piece) : pieces.made(piece)); !written)
            return written;
    }
    progress.report(1);
    return {};
}

std::optional<SampleFormat> sampleFormatOf(const QString &path)
{
    if (path.endsWith(QLatin1String(".bson"), Qt::CaseInsensitive))
        return SampleFormat::Bson;
    for (const char *const ending : {".json", ".jsonl", ".ndjson"}) {
        if (path.endsWith(QLatin1String(ending), Qt::CaseInsensitive))
            return SampleFormat::JsonLines;
    }
    return std::nullopt;
}

} // namespace sw::samples
