// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

namespace sw::formats
{

class ImporterRegistry
{
public:
    static const ImporterRegistry &instance();
    const QList<const Importer *> &all() const { return m_importers; }
    const Importer *find(const QString &id) const;

private:
    ImporterRegistry();
    QList<const Importer *> m_importers;
};

} // namespace sw::formats
