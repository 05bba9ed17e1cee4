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

Document::Document(QObject *parent) : QObject(parent)
{
    qRegisterMetaType<ChangeEvent>();
    m_now.history = makeHistory();
    m_histories.setActiveStack(m_now.history.get());
    connect(&m_histories, &QUndoGroup::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Document::~Document()
{
    m_histories.disconnect(this);
}

std::unique_ptr<QUndoStack> Document::makeHistory()
{
    auto history = std::make_unique<QUndoStack>();
    m_histories.addStack(history.get());
    return history;
}

void Document::setModel(const schema::Model &model, const QString &filePath)
{
    const std::optional<Project> givenUp = std::exchange(m_waiting, std::nullopt);
    replace(model, filePath);
}

void Document::setCopy(const schema::Model &model, const QString &origin)
{
    setModel(model);
    m_now.origin = origin;
}

void Document::replace(const schema::Model &model, const QString &filePath, const StepRule &rule)
{
    const QString formerPath = m_now.filePath;
    m_groups.clear();
    m_now.history->clear();
    m_now = Project{model, std::move(m_now.history), filePath, {}, false, rule};
    tellReset(formerPath);
}

void Document::openGuest(const schema::Model &model, const StepRule &rule)
{
    if (hasGuest())
        return replace(model, {}, rule);
    m_groups.clear();
    m_waiting = std::exchange(m_now, Project{model, makeHistory(), {}, {}, false, rule});
    tellReset(m_waiting->filePath);
}

base::Result<void> Document::allows(const schema::Model &next) const
{
    return m_now.rule ? m_now.rule(m_now.model, next) : base::Result<void>();
}

void Document::takeBack()
{
    if (!hasGuest())
        return;
    m_groups.clear();
    const Project guest = std::exchange(m_now, std::move(*std::exchange(m_waiting, std::nullopt)));
    tellReset(guest.filePath);
}

void Document::tellReset(const QString &formerPath)
{
    endBurst();
    m_histories.setActiveStack(m_now.history.get());
    if (m_now.filePath != formerPath)
        Q_EMIT filePathChanged(m_now.filePath);
    ChangeEvent event;
    event.changes = Change::Reset;
    notify(event);
}

bool Document::isOwnModified() const
{
    return !own().history->isClean();
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
    m_now.history->push(command.release());
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
    m_now.history->push(group.release());
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
    return !m_now.history->isClean();
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
    m_now.readOnly = loaded->readOnly;
    m_now.print = printOf(path, *content);
    return loaded->warnings;
}

base::Result<void> Document::save()
{
    if (m_now.filePath.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("The project has no file yet."), m_now.model.name,
                           tr("Save it under a name.")};
    if (m_now.readOnly)
        return base::Error{base::ErrorCode::File, tr("The file has a newer format and is kept as it is."),
                           m_now.filePath, tr("Save the project under another name.")};
    const FileState state = fileState();
    if (state == FileState::Changed || (state == FileState::Missing && !m_now.print.isNull()))
        return base::Error{base::ErrorCode::Drift,
                           state == FileState::Changed ? tr("Another program has changed the file since it was opened.")
                                                       : tr("The file is no longer there."),
                           m_now.filePath,
                           tr("Save under another name, or open the file again and lose your changes.")};
    return saveAs(QString(m_now.filePath));
}

base::Result<void> Document::saveAs(const QString &path)
{
    const base::Result<void> saved = formats::saveProjectFile(path, m_now.model);
    if (!saved)
        return saved.error();
    const base::Result<QByteArray> content = base::readFile(path, formats::maximumProjectBytes);
    if (!content)
        return content.error();
    m_now.print = printOf(path, *content);
    m_now.readOnly = false;
    m_now.origin.clear();
    if (std::exchange(m_now.filePath, path) != path)
        Q_EMIT filePathChanged(m_now.filePath);
    endBurst();
    m_now.history->setClean();
    return {};
}

FileState Document::fileState() const
{
    return compareFile(m_now.filePath, m_now.print);
}

} // namespace sw::document

#include "moc_document.cpp"
