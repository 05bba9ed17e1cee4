// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace sw::diagram
{

/// How relationships are drawn. It changes the picture only, never the model.
enum class Notation {
    CrowsFoot, ///< feet at the ends, with one of five toes for zillions
    Chen,      ///< diamonds, letters at the ends, double lines where everything must take part
    Uml        ///< multiplicities, filled diamonds at owners
};

/// "crowsfoot", "chen", "uml": on the command line and in settings.
QString notationName(Notation notation);
/// For people, translated.
QString notationTitle(Notation notation);
/// The notation with the name \p name.
std::optional<Notation> notationNamed(const QString &name);
QStringList notationNames();

} // namespace sw::diagram
