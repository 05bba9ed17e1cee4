// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

namespace sw::views
{

class ErrorNote;

/// How an editor reads a value of the model and gives a new one to it.
template <typename T>
struct Binding
{
    std::function<T()> get;
    std::function<base::Result<void>(const T &)> set;
};

/// An editor of a form, with a note of what is wrong with its value. It remembers the value it shows, so that a refresh
/// leaves alone what has not changed in the model, most of all what is being typed.
class FormRow : public QWidget
{
    Q_OBJECT

public:
    explicit FormRow(QWidget *editor);
    ~FormRow() override;

    QWidget *editor() const { return m_editor; }
    /// \p show writes a value to the editor without an edit signal.
    template <typename T>
    void bind(const std::function<T()> &get, const std::function<void(const T &)> &show);
    /// A refresh without a value of its own.
    void setRefresh(const std::function<void()> &refresh);
    /// For an editor whose text goes to the model later: whether it holds such a text, and how to give it.
    void setCommit(const std::function<bool()> &isPending, const std::function<void()> &commit);

    /// For an editor with isPending(), settle() and entered(): what is typed goes to the model by \p set when it is
    /// entered, and then stands as it is usually written.
    template <typename Editor>
    void enterBy(Editor *editor, const std::function<base::Result<void>()> &set);

    /// Runs \p set, which changes the model, and shows its error.
    void give(const std::function<base::Result<void>()> &set);
    void showOutcome(const base::Result<void> &outcome);
    QString errorText() const;

    void refresh();
    /// Writes the model's value whatever the editor shows, and drops the error.
    void reset();
    void commit();
    /// Drops a text that is refused or pending; false when there is none.
    bool revert();
    /// Writes the accepted value as it is usually written: "10k" becomes "10 k". What is being typed stays.
    void tidy();

private:
    QWidget *m_editor;
    QPointer<ErrorNote> m_error; ///< it lies on the page
    std::function<bool()> m_isOld;
    std::function<void()> m_write;
    std::function<void()> m_remember;
    std::function<bool()> m_isPending;
    std::function<void()> m_commit;
    bool m_giving = false;
    bool m_refused = false;
};

template <typename T>
void FormRow::bind(const std::function<T()> &get, const std::function<void(const T &)> &show)
{
    auto shown = std::make_shared<T>();
    m_isOld = [get, shown] {
        return !(get() == *shown);
    };
    m_remember = [get, shown] {
        *shown = get();
    };
    m_write = [get, show, shown] {
        *shown = get();
        show(*shown);
    };
}

template <typename Editor>
void FormRow::enterBy(Editor *editor, const std::function<base::Result<void>()> &set)
{
    setCommit([editor] { return editor->isPending(); },
              [this, editor, set] {
                  give(set);
                  if (m_refused)
                      return;
                  editor->settle();
                  tidy();
              });
    connect(editor, &Editor::entered, this, &FormRow::commit);
}

} // namespace sw::views
