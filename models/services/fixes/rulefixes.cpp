// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/rulefixes.h"

#include "models/base/text.h"
#include "models/base/texts.h"

namespace sw::services
{

QList<Fix> enforceRules(const FixContext &context, const checks::Finding &finding)
{
    const design::Collection *collection = context.places().collection(finding.collection);
    const schema::Entity *entity = collection ? context.index().entity(collection->entity()) : nullptr;
    const bool strict = entity && entity->rules.level == schema::ValidationLevel::Strict &&
                        entity->rules.action == schema::ValidationAction::Error;
    if (!entity || strict || collection->timeSeries || !finding.path.isEmpty())
        return {};
    return {fixBy(QStringLiteral("enforce"),
                  Text::tr("Reject documents of %1 that break the rules").arg(base::visibleText(collection->name)),
                  [id = entity->id](schema::Model &model) {
                      schema::DocumentRules &rules = model.entity(id)->rules;
                      rules.level = schema::ValidationLevel::Strict;
                      rules.action = schema::ValidationAction::Error;
                  })};
}

} // namespace sw::services
