// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/buildtime.h"

#include "models/base/texts.h"
#include "models/deploy/bsonread.h"

#include <cmath>

namespace sw::services
{

namespace
{

// Measured with a million documents of 160 bytes and of 1 kB and indexes of one and three keys on two shared cores.
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
    constexpr double minute = 60, hour = 3600;
    if (seconds < minute)
        return Text::tr("about %1 s").arg(std::ceil(seconds));
    return seconds < hour ? Text::tr("about %1 min").arg(std::round(seconds / minute))
                          : Text::tr("about %1 h").arg(std::round(seconds / hour));
}

} // namespace sw::services
