// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/indexfile.h"

#include "models/base/texts.h"
#include "models/sizing/files/growntree.h"
#include "models/sizing/keys/indexkeys.h"
#include "models/sizing/keys/keywindows.h"

#include <QCoreApplication>

#include <algorithm>
#include <deque>

namespace sw::sizing
{

namespace
{

constexpr double fileHead = 4096;
constexpr double extentLists = 8192; ///< what a checkpoint notes about blocks in use and free

/// One index on its way through the documents.
struct Work
{
    IndexKeys keys;
    IndexBuild build;
    IndexFile file{};
    EntryTable table{};
    std::optional<KeyWindows> windows{};
    double entriesPerDocument = 0;
    double footprint = 0;      ///< of all that it will keep
    quint64 refusedBefore = 0; ///< documents of samples

    EntrySink &sink() { return windows ? static_cast<EntrySink &>(*windows) : table; }
};

/// Runs over documents and asks now and then whether to go on.
class Course
{
public:
    Course(const DocumentSource &source, const base::Progress &progress) : m_source(source), m_progress(progress) {}

    void plan(quint64 documents) { m_planned += documents; }

    /// Hands \p count documents out of the first \p documents, evenly spread, to \p visit(document, number); false when
    /// cancelled.
    template <typename Visit>
    bool run(quint64 count, quint64 documents, const Visit &visit)
    {
        for (quint64 i = 0; i < count; ++i) {
            const quint64 number = count == documents
                                       ? i
                                       : static_cast<quint64>(static_cast<double>(i) * static_cast<double>(documents) /
                                                              static_cast<double>(count));
            visit(m_source(number), number);
            if (++m_done % 1024 == 0 &&
                !m_progress.goesOn(std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_planned))))
                return false;
        }
        return true;
    }

private:
    const DocumentSource &m_source;
    const base::Progress &m_progress;
    quint64 m_planned = 1;
    quint64 m_done = 0;
};

base::Error cancelled()
{
    return {base::ErrorCode::Cancelled, Text::tr("The simulation was stopped."), {}, {}};
}

std::deque<Work> worksOf(const design::Collection &collection, IndexBuild build)
{
    std::deque<Work> works;
    works.push_back({IndexKeys::ofId(), IndexBuild::WithTheDocuments});
    works.back().file.name = QStringLiteral("_id_");
    for (const design::Index &index : collection.indexes) {
        works.push_back({IndexKeys(index), build});
        works.back().file.name = index.name.isEmpty() ? design::defaultIndexName(index.keys) : index.name;
    }
    return works;
}

/// How many entries there will be and what they need, from a thousand documents.
bool foresee(std::deque<Work> &works, Course &course, quint64 documents)
{
    const quint64 count = std::min<quint64>(1000, documents);
    const bool done = course.run(count, documents, [&](const base::Bson &document, quint64 number) {
        for (Work &work : works)
            work.keys.add(document, number + 1, work.table);
    });
    for (Work &work : works) {
        const double scale = static_cast<double>(documents) / static_cast<double>(std::max<quint64>(1, count));
        work.entriesPerDocument =
            static_cast<double>(work.table.size()) / static_cast<double>(std::max<quint64>(1, count));
        work.footprint =
            scale * (static_cast<double>(work.table.rawBytes()) + 24.0 * static_cast<double>(work.table.size()));
        work.table = {};
    }
    return done;
}

/// Chooses windows for the indexes that are too large for all their keys.
bool chooseWindows(std::deque<Work> &works, Course &course, quint64 documents, const IndexFileOptions &options)
{
    std::vector<Work *> large;
    for (Work &work : works) {
        if (work.entriesPerDocument * static_cast<double>(documents) > static_cast<double>(options.allKeysUpTo))
            large.push_back(&work);
    }
    if (large.empty())
        return true;
    const quint64 count = std::min(KeyWindows::sampleDocuments, documents);
    const bool done = course.run(count, documents, [&](const base::Bson &document, quint64 number) {
        for (Work *work : large)
            work->keys.add(document, number + 1, work->table);
    });
    for (Work *work : large) {
        const double entries =
            static_cast<double>(work->table.size()) * static_cast<double>(documents) / static_cast<double>(count);
        work->table.sort();
        work->windows.emplace(work->table, entries, options);
        work->footprint *=
            std::min(1.0, static_cast<double>(options.windows * options.windowEntries) / std::max(1.0, entries));
        work->table = {};
    }
    return done;
}

void conclude(Work &work)
{
    work.keys.finish(work.sink());
    const QString name = work.file.name;
    if (work.windows) {
        work.file = work.windows->file(work.build);
        work.windows.reset();
    } else {
        work.table.sort();
        work.file = indexFile(work.table, work.build);
        work.table = {};
    }
    work.file.name = name;
    work.file.exactKeys = work.keys.isExact();
    work.file.refused = work.keys.refused() - work.refusedBefore;
}

/// As many of \p works from \p first on as fit into \p memory, at least one.
size_t passEnd(const std::deque<Work> &works, size_t first, quint64 memory)
{
    double bytes = 0;
    size_t end = first;
    while (end < works.size() && (end == first || bytes + works[end].footprint <= static_cast<double>(memory)))
        bytes += works[end++].footprint;
    return end;
}

} // namespace

void finishFile(IndexFile &file, base::Bytes blocks, std::vector<quint32> separators)
{
    const double leaves = file.leaves;
    file.file = leaves <= 0 ? emptyFileBytes
                            : std::max(smallestFileBytes, base::Bytes(fileHead + extentLists) + blocks +
                                                              innerBlocks(std::move(separators)));
    file.cache = base::Bytes(1.08 * (file.entries * (file.entryBytes + 8) + 208 * leaves));
}

IndexFile indexFile(const EntryTable &sorted, IndexBuild build)
{
    GrownTree tree(sorted);
    if (build == IndexBuild::WithTheDocuments)
        tree.grow();
    else
        tree.fillAtOnce();
    IndexFile out;
    out.entries = static_cast<double>(sorted.size());
    out.leaves = static_cast<double>(tree.pages().size());
    out.entryBytes = sorted.isEmpty() ? 0 : static_cast<double>(tree.entryBytes()) / out.entries;
    out.raw = base::Bytes(static_cast<double>(sorted.rawBytes()));
    finishFile(out, base::Bytes(static_cast<double>(blocksOf(tree.pages()) + tree.longBlocks())),
               separatorsOf(tree.pages()));
    return out;
}

base::Result<QList<IndexFile>> indexFiles(const DocumentSource &source, quint64 documents,
                                          const design::Collection &collection, const IndexFileOptions &options,
                                          const base::Progress &progress)
{
    std::deque<Work> works = worksOf(collection, options.build);
    Course course(source, progress);
    course.plan(std::min(2 * KeyWindows::sampleDocuments, documents));
    if (!foresee(works, course, documents) || !chooseWindows(works, course, documents, options))
        return cancelled();
    for (Work &work : works)
        work.refusedBefore = work.keys.refused();
    for (size_t first = 0; first < works.size(); first = passEnd(works, first, options.memory))
        course.plan(documents);
    QList<IndexFile> files;
    for (size_t first = 0; first < works.size();) {
        const size_t end = passEnd(works, first, options.memory);
        const bool done = course.run(documents, documents, [&](const base::Bson &document, quint64 number) {
            for (size_t i = first; i < end; ++i)
                works[i].keys.add(document, number + 1, works[i].sink());
        });
        if (!done)
            return cancelled();
        for (; first < end; ++first) {
            conclude(works[first]);
            files.append(works[first].file);
        }
    }
    return files;
}

} // namespace sw::sizing
