// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sw::base
{

/// Languages the programs speak, as codes: "en" and those in translations/.
QStringList languages();

/// Loads the texts of \p language ("de", "de_AT"; empty: the system's) for the program and for Qt's own dialogs,
/// replacing those loaded before. Must be called after the application object exists. Returns the code in use.
QString useLanguage(const QString &language);

} // namespace sw::base
