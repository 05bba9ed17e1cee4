// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;

namespace sw::views
{

/// The letter behind "&" in \p text, in lower case; null when there is none.
QChar mnemonicOf(const QString &text);

/// Of \p actions that stand in one menu, and in the menus below them, no two keep the same mnemonic: whoever comes
/// later gets another letter of its text, or none. In each language the letters are others.
void makeMnemonicsDiffer(const QList<QAction *> &actions);

} // namespace sw::views
