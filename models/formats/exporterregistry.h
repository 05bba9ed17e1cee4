// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace sw::formats
{

class ExporterRegistry
{
public:
    static const ExporterRegistry &instance();
    const QList<const Exporter *> &all() const { return m_exporters; }
    const Exporter *find(const QString &id) const;

private:
    ExporterRegistry();
    QList<const Exporter *> m_exporters;
};

} // namespace sw::formats
