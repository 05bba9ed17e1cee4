// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/parameterrows.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/document/edits/workloadedits.h"
#include "models/patterns/patternregistry.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/fieldmenu.h"
#include "views/widgets/propertyform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QMenu>
#include <QTextDocument>

#include <cmath>

namespace sw::views
{

namespace
{

using patterns::Parameter;

constexpr int enoughOfChoice = 22; // characters of a choice that its label leaves room for, or goes above it

/// As rich text, because only that is broken into lines.
QString tipOf(const Parameter &parameter)
{
    return parameter.help.isEmpty() ? QString() : Qt::convertFromPlainText(parameter.help, Qt::WhiteSpaceNormal);
}

QStringList listOf(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &each : value.toArray())
        list << each.toString();
    return list;
}

void addNumber(PropertyForm *form, const Parameter &parameter, const ParameterAccess &access)
{
    const QString name = parameter.name;
    const bool whole = parameter.kind == Parameter::Kind::Integer;
    const bool bounded = parameter.maximum > parameter.minimum;
    const CountRange range{parameter.minimum, bounded ? parameter.maximum : 1e15, parameter.unit, {}, false};
    QWidget *edit = form->addNumber(
        parameter.label, range,
        {[=] { return std::optional<double>(access.values().value(name).toDouble()); },
         [=](const std::optional<double> &value) -> base::Result<void> {
             const double number = value.value_or(0);
             if (whole && number != std::round(number))
                 return base::Error{
                     base::ErrorCode::InvalidModel, Text::tr("A whole number is needed."), name,
                     Text::tr("Write %1 or %2.")
                         .arg(base::exactNumberText(std::floor(number)), base::exactNumberText(std::ceil(number)))};
             return access.set(name, whole ? QJsonValue(static_cast<qint64>(number)) : QJsonValue(number));
         }});
    edit->setToolTip(tipOf(parameter));
}

/// The entity at an end, "a" or "b", of the relationship that \p target is; empty when both are the same.
QString endName(const schema::Model &model, const patterns::Target &target, const QString &end)
{
    const schema::Relationship *link = model.relationship(target.relationship);
    if (!link || link->isSelf())
        return {};
    const schema::Entity *entity = model.entity(end == QLatin1String("a") ? link->a.entity : link->b.entity);
    return entity ? entity->name : QString();
}

/// The texts of the choices, and for the ends of a relationship the names of the entities.
PickList choiceList(const Parameter &parameter, const ParameterAccess &access)
{
    PickList list{{}, parameter.choiceIds(), access.values().value(parameter.name).toString()};
    const bool ofEnds = list.ids == QStringList{QStringLiteral("a"), QStringLiteral("b")};
    for (const patterns::Choice &choice : parameter.choices) {
        const QString entity = ofEnds ? endName(access.model(), access.target(), choice.id) : QString();
        list.texts << (entity.isEmpty() ? choice.text : base::visibleText(entity));
    }
    return list;
}

PickList fieldList(const Parameter &parameter, const ParameterAccess &access)
{
    PickList list{{}, access.fields(), access.values().value(parameter.name).toString()};
    for (const QString &path : std::as_const(list.ids))
        list.texts << base::visibleText(path);
    return list;
}

void addPick(PropertyForm *form, const Parameter &parameter, const ParameterAccess &access)
{
    const auto shown = [=] {
        PickList list =
            parameter.kind == Parameter::Kind::Field ? fieldList(parameter, access) : choiceList(parameter, access);
        if (!list.ids.contains(list.current)) {
            list.ids.prepend(list.current);
            list.texts.prepend(base::visibleText(list.current));
        }
        return list;
    };
    QComboBox *box =
        form->addPick(parameter.label, shown, [=](const QString &id) { return access.set(parameter.name, id); });
    for (const QString &text : choiceList(parameter, access).texts)
        box->setMinimumContentsLength(
            std::clamp(static_cast<int>(text.size()), box->minimumContentsLength(), enoughOfChoice));
    box->setToolTip(tipOf(parameter));
}

/// Whether \p pattern takes \p list as \p name: what it would refuse, such as the sum of a text, is not offered.
bool takes(const patterns::Pattern &pattern, const ParameterAccess &access, const QString &name,
           const QStringList &list)
{
    const patterns::Target target = access.target();
    schema::PatternUse use;
    use.pattern = pattern.id();
    use.entity = target.entity;
    use.relationship = target.relationship;
    use.path = target.path;
    QJsonObject values = access.values();
    values.insert(name, QJsonArray::fromStringList(list));
    use.parameters = values;
    const schema::ModelIndex index(access.model());
    const auto checked = pattern.check({index, use, values});
    return checked || !checked.error().where.endsWith(QStringLiteral(" · ") + name);
}

void addFieldList(PropertyForm *form, const patterns::Pattern &pattern, const Parameter &parameter,
                  const ParameterAccess &access)
{
    const QString name = parameter.name;
    const patterns::Pattern *of = &pattern;
    auto *chips = new ChipList(ChipList::tr("field"));
    chips->setToolTip(tipOf(parameter));
    FormRow *row =
        form->addWidget(parameter.label, chips, [=] { chips->setChips(listOf(access.values().value(name))); });
    const auto give = [=](const QStringList &list) {
        row->give([&] { return access.set(name, QJsonArray::fromStringList(list)); });
        chips->setChips(listOf(access.values().value(name)));
    };
    QObject::connect(chips, &ChipList::removed, row, [=](int index) {
        QStringList list = chips->chips();
        list.removeAt(index);
        give(list);
    });
    QObject::connect(chips->addMenu(), &QMenu::aboutToShow, row, [=] {
        chips->addMenu()->clear();
        for (const QString &path : access.fields()) {
            const QStringList longer = chips->chips() + QStringList(path);
            if (!chips->chips().contains(path) && (!access.target || takes(*of, access, name, longer)))
                chips->addMenu()->addAction(menuText(path), row, [=] { give(longer); });
        }
    });
}

void addEntityList(PropertyForm *form, const Parameter &parameter, const ParameterAccess &access)
{
    const QString name = parameter.name;
    auto *chips = new ChipList(ChipList::tr("entity"));
    chips->setToolTip(tipOf(parameter));
    const auto show = [=] {
        QStringList names;
        for (const QString &text : listOf(access.values().value(name))) {
            const schema::Entity *entity = patterns::entityCalled(access.model(), text);
            names << base::visibleText(entity ? entity->name : text);
        }
        chips->setChips(names);
    };
    FormRow *row = form->addWidget(parameter.label, chips, show);
    const auto give = [=](const QStringList &list) {
        row->give([&] { return access.set(name, QJsonArray::fromStringList(list)); });
        show();
    };
    QObject::connect(chips, &ChipList::removed, row, [=](int index) {
        QStringList list = listOf(access.values().value(name));
        list.removeAt(index);
        give(list);
    });
    QObject::connect(chips->addMenu(), &QMenu::aboutToShow, row, [=] {
        chips->addMenu()->clear();
        const QStringList list = listOf(access.values().value(name));
        for (const schema::Entity &entity : access.model().entities) {
            const QString id = entity.id.text();
            if (!list.contains(id) && !list.contains(entity.name))
                chips->addMenu()->addAction(menuText(entity.name), row, [=] { give(list + QStringList(id)); });
        }
    });
}

void addTextList(PropertyForm *form, const Parameter &parameter, const ParameterAccess &access)
{
    const QString name = parameter.name;
    QWidget *edit =
        form->addText(parameter.label, {[=] { return listOf(access.values().value(name)).join(QStringLiteral(", ")); },
                                        [=](const QString &text) {
                                            QStringList list;
                                            for (const QString &each : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
                                                list << each.trimmed();
                                            return access.set(name, QJsonArray::fromStringList(list));
                                        }});
    edit->setToolTip(tipOf(parameter));
}

void addOther(PropertyForm *form, const Parameter &parameter, const ParameterAccess &access)
{
    const QString name = parameter.name;
    QWidget *edit = nullptr;
    if (parameter.kind == Parameter::Kind::Switch)
        edit = form->addSwitch({}, parameter.label,
                               {[=] { return access.values().value(name).toBool(); },
                                [=](bool on) {
                                    return access.set(name, on);
                                }});
    else
        edit = form->addText(parameter.label, {[=] { return access.values().value(name).toString(); },
                                               [=](const QString &text) {
                                                   return access.set(name, text);
                                               }});
    edit->setToolTip(tipOf(parameter));
}

QStringList fieldsOfEntity(const schema::Model &model, const schema::EntityId &id)
{
    const schema::Entity *entity = model.entity(id);
    return entity != nullptr ? fieldPaths(entity->fields) : QStringList();
}

} // namespace

void addParameterRow(PropertyForm *form, const patterns::Pattern &pattern, const Parameter &parameter,
                     const ParameterAccess &access)
{
    switch (parameter.kind) {
    case Parameter::Kind::Integer:
    case Parameter::Kind::Number:
        addNumber(form, parameter, access);
        break;
    case Parameter::Kind::Choice:
    case Parameter::Kind::Field:
        addPick(form, parameter, access);
        break;
    case Parameter::Kind::FieldList:
        addFieldList(form, pattern, parameter, access);
        break;
    case Parameter::Kind::EntityList:
        addEntityList(form, parameter, access);
        break;
    case Parameter::Kind::TextList:
        addTextList(form, parameter, access);
        break;
    case Parameter::Kind::Text:
    case Parameter::Kind::Switch:
        addOther(form, parameter, access);
        break;
    }
}

void addParameterRows(PropertyForm *form, const patterns::Pattern &pattern, const ParameterAccess &access)
{
    const QJsonObject values = access.values();
    for (const Parameter &parameter : pattern.parameters()) {
        if (values.contains(parameter.name)) // else of no meaning for this target
            addParameterRow(form, pattern, parameter, access);
    }
}

QStringList fieldsAt(const schema::Model &model, const patterns::Target &target)
{
    QStringList paths = fieldsOfEntity(model, target.entity);
    if (const schema::Relationship *link = model.relationship(target.relationship)) {
        paths << fieldsOfEntity(model, link->b.entity);
        if (!link->isSelf())
            paths << fieldsOfEntity(model, link->a.entity);
    }
    paths.removeDuplicates();
    return paths;
}

QJsonObject withoutDefaults(const QJsonObject &parameters, const QJsonObject &defaults)
{
    QJsonObject kept;
    for (auto it = parameters.constBegin(); it != parameters.constEnd(); ++it) {
        if (defaults.value(it.key()) != it.value())
            kept.insert(it.key(), it.value());
    }
    return kept;
}

base::Result<void> changeParameter(document::Document &document, const patterns::Pattern &pattern,
                                   const schema::PatternUse &use, const QString &name, const QJsonValue &value)
{
    const QJsonObject defaults = pattern.defaults(schema::ModelIndex(document.model()), patterns::targetOf(use));
    return document::changePattern(
        document, use.id, {},
        [&](schema::PatternUse &each) {
            each.parameters.insert(name, value);
            each.parameters = withoutDefaults(each.parameters, defaults);
        },
        name);
}

} // namespace sw::views
