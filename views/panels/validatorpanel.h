// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/validating/validating.h"

#include <QTimer>
#include <QWidget>

class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sw::base
{
class Job;
}
namespace sw::document
{
class DerivedState;
class Document;
} // namespace sw::document
namespace sw::items
{
class Selection;
}

namespace sw::views
{

class CollectionBox;
class TextLabel;

/// Documents that a person pastes or opens, and for each whether the collection's validator takes it and why not, path
/// by path. Works off the GUI thread, and not while it is out of sight; files are streamed and never shown as text.
class ValidatorPanel : public QWidget
{
    Q_OBJECT

public:
    ValidatorPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                   QWidget *parent = nullptr);

    QString collection() const;
    QPlainTextEdit *editor() const { return m_editor; }
    QTreeWidget *results() const { return m_results; }
    QString summary() const;
    /// What is shown belongs to what is typed.
    bool isCurrent() const;
    void openFile(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildInput();
    QWidget *buildResults();
    void askForFile();
    void closeFile();
    void insertExample();
    void later();
    void check();
    void showReport(const services::ValidationReport &report);
    void fitColumns();
    void say(const QString &text);
    void addDocument(const services::RefusedDocument &document);
    void goTo(const QTreeWidgetItem *item);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    base::Job *m_job;
    QTimer m_pause;
    CollectionBox *m_collection;
    QPlainTextEdit *m_editor;
    QTreeWidget *m_results;
    TextLabel *m_summary;
    TextLabel *m_fileName;
    QPushButton *m_close;
    QString m_file;       ///< whose documents are checked instead of the text
    bool m_waits = false; ///< until it can be seen
};

} // namespace sw::views
