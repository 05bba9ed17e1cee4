// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/relationshippage.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/fixedit.h"
#include "models/services/fixes/countbalance.h"
#include "views/properties/fieldtable.h"
#include "views/properties/placementsection.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace sw::views
{

using document::End;
using document::LinkKind;

RelationshipPage::RelationshipPage(const PageContext &context) : PropertyPage(context)
{
    addEnds();
    addGrowth();
    m_placement = new PlacementSection(context);
    addPart(m_placement);
    m_attributes = new FieldTable(document());
    m_attributesSection = new FoldSection(tr("Attributes of the relationship"), m_attributes, false);
    addMore();
    addPart(m_attributesSection); // comes and goes with the kind, and moves nothing there
}

bool RelationshipPage::take(const items::SelectedObjects &objects)
{
    const bool one = objects.relationships.size() == 1 && objects.entities.isEmpty();
    if (!one || model().relationship(objects.relationships.first()) == nullptr)
        return false;
    if (m_id != objects.relationships.first()) {
        m_id = objects.relationships.first();
        m_first = link().a.entity;
        m_crossed = false;
    } else if (link().a.entity != m_first && link().b.entity != m_first) {
        m_first = link().a.entity; // reconnected
    }
    m_attributes->setOwner({{}, m_id});
    return true;
}

bool RelationshipPage::isConcerned(const document::ChangeEvent &event) const
{
    return event.relationships.contains(m_id) || event.entities.contains(link().a.entity) ||
           event.entities.contains(link().b.entity);
}

const schema::Relationship &RelationshipPage::link() const
{
    static const schema::Relationship none;
    const schema::Relationship *found = model().relationship(m_id);
    return found != nullptr ? *found : none;
}

base::Result<void> RelationshipPage::change(const std::function<void(schema::Relationship &)> &change,
                                            const char *mergeKey)
{
    return document::changeRelationship(document(), m_id, {}, change, QString::fromLatin1(mergeKey));
}

template <typename T>
Binding<T> RelationshipPage::member(T schema::Relationship::*field, const char *mergeKey)
{
    return {[this, field] { return link().*field; },
            [=, this](const T &value) {
                return change([&](schema::Relationship &link) { link.*field = value; }, mergeKey);
            }};
}

Binding<QString> RelationshipPage::role(bool ofFirst)
{
    return {[=, this] { return end(ofFirst).role; },
            [=, this](const QString &text) {
                const bool atA = endOf(ofFirst) == End::A;
                return change([&](schema::Relationship &link) { (atA ? link.a : link.b).role = text; },
                              atA ? "roleA" : "roleB");
            }};
}

End RelationshipPage::endOf(bool first) const
{
    const bool firstIsA = link().isSelf() ? !m_crossed : link().a.entity == m_first;
    return firstIsA == first ? End::A : End::B;
}

const schema::RelationshipEnd &RelationshipPage::end(bool first) const
{
    return endOf(first) == End::A ? link().a : link().b;
}

base::Result<void> RelationshipPage::setCount(bool ofFirst, const schema::Cardinality &count)
{
    const End target = endOf(ofFirst);
    const schema::Cardinality other = (target == End::A ? link().b : link().a).perOther;
    const base::Result<void> outcome = document::setEndCount(document(), m_id, target, count);
    const schema::Cardinality &now = (target == End::A ? link().a : link().b).perOther;
    if (outcome && link().isSelf() && now != count && now == other)
        m_crossed = !m_crossed;
    return outcome;
}

CardinalityEdit *RelationshipPage::addEnd(PropertyForm *form, bool ofFirst, TextLabel **sentence)
{
    *sentence = new TextLabel(TextLabel::Style::Body);
    (*sentence)->setWordWrap(true);
    form->addWidget({}, *sentence);
    auto *edit = form->addCardinality({}, {[=, this] { return end(ofFirst).perOther; },
                                           [=, this](const schema::Cardinality &count) {
                                               return setCount(ofFirst, count);
                                           }});
    (*sentence)->setBuddy(edit);
    return edit;
}

void RelationshipPage::addEnds()
{
    m_ends = addForm();
    m_ends
        ->addText(tr("Name"), {[this] { return link().name; },
                               [this](const QString &name) {
                                   return document::renameRelationship(document(), m_id, name);
                               }})
        ->setPlaceholderText(tr("from the entities"));
    m_ends->addWidget({}, CardinalityEdit::makeHeader());
    m_firstCount = addEnd(m_ends, false, &m_firstSentence);
    m_secondCount = addEnd(m_ends, true, &m_secondSentence);

    m_kind = new SegmentedControl(
        {QStringLiteral("1:1"), QStringLiteral("1:N"), QStringLiteral("N:M"), QStringLiteral("1:Z")});
    m_kind->setChoiceToolTip(0, tr("One to one"));
    m_kind->setChoiceToolTip(1, tr("One to many"));
    m_kind->setChoiceToolTip(2, tr("Many to many"));
    m_kind->setChoiceToolTip(3, tr("One to zillions: ten thousand or more, or no limit"));
    m_kind->setToolTip(tr("Usual numbers at once. N and M stand for many, Z for zillions."));
    FormRow *row = m_ends->addWidget(tr("Quick"), m_kind,
                                     [this] { m_kind->setCurrent(static_cast<int>(document::kindOf(link()))); });
    connect(m_kind, &SegmentedControl::chosen, row, [this, row](int index) {
        row->give([&] { return document::setLinkKind(document(), m_id, static_cast<LinkKind>(index)); });
    });
    auto *legend = new TextLabel(TextLabel::Style::Secondary, tr("N, M: many · Z: zillions, from ten thousand on"));
    legend->setWordWrap(true);
    m_ends->addWidget({}, legend);
}

/// Below the form, with the room that a contradiction needs: nothing moves when one comes or goes.
void RelationshipPage::addBalance()
{
    constexpr int lines = 2;
    auto *box = new QWidget;
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_balance = new StatusLine;
    m_balance->setLines(lines);
    layout->addWidget(m_balance);
    constexpr int waysOut = 2;
    for (int i = 0; i < waysOut; ++i) {
        auto *button = new LinkButton({});
        connect(button, &LinkButton::clicked, this, [this, i] {
            const services::CountBalance balance = services::countBalance(model(), m_id);
            if (i < balance.waysOut.size())
                (void)document::applyFix(document(), balance.waysOut.at(i)); // is enabled where it cannot fail
        });
        QSizePolicy kept = button->sizePolicy();
        kept.setRetainSizeWhenHidden(true);
        kept.setHorizontalPolicy(QSizePolicy::Maximum);
        button->setSizePolicy(kept);
        layout->addWidget(button);
        m_waysOut << button;
    }
    m_ends->addWidget({}, box);
}

void RelationshipPage::refreshBalance()
{
    const services::CountBalance balance = services::countBalance(model(), m_id);
    m_ends->setRowVisible(m_balance, !balance.sentence.isEmpty());
    m_balance->setMessage(balance.agrees ? Status::Ok : Status::Warn, balance.sentence);
    for (qsizetype i = 0; i < m_waysOut.size(); ++i) {
        const bool offered = i < balance.waysOut.size();
        m_waysOut.at(i)->setVisible(offered);
        m_waysOut.at(i)->setText(offered ? balance.waysOut.at(i).text : QString());
        const auto allowed = offered ? document::allowsFix(document(), balance.waysOut.at(i)) : base::Result<void>();
        m_waysOut.at(i)->setEnabled(allowed.has_value());
        m_waysOut.at(i)->setToolTip(!allowed  ? allowed.error().text()
                                    : offered ? base::paragraphs({balance.waysOut.at(i).effect})
                                              : QString());
    }
}

void RelationshipPage::addGrowth()
{
    m_ends->addChoice(
        tr("Growth"), textsOf<schema::Growth>(),
        {[this] { return static_cast<int>(link().growth); },
         [this](int value) {
             return change([&](schema::Relationship &link) { link.growth = static_cast<schema::Growth>(value); }, "");
         }});
    m_growthRate = m_ends->addNumber(
        tr("Rate"), {0, 1e12, base::NumberUnit::PerDay, {}, false},
        {[this] { return std::optional<double>(link().growthPerParentPerDay); },
         [this](const std::optional<double> &value) {
             return change([&](schema::Relationship &link) { link.growthPerParentPerDay = value.value_or(0); }, "rate");
         }});
    m_composition = m_ends->addSwitch(tr("Lifetime"), {}, member(&schema::Relationship::composition, ""));
    addBalance();
}

void RelationshipPage::addMore()
{
    m_more = addForm(tr("More"), true);
    m_more->addSwitch({}, tr("Shared with other owners"), member(&schema::Relationship::shared, ""));
    m_more->addSwitch({}, tr("Both sides change together"), member(&schema::Relationship::mustBeAtomic, ""))
        ->setToolTip(tr("A change of both must be seen as a whole or not at all"));
    m_tree = m_more->addSwitch({}, tr("A hierarchy"), member(&schema::Relationship::tree, ""));
    const CountRange length{0, 1e15, base::NumberUnit::None, tr("unknown"), false};
    m_more->addNumber(tr("Median"), length, member(&schema::Relationship::p50, "p50"))
        ->setToolTip(tr("Median length of the many side"));
    m_more->addNumber(tr("99th percentile"), length, member(&schema::Relationship::p99, "p99"));
    m_more
        ->addNumber(tr("Skew"), {0, schema::greatestSkew, base::NumberUnit::None, tr("even"), false},
                    member(&schema::Relationship::skew, "skew"))
        ->setToolTip(tr("How unevenly sample documents refer to those of the other side. It is the exponent of Zipf's "
                        "law: at 1 the second document is referred to half as often as the first"));
    addLinkFields(true);
    addLinkFields(false);
    m_more->addLongText(tr("Notes"), member(&schema::Relationship::description, "description"));
}

/// What the other side's documents hold to name the entity of one end.
void RelationshipPage::addLinkFields(bool ofFirst)
{
    m_more
        ->addText(ofFirst ? tr("Name seen from the first entity") : tr("Name seen from the second entity"),
                  role(ofFirst))
        ->setToolTip(ofFirst ? tr("How documents of the second entity call the first one, such as “author”")
                             : tr("Name of the link to the second entity"));
    QLineEdit *key = m_more->addPhrase(ofFirst ? tr("First key") : tr("Second key"),
                                       names(ofFirst, &schema::LinkFields::key, ofFirst ? "keyA" : "keyB"));
    key->setPlaceholderText(QStringLiteral("_id"));
    key->setToolTip(tr("Fields of that entity whose values a reference holds, with commas between them"));
    QLineEdit *fields = m_more->addPhrase(ofFirst ? tr("First held in") : tr("Second held in"),
                                          names(ofFirst, &schema::LinkFields::names, ofFirst ? "namesA" : "namesB"));
    fields->setPlaceholderText(tr("from the role"));
    fields->setToolTip(tr("Names of the fields that hold them, one for each of the key"));
    m_more
        ->addPhrase(ofFirst ? tr("First kind in") : tr("Second kind in"),
                    kind(ofFirst, &schema::LinkFields::kindField, ofFirst ? "kindFieldA" : "kindFieldB"))
        ->setToolTip(tr("Where the same fields may refer to documents of several entities: the name of the field that "
                        "says of which"));
    m_more
        ->addPhrase(ofFirst ? tr("First kind") : tr("Second kind"),
                    kind(ofFirst, &schema::LinkFields::kind, ofFirst ? "kindA" : "kindB"))
        ->setToolTip(tr("What that field says for this entity; empty: its name"));
}

Binding<QString> RelationshipPage::names(bool ofFirst, QStringList schema::LinkFields::*member, const char *mergeKey)
{
    return {[=, this] { return (end(ofFirst).link.*member).join(QStringLiteral(", ")); },
            [=, this](const QString &text) -> base::Result<void> {
                QStringList names;
                for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
                    names << part.trimmed();
                schema::LinkFields after = end(ofFirst).link;
                after.*member = names;
                return setLink(ofFirst, after, mergeKey);
            }};
}

Binding<QString> RelationshipPage::kind(bool ofFirst, QString schema::LinkFields::*member, const char *mergeKey)
{
    return {[=, this] { return end(ofFirst).link.*member; },
            [=, this](const QString &text) {
                schema::LinkFields after = end(ofFirst).link;
                after.*member = text.trimmed();
                return setLink(ofFirst, after, mergeKey);
            }};
}

base::Result<void> RelationshipPage::setLink(bool ofFirst, const schema::LinkFields &link, const char *mergeKey)
{
    schema::RelationshipEnd after = end(ofFirst);
    after.link = link;
    if (const auto ok = document::checkLinkFields(model(), after); !ok)
        return ok;
    const bool atA = endOf(ofFirst) == End::A;
    return change([&](schema::Relationship &changed) { (atA ? changed.a : changed.b).link = link; }, mergeKey);
}

void RelationshipPage::refreshHeader()
{
    header()->show(QStringLiteral("relationship"), schema::relationshipName(model(), link()),
                   tr("Relationship, %1").arg(textOf(link().type)));
    refreshTexts();
}

void RelationshipPage::refreshTexts()
{
    const QString first = entityName(model(), end(true).entity);
    const QString second = entityName(model(), end(false).entity);
    m_firstSentence->setText(tr("One %1 has … %2").arg(oneOf(model(), end(true).entity), second));
    const bool many = link().type == schema::RelationshipType::ManyToMany; // neither belongs to the other
    m_secondSentence->setText(
        (many ? tr("One %1 has … %2") : tr("One %1 belongs to … %2")).arg(oneOf(model(), end(false).entity), first));
    m_firstCount->setAccessibleNames(m_firstSentence->text());
    m_secondCount->setAccessibleNames(m_secondSentence->text());
    m_composition->setText(tr("deleted with the %1").arg(oneOf(model(), link().a.entity)));
    refreshBalance();
    m_ends->setRowEnabled(m_growthRate, link().growth == schema::Growth::Unbounded);
    m_more->setRowVisible(m_tree, link().isSelf());
    m_attributesSection->setVisible(link().type == schema::RelationshipType::ManyToMany);
}

void RelationshipPage::reset()
{
    m_placement->show(m_id);
    PropertyPage::reset();
}

void RelationshipPage::refresh()
{
    PropertyPage::refresh();
    m_placement->refresh();
}

void RelationshipPage::refreshDerived()
{
    m_placement->refresh();
}

} // namespace sw::views
