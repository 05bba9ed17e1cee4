// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/inference.h"

#include "models/base/texts.h"
#include "models/formats/documents/rawbson.h"
#include "models/formats/importers.h"

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
    while (!m_levels.empty()) {
        if (m_levels.back().at >= m_levels.back().end) {
            leave();
            continue;
        }
        if (auto broken = step(m_levels.back()))
            return broken;
    }
    return std::nullopt;
}

void Inference::enter(FieldTally &tally, QByteArrayView document, bool array)
{
    const bool inArray = array || (!m_levels.empty() && m_levels.back().inArray);
    m_levels.push_back(
        {document.data() + 4, document.data() + document.size() - 1, &tally, ++m_serial, 0, 0, array, inArray});
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

std::optional<BrokenDocument> Inference::step(Level &level)
{
    const char *const start = level.at;
    const auto *nul = static_cast<const char *>(std::memchr(start + 1, 0, static_cast<size_t>(level.end - start - 1)));
    if (nul == nullptr)
        return BrokenDocument{Text::tr("The name of a field has no end."), start};
    const int type = static_cast<unsigned char>(*start);
    const QByteArrayView name(start + 1, nul - start - 1);
    const qsizetype length = valueLength(type, nul + 1, level.end - nul - 1);
    if (length < 0)
        return BrokenDocument{
            Text::tr("The field %1 has a type that does not exist, or a value that does not fit into its document.")
                .arg(QString::fromUtf8(name.first(std::min<qsizetype>(name.size(), 100)))),
            start};
    if (level.array && !isNumbered(name, level.count))
        return BrokenDocument{Text::tr("The items of an array are not numbered in order."), start};
    const QByteArrayView value(nul + 1, length);
    level.at = nul + 1 + length;
    ++level.count;
    FieldTally *const tally = level.array ? itemOf(*level.tally) : fieldOf(level, name);
    if (tally == nullptr)
        return std::nullopt;
    const ValueKind kind = kindOf(type, value);
    tally->add(kind, value);
    if (m_keepsPairs && !level.inArray)
        keepValue(*tally, kind, value);
    if (kind != ValueKind::Object && kind != ValueKind::Array)
        return std::nullopt;
    if (m_levels.size() >= deepest)
        tally->opaque = true;
    if (!tally->opaque)
        enter(*tally, value, kind == ValueKind::Array);
    return std::nullopt;
}

FieldTally *Inference::fieldOf(Level &level, QByteArrayView name)
{
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
        m_droppedBytes += found == nullptr ? static_cast<quint64>(level.at - name.data() + 1) : 0;
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
