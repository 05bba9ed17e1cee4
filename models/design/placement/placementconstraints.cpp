// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementconstraints.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::design
{

namespace
{

constexpr int maximumDepth = 100;
constexpr double maximumIds = 2000;
constexpr base::Bytes maximumIdBytes = base::kibibytes(200);
constexpr double warningShare = 0.5;

bool isArray(const ConstraintInput &input)
{
    return input.relationship.type != schema::RelationshipType::OneToOne;
}

base::Bytes largest(const ConstraintInput &input)
{
    const base::Bytes guests = isArray(input) ? arrayBytes(input.guests.max, input.guestAtMost) : input.guestAtMost;
    return input.hostAtMost + guests;
}

QString hostName(const ConstraintInput &input)
{
    return schema::collectionNameOf(input.host);
}

QString guestName(const ConstraintInput &input)
{
    return schema::collectionNameOf(input.guest);
}

bool growsHere(const ConstraintInput &input)
{
    return input.relationship.growth == schema::Growth::Unbounded && input.guest.id == input.relationship.b.entity;
}

std::optional<Constraint> countConstraint(const ConstraintInput &input)
{
    if (!isArray(input))
        return std::nullopt;
    if (growsHere(input)) {
        const QString rate = base::countText(input.relationship.growthPerParentPerDay);
        return Constraint{QStringLiteral("G2"),
                          input.relationship.growthPerParentPerDay > 0
                              ? Text::tr("%1 grow without limit, by %2 a day in each of %3.")
                                    .arg(guestName(input), rate, hostName(input))
                              : Text::tr("%1 of one of %2 grow without limit.").arg(guestName(input), hostName(input))};
    }
    if (input.guests.isZillions()) {
        return Constraint{QStringLiteral("G3"),
                          Text::tr("One of %1 may have %2 of %3: 10,000 or more belong on the many side only.")
                              .arg(hostName(input), base::countText(input.guests.max), guestName(input))};
    }
    return std::nullopt;
}

bool isConstant(const schema::Entity &entity)
{
    return std::all_of(entity.fields.cbegin(), entity.fields.cend(),
                       [](const schema::Field &field) { return field.mutability == schema::Mutability::Immutable; });
}

bool holdsPersonal(const QList<schema::Field> &fields)
{
    return std::any_of(fields.cbegin(), fields.cend(),
                       [](const schema::Field &field) { return field.personal || holdsPersonal(field.fields); });
}

std::optional<Constraint> ownershipConstraint(const ConstraintInput &input)
{
    if (input.relationship.shared && !isConstant(input.guest)) {
        return Constraint{
            QStringLiteral("G5"),
            Text::tr("%1 have several owners and change: each needs one place of its own.").arg(guestName(input))};
    }
    if (holdsPersonal(input.guest.fields) && !holdsPersonal(input.host.fields)) {
        return Constraint{QStringLiteral("G7"),
                          Text::tr("%1 hold personal data and %2 do not: they need other access rights.")
                              .arg(guestName(input), hostName(input))};
    }
    return std::nullopt;
}

} // namespace

std::optional<Constraint> embeddingConstraint(const ConstraintInput &input)
{
    if (const std::optional<Constraint> constraint = countConstraint(input))
        return constraint;
    if (largest(input) > maximumDocument) {
        return Constraint{QStringLiteral("G1"),
                          Text::tr("A document of %1 with %2 of %3 takes %4, and 16 MiB is the limit.")
                              .arg(hostName(input), base::countText(input.guests.max), guestName(input),
                                   base::bytesText(largest(input)))};
    }
    const int depth = 1 + (isArray(input) ? 1 : 0) + input.guestDepth;
    if (std::max(depth, input.hostDepth) > maximumDepth) {
        return Constraint{QStringLiteral("G4"),
                          Text::tr("Documents of %1 would be %2 levels deep, and 100 is the limit.")
                              .arg(hostName(input), QString::number(depth))};
    }
    return ownershipConstraint(input);
}

std::optional<Constraint> idsConstraint(const ConstraintInput &input)
{
    if (const std::optional<Constraint> constraint = countConstraint(input))
        return constraint;
    const base::Bytes bytes = arrayBytes(input.guests.max, input.guestId);
    if (isArray(input) && (input.guests.max > maximumIds || bytes > maximumIdBytes)) {
        return Constraint{QStringLiteral("G6"),
                          Text::tr("A list of %1 ids of %2 (%3) is too long: at most 2,000 and 200 KiB.")
                              .arg(base::countText(input.guests.max), guestName(input), base::bytesText(bytes))};
    }
    return std::nullopt;
}

QStringList embeddingWarnings(const ConstraintInput &input)
{
    const base::Bytes bytes = largest(input);
    if (bytes < maximumDocument * warningShare || bytes > maximumDocument)
        return {};
    return {Text::tr("The largest document of %1 takes %2, %3 of the limit of 16 MiB.")
                .arg(hostName(input), base::bytesText(bytes), base::percentText(bytes / maximumDocument))};
}

Candidate candidateOf(schema::Placement placement, double cost, const std::optional<Constraint> &constraint,
                      const QString &reason)
{
    return constraint ? Candidate{placement, cost, constraint->code, constraint->text}
                      : Candidate{placement, cost, {}, reason};
}

} // namespace sw::design
