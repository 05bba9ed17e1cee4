// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/nodetype.h"

#include "models/base/text.h"

namespace sw::design
{

QString shortTypeText(const Node &node)
{
    if (node.reference)
        return QStringLiteral("→ ") + base::visibleText(node.reference->collection);
    if (!node.constraints.enumValues.isEmpty())
        return QStringLiteral("enum");
    if (node.types == numberTypes())
        return QStringLiteral("num");
    return node.types.isEmpty() ? QString() : schema::shortTypeName(node.type());
}

} // namespace sw::design
