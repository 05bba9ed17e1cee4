// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/files/autosave.h"

#include "models/document/document.h"

namespace sw::document
{

Autosave::Autosave(Document &document, const QString &folder, QObject *parent)
    : QObject(parent), m_document(document), m_own(folder), m_guest(folder)
{
    m_pool.setMaxThreadCount(1);
    begin(m_own);
    begin(m_guest);
    connect(&document, &Document::changed, this, &Autosave::onChanged);
    connect(&document, &Document::modifiedChanged, this, &Autosave::onChanged);
}

void Autosave::begin(Copy &copy)
{
    copy.timer.setSingleShot(true);
    copy.timer.setTimerType(Qt::PreciseTimer);
    copy.timer.setInterval(msAfterEdit);
    connect(&copy.timer, &QTimer::timeout, this, [this, &copy] { writeInTurn(copy); });
}

Autosave::~Autosave()
{
    m_pool.waitForDone();
}

bool Autosave::isGuestUnsaved() const
{
    return m_document.hasGuest() && !m_document.filePath().isEmpty() && m_document.isModified();
}

void Autosave::onChanged()
{
    if (!m_document.isOwnModified())
        drop(m_own);
    else if (!m_document.hasGuest() && !m_own.timer.isActive()) // an edit puts off no other
        m_own.timer.start(); // edits of a guest are none of the person's project; what was due stays so
    if (!isGuestUnsaved())
        drop(m_guest);
    else if (!m_guest.timer.isActive())
        m_guest.timer.start();
}

void Autosave::drop(Copy &copy)
{
    copy.timer.stop();
    if (std::exchange(copy.isThere, false))
        m_pool.start([&copy] { copy.snapshot.clear(); });
}

void Autosave::writeInTurn(Copy &copy)
{
    copy.waits = copy.writing > 0; // a slow disk
    if (!copy.waits)
        write(copy);
}

void Autosave::writeNow()
{
    if (m_document.isOwnModified())
        write(m_own);
    if (isGuestUnsaved())
        write(m_guest);
}

void Autosave::write(Copy &copy)
{
    copy.timer.stop();
    const bool isOwn = &copy == &m_own;
    if (isOwn ? !m_document.isOwnModified() : !isGuestUnsaved())
        return;
    copy.isThere = true;
    ++copy.writing;
    const QString own = m_document.ownFilePath().isEmpty() ? m_document.ownOrigin() : m_document.ownFilePath();
    m_pool.start([this, &copy, model = isOwn ? m_document.ownModel() : m_document.model(),
                  path = isOwn ? own : m_document.filePath()] {
        const auto done = copy.snapshot.write(model, path);
        QMetaObject::invokeMethod(this, [this, &copy, done] { written(copy, done); });
    });
}

void Autosave::written(Copy &copy, const base::Result<void> &done)
{
    --copy.writing;
    if (!done && !std::exchange(m_told, true))
        Q_EMIT failed(done.error());
    if (std::exchange(copy.waits, false))
        write(copy);
}

} // namespace sw::document
