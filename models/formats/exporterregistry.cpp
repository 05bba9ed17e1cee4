// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporterregistry.h"

#include "models/formats/exporter.h"

// One row for each; the function of this name is in the file of this name in lower case.
#define SW_EXPORTERS(row) row(mongoshExporter) row(jsonSchemaExporter) row(markdownExporter)

namespace sw::formats
{

#define SW_DECLARE(name) const Exporter &name();
SW_EXPORTERS(SW_DECLARE)
#undef SW_DECLARE

ExporterRegistry::ExporterRegistry()
{
#define SW_ADD(name) m_exporters.append(&name());
    SW_EXPORTERS(SW_ADD)
#undef SW_ADD
}

const ExporterRegistry &ExporterRegistry::instance()
{
    static const ExporterRegistry registry;
    return registry;
}

const Exporter *ExporterRegistry::find(const QString &id) const
{
    for (const Exporter *exporter : m_exporters) {
        if (exporter->id() == id)
            return exporter;
    }
    return nullptr;
}

} // namespace sw::formats
