// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randommodel.h"

#include <QJsonArray>
#include <QRandomGenerator>

#include <cmath>
#include <limits>

namespace sw::testsupport
{

using namespace schema;

namespace
{

class Maker
{
public:
    Maker(quint32 seed, const RandomModelOptions &options) : m_random(seed), m_options(options) {}
    Model make();

private:
    int below(int bound) { return m_random.bounded(bound); }
    bool chance(int percent) { return below(100) < percent; }
    /// A number of any size, often a broken one.
    double number(double bound);
    template <typename Enum>
    Enum any()
    {
        return *parseName<Enum>(namesOf<Enum>().at(below(static_cast<int>(namesOf<Enum>().size()))));
    }
    QString freshId(const char *prefix) { return QLatin1String(prefix) + QString::number(++m_count, 36); }
    QString name(const char *prefix);
    QString text();
    Cardinality cardinality(double bound);
    QJsonObject unknown();
    FieldType type();
    Field field(int depth);
    void fieldRules(Field &field);
    Entity entity();
    void entityRules(Entity &entity);
    void entityIndexes(Entity &entity);
    Relationship relationship(const Model &model);
    Operation operation(const Model &model);
    FieldRef fieldRef(const Entity &entity);
    Diagram diagram(const Model &model);

    QRandomGenerator m_random;
    const RandomModelOptions m_options;
    int m_count = 0;
};

double Maker::number(double bound)
{
    const double value = std::pow(m_random.generateDouble(), 3) * bound;
    return chance(60) ? std::floor(value) : value;
}

QString Maker::name(const char *prefix)
{
    const QString plain = freshId(prefix);
    if (!m_options.odd || chance(50))
        return plain;
    static const QStringList odd{QStringLiteral(" \"quoted\" "), QStringLiteral("Größe"),
                                 QStringLiteral("日本"),         QStringLiteral("😀"),
                                 QStringLiteral("back\\slash"),  QStringLiteral("line\nbreak\t"),
                                 QStringLiteral("\u202eltr"),    QStringLiteral("<b>&amp;"),
                                 QStringLiteral("__proto__"),    QStringLiteral("'"),
                                 QStringLiteral("%1%2"),         QStringLiteral("\u0001")};
    return plain + odd.at(below(static_cast<int>(odd.size())));
}

QString Maker::text()
{
    return chance(60) ? QString() : name("text ");
}

Cardinality Maker::cardinality(double bound)
{
    Cardinality c;
    c.min = chance(50) ? 0 : number(5);
    c.likely = c.min + number(bound);
    c.max = chance(15) ? std::numeric_limits<double>::infinity() : c.likely + number(bound);
    c.guessed = chance(10);
    c.agreed = !c.guessed && c.likely > bound * 0.8; // no draw
    return c;
}

QJsonObject Maker::unknown()
{
    QJsonObject members;
    if (!m_options.odd || chance(80))
        return members;
    members.insert(name("new"), number(1e6));
    members.insert(name("new"), QJsonArray{true, QJsonValue::Null, text(),
                                           QJsonObject{{name("deep"), QJsonArray{}}, {name("x"), 9007199254740993LL}}});
    return members;
}

void Maker::fieldRules(Field &f)
{
    f.nullable = chance(10);
    f.nullShare = f.nullable ? 0.25 : 0;
    if (chance(20))
        f.presence = std::max(0.01, m_random.generateDouble());
    if (f.type == FieldType::String || f.type == FieldType::Binary || f.type == FieldType::Any)
        f.averageBytes = number(400);
    if (f.averageBytes > 300)
        f.agreedBytes = f.averageBytes; // no draw: the models of all seeds stay what they were
    if (f.type == FieldType::Int32 && chance(30)) {
        f.minimum = below(10) - 5;
        f.maximum = *f.minimum + 1 + below(100);
        f.exclusiveMinimum = chance(30);
        f.exclusiveMaximum = !f.exclusiveMinimum && chance(30);
    }
    if (f.type == FieldType::Date && chance(30)) {
        f.earliest = QStringLiteral("2020-01-01T00:00:00Z");
        f.latest = QStringLiteral("2031-12-31");
    }
    if (f.type == FieldType::String && chance(25)) {
        f.minLength = below(5);
        f.maxLength = 5 + below(1000);
        f.pattern = chance(50) ? QStringLiteral("^[a-z\\d]*\"?$") : QString();
    } else if (f.type == FieldType::String && chance(20)) {
        f.enumValues = QStringList{name("v"), name("v"), name("v")};
    }
    f.unique = chance(5);
    f.personal = chance(5);
    f.mutability = any<Mutability>();
    f.unit = text();
    f.groupTag = text();
    f.valueObject = f.holdsFields() ? f.groupTag : QString();
    if (chance(10))
        f.toleratedErrorPercent = number(20);
    if (chance(30))
        f.distinctValues = 1 + number(1e6);
    if (f.distinctValues) { // out of what is there, so that the models stay what they are
        const auto digits = static_cast<quint64>(*f.distinctValues);
        f.spread.shape = static_cast<Spread>(digits % 5);
        f.spread.language = static_cast<Language>(digits / 5 % 6);
        if (digits % 3 == 0)
            f.spread.pairs = {{f.id, *f.distinctValues}};
        if (f.spread.shape == Spread::Zipf && digits % 2 == 0)
            f.spread.skew = 0.25 + static_cast<double>(digits % 8) / 4;
    }
    f.description = text();
}

/// Maps came later: the models stay what they were without them.
FieldType Maker::type()
{
    const int which = below(static_cast<int>(fieldTypeCount) - 1);
    return static_cast<FieldType>(which < static_cast<int>(FieldType::Map) ? which : which + 1);
}

Field Maker::field(int depth)
{
    Field f;
    f.id = FieldId(freshId("f"));
    f.name = name("field");
    f.name.remove(QLatin1Char('.')).remove(QLatin1Char('$'));
    f.type = type();
    if (f.type == FieldType::Array) {
        f.itemType = type();
        f.count = cardinality(100);
        f.bounded = !f.count.isUnbounded();
    }
    const bool hasFields =
        f.type == FieldType::Object || (f.type == FieldType::Array && f.itemType == FieldType::Object);
    if (hasFields && depth < 6) {
        for (int i = below(3) + 1; i > 0; --i)
            f.fields << field(depth + 1);
    }
    fieldRules(f);
    f.unknown = unknown();
    return f;
}

void Maker::entityRules(Entity &e)
{
    e.growthPerDay = chance(50) ? number(1e5) : 0;
    e.lifecycle = any<Lifecycle>();
    if (e.lifecycle != Lifecycle::KeepForever) {
        Field date;
        date.id = FieldId(freshId("f"));
        date.name = freshId("date");
        date.type = FieldType::Date;
        e.fields << date;
        e.lifecycleField = date.name;
        e.lifecycleDays = 1 + below(1000);
    }
    e.hotFraction = chance(50) ? 0.2 : m_random.generateDouble();
    if (chance(20))
        e.hotCount = number(1e6);
    e.appendOnly = chance(20);
    e.needsHistory = chance(20);
    e.idStrategy = any<IdStrategy>();
    if (e.idStrategy != IdStrategy::ObjectId) {
        Field key;
        key.id = FieldId(freshId("f"));
        key.name = freshId("key");
        e.fields << key;
        e.idFields = QStringList{key.name};
        e.idSeparator = chance(50) ? QStringLiteral("_") : QStringLiteral("/");
    }
    e.dynamics = any<SchemaDynamics>();
}

/// Out of what is there, so that the models stay what they are.
void Maker::entityIndexes(Entity &e)
{
    if (!m_options.odd || e.fields.isEmpty() || e.id.text().size() % 2 != 0)
        return;
    IndexDefinition index;
    index.keys = {{e.fields.first().name, KeyKind::Descending, 1}};
    index.hidden = true;
    index.partialFilter = {{e.fields.first().name, QJsonObject{{QStringLiteral("$exists"), true}}}};
    e.indexes = {index};
    e.suppressedIndexes = {{{{e.fields.first().name, KeyKind::Ascending, 1}}, e.description, {}}};
}

Entity Maker::entity()
{
    Entity e;
    e.id = EntityId(freshId("e"));
    e.name = name("entity");
    if (chance(20))
        e.collectionName = freshId("collection");
    e.count = cardinality(1e7);
    for (int i = 0; i < m_options.fieldsPerEntity; ++i)
        e.fields << field(1);
    entityRules(e);
    entityIndexes(e);
    e.shardKey = text();
    e.color = chance(20) ? QStringLiteral("#12abEF") : QString();
    e.description = text();
    e.unknown = unknown();
    return e;
}

Relationship Maker::relationship(const Model &model)
{
    const int count = static_cast<int>(model.entities.size());
    Relationship r;
    r.id = RelationshipId(freshId("r"));
    r.name = text();
    r.type = any<RelationshipType>();
    r.a.entity = model.entities.at(below(count)).id;
    r.b.entity = model.entities.at(below(count)).id;
    r.a.role = chance(50) ? freshId("role") : QString();
    r.b.role = chance(50) ? freshId("role") : QString();
    r.a.perOther = r.type == RelationshipType::ManyToMany ? cardinality(50) : Cardinality{0, 1, 1, false};
    r.b.perOther = r.type == RelationshipType::OneToOne ? Cardinality{1, 1, 1, false} : cardinality(500);
    r.a.unknown = unknown();
    r.growth = any<Growth>();
    r.growthPerParentPerDay = chance(50) ? number(10) : 0;
    r.composition = chance(30);
    r.shared = chance(30);
    r.mustBeAtomic = chance(10);
    r.readApart = model.relationships.size() % 10 == 9; // no draw: the models of all seeds stay what they were
    r.tree = r.isSelf();
    if (chance(30) && r.type != RelationshipType::OneToOne) {
        r.p50 = r.b.perOther.likely;
        r.p99 = std::min(r.b.perOther.max, r.b.perOther.likely * 2);
    }
    r.placement = any<Placement>();
    r.doubtedPlacement = model.relationships.size() % 11 == 10 ? r.placement : Placement::Automatic; // no draw
    r.agreedPlacement = model.relationships.size() % 7 == 6 ? r.placement : Placement::Automatic;    // no draw
    const Entity *a = model.entity(r.a.entity);
    if (chance(20))
        r.snapshotFields = QStringList{a->fields.first().name};
    if (r.type == RelationshipType::ManyToMany && chance(50))
        r.attributes = {field(5), field(6)};
    r.description = text();
    r.unknown = unknown();
    return r;
}

FieldRef Maker::fieldRef(const Entity &entity)
{
    const Field &f = entity.fields.at(below(static_cast<int>(entity.fields.size())));
    if (chance(20))
        return {entity.id, QStringLiteral("_id")};
    return {entity.id, f.fields.isEmpty() ? f.name : f.name + QLatin1Char('.') + f.fields.first().name};
}

Operation Maker::operation(const Model &model)
{
    Operation o;
    o.id = OperationId(freshId("o"));
    o.name = name("operation");
    o.actor = text();
    o.kind = any<OperationKind>();
    o.perSecond = number(1000);
    o.rateUnit = any<RateUnit>();
    o.peakFactor = 1 + number(5);
    o.criticality = any<Criticality>();
    const Relationship &link = model.relationships.at(below(static_cast<int>(model.relationships.size())));
    const Entity &start = model.entities.at(model.entity(link.a.entity) - model.entities.constData());
    o.entity = start.id;
    if (chance(50)) {
        o.path << PathStep{link.id, link.b.entity, chance(50) ? std::optional<double>(number(50)) : std::nullopt};
        o.reads << fieldRef(*model.entity(link.b.entity));
    }
    o.filters << Filter{fieldRef(start), any<FilterOp>()};
    o.sort << SortKey{fieldRef(start), chance(50)};
    o.writes << fieldRef(start);
    if (chance(20))
        o.selectivity = number(100);
    if (o.selectivity && *o.selectivity > 50)
        o.agreedSelectivity = o.selectivity;
    if (o.perSecond > 900)
        o.agreedPerSecond = o.perSecond;
    if (chance(20))
        o.latencyMs = number(1000);
    if (chance(20))
        o.freshnessSeconds = number(3600);
    o.durability = any<Durability>();
    if (chance(20))
        o.atomicWith << link.b.entity;
    o.timeWindow = text();
    o.readsPastState = chance(20);
    o.description = text();
    o.unknown = unknown();
    return o;
}

Diagram Maker::diagram(const Model &model)
{
    Diagram d;
    d.id = DiagramId(freshId("d"));
    d.name = name("diagram");
    d.wholeModel = chance(50);
    double x = 0;
    for (const Entity &e : model.entities) {
        if (chance(80))
            d.places.insert(e.id, {x += 200, number(1000) - 500, chance(10), chance(10)});
        if (chance(20))
            d.collections.insert(collectionNameOf(e), {x, number(1000), false, false});
    }
    if (chance(50))
        d.notes << Note{NoteId(freshId("n")),      chance(50), text(), number(100), -number(100), 100 + number(100), 60,
                        QStringLiteral("#ffffff"), unknown()};
    for (const Relationship &r : model.relationships) {
        if (chance(20))
            d.lines.insert(r.id.text(), {chance(50), chance(50), {number(900), number(900), number(900)}});
    }
    d.unknown = unknown();
    return d;
}

Model Maker::make()
{
    Model m;
    m.name = name("project");
    m.description = text();
    m.server = {3 + below(6), 6};
    m.ramGiB = 1 + number(256);
    if (chance(20))
        m.cacheOverrideMiB = 1 + number(1000);
    m.goal = any<schema::Goal>();
    m.useCase = any<UseCase>();
    for (int i = 0; i < m_options.entities; ++i)
        m.entities << entity();
    for (qsizetype i = 0; i < m.entities.size(); ++i) { // no draw: the models of all seeds stay what they were
        m.entities[i].standsAlone = i % 10 == 9;
        m.entities[i].unused = i % 10 == 8;
    }
    for (int i = 1; i < m_options.entities; ++i) {
        if (chance(10)) {
            m.entities[i].kind = EntityKind::Weak;
            m.entities[i].owner = m.entities.at(i - 1).id;
        } else if (chance(10)) {
            m.entities[i].superEntity = m.entities.at(below(i)).id;
        }
    }
    for (int i = 0; i < m_options.entities; ++i)
        m.relationships << relationship(m);
    for (int i = 0; i < m_options.entities && !m.entities.isEmpty(); ++i)
        m.operations << operation(m);
    for (int i = 0; i < m_options.entities / 4; ++i) {
        const Entity &target = m.entities.at(below(m_options.entities));
        PatternUse use{PatternUseId(freshId("p")),
                       freshId("pattern"),
                       target.id,
                       {},
                       chance(50) ? target.fields.first().name : QString(),
                       {},
                       chance(80),
                       unknown(),
                       i % 2 == 0 ? QStringLiteral("reason %1").arg(i) : QString()};
        if (chance(50))
            use.relationship = m.relationships.first().id;
        if (chance(50))
            use.parameters = {{QStringLiteral("n"), below(100)},
                              {QStringLiteral("mode"), QStringLiteral("keepAll")},
                              {QStringLiteral("share"), m_random.generateDouble()}};
        m.patterns << use;
    }
    if (chance(50))
        m.suppressed << Suppressed{QStringLiteral("E11"), name("object"), text()};
    for (int i = below(3); i > 0 && !m.entities.isEmpty(); --i)
        m.diagrams << diagram(m);
    if (chance(50))
        m.settings = {{QStringLiteral("zillions"), 5000}, {QStringLiteral("tie"), 0.07}};
    m.unknown = unknown();
    m.unknownOfFile = unknown();
    return m;
}

} // namespace

Model randomModel(quint32 seed, const RandomModelOptions &options)
{
    return Maker(seed, options).make();
}

} // namespace sw::testsupport
