// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/fieldpage.h"

#include "models/base/text.h"
#include "models/design/shape/documentsize.h"
#include "models/document/document.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/schematexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace sw::views
{

namespace
{

using schema::FieldType;

/// True when nothing but its mean size says how large a value is.
bool hasOwnSize(const schema::Field &field)
{
    const FieldType type = field.valueType();
    return schema::traitsOf(type).contentBytes > 0 || (type == FieldType::Object && field.fields.isEmpty());
}

} // namespace

FieldPage::FieldPage(const PageContext &context) : PropertyPage(context)
{
    addBasics();
    addValues();
    addSamples();
    addUse();
}

bool FieldPage::take(const items::SelectedObjects &objects)
{
    if (objects.entities.size() != 1 || objects.field.isEmpty())
        return false;
    const document::FieldKey key{{objects.entities.first(), {}}, objects.field};
    if (document::fieldOf(model(), key) == nullptr)
        return false;
    m_key = key;
    return true;
}

bool FieldPage::isConcerned(const document::ChangeEvent &event) const
{
    return event.entities.contains(m_key.owner.entity) || event.fields.contains(m_key);
}

const schema::Field &FieldPage::field() const
{
    static const schema::Field none;
    const schema::Field *found = document::fieldOf(model(), m_key);
    return found != nullptr ? *found : none;
}

base::Result<void> FieldPage::change(const std::function<void(schema::Field &)> &change, const char *mergeKey)
{
    return document::changeField(document(), m_key, {}, change, QString::fromLatin1(mergeKey));
}

template <typename T>
Binding<T> FieldPage::member(T schema::Field::*member, const char *mergeKey)
{
    return {[=, this] { return field().*member; },
            [=, this](const T &value) {
                return change([&](schema::Field &field) { field.*member = value; }, mergeKey);
            }};
}

Binding<std::optional<double>> FieldPage::whole(std::optional<int> schema::Field::*member)
{
    return {[=, this]() -> std::optional<double> { return field().*member; },
            [=, this](const std::optional<double> &value) {
                return change(
                    [&](schema::Field &field) {
                        field.*member = value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
                    },
                    "length");
            }};
}

void FieldPage::addBasics()
{
    m_basics = addForm();
    m_basics->addName(
        tr("Name"),
        {[this] { return field().name; },
         [this](const QString &name) {
             return document::renameField(document(), m_key, name);
         }},
        [this](const QString &name) -> base::Result<void> {
            const QList<schema::Field> *siblings = document::fieldsOf(model(), document::listOf(model(), m_key));
            return siblings != nullptr ? document::checkFieldName(*siblings, name, m_key.id) : base::Result<void>();
        });
    m_basics->addChoice(tr("Type"), textsOf<FieldType>(),
                        {[this] { return static_cast<int>(field().type); },
                         [this](int value) {
                             return document::setFieldType(document(), m_key, static_cast<FieldType>(value));
                         }});
    m_itemType =
        m_basics->addChoice(tr("Items"), textsOf<FieldType>(),
                            {[this] { return static_cast<int>(field().itemType); },
                             [this](int value) {
                                 return document::setFieldItemType(document(), m_key, static_cast<FieldType>(value));
                             }});
    m_otherTypes = m_basics->addPhrase(tr("Or"), otherTypes());
    m_otherTypes->setToolTip(
        tr("Other types that its values have, with commas between them; sizes and sample values take the first type"));
    m_valueObject = m_basics->addText(tr("Value object"), member(&schema::Field::valueObject, "valueObject"));
    m_valueObject->setToolTip(tr("A structure that several entities use, such as Address: objects with this name have "
                                 "the same fields, and changing them in one place changes them everywhere"));
    m_countHeader = CardinalityEdit::makeHeader();
    m_basics->addWidget(QStringLiteral(" "), m_countHeader);
    m_count = m_basics->addCardinality(tr("How many"),
                                       {[this] { return field().count; },
                                        [this](const schema::Cardinality &count) {
                                            if (auto ok = document::checkCardinality(count, field().name); !ok)
                                                return ok;
                                            return change(
                                                [&](schema::Field &field) {
                                                    field.count = count;
                                                    field.bounded = !count.isUnbounded();
                                                },
                                                "count");
                                        }});
    auto *presence = m_basics->addNumber(
        tr("Present in"), {0.0001, 100, base::NumberUnit::Percent, {}, false},
        {[this]() -> std::optional<double> { return field().presence * 100; },
         [this](const std::optional<double> &value) {
             return change([&](schema::Field &field) { field.presence = value.value_or(100) / 100; }, "presence");
         }});
    presence->setToolTip(tr("Share of the documents that have the field; 100 % makes it required"));
    m_basics->addSwitch({}, tr("May be null"), member(&schema::Field::nullable, ""));
    m_bytes = m_basics->addNumber(
        tr("Average size"), {1, 16e6, base::NumberUnit::Bytes, tr("default"), false},
        {[this]() -> std::optional<double> {
             const double bytes = field().averageBytes;
             return bytes > 0 ? std::optional<double>(bytes) : std::nullopt;
         },
         [this](const std::optional<double> &value) {
             return change([&](schema::Field &field) { field.averageBytes = value.value_or(0); }, "bytes");
         }});
    m_keyBytes = m_basics->addNumber(
        tr("Average name"), {1, 255, base::NumberUnit::Bytes, tr("default"), false},
        {[this]() -> std::optional<double> {
             const double bytes = field().keyBytes;
             return bytes > 0 ? std::optional<double>(bytes) : std::nullopt;
         },
         [this](const std::optional<double> &value) {
             return change([&](schema::Field &field) { field.keyBytes = value.value_or(0); }, "keyBytes");
         }});
    m_keyBytes->setToolTip(tr("Average length of the names in the map, which are data"));
}

Binding<QString> FieldPage::otherTypes()
{
    return {[this] {
                QStringList names;
                for (const FieldType type : field().otherTypes)
                    names << schema::nameOf(type);
                return names.join(QStringLiteral(", "));
            },
            [this](const QString &text) -> base::Result<void> {
                QList<FieldType> types;
                for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
                    const auto type = schema::parseName<FieldType>(part.trimmed());
                    if (!type || schema::traitsOf(*type).family == schema::TypeFamily::Structure ||
                        *type == FieldType::Any || types.contains(*type) || *type == field().valueType())
                        return base::Error{base::ErrorCode::InvalidModel,
                                           tr("“%1” cannot be another type here.").arg(part.trimmed()), field().name,
                                           tr("Name each of the other types once, such as int32, date.")};
                    types << *type;
                }
                return change([&](schema::Field &field) { field.otherTypes = types; }, "otherTypes");
            }};
}

void FieldPage::addValues()
{
    m_values = addForm(tr("Values"), false);
    m_enumValues = m_values->addLongText(tr("Allowed values"), enumValues());
    m_enumValues->setToolTip(tr("The values it may take, one on a line; empty: any"));
    const CountRange number{-1e18, 1e18, base::NumberUnit::None, tr("none"), false};
    m_ofNumbers = {m_values->addNumber(tr("Minimum"), number, member(&schema::Field::minimum, "minimum")),
                   m_values->addSwitch({}, tr("More than that"), member(&schema::Field::exclusiveMinimum, "")),
                   m_values->addNumber(tr("Maximum"), number, member(&schema::Field::maximum, "maximum")),
                   m_values->addSwitch({}, tr("Less than that"), member(&schema::Field::exclusiveMaximum, ""))};
    m_ofDates = {m_values->addText(tr("From"), member(&schema::Field::earliest, "earliest")),
                 m_values->addText(tr("Before"), member(&schema::Field::latest, "latest"))};
    for (QWidget *edit : std::as_const(m_ofDates))
        qobject_cast<QLineEdit *>(edit)->setPlaceholderText(QStringLiteral("2024-01-31"));
    const CountRange length{0, 16e6, base::NumberUnit::None, tr("none"), false};
    m_ofTexts = {m_values->addNumber(tr("Min length"), length, whole(&schema::Field::minLength)),
                 m_values->addNumber(tr("Max length"), length, whole(&schema::Field::maxLength)),
                 m_values->addText(tr("Pattern"), member(&schema::Field::pattern, "pattern"))};
    m_ofTexts.last()->setToolTip(tr("Regular expression that a text has to match"));
    m_values->addSwitch({}, tr("Unique"), member(&schema::Field::unique, ""))
        ->setToolTip(tr("No two documents have the same value; gets an index"));
    auto *distinct = m_values->addNumber(tr("Distinct values"), {1, 1e15, base::NumberUnit::None, tr("unknown"), false},
                                         member(&schema::Field::distinctValues, "distinct"));
    distinct->setToolTip(tr("How many different values there are over all documents"));
}

/// What made-up values look like.
void FieldPage::addSamples()
{
    m_samples = addForm(tr("Sample values"), true);
    m_spread = m_samples->addChoice(
        tr("Spread"), textsOf<schema::Spread>(),
        {[this] { return static_cast<int>(field().spread.shape); },
         [this](int value) {
             return change([&](schema::Field &field) { field.spread.shape = static_cast<schema::Spread>(value); }, "");
         }});
    m_spread->setToolTip(tr("How often each of its values occurs in generated documents"));
    m_skew =
        m_samples->addNumber(tr("Skew"), {0.01, schema::greatestSkew, base::NumberUnit::None, tr("1 (default)"), false},
                             spread(&schema::ValueSpread::skew, "skew"));
    m_skew->setToolTip(
        tr("Exponent of Zipf's law: at 1 the second value is half as frequent as the first, the third a third"));
    const CountRange number{-1e18, 1e18, base::NumberUnit::None, tr("middle"), false};
    m_mean = m_samples->addNumber(tr("Mean"), number, spread(&schema::ValueSpread::mean, "mean"));
    m_deviation =
        m_samples->addNumber(tr("Deviation"), {0, 1e18, base::NumberUnit::None, tr("a sixth of the range"), false},
                             spread(&schema::ValueSpread::deviation, "deviation"));
    m_step = m_samples->addNumber(tr("Step"), {0, 1e18, base::NumberUnit::None, tr("1, as usual"), false},
                                  spread(&schema::ValueSpread::step, "step"));
    m_language = m_samples->addChoice(
        tr("Language"), textsOf<schema::Language>(),
        {[this] { return static_cast<int>(field().spread.language); },
         [this](int value) {
             return change([&](schema::Field &field) { field.spread.language = static_cast<schema::Language>(value); },
                           "");
         }});
}

Binding<std::optional<double>> FieldPage::spread(std::optional<double> schema::ValueSpread::*member,
                                                 const char *mergeKey)
{
    return {[=, this] { return field().spread.*member; },
            [=, this](const std::optional<double> &value) {
                return change([&](schema::Field &field) { field.spread.*member = value; }, mergeKey);
            }};
}

void FieldPage::addUse()
{
    PropertyForm *use = addForm(tr("Use"), true);
    use->addChoice(tr("Changes"), textsOf<schema::Mutability>(),
                   {[this] { return static_cast<int>(field().mutability); },
                    [this](int value) {
                        return change(
                            [&](schema::Field &field) { field.mutability = static_cast<schema::Mutability>(value); },
                            "");
                    }});
    use->addSwitch({}, tr("Personal data"), member(&schema::Field::personal, ""))
        ->setToolTip(tr("Has access rights of its own, so it is not copied into other documents"));
    use->addNumber(tr("Error allowed"), {0, 100, base::NumberUnit::Percent, tr("exact"), false},
                   member(&schema::Field::toleratedErrorPercent, "error"));
    use->addText(tr("Unit"), member(&schema::Field::unit, "unit"));
    use->addText(tr("Group"), member(&schema::Field::groupTag, "group"))
        ->setToolTip(tr("The same word on fields that are alike, such as release dates"));
    use->addLongText(tr("Notes"), member(&schema::Field::description, "description"));
}

Binding<QString> FieldPage::enumValues()
{
    return {[this] { return field().enumValues.join(QLatin1Char('\n')); },
            [this](const QString &text) {
                return change(
                    [&](schema::Field &field) { field.enumValues = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts); },
                    "enum");
            }};
}

void FieldPage::refreshHeader()
{
    const schema::Entity *owner = model().entity(m_key.owner.entity);
    if (owner == nullptr)
        return;
    QString type = textOf(field().valueType());
    for (const FieldType other : field().otherTypes)
        type = tr("%1 or %2").arg(type, textOf(other));
    if (field().holdsValues())
        type = (field().type == FieldType::Map ? tr("map of %1") : tr("array of %1")).arg(type);
    const QString path = owner->name + QLatin1Char('.') + schema::fieldPath(owner->fields, m_key.id);
    header()->show(QStringLiteral("document"), path,
                   field().isRequired() ? tr("Field, %1, required").arg(type) : tr("Field, %1").arg(type));
}

void FieldPage::reset()
{
    PropertyPage::reset();
    showOnlyUseful();
}

void FieldPage::refresh()
{
    PropertyPage::refresh();
    showOnlyUseful();
}

void FieldPage::showOnlyUseful()
{
    const FieldType type = field().valueType();
    const bool array = field().holdsValues();
    const schema::Entity *owner = model().entity(m_key.owner.entity);
    const bool namesAreData = owner && owner->dynamics == schema::SchemaDynamics::DataDriven &&
                              field().type == FieldType::Object && field().fields.size() == 1;
    m_basics->setRowVisible(m_itemType, array);
    for (QWidget *row : {m_count, m_countHeader})
        m_basics->setRowVisible(row, array || namesAreData);
    m_basics->setRowVisible(m_valueObject, field().holdsFields());
    m_basics->setRowVisible(m_bytes, hasOwnSize(field()));
    m_basics->setRowVisible(m_keyBytes, field().type == FieldType::Map);
    m_basics->setRowVisible(m_otherTypes, type != FieldType::Any);
    m_values->setRowVisible(m_enumValues, isNumber(type) || type == FieldType::String);
    using schema::Spread;
    const Spread shape = field().spread.shape;
    const bool varies = type != FieldType::Object && type != FieldType::Bool;
    m_samples->setRowVisible(m_spread, varies);
    m_samples->setRowVisible(m_skew, varies && shape == Spread::Zipf);
    m_samples->setRowVisible(m_mean, isNumber(type) && shape == Spread::Normal);
    m_samples->setRowVisible(m_deviation, isNumber(type) && shape == Spread::Normal);
    m_samples->setRowVisible(m_step, isNumber(type) && shape == Spread::Sequence);
    m_samples->setRowVisible(m_language, type == FieldType::String);
    const std::pair<QList<QWidget *>, bool> groups[] = {
        {m_ofNumbers, isNumber(type)}, {m_ofDates, type == FieldType::Date}, {m_ofTexts, type == FieldType::String}};
    for (const auto &[rows, useful] : groups) {
        for (QWidget *row : rows)
            m_values->setRowVisible(row, useful);
    }
}

} // namespace sw::views
