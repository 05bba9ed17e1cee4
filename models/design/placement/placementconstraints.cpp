// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementconstraints.h"

#include "models/base/limits.h"
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
    const base::Bytes guests = isArray(input) ? arrayBytes(input.guests().max, input.guestAtMost) : input.guestAtMost;
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
        const double perDay = input.relationship.growthPerParentPerDay;
        return Constraint{
            QStringLiteral("G2"),
            perDay > 0 ? Text::tr("New %1 come without limit, %2 for each document of %3: a list of them there would "
                                  "never stop growing.")
                             .arg(guestName(input), base::perDayWords(perDay), hostName(input))
                       : Text::tr("New %1 come without limit for each document of %2: a list of them there would "
                                  "never stop growing.")
                             .arg(guestName(input), hostName(input))};
    }
    if (input.guests().isZillions()) {
        return Constraint{
            QStringLiteral("G3"),
            Text::tr("A document of %1 can have %2 %3: from 10,000 on only the many side can hold the reference.")
                .arg(hostName(input), base::countText(input.guests().max), guestName(input))};
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
    if (!input.relationship.shared || isConstant(input.guest))
        return std::nullopt;
    return Constraint{
        QStringLiteral("G5"),
        Text::tr("%1 have several owners and change: each needs one place of its own.").arg(guestName(input))};
}

std::optional<Constraint> rightsConstraint(const ConstraintInput &input)
{
    if (!holdsPersonal(input.guest.fields) || holdsPersonal(input.host.fields))
        return std::nullopt;
    return Constraint{QStringLiteral("G7"),
                      Text::tr("%1 hold personal data and %2 do not: they need other access rights.")
                          .arg(guestName(input), hostName(input))};
}

std::optional<Constraint> sizeConstraint(const ConstraintInput &input)
{
    if (!(largest(input) > base::maximumDocument))
        return std::nullopt;
    return Constraint{
        QStringLiteral("G1"),
        Text::tr("A document of %1 with %2 of %3 and the longest texts allowed takes %4, and 16 MiB is the limit.")
            .arg(hostName(input), base::countText(input.guests().max), guestName(input),
                 base::bytesText(largest(input)))};
}

std::optional<Constraint> depthConstraint(const ConstraintInput &input)
{
    const int depth = 1 + (isArray(input) ? 1 : 0) + input.guestDepth;
    if (std::max(depth, input.hostDepth) <= maximumDepth)
        return std::nullopt;
    return Constraint{QStringLiteral("G4"), Text::tr("Documents of %1 would be %2 levels deep, and 100 is the limit.")
                                                .arg(hostName(input), QString::number(depth))};
}

std::optional<Constraint> existenceConstraint(const ConstraintInput &input)
{
    const double homeless = homelessGuests(input);
    const QString all = base::countText(input.guest.count.likely);
    if (input.hosts().min < 1) {
        return Constraint{
            QStringLiteral("G9"),
            homeless >= 1
                ? Text::tr("%1 of the %2 %3 belong to no document of %4.")
                      .arg(base::countText(homeless), all, guestName(input), hostName(input))
                : Text::tr("A document of %1 may belong to none of %2.").arg(guestName(input), hostName(input))};
    }
    if (homeless < 1)
        return std::nullopt;
    return Constraint{QStringLiteral("G9"), Text::tr("%1 documents of %2 have no room for %3 of the %4 %5.")
                                                .arg(base::countText(input.host.count.likely), hostName(input),
                                                     base::countText(homeless), all, guestName(input))};
}

bool hasSameLife(const schema::Entity &one, const schema::Entity &other)
{
    const bool isForever = one.lifecycle == schema::Lifecycle::KeepForever;
    return one.lifecycle == other.lifecycle && (isForever || one.lifecycleDays == other.lifecycleDays);
}

std::optional<Constraint> lifeConstraint(const ConstraintInput &input)
{
    const auto days = [](const schema::Entity &entity) {
        return base::periodText(entity.lifecycleDays);
    };
    if (hasSameLife(input.guest, input.host))
        return std::nullopt;
    QString text;
    if (input.guest.lifecycle == schema::Lifecycle::Retention)
        text = Text::tr("%1 are deleted after %2, and a part of a document of %3 cannot expire on its own.")
                   .arg(guestName(input), days(input.guest), hostName(input));
    else if (input.guest.lifecycle == schema::Lifecycle::Archive)
        text = Text::tr("%1 go to the archive after %2, and a document of %3 goes only as a whole.")
                   .arg(guestName(input), days(input.guest), hostName(input));
    else if (input.host.lifecycle == schema::Lifecycle::Retention && !input.belongsToHost())
        text = Text::tr("%1 are deleted after %2, and %3 are kept.")
                   .arg(hostName(input), days(input.host), guestName(input));
    return text.isEmpty() ? std::nullopt : std::optional(Constraint{QStringLiteral("G10"), text});
}

} // namespace

const schema::Cardinality &ConstraintInput::guests() const
{
    return hostIsA ? relationship.b.perOther : relationship.a.perOther;
}

const schema::Cardinality &ConstraintInput::hosts() const
{
    return hostIsA ? relationship.a.perOther : relationship.b.perOther;
}

bool ConstraintInput::belongsToHost() const
{
    const bool weak = guest.kind == schema::EntityKind::Weak && guest.owner == host.id;
    return weak || (relationship.composition && guest.id == relationship.b.entity);
}

double homelessGuests(const ConstraintInput &input)
{
    const double all = input.guest.count.likely;
    const double each = isArray(input) ? input.guests().max : 1;
    const double room = input.host.count.likely > 0 ? input.host.count.likely * each : 0;
    return std::max(all * (1 - std::min(1.0, input.hosts().likely)), all - room);
}

QList<Constraint> embeddingConstraints(const ConstraintInput &input)
{
    QList<Constraint> constraints;
    for (const auto &constraintOf : {countConstraint, sizeConstraint, depthConstraint, existenceConstraint,
                                     lifeConstraint, ownershipConstraint, rightsConstraint}) {
        if (const std::optional<Constraint> constraint = constraintOf(input))
            constraints << *constraint;
    }
    return constraints;
}

std::optional<Constraint> idsConstraint(const ConstraintInput &input)
{
    if (const std::optional<Constraint> constraint = countConstraint(input))
        return constraint;
    const base::Bytes bytes = arrayBytes(input.guests().max, input.guestId);
    if (isArray(input) && (input.guests().max > maximumIds || bytes > maximumIdBytes)) {
        return Constraint{QStringLiteral("G6"),
                          Text::tr("A list of %1 ids of %2 (%3) is too long: at most 2,000 and 200 KiB.")
                              .arg(base::countText(input.guests().max), guestName(input), base::bytesText(bytes))};
    }
    if (input.hostAtMost + bytes > base::maximumDocument) {
        return Constraint{
            QStringLiteral("G1"),
            Text::tr("A document of %1 with the ids of %2 and the longest texts allowed takes %3, and 16 MiB is "
                     "the limit.")
                .arg(hostName(input), guestName(input), base::bytesText(input.hostAtMost + bytes))};
    }
    return std::nullopt;
}

QStringList embeddingWarnings(const ConstraintInput &input)
{
    const base::Bytes bytes = largest(input);
    if (bytes < base::maximumDocument * warningShare || bytes > base::maximumDocument)
        return {};
    return {
        Text::tr("The largest document of %1, with the longest texts and arrays allowed, takes %2, %3 of the limit of "
                 "16 MiB.")
            .arg(hostName(input), base::bytesText(bytes), base::percentText(bytes / base::maximumDocument))};
}

bool canBeChosen(const Candidate &candidate)
{
    return candidate.refusedBy.isEmpty() || candidate.refusedBy == evidenceCode || candidate.refusedBy == lengthCode;
}

Candidate candidateOf(schema::Placement placement, double cost, const std::optional<Constraint> &constraint,
                      const QString &reason)
{
    return constraint ? Candidate{placement, cost, constraint->code, constraint->text}
                      : Candidate{placement, cost, {}, reason};
}

} // namespace sw::design
