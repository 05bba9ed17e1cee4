// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

bool isGrid(const design::Node &node)
{
    return node.isArray() && !node.fields.isEmpty() && node.item().isArray();
}

QList<Finding> findNestedArrayIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const design::Index &index : collection.indexes) {
            for (const design::IndexKey &key : index.keys) {
                const design::Node *node = design::nodeAt(collection.root, key.path);
                if (!node || !isGrid(*node))
                    continue;
                Finding finding = findingOn(Severity::Warning, collection, index);
                finding.path = key.path;
                finding.title = Text::tr("Index %1 of %2 is on an array of arrays.").arg(index.name, collection.name);
                finding.detail =
                    Text::tr("Its keys are whole inner arrays, so a search for one value in %1 finds nothing by it.")
                        .arg(key.path);
                finding.fix = Text::tr("Drop the index, or keep the values in a flat array of objects.");
                findings.append(finding);
            }
        }
    }
    return findings;
}

} // namespace

const Check &nestedArrayIndex()
{
    static const FunctionCheck check("E14", QT_TRANSLATE_NOOP("Check", "Index on rows of arrays"),
                                     Check::Scope::Arrangement, findNestedArrayIndex);
    return check;
}

} // namespace sw::checks
