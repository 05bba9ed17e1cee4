// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"

#include "models/document/document.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/calibration.h"

#include <QThreadPool>
#include <QTimer>

namespace sw::document
{

Derived derive(const schema::Model &model)
{
    Derived result;
    const schema::ModelIndex index(model);
    result.problems = schema::validateModel(model);
    result.design = patterns::buildDesign(index);
    const sizing::SizeOptions options = sizing::sizeOptions(model);
    result.sizes = sizing::estimate(result.design, options, schema::calibrationOf(model));
    if (result.sizes.fit() != sizing::Fit::Fits)
        result.diskReads =
            sizing::diskReads(sizing::pageGroups(index, result.design, options), result.sizes.cache.bytes);
    result.costs = sizing::OperationCosts(index, result.design, sizing::fetchCostFactor(result.sizes)).all();
    result.findings = checks::runChecks({index, result.design, result.sizes});
    return result;
}

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
      m_derived(std::make_shared<Derived>()),
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
        finish(m_wanted, std::make_shared<const Derived>(derive(m_document.model())));
        return;
    }
    if (wasCurrent)
        Q_EMIT currentChanged(false);
    if (event.has(Change::Reset) && m_known) {
        m_known = false;
        m_derived = std::make_shared<Derived>();
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
        auto derived = std::make_shared<const Derived>(derive(snapshot));
        QMetaObject::invokeMethod(
            this, [this, revision, derived] { finish(revision, derived); }, Qt::QueuedConnection);
    });
}

void DerivedState::finish(quint64 revision, std::shared_ptr<const Derived> derived)
{
    m_worker->busy = false;
    if (revision != m_wanted) {
        start();
        return;
    }
    m_derived = std::move(derived);
    m_shown = revision;
    m_known = true;
    Q_EMIT updated();
    if (m_mode == Mode::Background)
        Q_EMIT currentChanged(true);
}

} // namespace sw::document

#include "moc_derivedstate.cpp"
