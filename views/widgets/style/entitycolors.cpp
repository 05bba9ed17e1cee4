// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/entitycolors.h"

#include <QCoreApplication>

namespace sw::views
{

QStringList entityColors()
{
    return {QString(),
            QStringLiteral("#4a7fb5"),
            QStringLiteral("#4f9a6b"),
            QStringLiteral("#b58a2e"),
            QStringLiteral("#b5604a"),
            QStringLiteral("#8a6bb5"),
            QStringLiteral("#7d8790")};
}

QStringList entityColorNames()
{
    const auto name = [](const char *text) {
        return QCoreApplication::translate("EntityColor", text);
    };
    return {name(QT_TRANSLATE_NOOP("EntityColor", "None")),  name(QT_TRANSLATE_NOOP("EntityColor", "Blue")),
            name(QT_TRANSLATE_NOOP("EntityColor", "Green")), name(QT_TRANSLATE_NOOP("EntityColor", "Yellow")),
            name(QT_TRANSLATE_NOOP("EntityColor", "Red")),   name(QT_TRANSLATE_NOOP("EntityColor", "Violet")),
            name(QT_TRANSLATE_NOOP("EntityColor", "Gray"))};
}

} // namespace sw::views
