// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

namespace sw::cli
{

/// One finding in the forms that services for code review and continuous integration read.
struct ReviewItem
{
    enum class Level { Note, Warning, Error };

    QString rule; ///< what found it: "E21", "drift"
    Level level = Level::Warning;
    QString object; ///< "books.isbn"
    QString text;
    bool suppressed = false;
    QString suppressedReason;
};

struct Review
{
    QString name; ///< of the whole: "check"
    QString file; ///< that the findings are about
    QList<ReviewItem> items;
};

/// --format sarif|junit
Option reviewOption();
/// Nothing when the option is not given. Error Usage for another form.
base::Result<std::optional<QByteArray>> reviewIn(const Arguments &arguments, const Review &review);

/// SARIF 2.1.0, with the findings at the beginning of the file and their objects as logical locations.
QByteArray sarif(const Review &review);
/// A test case for each finding, failed where it is an error, and one that passes when there is none.
QByteArray junit(const Review &review);

} // namespace sw::cli
