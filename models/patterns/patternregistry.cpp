// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/patternregistry.h"

#include "models/base/text.h"

// One row for each pattern, in catalogue order; its class is in the file of the same name in lower case.
#define SW_PATTERNS(row)                                                                                               \
    row(approximation) row(archive) row(attribute) row(bucketByCount) row(bucketByTime) row(computed)                  \
        row(documentVersioning) row(extendedReference) row(hotCold) row(inheritance) row(outlier) row(polymorphic)     \
            row(preAllocation) row(schemaVersioning) row(singleCollection) row(singleView) row(subset) row(timeSeries) \
                row(tree)

namespace sw::patterns
{

#define SW_DECLARE(name) const Pattern &name();
SW_PATTERNS(SW_DECLARE)
#undef SW_DECLARE

PatternRegistry::PatternRegistry()
{
#define SW_ADD(name) m_patterns << &name();
    SW_PATTERNS(SW_ADD)
#undef SW_ADD
    for (const Pattern *pattern : std::as_const(m_patterns))
        m_byId.insert(pattern->id(), pattern);
}

const PatternRegistry &PatternRegistry::instance()
{
    static const PatternRegistry registry;
    return registry;
}

const Pattern *PatternRegistry::find(const QString &id) const
{
    return m_byId.value(id);
}

QString patternName(const QString &id)
{
    const Pattern *pattern = PatternRegistry::instance().find(id);
    return pattern ? pattern->name() : base::visibleText(id);
}

QString boundText(double bound)
{
    return QString::number(bound, 'g', 12);
}

} // namespace sw::patterns
