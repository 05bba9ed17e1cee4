// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sw::base
{

/// The one of \p candidates that is most like \p word; empty when none is near.
QString nearest(const QString &word, const QStringList &candidates);
/// "a, b, …": the first \p most of \p names, and that there are more.
QString firstOf(const QStringList &names, qsizetype most);
/// "Did you mean 'check'?", or "There are: check, size." when nothing is near.
QString suggestion(const QString &word, const QStringList &candidates);

} // namespace sw::base
