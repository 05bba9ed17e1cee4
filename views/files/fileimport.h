// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QObject>

class QWidget;

namespace sw::document
{
class Document;
}

namespace sw::formats
{
class Importer;
struct Imported;
} // namespace sw::formats

namespace sw::views
{

class ImportJob;

/// Makes projects of files of other programs.
class FileImport : public QObject
{
    Q_OBJECT

public:
    FileImport(document::Document &document, QWidget *window);

    /// Asks which files. The document must not hold changes.
    void ask();
    /// Reads \p paths in a thread of its own, with progress and a way to stop; imported() tells that the model is
    /// there, not yet saved anywhere.
    void read(const formats::Importer &importer, const QStringList &paths);
    bool isRunning() const;

Q_SIGNALS:
    void imported();
    void failed(const sw::base::Error &error);
    /// What the import tells; \p whole: all of it, where \p text is only its beginning.
    void noted(const QString &text, const QString &whole);

private:
    void take(const formats::Imported &imported);

    document::Document &m_document;
    QWidget *m_window;
    ImportJob *m_job;
};

} // namespace sw::views
