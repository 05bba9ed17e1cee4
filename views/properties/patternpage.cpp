// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/patternpage.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/patterns/core/card.h"
#include "models/patterns/patternregistry.h"
#include "views/patterns/effecttable.h"
#include "views/patterns/parameterrows.h"
#include "views/widgets/editors/reasonrow.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>

namespace sw::views
{

PatternPage::PatternPage(const PageContext &context)
    : PropertyPage(context),
      m_state(new StatusLine),
      m_card(new TextLabel(TextLabel::Style::Secondary)),
      m_effects(new EffectTable)
{
    m_card->setWordWrap(true);
    addPart(m_card);
    addPart(m_state);
    PropertyForm *decision = addForm();
    decision->addSwitch({}, tr("Applied"),
                        {[this] { return use().enabled; },
                         [this](bool on) {
                             return document::changePattern(document(), m_id, {},
                                                            [on](schema::PatternUse &use) { use.decide(on); });
                         }});
    addReasonRow(*decision, document(), [this] { return model().pattern(m_id); });
    m_parameters = addForm();
    addPart(new FoldSection(tr("Effect"), m_effects, false));
}

bool PatternPage::take(const items::SelectedObjects &objects)
{
    if (model().pattern(objects.pattern) == nullptr)
        return false;
    m_id = objects.pattern;
    return true;
}

bool PatternPage::isConcerned(const document::ChangeEvent &event) const
{
    using document::Change;
    return event.patterns.contains(m_id) ||
           event.hasAny({Change::EntityChanged, Change::FieldChanged, Change::RelationshipChanged});
}

const schema::PatternUse &PatternPage::use() const
{
    static const schema::PatternUse none;
    const schema::PatternUse *found = model().pattern(m_id);
    return found != nullptr ? *found : none;
}

const patterns::Pattern *PatternPage::pattern() const
{
    return patterns::PatternRegistry::instance().find(use().pattern);
}

/// The pattern and which of its parameters have a meaning for the target of the use.
QString PatternPage::formKey() const
{
    QStringList names{use().pattern};
    if (pattern() != nullptr)
        names += patterns::completeParameters(*pattern(), schema::ModelIndex(model()), use()).keys();
    return names.join(QLatin1Char('\n'));
}

void PatternPage::reset()
{
    if (m_formOf != formKey())
        rebuildForm();
    PropertyPage::reset();
}

void PatternPage::rebuildForm()
{
    m_formOf = formKey();
    m_parameters = replaceForm(m_parameters);
    const patterns::Pattern *shown = pattern();
    m_card->setText(shown != nullptr ? asSentence(patterns::cardOf(*shown).solution)
                                     : tr("This version does not know the pattern; it is kept as it is."));
    if (shown == nullptr)
        return;
    addParameterRows(m_parameters, *shown,
                     {[this] {
                          return pattern() != nullptr
                                     ? patterns::completeParameters(*pattern(), schema::ModelIndex(model()), use())
                                     : QJsonObject();
                      },
                      [this](const QString &name, const QJsonValue &value) {
                          return changeParameter(document(), *pattern(), use(), name, value);
                      },
                      [this] { return fieldsAt(model(), patterns::targetOf(use())); },
                      [this]() -> const schema::Model & { return model(); },
                      [this] {
                          return patterns::targetOf(use());
                      }});
}

void PatternPage::refreshHeader()
{
    const patterns::Pattern *shown = pattern();
    const QString target = base::visibleText(patterns::targetName(model(), patterns::targetOf(use())));
    header()->show(QStringLiteral("patterns/") + use().pattern, shown != nullptr ? shown->name() : use().pattern,
                   tr("Pattern on %1").arg(target), {use().pattern});
}

void PatternPage::refreshDerived()
{
    showState();
    showEffect();
}

void PatternPage::showState()
{
    const QString why = derived().design().whySkipped(m_id);
    if (!why.isEmpty())
        m_state->setMessage(Status::Warn, tr("Does not apply: %1").arg(base::visibleText(why)));
    m_state->setVisible(!why.isEmpty());
}

void PatternPage::showEffect()
{
    schema::Model without = model();
    schema::Model with = without;
    for (schema::PatternUse &each : without.patterns)
        each.enabled = each.enabled && each.id != m_id;
    for (schema::PatternUse &each : with.patterns)
        each.enabled = each.enabled || each.id == m_id;
    m_effects->compare(without, with);
}

} // namespace sw::views
