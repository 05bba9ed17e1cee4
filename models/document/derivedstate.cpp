// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"

#include "models/document/document.h"

#include <QThreadPool>
#include <QTimer>

namespace sw::document
{

/// One thread: the newest model is worth more than two at once.
struct DerivedState::Worker
{
    QThreadPool pool;
    bool busy = false;

    Worker() { pool.setMaxThreadCount(1); }
};

DerivedState::DerivedState(Document &document, Mode mode, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_mode(mode),
      m_evaluation(std::make_shared<services::Evaluation>()),
      m_worker(std::make_unique<Worker>())
{
    connect(&document, &Document::changed, this, &DerivedState::onChanged);
    ChangeEvent first;
    first.changes = Change::Reset;
    onChanged(first);
}

DerivedState::~DerivedState()
{
    m_worker->pool.waitForDone();
}

void DerivedState::onChanged(const ChangeEvent &event)
{
    if (!event.touchesDesign() && !event.has(Change::Suppressed))
        return;
    const bool wasCurrent = isCurrent();
    ++m_wanted;
    if (m_mode == Mode::Immediate) {
        finish(m_wanted, std::make_shared<const services::Evaluation>(services::evaluate(m_document.model())));
        return;
    }
    if (wasCurrent)
        Q_EMIT currentChanged(false);
    if (event.has(Change::Reset) && m_known) {
        m_known = false;
        m_evaluation = std::make_shared<services::Evaluation>();
        Q_EMIT updated();
    }
    if (m_queued || m_worker->busy)
        return;
    m_queued = true;
    QTimer::singleShot(0, this, &DerivedState::start);
}

void DerivedState::start()
{
    m_queued = false;
    m_worker->busy = true;
    const quint64 revision = m_wanted;
    const schema::Model snapshot = m_document.model();
    m_worker->pool.start([this, revision, snapshot] {
        auto evaluation = std::make_shared<const services::Evaluation>(services::evaluate(snapshot));
        QMetaObject::invokeMethod(
            this, [this, revision, evaluation] { finish(revision, evaluation); }, Qt::QueuedConnection);
    });
}

void DerivedState::finish(quint64 revision, std::shared_ptr<const services::Evaluation> evaluation)
{
    m_worker->busy = false;
    if (revision != m_wanted) {
        start();
        return;
    }
    m_evaluation = std::move(evaluation);
    m_shown = revision;
    m_known = true;
    Q_EMIT updated();
    if (m_mode == Mode::Background)
        Q_EMIT currentChanged(true);
}

} // namespace sw::document

#include "moc_derivedstate.cpp"
