// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/commands/command.h"

#include <functional>
#include <utility>

namespace sw::document
{

/// Sets one value of one object. Most edits are this command: a key that names object and member, a function that finds
/// the value in the model, and the event that tells of it. Consecutive edits of one value in one burst become one step.
template <typename T>
class SetValueCommand final : public Command
{
public:
    /// Finds the value by ids it has captured; nullptr when the object is gone.
    using Locate = std::function<T *(schema::Model &)>;

    SetValueCommand(Document &document, const QString &text, QString key, ChangeEvent event, Locate locate, T value)
        : Command(document, text),
          m_key(std::move(key)),
          m_event(std::move(event)),
          m_locate(std::move(locate)),
          m_value(std::move(value))
    {}

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const SetValueCommand<T> *>(other);
        if (!next || next->m_key != m_key || !isSameBurst(*next))
            return false;
        const T *value = m_locate(model());
        setObsolete(value && *value == m_value);
        setText(next->text());
        return true;
    }

protected:
    bool apply(schema::Model &model, ChangeEvent &event) override
    {
        T *value = m_locate(model);
        if (!value || *value == m_value)
            return false;
        std::swap(*value, m_value);
        event = m_event;
        return true;
    }

    void revert(schema::Model &model, ChangeEvent &event) override
    {
        if (T *value = m_locate(model))
            std::swap(*value, m_value);
        event = m_event;
    }

private:
    QString m_key;
    ChangeEvent m_event;
    Locate m_locate;
    T m_value; ///< the value to set, or the former one while it is set
};

} // namespace sw::document
