// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

constexpr int longestNamespace = 255;
constexpr int longestDatabase = 63;

struct Fault
{
    Severity severity;
    QString detail;
};

std::optional<Fault> nameFault(const QString &name)
{
    const qsizetype bytes = name.toUtf8().size();
    if (name.isEmpty())
        return Fault{Severity::Error, Text::tr("The name is empty.")};
    if (name.contains(QLatin1Char('$')) || name.contains(QChar(0)))
        return Fault{Severity::Error, Text::tr("A server refuses “$” and the character NUL (code 73).")};
    if (name.startsWith(QLatin1Char('.')) || name.startsWith(QLatin1String("system.")) ||
        name.contains(QLatin1String(".system.")))
        return Fault{Severity::Error,
                     Text::tr("A server refuses a leading dot and the word “system.” (codes 73 and 2).")};
    if (bytes + 1 + 1 > longestNamespace)
        return Fault{Severity::Error, Text::tr("It has %1 bytes; with database and dot %2 are allowed (code 73).")
                                          .arg(bytes)
                                          .arg(longestNamespace)};
    if (bytes + 1 + longestDatabase > longestNamespace)
        return Fault{Severity::Warning,
                     Text::tr("It has %1 bytes, too many beside a long database name: both with the dot may have %2.")
                         .arg(bytes)
                         .arg(longestNamespace)};
    const QChar first = name.front();
    if (!first.isLetter() && first != QLatin1Char('_'))
        return Fault{Severity::Warning,
                     Text::tr("It does not begin with a letter, so the shell cannot name it as db.%1.").arg(name)};
    if (name.endsWith(QLatin1Char('.')) || name.contains(QLatin1Char('/')) || name.contains(QLatin1Char(' ')))
        return Fault{Severity::Warning,
                     Text::tr("A dot at the end, a slash or a blank is accepted but trips tools and shells.")};
    return std::nullopt;
}

QList<Finding> findCollectionNames(const CheckFacts &facts)
{
    QList<Finding> findings;
    QHash<QString, QString> lowered;
    for (const design::Collection &collection : facts.design().collections) {
        if (const std::optional<Fault> fault = nameFault(collection.name)) {
            Finding finding = findingAt(fault->severity, collection, {});
            finding.title =
                fault->severity == Severity::Error
                    ? Text::tr("A collection cannot be called “%1”.").arg(base::visibleText(collection.name))
                    : Text::tr("“%1” is an awkward name for a collection.").arg(base::visibleText(collection.name));
            finding.detail = fault->detail;
            finding.fix = Text::tr("Give the entity another collection name.");
            findings.append(finding);
        }
        const QString folded = collection.name.toCaseFolded();
        if (lowered.contains(folded)) {
            Finding finding = findingAt(lowered.value(folded) == collection.name ? Severity::Error : Severity::Warning,
                                        collection, {});
            finding.title =
                Text::tr("Two collections are called alike: %1 and %2.").arg(lowered.value(folded), collection.name);
            finding.detail = Text::tr("They differ at most in upper and lower case.");
            finding.fix = Text::tr("Give one of the entities another collection name.");
            findings.append(finding);
        }
        lowered.insert(folded, collection.name);
    }
    return findings;
}

} // namespace

const Check &collectionNames()
{
    static const FunctionCheck check("E18", QT_TRANSLATE_NOOP("Check", "Names of collections"), Check::Scope::Names,
                                     findCollectionNames);
    return check;
}

} // namespace sw::checks
