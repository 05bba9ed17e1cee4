// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/job.h"
#include "models/document/changeevent.h"
#include "models/services/evaluation/evaluation.h"

#include <QObject>

#include <memory>

namespace sw::document
{

class Document;

/// Keeps the evaluation of a document up to date, swapped as a whole. Bursts of edits are answered once; results of a
/// model that has changed meanwhile are dropped. Views read from here and never compute.
class DerivedState : public QObject
{
    Q_OBJECT

public:
    enum class Mode {
        Immediate, ///< within the edit itself: for tests and the command line
        Background ///< in a worker thread; updated() comes later, in the document's thread
    };

    DerivedState(Document &document, Mode mode, QObject *parent = nullptr);

    const services::Evaluation &evaluation() const { return *m_evaluation; }
    std::shared_ptr<const services::Evaluation> sharedEvaluation() const { return m_evaluation; }
    const design::Design &design() const { return m_evaluation->design; }
    const sizing::SizeReport &sizes() const { return m_evaluation->sizes; }
    const sizing::DiskReads &diskReads() const { return m_evaluation->diskReads; }
    const QList<sizing::OperationCost> &costs() const { return m_evaluation->costs; }
    const QList<checks::Finding> &findings() const { return m_evaluation->findings; }
    const QList<base::Error> &problems() const { return m_evaluation->problems; }
    /// False until the first results of the present document are there: what is shown of them would be nothing but
    /// zeros.
    bool isKnown() const { return m_known; }
    /// False while a newer model is being worked on.
    bool isCurrent() const { return m_wanted == m_shown; }

Q_SIGNALS:
    /// design(), sizes(), findings() and problems() are new, or empty because another document was opened.
    void updated();
    void currentChanged(bool current);

private:
    void onChanged(const ChangeEvent &event);
    void start();
    void finish(quint64 revision, std::shared_ptr<const services::Evaluation> evaluation);

    Document &m_document;
    Mode m_mode;
    std::shared_ptr<const services::Evaluation> m_evaluation;
    base::Job *m_job;
    quint64 m_wanted = 0; ///< revision of the model
    quint64 m_shown = 0;
    bool m_queued = false;
    bool m_known = false;
};

} // namespace sw::document
