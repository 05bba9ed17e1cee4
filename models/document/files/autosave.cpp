// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/files/autosave.h"

#include "models/document/document.h"

namespace sw::document
{

Autosave::Autosave(Document &document, const QString &folder, QObject *parent)
    : QObject(parent), m_document(document), m_snapshot(folder)
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(msAfterEdit);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::writeInTurn);
    connect(&document, &Document::changed, this, &Autosave::onChanged);
    connect(&document, &Document::modifiedChanged, this, &Autosave::onChanged);
}

Autosave::~Autosave()
{
    m_pool.waitForDone();
}

void Autosave::onChanged()
{
    if (!m_document.isModified()) {
        m_timer.stop();
        m_pool.start([this] { m_snapshot.clear(); });
        return;
    }
    if (!m_timer.isActive()) // an edit puts off no other
        m_timer.start();
}

void Autosave::writeInTurn()
{
    if (m_pool.activeThreadCount() > 0) // a slow disk
        m_timer.start();
    else
        writeNow();
}

void Autosave::writeNow()
{
    m_timer.stop();
    if (!m_document.isModified())
        return;
    m_pool.start([this, model = m_document.model(), path = m_document.filePath()] {
        const auto done = m_snapshot.write(model, path);
        if (done)
            return;
        QMetaObject::invokeMethod(this, [this, error = done.error()] {
            if (!std::exchange(m_told, true))
                Q_EMIT failed(error);
        });
    });
}

} // namespace sw::document
