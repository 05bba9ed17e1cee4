// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/notation.h"

#include <QCoreApplication>

namespace sw::diagram
{

namespace
{

struct NotationRow
{
    Notation notation;
    const char *name;
    const char *title;
};

constexpr NotationRow rows[] = {
    {Notation::CrowsFoot, "crowsfoot", QT_TRANSLATE_NOOP("Diagram", "Crow's foot")},
    {Notation::Chen, "chen", QT_TRANSLATE_NOOP("Diagram", "Chen")},
    {Notation::Uml, "uml", QT_TRANSLATE_NOOP("Diagram", "UML")},
};

const NotationRow &rowOf(Notation notation)
{
    return rows[static_cast<size_t>(notation)];
}

} // namespace

QString notationName(Notation notation)
{
    return QLatin1String(rowOf(notation).name);
}

QString notationTitle(Notation notation)
{
    return QCoreApplication::translate("Diagram", rowOf(notation).title);
}

std::optional<Notation> notationNamed(const QString &name)
{
    for (const NotationRow &row : rows) {
        if (name == QLatin1String(row.name))
            return row.notation;
    }
    return std::nullopt;
}

QStringList notationNames()
{
    QStringList names;
    for (const NotationRow &row : rows)
        names << QLatin1String(row.name);
    return names;
}

} // namespace sw::diagram
