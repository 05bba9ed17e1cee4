// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "views/widgets/editors/fieldlinehelp.h"

#include <QLineEdit>

#include <functional>

namespace sw::views
{

/// The one line of text that is edited on the canvas at a time: a name, a field, a cardinality. Enter and Tab commit
/// and move on, Escape takes back, leaving it commits. A refused text stays in place with the reason, so nothing typed
/// is lost.
class InlineEditor : public QLineEdit
{
    Q_OBJECT

public:
    using Commit = std::function<base::Result<void>(const QString &)>;
    /// Where to go from here: Enter, Tab, Shift+Tab, Ctrl+Enter.
    enum class Next { New, Following, Previous, Inside };

    explicit InlineEditor(QWidget *parent);

    /// \p moveOn is called after a commit by one of the keys of Next.
    void begin(const QRect &rect, const QString &text, const QFont &font, Commit commit,
               std::function<void(Next)> moveOn = {});
    /// Helps to type a field's line from now on, until the next text begins.
    void setHints(const FieldLineHelp::Hints &hints) { m_help->setHints(hints); }
    FieldLineHelp &help() { return *m_help; }
    /// For Escape, once the editor is closed; until the next text begins.
    void setAfterEscape(const std::function<void()> &after) { m_afterEscape = after; }
    /// Commits when the text is good, else drops it.
    void dismiss();
    bool isActive() const { return m_commit != nullptr; }

Q_SIGNALS:
    void refused(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool commit();
    void leave();
    void close();

    Commit m_commit;
    std::function<void(Next)> m_moveOn;
    std::function<void()> m_afterEscape;
    QString m_original;
    bool m_committing = false;
    FieldLineHelp *m_help;
};

} // namespace sw::views
