// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QObject>
#include <QStringList>

class QMenu;
class QWidget;

namespace sw::document
{
class Document;
}

namespace sw::views
{

/// New, open, save: the questions that stand between a person and a lost model. It owns no document and draws nothing.
class FileController : public QObject
{
    Q_OBJECT

public:
    FileController(document::Document &document, QWidget *window);

    void newProject();
    void open();
    bool openPath(const QString &path);
    /// A copy of a shipped sample, not yet saved anywhere.
    bool openSample(const QString &name);
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes; false: the person wants to stay.
    bool mayDiscard();
    void fillRecentMenu(QMenu *menu);
    void fillSampleMenu(QMenu *menu);
    /// "bookstore.shape.json", or the project's name while it has no file.
    QString title() const;

Q_SIGNALS:
    void aboutToSave(); ///< or to ask whether to: whoever holds a text that is still being typed gives it to the document
    void opened();
    void saved();
    void failed(const sw::base::Error &error);
    void warned(const QString &text);

private:
    void remember(const QString &path);

    document::Document &m_document;
    QWidget *m_window;
};

} // namespace sw::views
