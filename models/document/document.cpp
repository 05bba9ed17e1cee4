// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"

#include "models/base/files/safefile.h"
#include "models/document/commands/command.h"
#include "models/document/commands/commandgroup.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"

#include <QUndoStack>

#include <utility>

namespace sw::document
{

namespace
{

/// Steps on one value that are further apart than this, in milliseconds, are entries of their own.
constexpr qint64 burstPause = 1500;

} // namespace

Document::Document(QObject *parent) : QObject(parent), m_history(std::make_unique<QUndoStack>())
{
    qRegisterMetaType<ChangeEvent>();
    connect(m_history.get(), &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Document::~Document()
{
    m_history->disconnect(this);
}

void Document::setModel(const schema::Model &model, const QString &filePath)
{
    m_groups.clear();
    m_history->clear();
    m_model = model;
    m_readOnly = false;
    m_print = {};
    endBurst();
    const QString path = filePath; // may be m_filePath itself, when the file is opened again
    if (std::exchange(m_filePath, path) != path)
        Q_EMIT filePathChanged(m_filePath);
    ChangeEvent event;
    event.changes = Change::Reset;
    notify(event);
}

bool Document::push(std::unique_ptr<Command> command)
{
    if (m_sinceLastStep.isValid() && m_sinceLastStep.hasExpired(burstPause)) {
        endBurst();
        command->m_burst = m_burst;
    }
    m_sinceLastStep.start();
    command->redo();
    if (command->isObsolete())
        return false;
    if (!m_groups.empty()) {
        m_groups.back()->add(std::move(command));
        return true;
    }
    command->m_done = true;
    m_history->push(command.release());
    return true;
}

void Document::endBurst()
{
    ++m_burst;
}

void Document::notify(const ChangeEvent &event)
{
    if (m_batchDepth > 0)
        m_batch.merge(event);
    else
        Q_EMIT changed(event);
}

void Document::endBatch()
{
    if (--m_batchDepth > 0)
        return;
    const ChangeEvent event = std::exchange(m_batch, {});
    if (!event.changes.isEmpty())
        Q_EMIT changed(event);
}

void Document::beginGroup(const QString &text)
{
    endBurst();
    m_groups.push_back(std::make_unique<CommandGroup>(*this, text));
}

void Document::commitGroup()
{
    std::unique_ptr<CommandGroup> group = std::move(m_groups.back());
    m_groups.pop_back();
    endBurst();
    if (group->isEmpty())
        return;
    if (!m_groups.empty()) {
        m_groups.back()->add(std::move(group));
        return;
    }
    group->markDone();
    m_history->push(group.release());
}

void Document::abortGroup()
{
    const std::unique_ptr<CommandGroup> group = std::move(m_groups.back());
    m_groups.pop_back();
    endBurst();
    group->undo();
}

Transaction::Transaction(Document &document, const QString &text) : m_document(&document)
{
    document.beginGroup(text);
}

Transaction::~Transaction()
{
    if (m_document)
        m_document->abortGroup();
}

void Transaction::commit()
{
    if (m_document)
        std::exchange(m_document, nullptr)->commitGroup();
}

bool Document::isModified() const
{
    return !m_history->isClean();
}

base::Result<QList<base::Error>> Document::open(const QString &path)
{
    const base::Result<QByteArray> content = base::readFile(path, formats::maximumProjectBytes);
    if (!content)
        return content.error();
    base::Result<formats::LoadedProject> loaded = formats::readProject(*content);
    if (!loaded) {
        base::Error error = loaded.error();
        error.where = error.where.isEmpty() ? path : path + QStringLiteral(": ") + error.where;
        return error;
    }
    setModel(loaded->model, path);
    m_readOnly = loaded->readOnly;
    m_print = printOf(path, *content);
    return loaded->warnings;
}

base::Result<void> Document::save()
{
    if (m_filePath.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("The project has no file yet."), m_model.name,
                           tr("Save it under a name.")};
    if (m_readOnly)
        return base::Error{base::ErrorCode::File, tr("The file has a newer format and is kept as it is."), m_filePath,
                           tr("Save the project under another name.")};
    const FileState state = fileState();
    if (state == FileState::Changed || (state == FileState::Missing && !m_print.isNull()))
        return base::Error{base::ErrorCode::Drift,
                           state == FileState::Changed ? tr("Another program has changed the file since it was opened.")
                                                       : tr("The file is no longer there."),
                           m_filePath, tr("Save under another name, or open the file again and lose your changes.")};
    return saveAs(QString(m_filePath));
}

base::Result<void> Document::saveAs(const QString &path)
{
    const base::Result<void> saved = formats::saveProjectFile(path, m_model);
    if (!saved)
        return saved.error();
    const base::Result<QByteArray> content = base::readFile(path, formats::maximumProjectBytes);
    if (!content)
        return content.error();
    m_print = printOf(path, *content);
    m_readOnly = false;
    if (std::exchange(m_filePath, path) != path)
        Q_EMIT filePathChanged(m_filePath);
    endBurst();
    m_history->setClean();
    return {};
}

FileState Document::fileState() const
{
    return compareFile(m_filePath, m_print);
}

} // namespace sw::document

#include "moc_document.cpp"
