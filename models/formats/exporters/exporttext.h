// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sw::formats
{

/// Translations of exporters and of the documents they write.
class ExportText
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

} // namespace sw::formats
