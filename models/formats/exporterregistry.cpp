// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporters.h"

namespace sw::formats
{

ExporterRegistry::ExporterRegistry() : m_exporters{&mongoshExporter(), &jsonSchemaExporter(), &markdownExporter()}
{}

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
