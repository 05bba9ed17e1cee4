// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/importers.h"

namespace sw::formats
{

ImporterRegistry::ImporterRegistry() : m_importers{&jsonDocumentsImporter()}
{}

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
