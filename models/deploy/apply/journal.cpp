// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/journal.h"

#include "models/base/files/safefile.h"
#include "models/base/jsonwriter.h"
#include "models/base/texts.h"
#include "models/base/utf8text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSet>

#include <unistd.h>

namespace sw::deploy
{

namespace
{

constexpr qint64 largestLine = 1024 * 1024;
constexpr qint64 largestJournal = 64 * 1024 * 1024;

base::Error cannotWrite(const QFile &file)
{
    return {base::ErrorCode::File, Text::tr("The journal cannot be written: %1.").arg(file.errorString()),
            file.fileName(),
            Text::tr("Free some disk space or choose another folder. Nothing is sent without a journal.")};
}

QByteArray beginLine(const Plan &plan)
{
    base::JsonWriter json(base::JsonWriter::Style::Compact);
    json.beginObject()
        .member(QStringLiteral("event"), QStringLiteral("begin"))
        .member(QStringLiteral("at"), QDateTime::currentMSecsSinceEpoch());
    json.member(QStringLiteral("plan"), plan.hash()).member(QStringLiteral("database"), plan.database);
    json.member(QStringLiteral("server"), plan.server.name).key(QStringLiteral("members")).beginArray();
    for (const QString &member : plan.server.members)
        json.value(member);
    json.end().member(QStringLiteral("steps"), static_cast<qint64>(plan.steps.size())).end();
    return json.result();
}

/// A crash came before the first line was on disk, so nothing was sent.
bool isTornAtTheBeginning(const QString &path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && !file.readLine(largestLine).endsWith('\n') &&
           file.atEnd();
}

} // namespace

Journal::Journal(const QString &path) : m_file(path)
{}

base::Result<std::unique_ptr<Journal>> Journal::create(const QString &path, const Plan &plan)
{
    std::unique_ptr<Journal> out(new Journal(path));
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (isTornAtTheBeginning(path))
        QFile::remove(path);
    if (QFileInfo::exists(path)) {
        return base::Error{base::ErrorCode::Drift, Text::tr("This plan was run before."), path,
                           Text::tr("Make the plan again; it shows what is left.")};
    }
    if (!out->m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                          QFile::ReadOwner | QFile::WriteOwner))
        return cannotWrite(out->m_file);
    if (const auto written = out->write(beginLine(plan), true); !written)
        return written.error();
    return out;
}

base::Result<void> Journal::write(const QByteArray &line, bool synced)
{
    const QByteArray whole = line + '\n';
    {
        const QMutexLocker lock(&m_mutex);
        if (m_file.write(whole) != whole.size())
            return cannotWrite(m_file);
    }
    if (synced && ::fdatasync(m_file.handle()) != 0)
        return cannotWrite(m_file);
    return {};
}

base::Result<void> Journal::stepEvent(const QString &event, int step, const QString &detail, bool synced)
{
    base::JsonWriter json(base::JsonWriter::Style::Compact);
    json.beginObject()
        .member(QStringLiteral("event"), event)
        .member(QStringLiteral("at"), QDateTime::currentMSecsSinceEpoch());
    json.member(QStringLiteral("step"), step);
    if (!detail.isEmpty())
        json.member(QStringLiteral("detail"), detail);
    json.end();
    return write(json.result(), synced);
}

base::Result<void> Journal::end(const QString &state)
{
    base::JsonWriter json(base::JsonWriter::Style::Compact);
    json.beginObject()
        .member(QStringLiteral("event"), QStringLiteral("end"))
        .member(QStringLiteral("at"), QDateTime::currentMSecsSinceEpoch());
    json.member(QStringLiteral("state"), state).end();
    return write(json.result(), true);
}

base::Result<std::optional<UnfinishedRun>> readJournal(const QString &path)
{
    const auto content = base::readFile(path, largestJournal);
    if (!content)
        return content.error();
    UnfinishedRun out;
    out.path = path;
    QSet<int> sent;
    bool begun = false;
    for (const QByteArray &line : content->split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(base::withEscapedMarks(line)).object();
        const QString event = object.value(QLatin1String("event")).toString();
        const int step = object.value(QLatin1String("step")).toInt();
        if (!begun && event != QLatin1String("begin"))
            break;
        begun = true;
        if (event == QLatin1String("begin")) {
            out.planHash = object.value(QLatin1String("plan")).toString();
            out.database = object.value(QLatin1String("database")).toString();
            out.server = object.value(QLatin1String("server")).toString();
            for (const QJsonValue member : object.value(QLatin1String("members")).toArray())
                out.members << member.toString();
            out.steps = object.value(QLatin1String("steps")).toInt();
            out.begunAtMs = object.value(QLatin1String("at")).toInteger();
        } else if (event == QLatin1String("sent")) {
            sent.insert(step);
        } else if (event == QLatin1String("done") || event == QLatin1String("already")) {
            sent.remove(step);
            out.done << step;
        } else if (event == QLatin1String("notDone")) {
            sent.remove(step);
        } else if (event == QLatin1String("end")) {
            return std::optional<UnfinishedRun>();
        }
    }
    if (!begun)
        return base::Error{base::ErrorCode::Format, Text::tr("This is not the journal of an export."), path,
                           Text::tr("Choose another file.")};
    out.uncertain = QList<int>(sent.cbegin(), sent.cend());
    std::sort(out.uncertain.begin(), out.uncertain.end());
    return std::optional<UnfinishedRun>(out);
}

QList<UnfinishedRun> unfinishedRuns(const QString &folder)
{
    QList<UnfinishedRun> out;
    const QDir dir(folder);
    for (const QString &name :
         dir.entryList({QStringLiteral("*.journal"), QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name)) {
        const auto run = readJournal(dir.filePath(name));
        if (run && *run)
            out << **run;
    }
    return out;
}

QString journalPath(const QString &folder, const Plan &plan)
{
    return QDir(folder).filePath(plan.hash().left(32) + QStringLiteral(".journal"));
}

QString lockPath(const QString &folder, const QString &server, const QString &database)
{
    const QByteArray place =
        QCryptographicHash::hash((server + QLatin1Char('/') + database).toUtf8(), QCryptographicHash::Sha256);
    return QDir(folder).filePath(QString::fromLatin1(place.toHex().left(16)) + QStringLiteral(".lock"));
}

bool isRunning(const UnfinishedRun &run)
{
    QLockFile lock(lockPath(QFileInfo(run.path).absolutePath(), run.server, run.database));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

} // namespace sw::deploy
