// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/patterndialog.h"

#include "models/advisor/usecases.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/patterns/core/card.h"
#include "models/patterns/patternregistry.h"
#include "views/patterns/effecttable.h"
#include "views/patterns/parameterrows.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QVBoxLayout *column(QWidget *host)
{
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    return layout;
}

} // namespace

PatternDialog::PatternDialog(document::Document &document, const patterns::Pattern &pattern,
                             const patterns::Target &target, const QList<patterns::Finding> &findings, QWidget *parent)
    : QDialog(parent),
      m_document(document),
      m_pattern(pattern),
      m_findings(findings),
      m_targets(new QComboBox),
      m_refusal(new StatusLine),
      m_effects(new EffectTable),
      m_apply(new QPushButton(tr("Apply")))
{
    setWindowTitle(tr("Apply %1").arg(pattern.name()));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_apply, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &PatternDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PatternDialog::reject);

    auto *scroll = new QScrollArea;
    auto *content = new QWidget;
    auto *inner = column(content);
    inner->setSpacing(10);
    inner->setContentsMargins(16, 12, 16, 12);
    inner->addWidget(makeCard());
    inner->addWidget(makeChoices());
    inner->addWidget(makeEffect());
    inner->addStretch();
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(16, 4, 16, 12);
    bottom->addWidget(m_refusal, 1);
    bottom->addWidget(buttons);
    layout->addLayout(bottom);
    resize(560, 640);
    m_apply->setDefault(true); // only a button that stands in its dialog becomes what Enter means
    collectTargets(target, findings);
    targetChosen();
}

QWidget *PatternDialog::makeCard()
{
    const patterns::Card card = patterns::cardOf(m_pattern);
    auto *host = new QWidget;
    auto *layout = column(host);
    auto *header = new PanelHeader;
    header->show(QStringLiteral("patterns/") + m_pattern.id(), m_pattern.name(), asSentence(card.solution),
                 {m_pattern.id()});
    layout->addWidget(header);
    const std::pair<QString, QString> lines[] = {{tr("Problem"), card.problem},
                                                 {tr("Used for"), card.useCases},
                                                 {tr("Usual for"), advisor::useCaseTexts(m_pattern.matrixRow())},
                                                 {tr("Benefit"), card.benefit},
                                                 {tr("Trade-offs"), card.price},
                                                 {tr("Example"), card.example}};
    auto *form = new PropertyForm;
    for (const auto &[label, text] : lines) {
        if (text.isEmpty())
            continue;
        auto *value = new TextLabel(TextLabel::Style::Body, asSentence(text));
        value->setWordWrap(true);
        form->addWidget(label, value);
    }
    layout->addWidget(form);
    return host;
}

QWidget *PatternDialog::makeChoices()
{
    auto *host = new QWidget;
    auto *layout = column(host);
    auto *form = new PropertyForm;
    form->addHeading(tr("Where"));
    form->addWidget(tr("Apply to"), m_targets);
    layout->addWidget(form);
    m_reasons = column(new QWidget);
    layout->addWidget(m_reasons->parentWidget());
    m_formPlace = column(new QWidget);
    layout->addWidget(m_formPlace->parentWidget());
    connect(m_targets, &QComboBox::activated, this, &PatternDialog::targetChosen);
    return host;
}

QWidget *PatternDialog::makeEffect()
{
    auto *host = new QWidget;
    auto *layout = column(host);
    layout->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, tr("What it changes")));
    layout->addWidget(m_effects);
    return host;
}

void PatternDialog::collectTargets(const patterns::Target &target, const QList<patterns::Finding> &findings)
{
    const schema::Model &model = m_document.model();
    for (const patterns::Finding &finding : findings)
        addTarget(finding.target);
    if (target != patterns::Target())
        addTarget(target);
    for (const schema::Relationship &link : model.relationships)
        addTarget({{}, link.id, {}});
    for (const schema::Entity &entity : model.entities)
        addTarget({entity.id, {}, {}});
}

void PatternDialog::addTarget(const patterns::Target &target)
{
    if (m_places.contains(target))
        return;
    m_places.append(target);
    m_targets->addItem(base::visibleText(patterns::targetName(m_document.model(), target)));
}

const patterns::Finding *PatternDialog::finding() const
{
    for (const patterns::Finding &each : m_findings) {
        if (each.target == m_target)
            return &each;
    }
    return nullptr;
}

void PatternDialog::targetChosen()
{
    m_target = m_places.value(m_targets->currentIndex());
    m_defaults = m_pattern.defaults(schema::ModelIndex(m_document.model()), m_target);
    m_values = m_defaults;
    const patterns::Finding *found = finding();
    if (found != nullptr && !found->parameterSets.isEmpty()) {
        const QJsonObject best = found->parameterSets.first();
        for (auto it = best.constBegin(); it != best.constEnd(); ++it)
            m_values.insert(it.key(), it.value());
    }
    showReasons();
    rebuildForm();
    evaluate();
}

void PatternDialog::showReasons()
{
    clear(m_reasons);
    const patterns::Finding *found = finding();
    if (found == nullptr)
        return;
    for (const patterns::Condition &condition : found->conditions)
        m_reasons->addWidget(
            new StatusLine(condition.met ? Status::Ok : Status::Warn, base::visibleText(condition.text)));
    for (const QString &price : found->price)
        m_reasons->addWidget(new StatusLine(Status::Info, asSentence(base::visibleText(price))));
}

void PatternDialog::rebuildForm()
{
    clear(m_formPlace);
    m_form = new PropertyForm;
    if (!m_pattern.parameters().isEmpty())
        m_form->addHeading(tr("How"));
    addParameterRows(m_form, m_pattern,
                     {[this] { return m_values; },
                      [this](const QString &name, const QJsonValue &value) { return setParameter(name, value); },
                      [this] { return fieldsAt(m_document.model(), m_target); },
                      [this]() -> const schema::Model & { return m_document.model(); },
                      [this] {
                          return m_target;
                      }});
    m_form->reset();
    m_formPlace->addWidget(m_form);
}

schema::PatternUse PatternDialog::use() const
{
    schema::PatternUse use;
    use.pattern = m_pattern.id();
    use.entity = m_target.entity;
    use.relationship = m_target.relationship;
    use.path = m_target.path;
    use.parameters = withoutDefaults(m_values, m_defaults);
    return use;
}

base::Result<void> PatternDialog::check() const
{
    const schema::PatternUse wanted = use();
    const schema::ModelIndex index(m_document.model());
    return m_pattern.check({index, wanted, m_values});
}

base::Result<void> PatternDialog::setParameter(const QString &name, const QJsonValue &value)
{
    m_values.insert(name, value);
    evaluate();
    return check();
}

void PatternDialog::evaluate()
{
    const base::Result<void> usable = check();
    m_apply->setEnabled(usable.has_value());
    m_refusal->setVisible(!usable);
    if (!usable) {
        m_refusal->setMessage(Status::Bad, usable.error().message + QLatin1Char(' ') + usable.error().wayOut);
        m_effects->setRows({});
        return;
    }
    schema::Model with = m_document.model();
    schema::PatternUse added = use();
    added.id = schema::PatternUseId(QStringLiteral("preview"));
    with.patterns.append(added);
    m_effects->compare(m_document.model(), with);
}

void PatternDialog::accept()
{
    m_form->commit();
    if (m_form->hasErrors())
        return;
    const base::Result<schema::PatternUseId> added = document::addPattern(m_document, use());
    if (added) {
        QDialog::accept();
        return;
    }
    m_refusal->setMessage(Status::Bad, added.error().message + QLatin1Char(' ') + added.error().wayOut);
    m_refusal->setVisible(true);
}

} // namespace sw::views
