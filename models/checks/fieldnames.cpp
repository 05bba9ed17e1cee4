// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace sw::checks
{

namespace
{

bool isNumberLike(const QString &name)
{
    const bool digits = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isDigit(); });
    const qsizetype letters = std::count_if(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
    return digits && letters * 2 < name.size();
}

QString faultOf(const QString &name)
{
    if (name.isEmpty())
        return Text::tr("The name is empty; a rule for it can stop a server.");
    if (name.contains(QChar(0)))
        return Text::tr("The name contains the character NUL, where BSON ends it.");
    if (name.startsWith(QLatin1Char('$')))
        return Text::tr("The name begins with “$”, which servers read as an operator.");
    if (name.contains(QLatin1Char('.')))
        return Text::tr("The name contains a dot: queries take it for a path and miss the field.");
    return {};
}

Finding dataNames(const design::Collection &collection, const QString &path, double keys)
{
    Finding finding = findingAt(Severity::Warning, collection, path);
    finding.title = Text::tr("Field names in %1 are data.").arg(finding.object);
    finding.detail = Text::tr("%1 names are data, such as numbers or dates: they cannot be searched by an index, and "
                              "each new one changes the schema.")
                         .arg(base::countText(keys));
    finding.fix = Text::tr("Keep them as an array of name and value pairs.");
    finding.pattern = QStringLiteral("attribute");
    return finding;
}

void checkFields(QList<Finding> &findings, const CheckFacts &facts, const design::Collection &collection,
                 const QString &prefix, const QList<design::Node> &fields)
{
    QSet<QString> seen;
    double keys = 0;
    for (const design::Node &field : fields) {
        const QString path = prefix.isEmpty()       ? field.name
                             : field.name.isEmpty() ? prefix
                                                    : prefix + QLatin1Char('.') + field.name;
        const bool item = field.name.isEmpty() && fields.size() == 1 && !prefix.isEmpty();
        const QString fault =
            item ? QString()
            : seen.contains(field.name)
                ? Text::tr("Two fields side by side have this name: queries see the first, drivers the last.")
                : faultOf(field.name);
        if (!fault.isEmpty()) {
            Finding finding = findingAt(Severity::Error, collection, path, &field);
            finding.title =
                Text::tr("“%1” cannot be used as a name in %2.").arg(base::visibleText(field.name), collection.name);
            finding.detail = fault;
            finding.fix = Text::tr("Rename the field.");
            findings.append(finding);
        }
        seen.insert(field.name);
        keys += isNumberLike(field.name) ? 1 : 0;
        if (field.keyed && field.count.likely > facts.limit("dataKeys"))
            findings.append(dataNames(collection, path, field.count.likely));
        checkFields(findings, facts, collection, path, field.fields);
    }
    if (keys <= facts.limit("dataKeys"))
        return;
    findings.append(dataNames(collection, prefix, keys));
}

QList<Finding> findFieldNames(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections)
        checkFields(findings, facts, collection, {}, collection.root.fields);
    return findings;
}

} // namespace

const Check &fieldNames()
{
    static const FunctionCheck check("E19", QT_TRANSLATE_NOOP("Check", "Names of fields"), Check::Scope::Names,
                                     findFieldNames);
    return check;
}

} // namespace sw::checks
