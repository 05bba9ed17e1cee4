// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sw
{

/// Translates the texts of whatever has no tr() of its own. Texts are looked up without their context (see
/// translation.cpp), so one for all is enough.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Text)
};

} // namespace sw
