// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/validator/validator.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QList<Finding> findDangerousValidator(const CheckFacts &facts)
{
    const design::ValidatorOptions options = design::validatorOptions(facts.model().model());
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const base::Error &error :
             design::lintValidator(design::validatorOf(collection, options), collection.name)) {
            Finding finding = findingAt(Severity::Error, collection, {});
            finding.object = error.where;
            finding.title = Text::tr("The validator of %1 must not be sent to a server.").arg(collection.name);
            finding.detail = error.message;
            finding.fix = error.wayOut;
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Check &dangerousValidator()
{
    static const FunctionCheck check("F6", QT_TRANSLATE_NOOP("Check", "Validator that harms the server"),
                                     Check::Scope::Names, findDangerousValidator);
    return check;
}

} // namespace sw::checks
