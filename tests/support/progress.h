// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"

#include <atomic>
#include <memory>

namespace sw::testsupport
{

/// Hands each report to \p hear, and is cancelled once that says false.
template <typename Hear>
base::Progress progressTo(Hear hear)
{
    const auto stopped = std::make_shared<std::atomic_bool>(false);
    return {[hear, stopped](double share, const QString &) mutable {
                if (!hear(share))
                    *stopped = true;
            },
            [stopped] {
                return stopped->load();
            }};
}

} // namespace sw::testsupport
