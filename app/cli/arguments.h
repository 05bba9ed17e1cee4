// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/numbers.h"
#include "models/base/suggestion.h"

#include <QHash>
#include <QStringList>

namespace sw::cli
{

struct Positional
{
    QString name; ///< "FILE"
    QString help;
    bool required = true;
    bool repeatable = false; ///< of the last one: takes all arguments that are left
};

struct Option
{
    QStringList names; ///< without dashes, the one that code asks for first: {"output", "o"}
    QString value;     ///< placeholder in help, "GiB"; "[MONTHS]" when it may be left out; empty for a switch
    QString help;
    bool repeatable = false;
};

/// What was given on the command line, checked against what a command takes.
class Arguments
{
public:
    /// Error Usage: unknown option (with the nearest one there is), missing or repeated value, too few or too many
    /// arguments.
    static base::Result<Arguments> parse(const QString &command, const QList<Positional> &positionals,
                                         const QList<Option> &options, const QStringList &words);

    bool has(const QString &option) const { return m_options.contains(option); }
    QString value(const QString &option) const { return m_options.value(option).value(0); }
    QStringList values(const QString &option) const { return m_options.value(option); }
    /// The positional argument called \p name; empty when an optional one was not given.
    QString positional(const QString &name) const { return m_positionals.value(name).value(0); }
    QStringList allPositional(const QString &name) const { return m_positionals.value(name); }

    /// The number given for \p option. Error Usage when it is no number from \p least to \p most.
    base::Result<double> number(const QString &option, double least, double most,
                                base::NumberUnit unit = base::NumberUnit::None) const;
    /// The same for whole numbers.
    base::Result<qint64> integer(const QString &option, qint64 least, qint64 most) const;

private:
    QHash<QString, QStringList> m_options;
    QHash<QString, QStringList> m_positionals;
};

using base::nearest;
using base::suggestion;

} // namespace sw::cli
