// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/importerregistry.h"

#include "models/formats/importer.h"

// One row for each; the function of this name is in the file of this name in lower case.
#define SW_IMPORTERS(row) row(jsonDocumentsImporter)

namespace sw::formats
{

#define SW_DECLARE(name) const Importer &name();
SW_IMPORTERS(SW_DECLARE)
#undef SW_DECLARE

ImporterRegistry::ImporterRegistry()
{
#define SW_ADD(name) m_importers.append(&name());
    SW_IMPORTERS(SW_ADD)
#undef SW_ADD
}

const ImporterRegistry &ImporterRegistry::instance()
{
    static const ImporterRegistry registry;
    return registry;
}

const Importer *ImporterRegistry::find(const QString &id) const
{
    for (const Importer *importer : m_importers) {
        if (importer->id() == id)
            return importer;
    }
    return nullptr;
}

} // namespace sw::formats
