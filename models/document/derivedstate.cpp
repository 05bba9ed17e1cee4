// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"

#include "models/document/document.h"

#include <QTimer>

namespace sw::document
{

DerivedState::DerivedState(Document &document, Mode mode, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_mode(mode),
      m_evaluation(std::make_shared<services::Evaluation>()),
      m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    connect(&document, &Document::changed, this, &DerivedState::onChanged);
    ChangeEvent first;
    first.changes = Change::Reset;
    onChanged(first);
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
    if (m_queued)
        return;
    m_queued = true;
    QTimer::singleShot(0, this, &DerivedState::start);
}

void DerivedState::start()
{
    m_queued = false;
    m_job->start([this, revision = m_wanted, snapshot = m_document.model()](const base::Progress &) {
        return
            [this, revision, evaluation = std::make_shared<const services::Evaluation>(services::evaluate(snapshot))] {
                finish(revision, evaluation);
            };
    });
}

void DerivedState::finish(quint64 revision, std::shared_ptr<const services::Evaluation> evaluation)
{
    if (revision != m_wanted)
        return; // a newer one is about to be started
    m_evaluation = std::move(evaluation);
    m_shown = revision;
    m_known = true;
    Q_EMIT updated();
    if (m_mode == Mode::Background)
        Q_EMIT currentChanged(true);
}

} // namespace sw::document

#include "moc_derivedstate.cpp"
