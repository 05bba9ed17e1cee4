// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/arrangement.h"
#include "models/diagram/scene/scene.h"

#include <QObject>
#include <QPointer>
#include <QSet>

namespace sw::base
{
class Job;
}

namespace sw::views
{

class CanvasView;
class WaitDialog;

/// Lays out what a canvas shows off the GUI thread, and shows how far it is when that takes longer than a moment. The
/// result is one step of the history; a canvas that was edited or shows other cards meanwhile is laid out again.
class LayoutJob : public QObject
{
    Q_OBJECT

public:
    explicit LayoutJob(QObject *parent = nullptr);

    bool isRunning() const;
    /// All of \p view, or the selected cards when there are two or more.
    void start(CanvasView &view, diagram::LayoutMethod method = diagram::LayoutMethod::Automatic);
    void cancel();

Q_SIGNALS:
    /// The view shows the result.
    void done(bool wholeView);
    /// Why the result is not as good as it could be.
    void notice(const QString &text);

private:
    void run();
    void deliver(const base::Result<diagram::Arrangement> &arrangement);

    base::Job *m_job;
    QPointer<WaitDialog> m_dialog;
    QPointer<CanvasView> m_view;
    diagram::LayoutMethod m_method = diagram::LayoutMethod::Automatic;
    bool m_edited = false; ///< the document, since the job was started
    quint64 m_scene = 0;   ///< number of the scene that is being laid out
    QSet<diagram::NodeKey> m_cards;
};

} // namespace sw::views
