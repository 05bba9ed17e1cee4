// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/live/deploytesting.h"

namespace sw::deploytesting
{

/// The first step that adds something and of which something was said that is not so; empty: there is none.
inline QString untrueStep(deploy::Session &session, const deploy::Plan &plan, const deploy::ApplyReport &report)
{
    const auto now = deploy::inspect(session, plan.database, {});
    if (!now)
        return now.error().text();
    for (qsizetype i = 0; i < plan.steps.size(); ++i) {
        const deploy::Step &step = plan.steps.at(i);
        const deploy::LiveCollection *live = now->collection(step.collection);
        if (step.kind != deploy::StepKind::CreateCollection && step.kind != deploy::StepKind::CreateIndex)
            continue;
        bool there = live != nullptr;
        for (const base::Bson &index : deploy::documentsAt(step.to, "indexes")) {
            there = there && std::any_of(live->indexes.cbegin(), live->indexes.cend(), [&](const base::Bson &one) {
                        return deploy::textAt(one, "name") == deploy::textAt(index, "name");
                    });
        }
        const deploy::StepState state = report.steps.at(i).state;
        if ((deploy::isDone(state) && !there) || (state == deploy::StepState::NotDone && there))
            return step.object + QLatin1Char('\n') + describe(report).left(2000);
    }
    return {};
}

} // namespace sw::deploytesting
