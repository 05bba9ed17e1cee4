// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/conditiontexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::patterns
{

QString apartText(bool apart, const QString &what)
{
    return apart ? Text::tr("%1 are in a collection of their own.").arg(what)
                 : Text::tr("%1 are embedded or grouped here; this pattern needs a collection of their own.").arg(what);
}

QString appendOnlyText(bool appendOnly, const QString &what)
{
    return appendOnly
               ? Text::tr("%1 are append-only.").arg(what)
               : Text::tr("%1 are not append-only; this pattern needs data that stays as it was written.").arg(what);
}

QString rangeReadsText(bool byRange)
{
    return byRange ? Text::tr("Reads ask for a range of time.") : Text::tr("No read asks for a range of time.");
}

} // namespace sw::patterns
