// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// What a violated constraint of embedding means. Those of number, size and depth are findings on the documents (E1,
/// E2, E3, E12), where they count however they came about.
struct Violation
{
    const char *code;
    Severity severity;
    const char *title;
    const char *fix;
};

constexpr Violation violations[] = {
    {"G5", Severity::Warning, QT_TRANSLATE_NOOP("Text", "%1 is embedded though it is shared."),
     QT_TRANSLATE_NOOP("Text", "Link it, so that there is one place to change it.")},
    {"G7", Severity::Warning, QT_TRANSLATE_NOOP("Text", "%1 is embedded though it needs other access rights."),
     QT_TRANSLATE_NOOP("Text", "Link it, so that rights can be given for its own collection.")},
    {"G9", Severity::Error, QT_TRANSLATE_NOOP("Text", "%1 is embedded, and some of its documents have no place."),
     QT_TRANSLATE_NOOP("Text", "Link it, or correct the counts if each of them has a parent.")},
    {"G10", Severity::Error, QT_TRANSLATE_NOOP("Text", "%1 is embedded, and its lifetime cannot be kept."),
     QT_TRANSLATE_NOOP("Text", "Link it, or give both the same lifetime.")},
};

QString embeddedNameOf(const CheckFacts &facts, const schema::Relationship &relationship)
{
    const bool inA = relationship.placement == schema::Placement::EmbedInA;
    const schema::Entity *guest = facts.model().entity(inA ? relationship.b.entity : relationship.a.entity);
    return guest ? guest->name : relationship.id.text();
}

Finding findingAbout(const CheckFacts &facts, Severity severity, const schema::Relationship &relationship)
{
    Finding finding;
    finding.severity = severity;
    finding.object = schema::relationshipName(facts.model().model(), relationship);
    finding.relationship = relationship.id;
    return finding;
}

QList<Finding> findForcedPlacement(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::PlacementDecision &decision : facts.design().placements) {
        const schema::Relationship *relationship = facts.model().relationship(decision.relationship);
        if (!relationship || decision.violated.isEmpty())
            continue;
        const QString name = embeddedNameOf(facts, *relationship);
        if (!decision.chosenByPerson) {
            Finding finding = findingAbout(facts, Severity::Warning, *relationship);
            finding.title = Text::tr("%1 cannot be embedded as chosen.").arg(name);
            finding.detail = decision.violated.first().text;
            finding.fix = Text::tr("Choose a link, or leave the choice to the advisor.");
            findings.append(finding);
            continue;
        }
        for (const design::Constraint &constraint : decision.violated) {
            for (const Violation &violation : violations) {
                if (constraint.code != QLatin1String(violation.code))
                    continue;
                Finding finding = findingAbout(facts, violation.severity, *relationship);
                finding.title = Text::tr(violation.title).arg(name);
                finding.detail = constraint.text;
                finding.fix = Text::tr(violation.fix);
                findings.append(finding);
            }
        }
    }
    return findings;
}

} // namespace

const Check &forcedPlacement()
{
    static const FunctionCheck check("B3", QT_TRANSLATE_NOOP("Check", "Embedding against a constraint"),
                                     Check::Scope::Names, findForcedPlacement);
    return check;
}

} // namespace sw::checks
