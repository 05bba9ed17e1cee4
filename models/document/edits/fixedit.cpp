// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/fixedit.h"

#include "models/document/document.h"

namespace sw::document
{

base::Result<void> allowsFix(const Document &document, const services::Fix &fix)
{
    if (!document.stepRule())
        return {};
    schema::Model next = document.model();
    return fix.apply(next) ? document.allows(next) : base::Result<void>();
}

base::Result<bool> applyFix(Document &document, const services::Fix &fix)
{
    schema::Model changed = document.model();
    if (const auto applied = fix.apply(changed); !applied)
        return applied.error();
    if (const auto allowed = document.allows(changed); !allowed)
        return allowed.error();
    return editModel(document, fix.text, [&](schema::Model &model) { model = changed; });
}

} // namespace sw::document
