// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/inferredfields.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/importer.h"
#include "models/formats/inference/distinctestimate.h"
#include "models/formats/inference/inferredtype.h"
#include "models/formats/inference/keyednames.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace sw::formats
{

using schema::Field;
using schema::FieldType;

namespace
{

constexpr qsizetype mostNotes = 500;
constexpr qsizetype longestName = 255;
constexpr double leastBytes = 0.01; // 0 would mean that nobody knows
constexpr quint64 enoughForEnum = 20;
constexpr quint64 enoughForUnique = 100;

double rounded(double number, double steps)
{
    return std::round(number * steps) / steps;
}

double shareOf(quint64 part, quint64 all)
{
    if (all == 0 || part >= all)
        return 1;
    return std::clamp(static_cast<double>(part) / static_cast<double>(all), 1e-9, 1 - 1e-9);
}

/// The mean stands for the usual number, because expected sizes are made from it.
schema::Cardinality cardinalityOf(const CountTally &tally)
{
    const auto least = static_cast<double>(tally.least());
    const auto most = static_cast<double>(tally.most());
    return {least, std::clamp(rounded(tally.mean(), 1000), least, most), most, false};
}

QString dateText(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC).toString(Qt::ISODateWithMs);
}

void setDates(Field &field, qint64 earliest, qint64 latest)
{
    constexpr qint64 firstYear = -62'135'596'800'000; // 0001-01-01
    constexpr qint64 lastYear = 253'402'300'799'999;  // 9999-12-31
    if (earliest > latest || earliest < firstYear || latest >= lastYear)
        return;
    field.earliest = dateText(earliest);
    field.latest = dateText(latest + 1);
}

void setRange(Field &field, const FieldTally &tally)
{
    if (!std::isfinite(tally.least) || !std::isfinite(tally.most))
        return;
    field.minimum = tally.least;
    field.maximum = tally.most;
}

bool isEnum(const FieldTally &tally)
{
    const quint64 texts = tally.of(FieldType::String);
    return !tally.manyWords && !tally.words.empty() && texts >= enoughForEnum && texts >= 5 * tally.words.size() &&
           std::all_of(tally.words.cbegin(), tally.words.cend(),
                       [](const QByteArray &word) { return !word.isEmpty() && word.isValidUtf8(); });
}

/// {type: "Point", coordinates: [x, y]} and nothing else.
bool isPoint(const FieldTally &object)
{
    const FieldTally *type = object.field("type");
    const FieldTally *coordinates = object.field("coordinates");
    if (object.fields.size() != 2 || !type || !coordinates || coordinates->items.least() != 2 ||
        coordinates->items.most() != 2)
        return false;
    const quint64 objects = object.of(FieldType::Object);
    return type->words == std::vector<QByteArray>{"Point"} && type->of(FieldType::String) == objects &&
           coordinates->of(FieldType::Array) == objects && coordinates->item &&
           schema::isNumber(inferredType(*coordinates->item).type);
}

/// JSON has one kind of number: what is written as 4.0 is stored as a whole number by many programs.
void addWholeTypes(Field &field)
{
    const double largest = std::max(std::abs(field.minimum.value_or(0)), std::abs(field.maximum.value_or(0)));
    QList<FieldType> whole{FieldType::Int32};
    if (largest > std::numeric_limits<qint32>::max())
        whole << FieldType::Int64;
    for (const FieldType type : whole) {
        if (!field.otherTypes.contains(type))
            field.otherTypes << type;
    }
}

} // namespace

QString stableId(const QString &path)
{
    quint64 hash = valueHash(path.toUtf8());
    QString id;
    for (int i = 0; i < 12; ++i, hash /= 36)
        id += QLatin1Char("0123456789abcdefghijklmnopqrstuvwxyz"[hash % 36]);
    return id;
}

InferredFields::InferredFields(const QString &collection, const InferredFrom &from, QList<ImportNote> &notes)
    : m_collection(collection), m_from(from), m_notes(notes)
{}

QList<Field> InferredFields::fieldsOf(const FieldTally &root)
{
    const QList<ImportNote> before = m_notes;
    QList<Field> result = fields(root, {});
    // Where names are data, a model takes every object with one field for such a one; then the others come first.
    if (m_keyedObjects > 0 && m_singleFields > 0) {
        m_notes = before;
        m_paired.clear();
        m_datesInText.clear();
        m_keyedObjects = 0;
        m_mayKey = false;
        result = fields(root, {});
    }
    noteDates(before.size());
    return result;
}

/// One note for all of them, as some collections have dozens; at \p first, where no others push it out.
void InferredFields::noteDates(qsizetype first)
{
    constexpr qsizetype named = 3;
    if (m_datesInText.isEmpty() || first >= mostNotes)
        return;
    QString fields = m_datesInText.mid(0, named).join(QStringLiteral(", "));
    if (m_datesInText.size() > named)
        fields = Text::tr("%1 … (%2 fields)").arg(fields).arg(m_datesInText.size());
    m_notes.insert(
        first,
        {m_collection,
         Text::tr("Dates stored as texts: %1. As dates they take 8 B each, and a TTL index can delete by them. The "
                  "option --dates of the command line reads them as dates.")
             .arg(fields)});
    m_notes.resize(std::min<qsizetype>(m_notes.size(), mostNotes));
}

QString InferredFields::below(const QString &path, const QByteArray &name) const
{
    const QString text = base::visibleText(QString::fromUtf8(name.left(longestName)));
    return path.isEmpty() ? text : path + QLatin1Char('.') + text;
}

void InferredFields::note(const QString &path, const QString &text)
{
    if (m_notes.size() < mostNotes)
        m_notes << ImportNote{path.isEmpty() ? m_collection : m_collection + QLatin1Char('.') + path, text};
}

QString InferredFields::usableName(const QByteArray &name, const QString &path, const QStringList &taken)
{
    QString usable = QString::fromUtf8(name);
    usable.replace(QLatin1Char('.'), QLatin1Char('_'));
    if (usable.isEmpty() || usable.startsWith(QLatin1Char('$')))
        usable = QLatin1Char('_') + usable.mid(1);
    while (usable.toUtf8().size() > longestName)
        usable.chop(1 + usable.size() / 8);
    for (int number = 2; taken.contains(usable); ++number)
        usable = usable.left(200) + QStringLiteral("_%1").arg(number);
    if (usable.toUtf8() != name)
        note(path,
             Text::tr("A model cannot have this name: the field is called %1 in it.").arg(base::visibleText(usable)));
    return usable;
}

QList<Field> InferredFields::fields(const FieldTally &object, const QString &path)
{
    QList<Field> result;
    QStringList taken;
    for (const auto &tally : object.fields) {
        const QString place = below(path, tally->name);
        Field made = field(*tally, object.members.times(), place);
        made.name = usableName(tally->name, place, taken);
        taken << made.name;
        result << made;
    }
    return result;
}

Field InferredFields::field(const FieldTally &tally, quint64 objects, const QString &path)
{
    Field result;
    result.id = schema::FieldId(stableId(m_collection + QLatin1Char('\n') + path));
    result.presence = shareOf(tally.seen(), objects);
    if (tally.of(std::nullopt) > 0) {
        result.nullable = true;
        result.nullShare = shareOf(tally.of(std::nullopt), tally.seen());
    }
    if (tally.repeated > 0)
        note(path, Text::tr("%1 objects have it more than once; only the first one counts.").arg(tally.repeated));
    setType(result, tally, path);
    setDistinct(result, tally, objects, path);
    return result;
}

void InferredFields::setType(Field &field, const FieldTally &tally, const QString &path)
{
    const InferredType inferred = inferredType(tally);
    if (inferred.mixed && !inferred.others.isEmpty())
        note(path, Text::tr("Its values are of several types (%1).").arg(inferred.shares));
    else if (inferred.mixed)
        note(path, inferred.type == FieldType::Any
                       ? Text::tr("Its values are of several types (%1), so the model says any.").arg(inferred.shares)
                       : Text::tr("A few of its values are of other types (%1).").arg(inferred.shares));
    if (tally.filled() == 0)
        note(path, Text::tr("It is null everywhere, so its type is unknown."));
    field.type = inferred.type;
    if (inferred.type == FieldType::Array)
        setArray(field, tally, path);
    else
        setValue(field, tally, inferred.type, path);
    setOtherTypes(field, inferred, tally);
}

/// The types beside that of \p field: what was seen of the values of one type is no rule for the others.
void InferredFields::setOtherTypes(Field &field, const InferredType &inferred, const FieldTally &values) const
{
    const FieldType own = field.valueType();
    if (field.type == FieldType::Map || own == FieldType::Any)
        return;
    field.otherTypes = inferred.others;
    field.otherTypes.removeOne(own);
    if (own == FieldType::Double && m_from.wholeReals && values.wholeReals > 0)
        addWholeTypes(field);
    if (field.otherTypes.isEmpty())
        return;
    const schema::FieldTypeTraits &type = schema::traitsOf(own);
    if (type.contentBytes > 0)
        field.averageBytes = std::max(leastBytes, rounded(values.meanBytes() - type.bytes, 100));
    field.enumValues.clear();
    field.earliest.clear();
    field.latest.clear();
}

void InferredFields::setValue(Field &field, const FieldTally &tally, FieldType type, const QString &path)
{
    if (type == FieldType::String)
        setText(field, tally, path);
    else if (type == FieldType::Object)
        setObject(field, tally, path);
    else if (type == FieldType::Date)
        setDates(field, tally.earliest, tally.latest);
    else if (schema::isNumber(type))
        setRange(field, tally);
    else if (type == FieldType::Array) // of arrays: a model has no word for those
        field.averageBytes = std::max(leastBytes, rounded(tally.meanBytes(), 100));
    else if (schema::traitsOf(type).contentBytes > 0)
        field.averageBytes = std::max(leastBytes, rounded(tally.meanBytes() - schema::traitsOf(type).bytes, 100));
}

void InferredFields::setText(Field &field, const FieldTally &tally, const QString &path)
{
    const quint64 texts = tally.of(FieldType::String);
    if (m_from.datesInText && tally.text.dates == texts) {
        (field.type == FieldType::Array ? field.itemType : field.type) = FieldType::Date;
        return;
    }
    if (tally.text.dates == texts)
        m_datesInText << path;
    field.averageBytes =
        std::max(leastBytes, rounded(static_cast<double>(tally.text.bytes) / static_cast<double>(texts), 100));
    if (isEnum(tally)) {
        for (const QByteArray &word : tally.words)
            field.enumValues << QString::fromUtf8(word);
        field.enumValues.sort();
        return;
    }
    field.minLength = static_cast<int>(tally.text.leastLength);
    field.maxLength = static_cast<int>(tally.text.mostLength);
}

void InferredFields::setObject(Field &field, const FieldTally &tally, const QString &path)
{
    FieldType &type = field.type == FieldType::Array ? field.itemType : field.type;
    const bool keyed = namesLookLikeData(tally);
    if (tally.opaque || (keyed && (!m_mayKey || m_inItems))) {
        type = FieldType::Any;
        field.averageBytes = std::max(leastBytes, rounded(tally.meanBytes(), 100));
        note(path,
             tally.opaque
                 ? Text::tr("It is nested too deeply, or has too many fields, to be looked into.")
                 : Text::tr(
                       "The names in it are data, which a model cannot say at this place; the field may be anything."));
        return;
    }
    if (keyed)
        return setKeyed(field, tally, path);
    if (isPoint(tally)) {
        type = FieldType::GeoPoint;
        return;
    }
    m_singleFields += tally.fields.size() == 1;
    const bool inItems = std::exchange(m_inItems, false);
    field.fields = fields(tally, path);
    m_inItems = inItems;
}

void InferredFields::setKeyed(Field &field, const FieldTally &tally, const QString &path)
{
    const KeyedNames names = keyedNames(tally);
    Field any = this->field(*names.values, 0, path + QStringLiteral(".*"));
    any.name = names.name;
    any.presence = 1;
    any.distinctValues.reset();
    any.unique = false;
    if (!any.holdsValues())
        return setMap(field, any, names, cardinalityOf(tally.members), path);
    ++m_keyedObjects;
    field.count = cardinalityOf(tally.members);
    field.fields = {any};
    note(path,
         Text::tr("The names in it are data (%1 or more different ones): one field, “%2”, stands for all of them.")
             .arg(names.different)
             .arg(names.name));
}

/// The names are data, and what is known of all values is said of the map's.
void InferredFields::setMap(Field &field, const Field &value, const KeyedNames &names, const schema::Cardinality &count,
                            const QString &path)
{
    Field map = value;
    map.id = field.id;
    map.name = field.name;
    map.presence = field.presence;
    map.nullable = field.nullable;
    map.nullShare = field.nullShare;
    map.type = FieldType::Map;
    map.itemType = value.type;
    map.count = count;
    map.keyBytes = names.bytes;
    field = map;
    note(path, Text::tr("The names in it are data (%1 or more different ones).").arg(names.different));
}

void InferredFields::setArray(Field &field, const FieldTally &tally, const QString &path)
{
    field.count = cardinalityOf(tally.items);
    if (tally.items.times() >= 100)
        field.countP99 = tally.items.percentile(0.99);
    if (tally.items.times() > 0 && tally.items.least() == 0)
        field.emptyShare = tally.items.empty();
    field.itemType = FieldType::Any;
    field.averageBytes = leastBytes;
    if (!tally.item || tally.opaque) {
        if (tally.opaque)
            note(path, Text::tr("It is nested too deeply, or has too many fields, to be looked into."));
        return;
    }
    const FieldTally &item = *tally.item;
    const InferredType inferred = inferredType(item);
    const bool nulls = item.of(std::nullopt) * 100 > item.seen();
    field.itemType = nulls || inferred.type == FieldType::Array ? FieldType::Any : inferred.type;
    if (inferred.mixed || nulls)
        note(path, Text::tr("Its items are of several types, or null."));
    if (field.itemType == FieldType::Any) {
        field.averageBytes = std::max(
            leastBytes,
            rounded(static_cast<double>(item.bytes) / static_cast<double>(std::max<quint64>(1, item.seen())), 100));
        return;
    }
    field.averageBytes = 0;
    m_inItems = true;
    setValue(field, item, field.itemType, path);
    m_inItems = false;
    setValuesSeen(field, item);
    setOtherTypes(field, inferred, item);
}

/// How many different values a field takes, or the items of an array, which may be alike in one document.
void InferredFields::setValuesSeen(Field &field, const FieldTally &tally) const
{
    const FieldType type = field.valueType();
    const bool scalar =
        type != FieldType::Object && type != FieldType::Array && type != FieldType::GeoPoint && type != FieldType::Bool;
    if (!scalar || tally.distinct.kept() == 0)
        return;
    const double filled = static_cast<double>(tally.filled()) / m_from.share;
    const double scale = tally.distinct.count() / static_cast<double>(tally.distinct.kept());
    const double all = tally.distinct.areUnique() && tally.filled() > 1
                           ? filled
                           : std::min(filled, scale * differentValues(tally.distinct.frequencies(), 1 / m_from.share));
    field.distinctValues = std::max(1.0, std::round(all));
    if ((type == FieldType::String && field.enumValues.isEmpty()) || type == FieldType::ObjectId)
        field.spread.differentStarts = tally.starts.different(*field.distinctValues);
    if (type == FieldType::String && field.enumValues.isEmpty() && tally.text.different > 0)
        field.spread.differentBytes =
            rounded(static_cast<double>(tally.text.differentBytes) / static_cast<double>(tally.text.different), 100);
    if (type == FieldType::ObjectId && tally.ids.days() > 0)
        field.spread.spanDays = tally.ids.days();
}

void InferredFields::setDistinct(Field &field, const FieldTally &tally, quint64 objects, const QString &path)
{
    if (field.type == FieldType::Array)
        return;
    setValuesSeen(field, tally);
    if (!field.distinctValues)
        return;
    const bool unique = tally.distinct.areUnique();
    if (unique && objects >= enoughForUnique && schema::isNumber(field.type) && !path.contains(QLatin1Char('.')) &&
        tally.order.rises())
        field.spread.shape = schema::Spread::Sequence;
    if (tally.place >= 0 && !unique)
        m_paired << PairedField{field.id, tally.place, *field.distinctValues};
    const bool identifies =
        field.type != FieldType::Double && field.type != FieldType::Date && field.type != FieldType::Any;
    const bool isShort = field.type != FieldType::String || field.averageBytes <= 64;
    const bool isId = path == QLatin1String("_id"); // always unique
    if (unique && identifies && isShort && !isId && tally.filled() == objects && objects >= enoughForUnique)
        note(path, Text::tr("No value came twice in %1 documents. If two may never be alike, mark it as unique.")
                       .arg(base::countText(static_cast<double>(objects))));
}

} // namespace sw::formats
