// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/changeevent.h"
#include "models/document/files/fileprint.h"
#include "models/schema/model.h"

#include <QElapsedTimer>
#include <QObject>
#include <QUndoGroup>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QUndoStack;

namespace sw::document
{

class Command;
class CommandGroup;

/// Whether the step from one model to the next should be offered, asked in any thread.
using StepRule = std::function<base::Result<void>(const schema::Model &now, const schema::Model &next)>;

/// The project being edited: the model, its history and its file. All edits go through push(); everyone else reads
/// model() and listens to one signal. It knows nothing of views, and nothing derived from the model is kept here (see
/// DerivedState).
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    const schema::Model &model() const { return m_now.model; }
    /// Another model, with an empty history: changed() tells Reset. A project that waits is given up.
    void setModel(const schema::Model &model, const QString &filePath = {});
    /// A copy of the project in the file \p origin, with other changes than that has: it has no file itself.
    void setCopy(const schema::Model &model, const QString &origin);

    // A guest
    /// Another model in the place of the person's project, which waits with its file, its unsaved edits and its history
    /// until takeBack(). The next one may take its place. A guest without a file is nobody's work; saved, it is the
    /// person's as well.
    void openGuest(const schema::Model &model, const StepRule &rule = {});
    bool hasGuest() const { return m_waiting.has_value(); }
    /// Which steps of the guest are no answer; empty: none.
    const StepRule &stepRule() const { return m_now.rule; }
    /// Error where the step to \p next breaks the rule. A person may still take it by hand.
    base::Result<void> allows(const schema::Model &next) const;
    /// The person's project as it was; the guest is gone.
    void takeBack();
    /// The person's project, waiting or not: what must not be lost.
    const schema::Model &ownModel() const { return own().model; }
    const QString &ownFilePath() const { return own().filePath; }
    const QString &ownOrigin() const { return own().origin; }
    bool isOwnModified() const;

    /// Executes \p command and puts it into the history, or into the open transaction. False: it changed nothing and is
    /// gone. A read-only document can be edited, but not saved to its own file.
    bool push(std::unique_ptr<Command> command);
    const QUndoStack &history() const { return *m_now.history; }
    QUndoStack &history() { return *m_now.history; }
    /// For views and buttons: it follows history(), which is another one while there is a guest.
    QUndoGroup &histories() { return m_histories; }
    /// The next step starts a new entry in the history even when it continues the last one (focus left, mouse
    /// released).
    void endBurst();
    int burst() const { return m_burst; }

    // The file
    /// Empty until the project has been saved or opened.
    const QString &filePath() const { return m_now.filePath; }
    /// The file that this is an unsaved copy of; empty: of none.
    const QString &origin() const { return m_now.origin; }
    bool isModified() const;
    /// A newer major format: its file must not be overwritten.
    bool isReadOnly() const { return m_now.readOnly; }
    /// Replaces the model by the one in \p path; the document is unchanged on an error. Returns the loader's warnings.
    base::Result<QList<base::Error>> open(const QString &path);
    /// Error Drift when the file is not what was opened or saved last; then saveAs() or open() again is the person's
    /// choice.
    base::Result<void> save();
    /// Writes to \p path, whatever is there, and makes it the document's file.
    base::Result<void> saveAs(const QString &path);
    /// Compares the file with what was opened or saved last. Cheap while size and time are unchanged.
    FileState fileState() const;

Q_SIGNALS:
    /// After each step, undo and redo: what it changed. During a transaction, once for each of its steps.
    void changed(const sw::document::ChangeEvent &event);
    void modifiedChanged(bool modified);
    void filePathChanged(const QString &path);

private:
    friend class Command;
    friend class CommandGroup;
    friend class Transaction;

    struct Project
    {
        schema::Model model;
        std::unique_ptr<QUndoStack> history;
        QString filePath;
        FilePrint print;
        bool readOnly = false;
        StepRule rule = {};
        QString origin = {};
    };

    const Project &own() const { return m_waiting ? *m_waiting : m_now; }
    std::unique_ptr<QUndoStack> makeHistory();
    void replace(const schema::Model &model, const QString &filePath, const StepRule &rule = {});
    /// m_now is another project than the one that was in \p formerPath.
    void tellReset(const QString &formerPath);
    void notify(const ChangeEvent &event);
    void beginBatch() { ++m_batchDepth; }
    void endBatch();
    void beginGroup(const QString &text);
    void commitGroup();
    void abortGroup();

    QUndoGroup m_histories;
    Project m_now;
    std::optional<Project> m_waiting;                    ///< that of the person
    std::vector<std::unique_ptr<CommandGroup>> m_groups; ///< open transactions, the innermost last
    ChangeEvent m_batch;
    int m_batchDepth = 0;
    int m_burst = 0;
    QElapsedTimer m_sinceLastStep;
};

/// A gesture of many steps that is one entry in the history. Unless it is committed, leaving its scope takes back all
/// of it.
class Transaction
{
public:
    Transaction(Document &document, const QString &text);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    void commit();

private:
    Document *m_document;
};

} // namespace sw::document
