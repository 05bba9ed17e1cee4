// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/commands/windowcommand.h"

#include <utility>

namespace sw::views
{

namespace
{

template <typename Value>
WindowCommand with(WindowCommand command, Value WindowCommand::*member, const Value &value)
{
    command.*member = value;
    return command;
}

} // namespace

CommandKeys::CommandKeys(std::initializer_list<const char *> keys)
{
    for (const char *key : keys)
        append(QKeySequence(QString::fromLatin1(key)));
}

CommandKeys::CommandKeys(QKeySequence::StandardKey key, std::initializer_list<const char *> more)
    : QList<QKeySequence>(QKeySequence::keyBindings(key))
{
    for (const QKeySequence &extra : CommandKeys(more)) {
        if (!contains(extra))
            append(extra);
    }
}

WindowCommand::WindowCommand(const QByteArray &name, const QString &text, const CommandKeys &keys, const Run &run,
                             const QString &help)
    : id(QString::fromLatin1(name)), text(text), keys(keys), help(help), run(run)
{}

WindowCommand WindowCommand::withIcon(const char *name) const
{
    return with(*this, &WindowCommand::icon, QString::fromLatin1(name));
}

WindowCommand WindowCommand::enabledWhen(const Condition &condition) const
{
    return with(*this, &WindowCommand::enabled, condition);
}

WindowCommand WindowCommand::checkedWhen(const Condition &condition) const
{
    return with(*this, &WindowCommand::checked, condition);
}

WindowCommand WindowCommand::inGroup(const char *name) const
{
    return with(*this, &WindowCommand::group, QString::fromLatin1(name));
}

WindowCommand WindowCommand::calledBy(const Title &title) const
{
    return with(*this, &WindowCommand::title, title);
}

WindowCommand WindowCommand::afterSeparator() const
{
    return with(*this, &WindowCommand::separatorBefore, true);
}

WindowCommand WindowCommand::under(const QString &title) const
{
    return with(*this, &WindowCommand::inner, title);
}

WindowCommand WindowCommand::onCanvas() const
{
    return with(*this, &WindowCommand::canvasOnly, true);
}

} // namespace sw::views
