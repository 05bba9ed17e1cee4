// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectmembers.h"

#include "models/formats/project/projectobjects.h"
#include "models/formats/project/projectways.h"

namespace sw::formats
{

using namespace schema;

namespace
{

class Titles
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

template <auto... Path>
struct Chain;
template <typename Class, typename Value, Value Class::*First, auto... Rest>
struct Chain<First, Rest...>
{
    using Object = Class;
};
template <auto... Path>
using ObjectOf = typename Chain<Path...>::Object;

/// The value behind one or two pointers to members: &Filter::field, &FieldRef::path.
template <auto First, auto... Rest>
auto &at(auto &object)
{
    if constexpr (sizeof...(Rest) == 0)
        return object.*First;
    else
        return at<Rest...>(object.*First);
}

/// A member that is left out when it has the default value.
template <auto... Path>
Member<ObjectOf<Path...>> member(const char *name)
{
    using T = ObjectOf<Path...>;
    return {QLatin1String(name), false,
            [](const T &object) {
                static const T fresh;
                return at<Path...>(object) == at<Path...>(fresh);
            },
            [](const T &object, base::JsonWriter &out) { formats::write(at<Path...>(object), out); },
            [](T &object, const QJsonValue &json, ObjectReader &reader) {
                formats::read(at<Path...>(object), json, reader);
            }};
}

/// A member that is always written, because the object is hard to read without it.
template <auto... Path>
Member<ObjectOf<Path...>> always(const char *name)
{
    Member<ObjectOf<Path...>> made = member<Path...>(name);
    made.isLeftOut = [](const ObjectOf<Path...> &) {
        return false;
    };
    return made;
}

/// A name of at most 255 bytes.
template <auto... Path>
Member<ObjectOf<Path...>> name(const char *name)
{
    Member<ObjectOf<Path...>> made = always<Path...>(name);
    made.read = [](ObjectOf<Path...> &object, const QJsonValue &json, ObjectReader &reader) {
        at<Path...>(object) = reader.text(json, ObjectReader::maximumNameBytes).value_or(QString());
    };
    return made;
}

/// The object's own identity.
template <auto Path>
Member<ObjectOf<Path>> identity()
{
    Member<ObjectOf<Path>> made = always<Path>("id");
    made.required = true;
    made.read = [](ObjectOf<Path> &object, const QJsonValue &json, ObjectReader &reader) {
        formats::read(at<Path>(object), json, reader);
        if (at<Path>(object).isEmpty())
            reader.fail(Titles::tr("The id is empty."), Titles::tr("Give it one of its own."));
    };
    return made;
}

} // namespace

#define SW_TITLE(Enum, title)                                                                                          \
    template <>                                                                                                        \
    QString titleOf<Enum>()                                                                                            \
    {                                                                                                                  \
        return title;                                                                                                  \
    }
SW_TITLE(KeyKind, Titles::tr("kind of key"))
SW_TITLE(FieldType, Titles::tr("field type"))
SW_TITLE(Mutability, Titles::tr("mutability"))
SW_TITLE(Spread, Titles::tr("spread of values"))
SW_TITLE(Language, Titles::tr("language"))
SW_TITLE(EntityKind, Titles::tr("kind of entity"))
SW_TITLE(SchemaDynamics, Titles::tr("way in which a schema changes"))
SW_TITLE(Lifecycle, Titles::tr("lifecycle"))
SW_TITLE(HotDocuments, Titles::tr("choice of documents in use"))
SW_TITLE(ValidationLevel, Titles::tr("validation level"))
SW_TITLE(ValidationAction, Titles::tr("validation action"))
SW_TITLE(IdStrategy, Titles::tr("way to make _id"))
SW_TITLE(RelationshipType, Titles::tr("type of relationship"))
SW_TITLE(Growth, Titles::tr("growth"))
SW_TITLE(OperationKind, Titles::tr("kind of operation"))
SW_TITLE(Criticality, Titles::tr("criticality"))
SW_TITLE(Durability, Titles::tr("durability"))
SW_TITLE(RateUnit, Titles::tr("unit of a rate"))
SW_TITLE(FilterOp, Titles::tr("comparison"))
SW_TITLE(Goal, Titles::tr("goal"))
SW_TITLE(UseCase, Titles::tr("use case"))
SW_TITLE(Placement, Titles::tr("placement"))
#undef SW_TITLE

template <>
const MemberTable<Model> &tableOf()
{
    static const MemberTable<Model> table({
        always<&Model::name>("name"),
        member<&Model::description>("description"),
        always<&Model::server>("server"),
        always<&Model::ramGiB>("ramGiB"),
        member<&Model::cacheOverrideMiB>("cacheMiB"),
        always<&Model::goal>("goal"),
        member<&Model::useCase>("useCase"),
        member<&Model::settings>("settings"),
        always<&Model::entities>("entities"),
        member<&Model::relationships>("relationships"),
        member<&Model::operations>("operations"),
        member<&Model::patterns>("patterns"),
        member<&Model::suppressed>("silenced"),
    });
    return table;
}

template <>
const MemberTable<Entity> &tableOf()
{
    static const MemberTable<Entity> table({
        identity<&Entity::id>(),
        name<&Entity::name>("name"),
        member<&Entity::description>("description"),
        member<&Entity::collectionName>("collection"),
        member<&Entity::kind>("kind"),
        member<&Entity::owner>("owner"),
        member<&Entity::superEntity>("superEntity"),
        always<&Entity::count>("count"),
        member<&Entity::growthPerDay>("growthPerDay"),
        member<&Entity::lifecycle>("lifecycle"),
        member<&Entity::lifecycleDays>("lifecycleDays"),
        member<&Entity::lifecycleField>("lifecycleField"),
        member<&Entity::hotFraction>("hotFraction"),
        member<&Entity::hotCount>("hotCount"),
        member<&Entity::hot>("hotDocuments"),
        member<&Entity::hotSkew>("hotSkew"),
        member<&Entity::appendOnly>("appendOnly"),
        member<&Entity::needsHistory>("needsHistory"),
        member<&Entity::standsAlone>("standsAlone"),
        member<&Entity::unused>("unused"),
        member<&Entity::idStrategy>("idStrategy"),
        member<&Entity::idFields>("idFields"),
        member<&Entity::idSeparator>("idSeparator"),
        member<&Entity::dynamics>("dynamics"),
        member<&Entity::shardKey>("shardKey"),
        member<&Entity::sampled, &Sampled::documents>("sampledDocuments"),
        member<&Entity::sampled, &Sampled::bytes>("sampledBytes"),
        member<&Entity::sampled, &Sampled::deviation>("sampledDeviation"),
        member<&Entity::sampled, &Sampled::idsPerSecond>("sampledIdsPerSecond"),
        member<&Entity::sampled, &Sampled::idsInASecond>("sampledIdsInASecond"),
        member<&Entity::sampled, &Sampled::wideRatio>("sampledWideRatio"),
        member<&Entity::sampled, &Sampled::narrowRatio>("sampledNarrowRatio"),
        member<&Entity::sampled, &Sampled::wholeReals>("sampledWholeReals"),
        member<&Entity::rules, &DocumentRules::level>("validationLevel"),
        member<&Entity::rules, &DocumentRules::action>("validationAction"),
        member<&Entity::rules, &DocumentRules::expression>("rule"),
        member<&Entity::indexes>("indexes"),
        member<&Entity::suppressedIndexes>("suppressedIndexes"),
        member<&Entity::color>("color"),
        member<&Entity::fields>("fields"),
    });
    return table;
}

template <>
const MemberTable<IndexDefinition> &tableOf()
{
    static const MemberTable<IndexDefinition> table({
        member<&IndexDefinition::name>("name"),
        always<&IndexDefinition::keys>("keys"),
        member<&IndexDefinition::unique>("unique"),
        member<&IndexDefinition::sparse>("sparse"),
        member<&IndexDefinition::hidden>("hidden"),
        member<&IndexDefinition::partialFilter>("partialFilter"),
        member<&IndexDefinition::collation>("collation"),
        member<&IndexDefinition::expireAfterSeconds>("expireAfterSeconds"),
        member<&IndexDefinition::defaultLanguage>("defaultLanguage"),
        member<&IndexDefinition::languageOverride>("languageOverride"),
        member<&IndexDefinition::wildcardProjection>("wildcardProjection"),
    });
    return table;
}

template <>
const MemberTable<IndexKey> &tableOf()
{
    static const MemberTable<IndexKey> table({
        always<&IndexKey::path>("path"),
        member<&IndexKey::kind>("kind"),
        member<&IndexKey::weight>("weight"),
    });
    return table;
}

template <>
const MemberTable<SuppressedIndex> &tableOf()
{
    static const MemberTable<SuppressedIndex> table({
        always<&SuppressedIndex::keys>("keys"),
        member<&SuppressedIndex::reason>("reason"),
    });
    return table;
}

template <>
const MemberTable<Field> &tableOf()
{
    static const MemberTable<Field> table({
        identity<&Field::id>(),
        name<&Field::name>("name"),
        always<&Field::type>("type"),
        member<&Field::itemType>("itemType"),
        member<&Field::otherTypes>("otherTypes"),
        member<&Field::count>("count"),
        member<&Field::countP99>("countP99"),
        member<&Field::emptyShare>("emptyShare"),
        member<&Field::bounded>("bounded"),
        member<&Field::nullable>("nullable"),
        member<&Field::nullShare>("nullShare"),
        member<&Field::presence>("presence"),
        member<&Field::averageBytes>("averageBytes"),
        member<&Field::agreedBytes>("agreedBytes"),
        member<&Field::keyBytes>("keyBytes"),
        member<&Field::enumValues>("enum"),
        member<&Field::minimum>("minimum"),
        member<&Field::maximum>("maximum"),
        member<&Field::exclusiveMinimum>("exclusiveMinimum"),
        member<&Field::exclusiveMaximum>("exclusiveMaximum"),
        member<&Field::earliest>("earliest"),
        member<&Field::latest>("latest"),
        member<&Field::minLength>("minLength"),
        member<&Field::maxLength>("maxLength"),
        member<&Field::pattern>("pattern"),
        member<&Field::unique>("unique"),
        member<&Field::personal>("personal"),
        member<&Field::mutability>("mutability"),
        member<&Field::unit>("unit"),
        member<&Field::groupTag>("groupTag"),
        member<&Field::valueObject>("valueObject"),
        member<&Field::toleratedErrorPercent>("toleratedErrorPercent"),
        member<&Field::distinctValues>("distinctValues"),
        member<&Field::spread, &ValueSpread::shape>("spread"),
        member<&Field::spread, &ValueSpread::skew>("skew"),
        member<&Field::spread, &ValueSpread::mean>("mean"),
        member<&Field::spread, &ValueSpread::deviation>("deviation"),
        member<&Field::spread, &ValueSpread::step>("step"),
        member<&Field::spread, &ValueSpread::language>("language"),
        member<&Field::spread, &ValueSpread::differentStarts>("differentStarts"),
        member<&Field::spread, &ValueSpread::differentBytes>("differentBytes"),
        member<&Field::spread, &ValueSpread::pairs>("pairs"),
        member<&Field::spread, &ValueSpread::effectiveValues>("effectiveValues"),
        member<&Field::spread, &ValueSpread::spanDays>("spanDays"),
        member<&Field::description>("description"),
        member<&Field::fields>("fields"),
    });
    return table;
}

template <>
const MemberTable<PairCount> &tableOf()
{
    static const MemberTable<PairCount> table(
        {always<&PairCount::other>("other"), always<&PairCount::different>("different")});
    return table;
}

template <>
const MemberTable<RelationshipEnd> &tableOf()
{
    static const MemberTable<RelationshipEnd> table({
        always<&RelationshipEnd::entity>("entity"),
        member<&RelationshipEnd::role>("role"),
        member<&RelationshipEnd::link, &LinkFields::key>("key"),
        member<&RelationshipEnd::link, &LinkFields::names>("heldIn"),
        member<&RelationshipEnd::link, &LinkFields::kindField>("kindField"),
        member<&RelationshipEnd::link, &LinkFields::kind>("kind"),
        always<&RelationshipEnd::perOther>("perOther"),
    });
    return table;
}

template <>
const MemberTable<Relationship> &tableOf()
{
    static const MemberTable<Relationship> table({
        identity<&Relationship::id>(),
        member<&Relationship::name>("name"),
        member<&Relationship::description>("description"),
        always<&Relationship::type>("type"),
        always<&Relationship::a>("a"),
        always<&Relationship::b>("b"),
        member<&Relationship::growth>("growth"),
        member<&Relationship::growthPerParentPerDay>("growthPerParentPerDay"),
        member<&Relationship::composition>("composition"),
        member<&Relationship::shared>("shared"),
        member<&Relationship::mustBeAtomic>("mustBeAtomic"),
        member<&Relationship::readApart>("readApart"),
        member<&Relationship::tree>("tree"),
        member<&Relationship::p50>("p50"),
        member<&Relationship::p99>("p99"),
        member<&Relationship::skew>("skew"),
        member<&Relationship::placement>("placement"),
        member<&Relationship::agreedPlacement>("agreedPlacement"),
        member<&Relationship::doubtedPlacement>("doubtedPlacement"),
        member<&Relationship::snapshotFields>("snapshotFields"),
        member<&Relationship::attributes>("attributes"),
    });
    return table;
}

template <>
const MemberTable<Operation> &tableOf()
{
    static const MemberTable<Operation> table({
        identity<&Operation::id>(),
        name<&Operation::name>("name"),
        member<&Operation::description>("description"),
        member<&Operation::actor>("actor"),
        always<&Operation::kind>("kind"),
        always<&Operation::perSecond>("perSecond"),
        member<&Operation::rateUnit>("rateUnit"),
        member<&Operation::peakFactor>("peakFactor"),
        member<&Operation::criticality>("criticality"),
        always<&Operation::entity>("entity"),
        member<&Operation::path>("path"),
        member<&Operation::filters>("filters"),
        member<&Operation::sort>("sort"),
        member<&Operation::reads>("reads"),
        member<&Operation::writes>("writes"),
        member<&Operation::selectivity>("selectivity"),
        member<&Operation::agreedSelectivity>("agreedSelectivity"),
        member<&Operation::agreedPerSecond>("agreedPerSecond"),
        member<&Operation::latencyMs>("latencyMs"),
        member<&Operation::freshnessSeconds>("freshnessSeconds"),
        member<&Operation::durability>("durability"),
        member<&Operation::atomicWith>("atomicWith"),
        member<&Operation::timeWindow>("timeWindow"),
        member<&Operation::readsPastState>("readsPastState"),
    });
    return table;
}

template <>
const MemberTable<PathStep> &tableOf()
{
    static const MemberTable<PathStep> table({
        always<&PathStep::relationship>("relationship"),
        always<&PathStep::to>("to"),
        member<&PathStep::itemsWanted>("itemsWanted"),
    });
    return table;
}

template <>
const MemberTable<FieldRef> &tableOf()
{
    static const MemberTable<FieldRef> table({always<&FieldRef::entity>("entity"), always<&FieldRef::path>("path")});
    return table;
}

template <>
const MemberTable<Filter> &tableOf()
{
    static const MemberTable<Filter> table({
        always<&Filter::field, &FieldRef::entity>("entity"),
        always<&Filter::field, &FieldRef::path>("path"),
        always<&Filter::op>("op"),
    });
    return table;
}

template <>
const MemberTable<SortKey> &tableOf()
{
    static const MemberTable<SortKey> table({
        always<&SortKey::field, &FieldRef::entity>("entity"),
        always<&SortKey::field, &FieldRef::path>("path"),
        member<&SortKey::descending>("descending"),
    });
    return table;
}

template <>
const MemberTable<PatternUse> &tableOf()
{
    static const MemberTable<PatternUse> table({
        identity<&PatternUse::id>(),
        always<&PatternUse::pattern>("pattern"),
        member<&PatternUse::entity>("entity"),
        member<&PatternUse::relationship>("relationship"),
        member<&PatternUse::path>("path"),
        member<&PatternUse::enabled>("enabled"),
        member<&PatternUse::parameters>("parameters"),
        member<&PatternUse::reason>("reason"),
    });
    return table;
}

template <>
const MemberTable<Suppressed> &tableOf()
{
    static const MemberTable<Suppressed> table({
        always<&Suppressed::check>("check"),
        always<&Suppressed::object>("object"),
        always<&Suppressed::reason>("reason"),
    });
    return table;
}

template <>
const MemberTable<NodePlace> &tableOf()
{
    static const MemberTable<NodePlace> table({
        always<&NodePlace::x>("x"),
        always<&NodePlace::y>("y"),
        member<&NodePlace::collapsed>("collapsed"),
        member<&NodePlace::locked>("locked"),
    });
    return table;
}

template <>
const MemberTable<Note> &tableOf()
{
    static const MemberTable<Note> table({
        identity<&Note::id>(),
        member<&Note::area>("area"),
        always<&Note::text>("text"),
        always<&Note::x>("x"),
        always<&Note::y>("y"),
        member<&Note::width>("width"),
        member<&Note::height>("height"),
        member<&Note::color>("color"),
    });
    return table;
}

template <>
const MemberTable<Diagram> &tableOf()
{
    static const MemberTable<Diagram> table({
        identity<&Diagram::id>(),
        name<&Diagram::name>("name"),
        member<&Diagram::wholeModel>("wholeModel"),
        member<&Diagram::places>("places"),
        member<&Diagram::collections>("collections"),
        member<&Diagram::notes>("notes"),
        member<&Diagram::lines>("lines"),
    });
    return table;
}

void writeModel(const Model &model, base::JsonWriter &out)
{
    write(model, out);
}

void readModel(Model &model, const QJsonValue &value, ObjectReader &reader)
{
    read(model, value, reader);
}

void writeDiagrams(const QList<Diagram> &diagrams, base::JsonWriter &out)
{
    write(diagrams, out);
}

void readDiagrams(QList<Diagram> &diagrams, const QJsonValue &value, ObjectReader &reader)
{
    read(diagrams, value, reader);
}

} // namespace sw::formats
