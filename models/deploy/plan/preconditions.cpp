// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/preconditions.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"

namespace sw::deploy
{

namespace
{

constexpr qint64 gigabyte = 1'000'000'000;
constexpr qint64 buildMemory = 200 * 1024 * 1024; // the server's default limit, spilled to disk
constexpr qint64 manyDocuments = 10'000'000;
constexpr qint64 bytesPerKey = 32; // a generous average for an index entry's part, with its record number

bool buildsOnData(const Step &step)
{
    return step.kind == StepKind::CreateIndex && step.change != ChangeClass::Adds;
}

QString bytesText(qint64 bytes)
{
    return base::bytesText(base::Bytes(static_cast<double>(bytes)));
}

} // namespace

qint64 diskNeeded(const Step &step)
{
    qint64 keys = 0;
    for (const base::Bson &index : documentsAt(step.to, "indexes"))
        keys += fieldNames(documentAt(index, "key")).size();
    const qint64 entries = step.documents.value_or(0) * bytesPerKey * keys;
    return 2 * std::max(gigabyte / 2, entries + buildMemory);
}

QString preconditionOf(const Step &step, const ServerIdentity &server, std::optional<qint64> freeDiskBytes)
{
    if (!buildsOnData(step))
        return {};
    if (!server.membersUp)
        return Text::tr("A member of the set is down: an index build over data would not end.");
    if (freeDiskBytes && *freeDiskBytes < diskNeeded(step))
        return Text::
            tr("The server has %1 of free disk, and the index build may need %2: a full disk would stop the server.")
                .arg(bytesText(*freeDiskBytes), bytesText(diskNeeded(step)));
    return {};
}

QString knownFailure(const Step &step)
{
    const bool isIndex = step.kind == StepKind::CreateIndex || step.kind == StepKind::ChangeIndex;
    const bool refusesDuplicates = isIndex && step.change == ChangeClass::MayRefuseWrites;
    if (!step.unmet.isEmpty() || !refusesDuplicates || step.violators.state != Violators::State::Some)
        return step.unmet;
    return Text::tr("%n document(s) share a value that would have to be unique: the server refuses such an index.",
                    nullptr, static_cast<int>(std::min<qint64>(step.violators.count, 1 << 30)));
}

QString acknowledgeReason(const Step &step, const ServerIdentity &server, std::optional<qint64> freeDiskBytes)
{
    if (!buildsOnData(step))
        return {};
    if (!server.membersKnown)
        return Text::tr(
            "Whether all members of the set are up is not known; with one down the index build would not end.");
    if (!freeDiskBytes)
        return Text::tr("The free disk of the server is not known.");
    if (!step.documents || !step.bytes)
        return Text::tr("The size of the collection is not known.");
    if (*step.documents > manyDocuments || *step.bytes > gigabyte)
        return Text::tr("The collection is large: %1.").arg(bytesText(*step.bytes));
    return {};
}

} // namespace sw::deploy
