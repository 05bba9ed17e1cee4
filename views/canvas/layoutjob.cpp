// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/layoutjob.h"

#include "models/diagram/layout/arrangescene.h"
#include "models/diagram/layout/layoutprocess.h"
#include "views/canvas/canvasview.h"
#include "views/jobs/latestjob.h"

#include <QElapsedTimer>
#include <QProgressDialog>

#include <memory>

namespace sw::views
{

namespace
{

constexpr int pauseMs = 50;
constexpr int patienceMs = 300;
constexpr int steps = 1000;

QSet<diagram::NodeKey> chosenCards(CanvasView &view)
{
    const QSet<diagram::NodeKey> &selected = view.state().selected;
    return selected.size() > 1 ? selected : QSet<diagram::NodeKey>();
}

} // namespace

LayoutJob::LayoutJob(QObject *parent) : QObject(parent), m_job(new LatestJob(this))
{}

LayoutJob::~LayoutJob()
{
    delete m_job; // waits for the thread, which still speaks to this object
}

void LayoutJob::start(CanvasView &view, diagram::LayoutMethod method)
{
    cancel();
    m_view = &view;
    m_method = method;
    m_running = true;
    connect(&view.document(), &document::Document::changed, this, [this] { m_edited = true; });
    showDialog();
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
    m_job->start([this, request](const LatestJob::IsCancelled &isCancelled) -> LatestJob::Delivery {
        QElapsedTimer sinceShown;
        sinceShown.start();
        diagram::LayoutControl control;
        control.isCancelled = isCancelled;
        control.progress = [&](double share) {
            if (sinceShown.elapsed() < pauseMs)
                return;
            sinceShown.restart();
            QMetaObject::invokeMethod(
                this,
                [this, share] {
                    if (m_dialog)
                        m_dialog->setValue(std::min(steps - 1, static_cast<int>(share * steps)));
                },
                Qt::QueuedConnection);
        };
        auto result = std::make_shared<base::Result<diagram::Arrangement>>(
            diagram::arrange(*request, diagram::LayoutProcess(), control));
        return [this, result] {
            deliver(*result);
        };
    });
}

void LayoutJob::showDialog()
{
    m_dialog = new QProgressDialog(tr("Laying out…"), tr("Cancel"), 0, steps, m_view);
    m_dialog->setWindowTitle(tr("Lay out"));
    m_dialog->setWindowModality(Qt::WindowModal);
    m_dialog->setAutoReset(false);
    m_dialog->setMinimumDuration(patienceMs);
    connect(m_dialog, &QProgressDialog::canceled, this, &LayoutJob::cancel);
    m_dialog->setValue(0);
}

void LayoutJob::deliver(const base::Result<diagram::Arrangement> &arrangement)
{
    if (!m_view || !arrangement)
        return finish();
    if (m_edited || m_scene != m_view->sceneNumber())
        return run();
    finish();
    const document::LayoutEdit edit = diagram::editFor(m_view->scene(), m_cards, *arrangement);
    document::applyLayout(m_view->document(), m_view->currentDiagram().id, edit, tr("Lay out"));
    if (!arrangement->notice.isEmpty())
        Q_EMIT notice(arrangement->notice);
    Q_EMIT done(m_cards.isEmpty());
}

void LayoutJob::cancel()
{
    m_job->cancel();
    if (m_running)
        finish();
}

void LayoutJob::finish()
{
    m_running = false;
    if (m_view)
        m_view->document().disconnect(this);
    if (!m_dialog)
        return;
    m_dialog->disconnect(this);
    m_dialog->hide();
    m_dialog->deleteLater();
    m_dialog = nullptr;
}

} // namespace sw::views
