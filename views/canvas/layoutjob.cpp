// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/layoutjob.h"

#include "models/base/job.h"
#include "models/diagram/layout/arrangescene.h"
#include "models/diagram/layout/layoutprocess.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/steadycards.h"
#include "views/widgets/waitdialog.h"

#include <memory>

namespace sw::views
{

namespace
{

QSet<diagram::NodeKey> chosenCards(CanvasView &view)
{
    const QSet<diagram::NodeKey> &selected = view.state().selected;
    return selected.size() > 1 ? selected : QSet<diagram::NodeKey>();
}

} // namespace

LayoutJob::LayoutJob(QObject *parent) : QObject(parent), m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    connect(m_job, &base::Job::runningChanged, this, [this](bool running) {
        if (!running && m_view)
            m_view->document().disconnect(this);
    });
}

bool LayoutJob::isRunning() const
{
    return m_job->isRunning();
}

void LayoutJob::start(CanvasView &view, diagram::LayoutMethod method)
{
    cancel();
    m_view = &view;
    m_method = method;
    connect(&view.document(), &document::Document::changed, this, [this] { m_edited = true; });
    m_dialog = new WaitDialog(*m_job, tr("Lay out"), tr("Laying out…"), &view);
    run();
}

void LayoutJob::run()
{
    m_edited = false;
    m_cards = chosenCards(*m_view);
    m_scene = m_view->sceneNumber();
    const double aspect = static_cast<double>(m_view->width()) / std::max(1, m_view->height());
    const auto request =
        std::make_shared<diagram::ArrangeRequest>(diagram::requestFor(m_view->scene(), m_cards, m_method, aspect));
    m_job->start([this, request](const base::Progress &progress) -> base::Job::Delivery {
        auto result = std::make_shared<base::Result<diagram::Arrangement>>(
            diagram::arrange(*request, diagram::LayoutProcess(), progress));
        return [this, result] {
            deliver(*result);
        };
    });
}

void LayoutJob::deliver(const base::Result<diagram::Arrangement> &arrangement)
{
    if (!m_view || !arrangement)
        return;
    if (m_edited || m_scene != m_view->sceneNumber())
        return run();
    if (m_dialog)
        m_dialog->end();
    const document::LayoutEdit edit = diagram::editFor(m_view->scene(), m_cards, *arrangement);
    editPlaces(*m_view, tr("Lay out"), [&] {
        return document::applyLayout(m_view->document(), m_view->currentDiagram().id, edit, tr("Lay out"));
    });
    if (!arrangement->notice.isEmpty())
        Q_EMIT notice(arrangement->notice);
    Q_EMIT done(m_cards.isEmpty());
}

void LayoutJob::cancel()
{
    m_job->cancel();
}

} // namespace sw::views
