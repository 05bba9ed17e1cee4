// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/answers/sizerows.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/fieldedits.h"
#include "models/services/methodology/workloadquestions.h"
#include "views/panels/methodanswer.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/propertyform.h"

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr qsizetype mostFields = 12; // at a time

} // namespace

void addSizeRows(PropertyForm &form, document::Document &document, const schema::Entity &entity)
{
    // Those that are known as well: a row that goes while one types is taken for lost.
    QList<const schema::Field *> asked = services::fieldsOfAnySize(entity);
    std::stable_partition(asked.begin(), asked.end(),
                          [](const schema::Field *each) { return each->averageBytes <= 0; });
    for (const schema::Field *field : asked.mid(0, mostFields)) {
        const document::FieldKey key{{entity.id, {}}, field->id};
        const QString assumed =
            MethodAnswer::tr("assumed: %1").arg(base::bytesText(base::Bytes(services::assumedBytes(*field))));
        const auto size = [&document, key]() -> std::optional<double> {
            const schema::Field *now = document::fieldOf(document.model(), key);
            return now == nullptr || now->averageBytes <= 0 ? std::nullopt : std::optional(now->averageBytes);
        };
        const auto setSize = [&document, key](const std::optional<double> &bytes) {
            return document::changeField(document, key, {},
                                         [&](schema::Field &each) { each.averageBytes = bytes.value_or(0); }, {});
        };
        form.addNumber(base::visibleText(schema::fieldPath(entity.fields, field->id)),
                       {0, 16e6, base::NumberUnit::Bytes, assumed, false}, {size, setSize})
            ->setToolTip(MethodAnswer::tr("Average size of one value"));
    }
}

} // namespace sw::views
