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
    m_timer.setTimerType(Qt::PreciseTimer);
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
    if (!m_document.isOwnModified()) {
        m_timer.stop();
        m_pool.start([this] { m_snapshot.clear(); });
        return;
    }
    if (m_document.hasGuest()) // its edits are none of the person's project; what was due stays so
        return;
    if (!m_timer.isActive()) // an edit puts off no other
        m_timer.start();
}

void Autosave::writeInTurn()
{
    m_waits = m_writing > 0; // a slow disk
    if (!m_waits)
        writeNow();
}

void Autosave::writeNow()
{
    m_timer.stop();
    if (!m_document.isOwnModified())
        return;
    ++m_writing;
    m_pool.start([this, model = m_document.ownModel(), path = m_document.ownFilePath()] {
        const auto done = m_snapshot.write(model, path);
        QMetaObject::invokeMethod(this, [this, done] { written(done); });
    });
}

void Autosave::written(const base::Result<void> &done)
{
    --m_writing;
    if (!done && !std::exchange(m_told, true))
        Q_EMIT failed(done.error());
    if (std::exchange(m_waits, false))
        writeNow();
}

} // namespace sw::document
