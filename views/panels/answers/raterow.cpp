// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/answers/raterow.h"

#include "models/document/document.h"
#include "models/document/edits/workloadedits.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/propertyform.h"

namespace sw::views
{

RateEdit *addRateRow(PropertyForm &form, document::Document &document,
                     const std::function<schema::OperationId()> &operation)
{
    auto *rate = new RateEdit;
    FormRow *row = form.addWidget(PropertyForm::tr("Rate"), rate);
    using Shown = std::pair<double, schema::RateUnit>;
    row->bind<Shown>(
        [&document, operation] {
            const schema::Operation *now = document.model().operation(operation());
            return now == nullptr ? Shown(0, schema::RateUnit::Automatic) : Shown(now->perSecond, now->rateUnit);
        },
        [rate](const Shown &shown) { rate->setValue(shown.first, shown.second); });
    row->enterBy(rate, [&document, rate, operation]() -> base::Result<void> {
        const base::Result<double> value = rate->read();
        if (!value)
            return value.error();
        return document::changeOperation(
            document, operation(), {},
            [&](schema::Operation &each) {
                each.perSecond = *value;
                each.rateUnit = rate->readUnit();
            },
            QStringLiteral("rate"));
    });
    return rate;
}

} // namespace sw::views
