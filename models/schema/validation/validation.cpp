// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/validation.h"

#include "models/schema/cardinality.h"

#include <cmath>
#include <limits>

namespace sw::schema
{

/// A character takes at most three bytes of UTF-8 for each of its units, so that short names need not be encoded.
bool isTooLong(const QString &name)
{
    return name.size() * 3 > maximumNameBytes && name.toUtf8().size() > maximumNameBytes;
}

void Validation::number(double value, double low, double high, const char *what, const Place &where)
{
    if (std::isfinite(value) && value >= low && value <= high)
        return;
    const QString range = std::isinf(high) ? tr("Give a number from %1 on.").arg(low)
                                           : tr("Give a number from %1 to %2.").arg(low).arg(high);
    add(where, tr("%1 is %2.").arg(what, QString::number(value)), range);
}

void Validation::cardinality(const Cardinality &c, const Place &where)
{
    const bool finite = std::isfinite(c.min) && std::isfinite(c.likely) && !std::isnan(c.max);
    if (finite && c.min >= 0 && c.min <= c.likely && c.likely <= c.max)
        return;
    add(where, tr("The cardinality %1 does not rise from minimum over likely to maximum.").arg(cardinalityText(c)),
        tr("Give three numbers with 0 ≤ min ≤ likely ≤ max; only max may be without limit."));
}

void Validation::id(const QString &text, const Place &where)
{
    if (!base::isValidIdText(text))
        add(where, tr("The id “%1” cannot be used.").arg(text),
            tr("An id has 1 to 64 of the characters A-Z a-z 0-9 _ . -"));
}

void Validation::documentName(const QString &name, const Place &where)
{
    if (name.isEmpty())
        add(where, tr("The name is empty."),
            tr("Give it a name; a server may stop at a rule for a field without one."));
    else if (name.contains(QChar(0)))
        add(where, tr("The name contains the character NUL."), tr("Remove it; BSON ends a name there."));
    else if (name.startsWith(QLatin1Char('$')))
        add(where, tr("The name begins with “$”."), tr("Take another name; a server reads it as an operator."));
    else if (name.contains(QLatin1Char('.')))
        add(where, tr("The name contains a dot."),
            tr("Take another name, or make an object with a field in it; a rule reads the dot as a path."));
    else if (isTooLong(name))
        add(where, tr("The name is longer than %1 bytes.").arg(maximumNameBytes), tr("Shorten it."));
}

Validation::Place Validation::placeOf(const Relationship &r) const
{
    const auto nameOfEnd = [this](const RelationshipEnd &end) {
        const Entity *entity = index.entity(end.entity);
        return entity ? entity->name : end.entity.text();
    };
    return {QT_TR_NOOP("relationship %1"),
            r.name.isEmpty() ? nameOfEnd(r.a) + QStringLiteral(" · ") + nameOfEnd(r.b) : r.name};
}

} // namespace sw::schema
