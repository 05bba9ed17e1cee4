// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/inference.h"

#include "models/base/texts.h"
#include "models/formats/importer.h"

#include <charconv>

namespace sw::formats
{

namespace
{

/// Beyond this many paths the tables of different values are small, so that no input takes more than about 150 MB.
constexpr size_t fullTables = 1000;
constexpr quint32 fullBound = 4096;
constexpr quint32 smallBound = 64;

bool isNumbered(QByteArrayView name, quint32 number)
{
    char digits[12];
    const auto written = std::to_chars(digits, digits + sizeof digits, number);
    return name == QByteArrayView(digits, written.ptr - digits);
}

} // namespace

Inference::Inference()
{
    m_levels.reserve(deepest + 1);
}

std::optional<BrokenDocument> Inference::add(QByteArrayView document)
{
    m_keepsPairs = m_pairs.begin(m_documents++);
    m_levels.clear();
    enter(m_root, document, false);
    for (base::BsonField field; !m_levels.empty();) {
        Level &level = m_levels.back();
        if (level.fields.next(field)) {
            if (auto broken = step(level, field))
                return broken;
        } else if (level.fields.failed()) {
            return brokenField(level, field);
        } else {
            leave();
        }
    }
    return std::nullopt;
}

BrokenDocument Inference::brokenField(const Level &level, const base::BsonField &field)
{
    if (field.name.isNull())
        return {Text::tr("The name of a field has no end."), level.fields.position()};
    return {Text::tr("The field %1 has a type that does not exist, or a value that does not fit into its document.")
                .arg(QString::fromUtf8(field.name.first(std::min<qsizetype>(field.name.size(), 100)))),
            level.fields.position()};
}

void Inference::enter(FieldTally &tally, QByteArrayView document, bool array)
{
    const bool inArray = array || (!m_levels.empty() && m_levels.back().inArray);
    m_levels.push_back({base::BsonFields(document), &tally, ++m_serial, 0, 0, array, inArray});
}

void Inference::leave()
{
    const Level &level = m_levels.back();
    (level.array ? level.tally->items : level.tally->members).add(level.count);
    m_levels.pop_back();
}

void Inference::keepValue(FieldTally &tally, ValueKind kind, QByteArrayView value)
{
    const std::optional<quint64> hash = hashOf(kind, value);
    if (hash && tally.place < 0)
        tally.place = m_pairs.newField();
    if (hash && tally.place >= 0)
        m_pairs.set(tally.place, *hash);
}

std::optional<BrokenDocument> Inference::step(Level &level, const base::BsonField &field)
{
    if (level.array && !isNumbered(field.name, level.count))
        return BrokenDocument{Text::tr("The items of an array are not numbered in order."), field.name.data() - 1};
    ++level.count;
    FieldTally *const tally = level.array ? itemOf(*level.tally) : fieldOf(level, field);
    if (tally == nullptr)
        return std::nullopt;
    const ValueKind kind = kindOf(field);
    tally->add(kind, field.value);
    if (m_keepsPairs && !level.inArray)
        keepValue(*tally, kind, field.value);
    if (!field.isContainer())
        return std::nullopt;
    if (m_levels.size() >= deepest)
        tally->opaque = true;
    if (!tally->opaque)
        enter(*tally, field.value, field.isArray());
    return std::nullopt;
}

FieldTally *Inference::fieldOf(Level &level, const base::BsonField &field)
{
    const QByteArrayView name = field.name;
    FieldTally &object = *level.tally;
    if (object.anyField) {
        object.nameBytes += static_cast<quint64>(name.size());
        return object.anyField.get();
    }
    FieldTally *found = nullptr;
    if (level.next < object.fields.size() && object.fields[level.next]->name == name)
        found = object.fields[level.next].get();
    else
        found = object.field(name);
    if (found == nullptr)
        found = newField(object, name);
    if (found == nullptr || object.anyField) {
        if (object.anyField)
            object.nameBytes += static_cast<quint64>(name.size());
        m_droppedBytes += found == nullptr ? static_cast<quint64>(field.value.end() - name.data() + 1) : 0;
        return found;
    }
    if (found->lastObject == level.serial) {
        ++found->repeated;
        return nullptr;
    }
    found->lastObject = level.serial;
    level.next = found->position + 1;
    return found;
}

FieldTally *Inference::newField(FieldTally &object, QByteArrayView name)
{
    const bool isDocument = &object == &m_root;
    if (!isDocument && object.fields.size() >= mostNames) {
        object.foldFields();
        return object.anyField.get();
    }
    if (m_tallies >= mostTallies || (isDocument && object.fields.size() >= 4 * mostNames)) {
        object.opaque = object.opaque || !isDocument;
        return nullptr;
    }
    ++m_tallies;
    return &object.addField(std::make_unique<FieldTally>(name.toByteArray(), distinctBound()));
}

FieldTally *Inference::itemOf(FieldTally &array)
{
    if (!array.item) {
        ++m_tallies;
        array.item = std::make_unique<FieldTally>(QByteArray(), distinctBound());
    }
    return array.item.get();
}

quint32 Inference::distinctBound() const
{
    return m_tallies < fullTables ? fullBound : smallBound;
}

} // namespace sw::formats
