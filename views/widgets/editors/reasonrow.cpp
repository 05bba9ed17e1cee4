// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/reasonrow.h"

#include "models/document/document.h"
#include "models/document/edits/workloadedits.h"
#include "views/widgets/propertyform.h"

#include <QLineEdit>

namespace sw::views
{

QLineEdit *addReasonRow(PropertyForm &form, document::Document &document,
                        const std::function<const schema::PatternUse *()> &use)
{
    const auto reason = [use] {
        const schema::PatternUse *now = use();
        return now != nullptr ? now->reason : QString();
    };
    const auto give = [&document, use](const QString &text) -> base::Result<void> {
        const schema::PatternUse *now = use();
        if (now == nullptr)
            return {};
        const auto change = [&text](schema::PatternUse &each) {
            each.reason = text;
        };
        return document::changePattern(document, now->id, {}, change, QStringLiteral("reason"));
    };
    QLineEdit *edit = form.addText(PropertyForm::tr("Reason"), {reason, give});
    edit->setPlaceholderText(PropertyForm::tr("Why, for the decision record"));
    edit->setToolTip(PropertyForm::tr("Your reason for applying or declining the pattern; the decision record has it"));
    QObject::connect(&form, &PropertyForm::left, &form, [&document] { document.endBurst(); });
    return edit;
}

} // namespace sw::views
