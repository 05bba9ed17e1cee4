// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/calibration/scratchjournal.h"

#include "models/base/files/safefile.h"
#include "models/base/texts.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace sw::services
{

namespace
{

const QLatin1String ending(".scratch.json");
constexpr qint64 mostJournalBytes = 64 * 1024;

} // namespace

ScratchJournal::ScratchJournal(const QString &folder) : m_folder(folder)
{}

base::Result<void> ScratchJournal::begin(const QString &server, const QString &database)
{
    if (m_folder.isEmpty())
        return {};
    if (!QDir().mkpath(m_folder))
        return base::Error{base::ErrorCode::File, Text::tr("The folder for notes on scratch databases cannot be made."),
                           m_folder, Text::tr("Free some disk space or get write permission; nothing was sent.")};
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_path = m_folder + QLatin1Char('/') + database + ending;
    const QJsonObject note{{QStringLiteral("server"), server}, {QStringLiteral("database"), database}};
    return base::writeFileSafely(m_path, QJsonDocument(note).toJson(QJsonDocument::Compact));
}

void ScratchJournal::end()
{
    if (!m_path.isEmpty())
        QFile::remove(m_path);
}

QList<Leftover> ScratchJournal::leftovers() const
{
    QList<Leftover> found;
    if (m_folder.isEmpty())
        return found;
    const QDir folder(m_folder);
    for (const QString &name : folder.entryList({QLatin1Char('*') + ending}, QDir::Files, QDir::Name)) {
        const auto content = base::readFile(folder.filePath(name), mostJournalBytes);
        const QJsonObject note = content ? QJsonDocument::fromJson(*content).object() : QJsonObject();
        const Leftover one{folder.filePath(name), note.value(QStringLiteral("server")).toString(),
                           note.value(QStringLiteral("database")).toString()};
        if (!one.database.isEmpty() && one.path != m_path)
            found << one;
    }
    return found;
}

void ScratchJournal::forget(const Leftover &leftover)
{
    QFile::remove(leftover.path);
}

} // namespace sw::services
