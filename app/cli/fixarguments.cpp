// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fixarguments.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/fixes/fixregistry.h"

#include <algorithm>

namespace sw::cli
{

namespace
{

base::Error usage(const QString &message, const QString &where, const QString &wayOut)
{
    return {base::ErrorCode::Usage, message, where, wayOut};
}

QString quoted(const checks::Finding &finding)
{
    return QStringLiteral("--fix '%1:%2'").arg(finding.check, finding.object);
}

base::Result<checks::Finding> findingNamed(const services::FixContext &context, const QString &what)
{
    const QString check = what.section(QLatin1Char(':'), 0, 0).trimmed();
    const QString object = what.section(QLatin1Char(':'), 1).trimmed();
    QList<checks::Finding> found;
    QStringList objects;
    for (const checks::Finding &finding : context.evaluation().findings) {
        if (finding.suppressed || finding.check.compare(check, Qt::CaseInsensitive) != 0)
            continue;
        objects << quoted(finding);
        if (object.isEmpty() || finding.object == object)
            found << finding;
    }
    if (found.size() == 1 || (found.size() > 1 && !object.isEmpty()))
        return found.first();
    if (found.size() > 1)
        return usage(Text::tr("Several findings have this id."), what,
                     Text::tr("Name one: %1.").arg(objects.join(QLatin1String(", "))));
    return usage(Text::tr("There is no such finding."), what,
                 objects.isEmpty() ? Text::tr("'shapewright-cli check FILE' lists what is found.")
                                   : Text::tr("There is %1.").arg(objects.join(QLatin1String(", "))));
}

} // namespace

base::Result<ChosenFix> chosenFix(const services::FixContext &context, const QString &what, const QString &by)
{
    const auto finding = findingNamed(context, what);
    if (!finding)
        return finding.error();
    const QList<services::Fix> fixes = services::fixesOf(context, *finding);
    if (fixes.isEmpty())
        return usage(Text::tr("No change of the model is sure to settle this."), what, finding->fix);
    if (by.isEmpty())
        return ChosenFix{*finding, fixes.first()};
    QStringList ids;
    for (const services::Fix &fix : fixes) {
        if (fix.id == by)
            return ChosenFix{*finding, fix};
        ids << fix.id;
    }
    return usage(Text::tr("There is no such way out."), by,
                 Text::tr("There is %1.").arg(ids.join(QLatin1String(", "))));
}

} // namespace sw::cli
