// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bson.h"

#include "models/base/bson/bsonfields.h"
#include "models/base/bson/extendedjsonreader.h"
#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/texts.h"
#include "models/base/utf8text.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <bson/bson.h>

#include <cmath>
#include <vector>

namespace sw::base
{

namespace
{

Error formatError(const QString &message, const QString &where = {})
{
    return {ErrorCode::Format, message, where, Text::tr("Give one BSON document or one Extended JSON object.")};
}

/// Walks the structure with a stack of its own, because a recursive walk of hostile nesting overflows the call stack.
QString structureProblem(const QByteArray &bytes)
{
    std::vector<BsonFields> levels{BsonFields(QByteArrayView(bytes))};
    if (levels.back().failed())
        return Text::tr("The length of the document does not agree with its bytes.");
    for (BsonField field; !levels.empty();) {
        if (!levels.back().next(field)) {
            if (levels.back().failed())
                return Text::tr("A field near byte %1 is cut off or of an unknown type.")
                    .arg(levels.back().position() - bytes.constData());
            levels.pop_back();
        } else if (field.isContainer()) {
            if (levels.size() >= static_cast<size_t>(Bson::deepest))
                return Text::tr("The document is nested more than %1 levels deep.").arg(Bson::deepest);
            levels.emplace_back(field);
        }
    }
    return {};
}

} // namespace

Bson::Bson() : m_bytes("\x05\x00\x00\x00\x00", 5)
{}

Bson::Bson(const bson_t *document)
    : m_bytes(reinterpret_cast<const char *>(bson_get_data(document)), static_cast<qsizetype>(document->len))
{}

Result<Bson> Bson::fromJson(const QByteArray &json)
{
    ExtendedJsonReader reader(deepest);
    if (!reader.readWhole(json))
        return formatError(Text::tr("The text is not Extended JSON: %1").arg(reader.problem()),
                           Text::tr("byte %1").arg(reader.position() - json.constData()));
    return fromTrusted(reader.document().toByteArray());
}

Result<Bson> Bson::fromJsonObject(const QJsonObject &json)
{
    return fromJson(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Result<Bson> Bson::fromBytes(const QByteArray &bytes)
{
    const QString problem = structureProblem(bytes);
    if (!problem.isEmpty())
        return formatError(problem);
    return fromTrusted(bytes);
}

Bson Bson::fromTrusted(QByteArray bytes)
{
    Bson out;
    out.m_bytes = std::move(bytes);
    return out;
}

Bson Bson::inside(const BsonField &field)
{
    return field.isContainer() ? fromTrusted(field.value.toByteArray()) : Bson();
}

bool Bson::view(bson_t *out) const
{
    return bson_init_static(out, reinterpret_cast<const uint8_t *>(m_bytes.constData()),
                            static_cast<size_t>(m_bytes.size()));
}

QByteArray Bson::toCanonicalJson() const
{
    return toExtendedJson(*this, EjsonForm::Canonical);
}

QByteArray Bson::toRelaxedJson() const
{
    return toExtendedJson(*this, EjsonForm::Relaxed);
}

QJsonObject Bson::toJsonObject() const
{
    return QJsonDocument::fromJson(withEscapedMarks(toRelaxedJson())).object();
}

double arrayKeyDigits(double count)
{
    const double n = std::floor(count);
    if (n <= 0)
        return 0;
    double digits = 1, power = 10; // of the largest key, n - 1; 10 to that power
    for (; n > power; power *= 10)
        ++digits;
    const double whole = n * digits - (power - 10) / 9;
    return whole + (count - n) * (n >= power ? digits + 1 : digits);
}

} // namespace sw::base
