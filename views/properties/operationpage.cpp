// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/operationpage.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "views/properties/operationcost.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/fieldmenu.h"
#include "views/widgets/editors/pathstepsedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/schematexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

namespace sw::views
{

OperationPage::OperationPage(const PageContext &context) : PropertyPage(context)
{
    addBasics();
    addImportance();
    addPath();
    addFields();
    m_cost = new OperationCost(context, *addForm(tr("Cost of each execution")));
    addMore();
}

bool OperationPage::take(const items::SelectedObjects &objects)
{
    if (model().operation(objects.operation) == nullptr)
        return false;
    m_id = objects.operation;
    return true;
}

bool OperationPage::isConcerned(const document::ChangeEvent &event) const
{
    using document::Change;
    return event.operations.contains(m_id) || event.hasAny({Change::EntityAdded, Change::EntityRemoved,
                                                            Change::EntityChanged, Change::RelationshipChanged});
}

const schema::Operation &OperationPage::operation() const
{
    static const schema::Operation none;
    const schema::Operation *found = model().operation(m_id);
    return found != nullptr ? *found : none;
}

base::Result<void> OperationPage::change(const std::function<void(schema::Operation &)> &change, const char *mergeKey)
{
    return document::changeOperation(document(), m_id, {}, change, QString::fromLatin1(mergeKey));
}

template <typename T>
Binding<T> OperationPage::member(T schema::Operation::*field, const char *mergeKey)
{
    return {[=, this] { return operation().*field; },
            [=, this](const T &value) {
                return change([&](schema::Operation &operation) { operation.*field = value; }, mergeKey);
            }};
}

template <typename Enum>
Binding<int> OperationPage::choice(Enum schema::Operation::*field)
{
    // Criticality counts from 1, the others from 0.
    const int first = static_cast<int>(schema::parseName<Enum>(schema::namesOf<Enum>().constFirst()).value_or(Enum{}));
    return {[=, this] { return static_cast<int>(operation().*field) - first; },
            [=, this](int value) {
                return change(
                    [&](schema::Operation &operation) { operation.*field = static_cast<Enum>(value + first); }, "");
            }};
}

void OperationPage::addBasics()
{
    PropertyForm *form = addForm();
    form->addText(tr("Name"), member(&schema::Operation::name, "name"));
    form->addChoice(tr("Kind"), textsOf<schema::OperationKind>(), choice(&schema::Operation::kind));
    auto *rate = new RateEdit;
    FormRow *row = form->addWidget(tr("Rate"), rate);
    using Shown = std::pair<double, schema::RateUnit>;
    row->bind<Shown>([this] { return Shown(operation().perSecond, operation().rateUnit); },
                     [rate](const Shown &shown) { rate->setValue(shown.first, shown.second); });
    row->enterBy(rate, [this, rate]() -> base::Result<void> {
        const base::Result<double> value = rate->read();
        if (!value)
            return value.error();
        return change(
            [&](schema::Operation &operation) {
                operation.perSecond = *value;
                operation.rateUnit = rate->readUnit();
            },
            "rate");
    });
    auto *peak = form->addNumber(
        tr("Peak"), {1, 1e6, base::NumberUnit::Times, {}, false},
        {[this] { return std::optional<double>(operation().peakFactor); },
         [this](const std::optional<double> &value) {
             return change([&](schema::Operation &operation) { operation.peakFactor = value.value_or(1); }, "peak");
         }});
    peak->setToolTip(tr("How many times the usual rate there is at the busiest time"));
}

void OperationPage::addImportance()
{
    PropertyForm *form = addForm(tr("Importance"));
    form->addChoice(tr("Criticality"), textsOf<schema::Criticality>(), choice(&schema::Operation::criticality));
    form->addNumber(tr("Latency"), {0, 1e9, base::NumberUnit::Milliseconds, tr("any"), false},
                    member(&schema::Operation::latencyMs, "latency"));
    form->addNumber(tr("Max. staleness"), {0, 1e9, base::NumberUnit::Seconds, tr("not stated"), false},
                    member(&schema::Operation::freshnessSeconds, "freshness"))
        ->setToolTip(tr("How old the data may be; 0: it must be current"));
    form->addChoice(tr("Durability"), textsOf<schema::Durability>(), choice(&schema::Operation::durability));
}

void OperationPage::addPath()
{
    PropertyForm *form = addForm(tr("Path"));
    form->addPick(
        tr("Starts at"),
        [this] {
            PickList list{{}, {}, operation().entity.text()};
            for (const schema::Entity &each : model().entities) {
                list.texts << base::visibleText(each.name);
                list.ids << each.id.text();
            }
            return list;
        },
        [this](const QString &id) {
            return change([&](schema::Operation &operation) { operation.entity = schema::EntityId(id); }, "");
        });
    auto *steps = new PathStepsEdit;
    FormRow *row = form->addWidget(tr("Also reads"), steps, [this, steps] { steps->show(model(), operation()); });
    connect(steps, &PathStepsEdit::stepsChanged, row, [this, row, steps](const QList<schema::PathStep> &path) {
        row->give([&] { return change([&](schema::Operation &operation) { operation.path = path; }, "path"); });
        steps->show(model(), operation());
    });
    connect(steps, &PathStepsEdit::refused, row, [row](const base::Error &error) { row->showOutcome(error); });
    form->addNumber(tr("Expected results"), {0, 1e15, base::NumberUnit::None, tr("unknown"), false},
                    member(&schema::Operation::selectivity, "selectivity"))
        ->setToolTip(tr("How many documents of the first entity it is expected to find"));
}

ChipList *OperationPage::addFieldChips(PropertyForm *form, const QString &label,
                                       QList<schema::FieldRef> schema::Operation::*list)
{
    auto *chips = new ChipList(tr("field"));
    FormRow *row = form->addWidget(label, chips, [=, this] {
        QStringList texts;
        for (const schema::FieldRef &field : operation().*list)
            texts << fieldRefText(model(), field);
        chips->setChips(texts);
    });
    const auto add = [=, this](const QList<schema::FieldRef> &fields) {
        row->give([&] {
            return change(
                [&](schema::Operation &operation) {
                    for (const schema::FieldRef &field : fields) {
                        if (!(operation.*list).contains(field))
                            (operation.*list).append(field);
                    }
                },
                "");
        });
        row->refresh();
    };
    connect(chips->addMenu(), &QMenu::aboutToShow, row, [=, this] {
        fillFieldMenu(
            chips->addMenu(), model(), reachedEntities(operation()),
            [add](const schema::FieldRef &field) { add({field}); }, add);
    });
    connect(chips, &ChipList::removed, row, [=, this](int index) {
        row->give([&] { return change([&](schema::Operation &operation) { (operation.*list).removeAt(index); }, ""); });
        row->refresh();
    });
    return chips;
}

void OperationPage::addFields()
{
    m_fields = addForm(tr("Fields"));
    addFieldChips(m_fields, tr("Reads"), &schema::Operation::reads);
    m_writes = addFieldChips(m_fields, tr("Writes"), &schema::Operation::writes);
    addFilterChips(m_fields);
    addSortChips(m_fields);
}

void OperationPage::addFilterChips(PropertyForm *form)
{
    auto *chips = new ChipList(tr("filter"));
    chips->setChipToolTip(tr("Choose another comparison"));
    FormRow *row = form->addWidget(tr("Filters"), chips, [this, chips] {
        QStringList texts;
        for (const schema::Filter &filter : operation().filters)
            texts << fieldRefText(model(), filter.field) + QLatin1Char(' ') + textOf(filter.op);
        chips->setChips(texts);
    });
    const auto edit = [this, row](const std::function<void(schema::Operation &)> &how) {
        row->give([&] { return change(how, ""); });
        row->refresh();
    };
    connect(chips->addMenu(), &QMenu::aboutToShow, row, [=, this] {
        fillFilterMenu(chips->addMenu(), model(), reachedEntities(operation()), [=](const schema::FieldRef &field) {
            edit([&](schema::Operation &operation) { operation.filters.append({field, schema::FilterOp::Equal}); });
        });
    });
    connect(chips, &ChipList::removed, row,
            [=](int index) { edit([&](schema::Operation &operation) { operation.filters.removeAt(index); }); });
    connect(chips, &ChipList::activated, row,
            [this](int index, const QPoint &position) { chooseFilterKind(index, position); });
}

void OperationPage::chooseFilterKind(int index, const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList kinds = textsOf<schema::FilterOp>();
    for (int kind = 0; kind < kinds.size(); ++kind) {
        QAction *action = menu->addAction(kinds.at(kind), this, [this, index, kind] {
            const auto ok = change(
                [&](schema::Operation &operation) {
                    operation.filters[index].op = static_cast<schema::FilterOp>(kind);
                },
                "");
            Q_UNUSED(ok) // the kind of a comparison is never refused
        });
        action->setCheckable(true);
        action->setChecked(operation().filters.value(index).op == static_cast<schema::FilterOp>(kind));
    }
    menu->popup(position);
}

void OperationPage::addSortChips(PropertyForm *form)
{
    auto *chips = new ChipList(tr("sort key"));
    chips->setChipToolTip(tr("Turn the order around"));
    FormRow *row = form->addWidget(tr("Sorted by"), chips, [this, chips] {
        QStringList texts;
        for (const schema::SortKey &key : operation().sort)
            texts << fieldRefText(model(), key.field) + QLatin1Char(' ') +
                         (key.descending ? QStringLiteral("↓") : QStringLiteral("↑"));
        chips->setChips(texts);
    });
    const auto edit = [this, row](const std::function<void(schema::Operation &)> &how) {
        row->give([&] { return change(how, ""); });
        row->refresh();
    };
    connect(chips->addMenu(), &QMenu::aboutToShow, row, [=, this] {
        fillFieldMenu(chips->addMenu(), model(), reachedEntities(operation()), [=](const schema::FieldRef &field) {
            edit([&](schema::Operation &operation) { operation.sort.append({field, false}); });
        });
    });
    connect(chips, &ChipList::removed, row,
            [=](int index) { edit([&](schema::Operation &operation) { operation.sort.removeAt(index); }); });
    connect(chips, &ChipList::activated, row, [=](int index) {
        edit([&](schema::Operation &operation) {
            operation.sort[index].descending = !operation.sort[index].descending;
        });
    });
}

void OperationPage::addMore()
{
    PropertyForm *form = addForm(tr("More"), true);
    form->addText(tr("Actor"), member(&schema::Operation::actor, "actor"));
    form->addText(tr("Time window"), member(&schema::Operation::timeWindow, "window"));
    form->addSwitch({}, tr("Reads previous versions"), member(&schema::Operation::readsPastState, ""));
    form->addLongText(tr("Notes"), member(&schema::Operation::description, "description"));
}

void OperationPage::refreshHeader()
{
    const schema::Operation &shown = operation();
    header()->show(QStringLiteral("operations"), shown.name,
                   tr("Operation, %1, %2").arg(textOf(shown.kind), schema::rateText(shown)));
}

void OperationPage::refreshDerived()
{
    m_cost->show(m_id);
}

void OperationPage::reset()
{
    PropertyPage::reset();
    m_fields->setRowEnabled(m_writes, !operation().isRead());
}

void OperationPage::refresh()
{
    PropertyPage::refresh();
    m_fields->setRowEnabled(m_writes, !operation().isRead());
}

} // namespace sw::views
