// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/buildtime.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"

#include <algorithm>
#include <cmath>

namespace sw::services
{

namespace
{

// 360,000 documents of 118 bytes took 1.8 to 2.3 s for indexes of one to three keys, on two cores that did more as
// well.
constexpr double secondsADocument = 2.5e-6;
constexpr double secondsAKey = 1e-6;
constexpr double secondsAByte = 2e-9;

} // namespace

std::optional<double> buildSeconds(const deploy::Step &step)
{
    if (step.kind != deploy::StepKind::CreateIndex || step.documents.value_or(0) <= 0)
        return std::nullopt;
    const auto documents = static_cast<double>(*step.documents);
    double seconds = documents * secondsADocument + static_cast<double>(step.bytes.value_or(0)) * secondsAByte;
    for (const base::Bson &index : deploy::documentsAt(step.to, "indexes"))
        seconds +=
            documents * secondsAKey * static_cast<double>(deploy::fieldNames(deploy::documentAt(index, "key")).size());
    return seconds;
}

QString buildTimeText(const deploy::Step &step)
{
    const double seconds = buildSeconds(step).value_or(0);
    if (seconds < 1)
        return {};
    const auto units = base::timeUnits().first(3); // s, min, h
    const auto unit =
        std::find_if(units.rbegin(), units.rend(), [&](const base::TimeUnit &one) { return seconds >= one.seconds; });
    const double count = seconds / unit->seconds;
    return Text::tr("about %1 %2")
        .arg(unit->seconds > 1 ? std::round(count) : std::ceil(count))
        .arg(Text::tr(unit->name));
}

} // namespace sw::services
