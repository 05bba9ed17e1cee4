// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sw::samples
{

/// Translations of what keeps sample documents from being made.
class SampleText
{
    Q_DECLARE_TR_FUNCTIONS(Samples)
};

} // namespace sw::samples
