// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arrangement.h"

#include "models/diagram/layout/arranger.h"

namespace sw::diagram
{

base::Result<Arrangement> arrange(const ArrangeRequest &request, const LayoutEngine &engine,
                                  const base::Progress &progress)
{
    return Arranger(request, engine, progress).run();
}

} // namespace sw::diagram
