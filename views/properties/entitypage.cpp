// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/entitypage.h"

#include "models/base/bson/bson.h"
#include "models/base/text.h"
#include "models/design/designindex.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/schema/names.h"
#include "models/schema/shardkey.h"
#include "views/indexes/indextable.h"
#include "views/properties/fieldtable.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/entitycolors.h"
#include "views/widgets/style/schematexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace sw::views
{

namespace
{

QStringList namesIn(const QString &text)
{
    QStringList names;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            names << part.trimmed();
    }
    return names;
}

} // namespace

EntityPage::EntityPage(const PageContext &context) : PropertyPage(context)
{
    addBasics();
    addFields();
    addIndexes();
    addIdentity();
    addLife();
    addServer();
    addNotes();
}

bool EntityPage::take(const items::SelectedObjects &objects)
{
    const bool one = objects.entities.size() == 1 && objects.relationships.isEmpty() && objects.field.isEmpty();
    if (!one || model().entity(objects.entities.first()) == nullptr)
        return false;
    m_id = objects.entities.first();
    m_fields->setOwner({m_id, {}});
    m_indexes->showEntity(m_id);
    return true;
}

bool EntityPage::isConcerned(const document::ChangeEvent &event) const
{
    using document::Change;
    // Other entities' names are choices for owner and super-entity.
    return event.entities.contains(m_id) ||
           event.hasAny({Change::EntityAdded, Change::EntityRemoved, Change::EntityChanged});
}

const schema::Entity &EntityPage::entity() const
{
    static const schema::Entity none;
    const schema::Entity *found = model().entity(m_id);
    return found != nullptr ? *found : none;
}

base::Result<void> EntityPage::change(const std::function<void(schema::Entity &)> &change, const char *mergeKey)
{
    return document::changeEntity(document(), m_id, {}, change, QString::fromLatin1(mergeKey));
}

template <typename T>
Binding<T> EntityPage::member(T schema::Entity::*field, const char *mergeKey)
{
    return {[this, field] { return entity().*field; },
            [=, this](const T &value) {
                return change([&](schema::Entity &entity) { entity.*field = value; }, mergeKey);
            }};
}

template <typename Enum>
Binding<int> EntityPage::choice(Enum schema::Entity::*field)
{
    return {[this, field] { return static_cast<int>(entity().*field); },
            [=, this](int value) {
                return change([&](schema::Entity &entity) { entity.*field = static_cast<Enum>(value); }, "");
            }};
}

Binding<std::optional<double>> EntityPage::number(double schema::Entity::*field, double scale)
{
    return {[=, this]() -> std::optional<double> { return entity().*field * scale; },
            [=, this](const std::optional<double> &value) {
                return change([&](schema::Entity &entity) { entity.*field = value.value_or(0) / scale; }, "number");
            }};
}

void EntityPage::addBasics()
{
    m_basics = addForm();
    m_basics->addName(tr("Name"),
                      {[this] { return entity().name; },
                       [this](const QString &name) {
                           return document::renameEntity(document(), m_id, name);
                       }},
                      [this](const QString &name) { return document::checkEntityName(model(), name, m_id); });
    m_collection = m_basics->addText(tr("Collection"), member(&schema::Entity::collectionName, "collection"));
    m_collection->setToolTip(tr("Name of the collection; empty: made from the entity's name"));
    m_basics->addWidget(QStringLiteral(" "), CardinalityEdit::makeHeader());
    m_basics->addCardinality(tr("Count"), {[this] { return entity().count; },
                                           [this](const schema::Cardinality &count) {
                                               return document::setEntityCount(document(), m_id, count);
                                           }});
    auto *growth = m_basics->addNumber(tr("Growth"), {0, 1e15, base::NumberUnit::PerDay, {}, false},
                                       number(&schema::Entity::growthPerDay));
    growth->setToolTip(tr("New ones per day"));
    auto *hot = m_basics->addNumber(tr("Actively used"), {0, 100, base::NumberUnit::Percent, {}, false},
                                    number(&schema::Entity::hotFraction, 100));
    hot->setToolTip(
        tr("Share of the documents that the application works with at any time; it decides how much memory is needed"));
    m_hot = hot;
    m_basics->addChoice(tr("Color"), entityColorNames(),
                        {[this] { return static_cast<int>(entityColors().indexOf(entity().color)); },
                         [this](int index) {
                             return change([&](schema::Entity &entity) { entity.color = entityColors().value(index); },
                                           "");
                         }});
}

void EntityPage::addFields()
{
    m_fields = new FieldTable(document());
    connect(m_fields, &FieldTable::opened, this,
            [this](const document::FieldKey &key) { selection().selectField(m_id, key.id); });
    addPart(new FoldSection(tr("Fields"), m_fields, false));
}

void EntityPage::addIndexes()
{
    m_indexes = new IndexTable(document(), derived());
    addPart(new FoldSection(tr("Indexes"), m_indexes, false));
}

void EntityPage::addIdentity()
{
    m_identity = addForm(tr("Identity"), true);
    m_identity->addChoice(tr("Kind"), textsOf<schema::EntityKind>(), choice(&schema::Entity::kind));
    m_owner = m_identity->addPick(
        tr("Part of"), [this] { return otherEntities(entity().owner); },
        [this](const QString &id) {
            return change([&](schema::Entity &entity) { entity.owner = schema::EntityId(id); }, "");
        });
    auto *super = m_identity->addPick(
        tr("Is a"), [this] { return otherEntities(entity().superEntity); },
        [this](const QString &id) {
            return change([&](schema::Entity &entity) { entity.superEntity = schema::EntityId(id); }, "");
        });
    super->setToolTip(tr("The more general entity whose fields it has too"));
    m_identity->addChoice(QStringLiteral("_id"), textsOf<schema::IdStrategy>(), choice(&schema::Entity::idStrategy));
    auto *fields = m_identity->addText(
        tr("Made of"), {[this] { return entity().idFields.join(QStringLiteral(", ")); },
                        [this](const QString &text) {
                            return change([&](schema::Entity &entity) { entity.idFields = namesIn(text); }, "id");
                        }});
    fields->setToolTip(tr("Names of the fields that make _id, with commas between them"));
    m_idFields = fields;
    m_idSeparator = m_identity->addText(tr("Separator"), member(&schema::Entity::idSeparator, "separator"));
}

void EntityPage::addLife()
{
    m_life = addForm(tr("Life"), true);
    m_life->addChoice(tr("Documents"), textsOf<schema::Lifecycle>(), choice(&schema::Entity::lifecycle));
    m_days = m_life->addNumber(tr("Days"), {0, 1e6, base::NumberUnit::Days, {}, false},
                               number(&schema::Entity::lifecycleDays));
    m_dateField = m_life->addPick(
        tr("Since"), [this] { return dateFields(); },
        [this](const QString &path) {
            return change([&](schema::Entity &entity) { entity.lifecycleField = path; }, "");
        });
    m_life->addSwitch({}, tr("Append-only"), member(&schema::Entity::appendOnly, ""));
    m_life->addChoice(tr("Used documents"), textsOf<schema::HotDocuments>(), choice(&schema::Entity::hot))
        ->setToolTip(tr("The newest lie on few pages; others are scattered over many, which all have to be in memory"));
    m_hotSkew =
        m_life->addNumber(tr("Skew"), {0.01, schema::greatestSkew, base::NumberUnit::None, tr("1 (default)"), false},
                          member(&schema::Entity::hotSkew, "hotSkew"));
    m_hotSkew->setToolTip(tr("Exponent of Zipf's law: at 1 the second document is used half as often as the first; "
                             "those in use are the fewest that take nine of ten accesses"));
    m_life->addSwitch({}, tr("Keep previous versions"), member(&schema::Entity::needsHistory, ""));
    m_life->addChoice(tr("Schema"), textsOf<schema::SchemaDynamics>(), choice(&schema::Entity::dynamics));
}

void EntityPage::addServer()
{
    PropertyForm *server = addForm(tr("Rules and shards"), true);
    server->addChoice(tr("Validation"), textsOf<schema::ValidationLevel>(),
                      {[this] { return static_cast<int>(entity().rules.level); },
                       [this](int value) {
                           const auto level = static_cast<schema::ValidationLevel>(value);
                           return change([&](schema::Entity &entity) { entity.rules.level = level; }, "");
                       }});
    server->addChoice(tr("A breach is"), textsOf<schema::ValidationAction>(),
                      {[this] { return static_cast<int>(entity().rules.action); },
                       [this](int value) {
                           const auto action = static_cast<schema::ValidationAction>(value);
                           return change([&](schema::Entity &entity) { entity.rules.action = action; }, "");
                       }});
    server->addLongText(tr("Own rule"), ownRule())
        ->setToolTip(tr("A query that every document has to match, such as {\"$expr\": {\"$lte\": [\"$from\", "
                        "\"$to\"]}}; the paths are those of the entity"));
    server->addPhrase(tr("Shard key"), shardKey())
        ->setToolTip(tr("Fields with commas between them, such as “tenantId, _id hashed”"));
}

Binding<QString> EntityPage::ownRule()
{
    return {[this] {
                const QJsonObject &rule = entity().rules.expression;
                return rule.isEmpty()
                           ? QString()
                           : QString::fromUtf8(QJsonDocument(rule).toJson(QJsonDocument::Indented)).trimmed();
            },
            [this](const QString &text) -> base::Result<void> {
                QJsonParseError error;
                const QByteArray json = text.trimmed().toUtf8();
                const QJsonDocument document = QJsonDocument::fromJson(json.isEmpty() ? "{}" : json, &error);
                if (error.error != QJsonParseError::NoError || !document.isObject())
                    return base::Error{base::ErrorCode::InvalidModel, tr("This is not a query."), entity().name,
                                       tr("Write it as JSON, such as {\"price\": {\"$gt\": 0}}.")};
                if (const auto query = base::Bson::fromJson(json.isEmpty() ? "{}" : json); !query)
                    return query.error();
                return change([&](schema::Entity &entity) { entity.rules.expression = document.object(); }, "rule");
            }};
}

Binding<QString> EntityPage::shardKey()
{
    return {[this] { return entity().shardKey; },
            [this](const QString &text) -> base::Result<void> {
                if (const auto key = schema::parseShardKey(text); !key)
                    return key.error();
                return change([&](schema::Entity &entity) { entity.shardKey = text.trimmed(); }, "shardKey");
            }};
}

void EntityPage::addNotes()
{
    PropertyForm *notes = addForm(tr("Notes"));
    notes->addLongText({}, member(&schema::Entity::description, "description"))->setAccessibleName(tr("Description"));
}

void EntityPage::refreshHeader()
{
    const auto home = design::DesignIndex(derived().design()).homeOf(m_id);
    const QString place =
        home ? home->collection + (home->path.isEmpty() ? QString() : QLatin1Char('.') + home->path) : QString();
    const QString subtitle = place.isEmpty() ? tr("Entity") : tr("Entity, stored in %1").arg(base::visibleText(place));
    header()->show(QStringLiteral("entity"), entity().name, subtitle);
}

void EntityPage::refresh()
{
    PropertyPage::refresh();
    showOnlyUseful();
}

void EntityPage::refreshDerived()
{
    refreshHeader();
    showOnlyUseful();
}

void EntityPage::showOnlyUseful()
{
    const schema::Entity &shown = entity();
    schema::Entity unnamed = shown;
    unnamed.collectionName.clear();
    m_collection->setPlaceholderText(base::visibleText(schema::collectionNameOf(unnamed)));
    const bool skewed = shown.hot == schema::HotDocuments::Skewed;
    m_basics->setRowVisible(m_hot, !skewed);
    m_life->setRowVisible(m_hotSkew, skewed);
    m_identity->setRowVisible(m_owner, shown.kind == schema::EntityKind::Weak);
    m_identity->setRowVisible(m_idFields, shown.idStrategy != schema::IdStrategy::ObjectId);
    m_identity->setRowVisible(m_idSeparator, shown.idStrategy == schema::IdStrategy::Composite);
    m_life->setRowVisible(m_days, shown.lifecycle != schema::Lifecycle::KeepForever);
    m_life->setRowVisible(m_dateField, shown.lifecycle != schema::Lifecycle::KeepForever);
}

PickList EntityPage::otherEntities(const schema::EntityId &current) const
{
    PickList list{{tr("(none)")}, {QString()}, current.text()};
    for (const schema::Entity &each : model().entities) {
        if (each.id == m_id)
            continue;
        list.texts << base::visibleText(each.name);
        list.ids << each.id.text();
    }
    return list;
}

PickList EntityPage::dateFields() const
{
    PickList list{{tr("(none)")}, {QString()}, entity().lifecycleField};
    for (const schema::Field &field : entity().fields) {
        if (field.type != schema::FieldType::Date)
            continue;
        list.texts << base::visibleText(field.name);
        list.ids << field.name;
    }
    return list;
}

} // namespace sw::views
