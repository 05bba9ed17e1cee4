// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::services
{
class ApplyRecords;
}

namespace sw::views
{

class MainWindow;

/// Says which exports of this machine broke off, each with the way to what is left of it; nothing is sent.
void offerUnfinishedExports(MainWindow &window, const services::ApplyRecords &records);

} // namespace sw::views
