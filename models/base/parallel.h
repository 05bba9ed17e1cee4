// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

namespace sw::base
{

/// Calls \p work once with each number from 0 up to, but not including, \p count, in several threads at once when there
/// are processors for it, and returns when all calls have. \p work must not touch what another number's call writes. A
/// thread takes \p atOnce numbers at a time, which for little work must be so many that starting a thread for them
/// pays.
void forEachInParallel(qsizetype count, const std::function<void(qsizetype)> &work, qsizetype atOnce = 1);

} // namespace sw::base
