// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/collectiontally.h"

#include "models/base/bson/bsonfields.h"
#include "models/base/texts.h"
#include "models/formats/importer.h"
#include "models/formats/inference/inferredlinks.h"

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{
constexpr size_t mostNames = 5000;
}

CollectionTally::CollectionTally(const QString &name, const ImportOptions &options)
    : m_name(name), m_sampled(options.sample > 0), m_sample(options.sample, options.seed)
{}

std::optional<BrokenDocument> CollectionTally::add(QByteArrayView document)
{
    ++m_documents;
    m_bytes += document.size();
    m_squaredBytes += static_cast<double>(document.size()) * static_cast<double>(document.size());
    m_largest = std::max<qint64>(m_largest, document.size());
    m_pages.add(document, addIdTime(document));
    if (!m_sampled)
        return m_inference.add(document);
    addIds(document);
    m_sample.offer(document);
    return std::nullopt;
}

bool CollectionTally::addIdTime(QByteArrayView document)
{
    for (const base::BsonField &field : base::BsonFields(document)) {
        if (field.name != "_id")
            continue;
        if (kindOf(field) == schema::FieldType::ObjectId)
            m_idTimes.add(field.value);
        return true;
    }
    return false;
}

double CollectionTally::idsPerSecond() const
{
    const double seconds = m_idTimes.seconds();
    return seconds > 0 ? static_cast<double>(m_documents - 1) / seconds : 0;
}

double CollectionTally::idsInASecond() const
{
    return m_idTimes.turns > 0 ? static_cast<double>(m_documents) / static_cast<double>(m_idTimes.turns) : 0;
}

double CollectionTally::deviation() const
{
    if (m_documents < 2)
        return 0;
    const auto count = static_cast<double>(m_documents);
    return std::sqrt(std::max(0.0, m_squaredBytes / count - averageBytes() * averageBytes()) * count / (count - 1));
}

const CollectionTally::KnownName *CollectionTally::knownName(QByteArrayView name, size_t &expected)
{
    if (expected < m_names.size() && m_names[expected].name == name)
        return &m_names[expected++];
    const auto found = m_placeOfName.find(name);
    if (found == m_placeOfName.end() && m_names.size() >= mostNames)
        return nullptr;
    const size_t place = found != m_placeOfName.end() ? found->second : m_names.size();
    if (place == m_names.size()) {
        m_names.push_back({name.toByteArray(), couldBeId(QString::fromUtf8(name.toByteArray()), m_name)});
        m_placeOfName.emplace(name.toByteArray(), place);
    }
    expected = place + 1;
    return &m_names[place];
}

void CollectionTally::addIds(QByteArrayView document)
{
    size_t expected = 0;
    for (const base::BsonField &field : base::BsonFields(document)) {
        const bool isId = field.name == "_id";
        const KnownName *const known = isId ? nullptr : knownName(field.name, expected);
        if (!isId && (known == nullptr || !known->couldBeId))
            continue;
        ValueKind kind = kindOf(field);
        const auto hash = hashOf(kind, field.value);
        kind = kind == schema::FieldType::Int64 ? schema::FieldType::Int32 : kind;
        Ids &ids = isId ? m_ids["_id"] : m_ids[known->name];
        ids.mixed = ids.mixed || (ids.documents > 0 && ids.kind != kind);
        ids.kind = kind;
        if (hash) {
            ids.values.add(*hash);
            ++ids.documents;
        }
        if (isId)
            return; // nothing else can be it
    }
}

/// Where all documents were looked into, their ids are counted already.
void CollectionTally::takeIds()
{
    for (const auto &field : m_inference.root().fields) {
        const QString name = QString::fromUtf8(field->name);
        if (name != QLatin1String("_id") && !couldBeId(name, m_name))
            continue;
        Ids ids;
        ids.values = field->distinct;
        for (size_t i = 0; i < valueKinds; ++i) {
            const auto kind = kindAt(i) == schema::FieldType::Int64 ? schema::FieldType::Int32 : kindAt(i);
            if (field->values[i] == 0)
                continue;
            ids.mixed = ids.mixed || (ids.kind != std::nullopt && ids.kind != kind);
            ids.kind = kind;
            ids.documents += !kind ? 0 : field->values[i];
        }
        m_ids.emplace(field->name, ids);
    }
}

base::Result<void> CollectionTally::finish()
{
    m_pages.finish();
    if (!m_sampled)
        takeIds();
    for (const DocumentSample::Drawn &drawn : m_sample.take()) {
        if (const auto broken = m_inference.add(drawn.document))
            return base::Error{base::ErrorCode::Format, broken->problem,
                               Text::tr("%1, document %2, byte %3 of it")
                                   .arg(m_name, QString::number(drawn.number + 1),
                                        QString::number(broken->at - drawn.document.constData())),
                               Text::tr("Correct the file there, or export it again.")};
    }
    return {};
}

QString CollectionTally::idField() const
{
    if (m_ids.contains("_id"))
        return QStringLiteral("_id");
    for (const auto &[name, ids] : m_ids) {
        const bool usable = ids.kind == schema::FieldType::Int32 || ids.kind == schema::FieldType::String ||
                            ids.kind == schema::FieldType::ObjectId || ids.kind == schema::FieldType::Uuid;
        if (usable && !ids.mixed && ids.documents == static_cast<quint64>(m_documents) && ids.values.areUnique())
            return QString::fromUtf8(name);
    }
    return {};
}

const CollectionTally::Ids *CollectionTally::ids(const QString &field) const
{
    const auto found = m_ids.find(field.toUtf8());
    return found == m_ids.cend() ? nullptr : &found->second;
}

} // namespace sw::formats
