// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

using schema::FieldType;

/// The words of a field name in snake or camel case, in lower case.
QStringList wordsOf(const QString &name)
{
    QString spaced;
    for (const QChar c : name) {
        if (c.isUpper() && !spaced.isEmpty() && !spaced.endsWith(QLatin1Char(' ')))
            spaced += QLatin1Char(' ');
        spaced += c.isLetterOrNumber() ? c.toLower() : QLatin1Char(' ');
    }
    return spaced.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasWord(const QString &name, const QStringList &words)
{
    const QStringList own = wordsOf(name);
    return std::any_of(own.begin(), own.end(), [&](const QString &word) { return words.contains(word); });
}

bool isMoney(const QString &name)
{
    static const QStringList words{QStringLiteral("price"),   QStringLiteral("cost"),    QStringLiteral("amount"),
                                   QStringLiteral("salary"),  QStringLiteral("balance"), QStringLiteral("fee"),
                                   QStringLiteral("revenue"), QStringLiteral("fare"),    QStringLiteral("premium"),
                                   QStringLiteral("payment"), QStringLiteral("discount")};
    return hasWord(name, words);
}

bool isTime(const QString &name)
{
    static const QStringList words{QStringLiteral("date"),     QStringLiteral("timestamp"), QStringLiteral("datetime"),
                                   QStringLiteral("created"),  QStringLiteral("updated"),   QStringLiteral("birthday"),
                                   QStringLiteral("birthdate")};
    const QStringList own = wordsOf(name);
    static const QStringList others{QStringLiteral("id"),    QStringLiteral("by"),     QStringLiteral("user"),
                                    QStringLiteral("name"),  QStringLiteral("format"), QStringLiteral("reason"),
                                    QStringLiteral("count"), QStringLiteral("status"), QStringLiteral("type")};
    if (own.isEmpty() || others.contains(own.last())) // "createdUserId": whose, or what else, not when
        return false;
    return hasWord(name, words) || own.last() == QLatin1String("at");
}

struct Doubt
{
    QString title, detail, fix;
};

std::optional<Doubt> doubtOf(const CheckFacts &facts, const QString &object, const design::Node &node)
{
    if (node.type() == FieldType::Double && isMoney(node.name))
        return Doubt{Text::tr("%1 looks like money and is a double.").arg(object),
                     Text::tr("Doubles cannot hold 0.10 exactly; sums drift."),
                     Text::tr("Make it a decimal128, or count cents in a whole number.")};
    if (node.type() == FieldType::String && isTime(node.name) && node.constraints.enumValues.isEmpty())
        return Doubt{Text::tr("%1 looks like a time and is a string.").arg(object),
                     Text::tr("Text sorts by character, cannot expire and takes more than the 8 bytes of a date."),
                     Text::tr("Make it a date.")};
    const design::Collection *target =
        node.reference ? facts.costs().places().collection(node.reference->collection) : nullptr;
    const design::Node *id = target ? design::nodeAt(target->root, node.reference->path) : nullptr;
    const FieldType own = node.isArray() && !node.fields.isEmpty() ? node.item().type() : node.type();
    if (id && !schema::areComparable(id->type(), own))
        return Doubt{Text::tr("%1 and the %2 it refers to differ in type.").arg(object, node.reference->path),
                     Text::tr("It is %1, the %4 of %2 is %3: no lookup finds anything.")
                         .arg(schema::nameOf(own), target->name, schema::nameOf(id->type()), node.reference->path),
                     Text::tr("Give both the same type.")};
    return std::nullopt;
}

QList<Finding> findDoubtfulTypes(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            Finding finding = findingAt(Severity::Warning, collection, path, &node);
            const std::optional<Doubt> doubt = doubtOf(facts, finding.object, node);
            if (!doubt)
                return;
            finding.title = doubt->title;
            finding.detail = doubt->detail;
            finding.fix = doubt->fix;
            findings.append(finding);
        });
    }
    return findings;
}

} // namespace

const Check &doubtfulTypes()
{
    static const FunctionCheck check("E20", QT_TRANSLATE_NOOP("Check", "Doubtful types"), Check::Scope::Names,
                                     findDoubtfulTypes);
    return check;
}

} // namespace sw::checks
