// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/formrow.h"

#include "views/widgets/errornote.h"

#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace sw::views
{

FormRow::FormRow(QWidget *editor) : m_editor(editor)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(editor);
    setFocusProxy(editor);
    setSizePolicy(editor->sizePolicy().horizontalPolicy(), QSizePolicy::Preferred);
}

FormRow::~FormRow()
{
    delete m_error;
}

void FormRow::setRefresh(const std::function<void()> &refresh)
{
    m_isOld = [] {
        return true;
    };
    m_write = refresh;
}

void FormRow::give(const std::function<base::Result<void>()> &set)
{
    const QScopedValueRollback<bool> giving(m_giving, true);
    showOutcome(set());
    if (m_remember)
        m_remember();
}

void FormRow::showOutcome(const base::Result<void> &outcome)
{
    if (!m_refused && outcome)
        return;
    m_refused = !outcome;
    if (m_error == nullptr)
        m_error = new ErrorNote(this);
    const QString text = outcome ? QString() : outcome.error().message + QLatin1Char(' ') + outcome.error().wayOut;
    m_error->setText(text);
    m_editor->setAccessibleDescription(text);
}

QString FormRow::errorText() const
{
    return m_refused && m_error != nullptr ? m_error->text() : QString();
}

void FormRow::refresh()
{
    if (m_write && !m_giving && m_isOld())
        reset();
}

void FormRow::reset()
{
    showOutcome({});
    if (m_write)
        m_write();
}

void FormRow::setCommit(const std::function<bool()> &isPending, const std::function<void()> &commit)
{
    m_isPending = isPending;
    m_commit = commit;
}

void FormRow::commit()
{
    if (m_isPending && m_isPending())
        m_commit();
}

bool FormRow::revert()
{
    if (!m_refused && !(m_isPending && m_isPending()))
        return false;
    reset();
    return true;
}

void FormRow::tidy()
{
    if (!m_refused && m_remember && !(m_isPending && m_isPending()))
        m_write();
}

} // namespace sw::views
