// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sw::deploy
{

/// Translations of what plans, their checks and their execution say.
class DeployText
{
    Q_DECLARE_TR_FUNCTIONS(DeployText)
};

} // namespace sw::deploy
