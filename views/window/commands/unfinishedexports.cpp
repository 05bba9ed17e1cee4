// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/commands/unfinishedexports.h"

#include "models/base/texts.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

constexpr qsizetype shown = 3;

void planTheRest(MainWindow &window, const deploy::UnfinishedRun &run)
{
    ExportDialog dialog(window.connectToServer(), window.document().model(), window.derived().design(), &window);
    dialog.setPlaceOf(run);
    dialog.exec();
}

} // namespace

void offerUnfinishedExports(MainWindow &window, const services::ApplyRecords &records)
{
    Notices &notices = window.area().notices();
    const QString keys = QStringLiteral("export ");
    notices.removeAll(keys);
    for (const deploy::UnfinishedRun &run : records.unfinishedRuns().mid(0, shown)) {
        notices.put(
            {keys + run.path,
             Status::Warn,
             services::unfinishedText(run) + QLatin1Char(' ') + Text::tr("With its project open, plan the rest."),
             {{Text::tr("Plan the rest…"),
               [&window, records, run] {
                   planTheRest(window, run);
                   offerUnfinishedExports(window, records);
               }},
              {Text::tr("Put aside"),
               [&window, records, run] {
                   records.settle(run);
                   offerUnfinishedExports(window, records);
               }}},
             Text::tr("Later")});
    }
}

} // namespace sw::views
