// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/access/access.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// True when two of \p paths go through arrays that do not lie one within the other.
bool crosses(const design::Node &root, const design::Index &index)
{
    QString deepest;
    for (const design::IndexKey &key : index.keys) {
        const QStringList arrays = arraysOn(root, key.path);
        if (arrays.isEmpty())
            continue;
        const QString &own = arrays.last();
        if (schema::isWithin(own, deepest))
            deepest = own;
        else if (!schema::isBelow(deepest, own))
            return true;
    }
    return false;
}

QList<Finding> findParallelArrays(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const design::Index &index : collection.indexes) {
            if (index.keys.size() < 2 || !crosses(collection.root, index))
                continue;
            Finding finding = findingOn(Severity::Error, collection, index);
            finding.title = Text::tr("Index %1 of %2 spans two arrays.").arg(index.name, collection.name);
            finding.detail = Text::tr("A server refuses every document in which both are arrays (code 171); fields of "
                                      "one array may be combined.");
            finding.fix = Text::tr("Take one of the arrays out of the index.");
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Check &parallelArrays()
{
    static const FunctionCheck check("E13", QT_TRANSLATE_NOOP("Check", "Two arrays in one index"),
                                     Check::Scope::Arrangement, findParallelArrays);
    return check;
}

} // namespace sw::checks
