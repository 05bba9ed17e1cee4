// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/makers/clock.h"
#include "models/samples/plan/streams.h"
#include "models/samples/write/samplegenerator.h"

#include <array>
#include <memory>
#include <string>

namespace sw::samples
{

/// A scalar of a sample document before it is written. Which members count depends on the type.
struct Value
{
    schema::FieldType type = schema::FieldType::String;
    bool isNull = false;
    qint64 whole = 0; ///< whole numbers, Bool, Date (ms), Timestamp (s), Decimal128: the digits without the point
    int exponent = 0; ///< of Decimal128: whole x 10^exponent
    double real = 0;  ///< Double; GeoPoint: longitude
    double latitude = 0;
    std::array<unsigned char, 16> bytes{}; ///< ObjectId (12), Uuid (16)
    std::string text;                      ///< String, Binary, Any; keeps its memory from one value to the next
};

/// What a value is drawn from.
struct Draw
{
    quint64 key = 0;     ///< of the value: equal keys give equal values
    quint64 ordinal = 0; ///< different for every place in all documents where the value stands
    quint64 document = 0;
    quint64 item = 0; ///< position in the innermost array
    Extent extent = Extent::Random;
};

/// Makes the values of one field. Immutable after it was built, so that threads may share it.
class ValueMaker
{
public:
    virtual ~ValueMaker() = default;
    virtual void make(const Draw &draw, Value &value) const = 0;
};

using MakerPtr = std::unique_ptr<ValueMaker>;

class DistinctChoice;

/// Another field of the same documents, whose values decide which few values a field may take.
struct Lead
{
    std::shared_ptr<const DistinctChoice> choice;
    quint64 documents = 0; ///< the key that those of the documents are made from
    quint64 salt = 0;      ///< of the other field
    double pairs = 0;      ///< different ones of both over all documents
};

/// Items of an array that each have a span of time of their own within their document's.
struct Spans
{
    double length = 0; ///< in milliseconds; 0: there are none
    double most = 1;   ///< in one document
    double below = 1;  ///< places in one of them: product of the lengths, at most, of the arrays there
};

/// What a maker needs to know of its field's surroundings.
struct MakerContext
{
    const design::Node &node;
    QString path;  ///< for messages
    QString owner; ///< name of the object or collection it is in, a hint for the kind of text
    Clock clock;
    double documents = 1000; ///< in the collection
    double places = 1;       ///< of the value in one document: product of the arrays' lengths at most
    quint64 seed = 0;        ///< of the field, the same for all documents
    int position = 0;        ///< among the dates of its object
    double itemGap = 0;      ///< between neighbours in the innermost array, in milliseconds
    bool unique = false;
    Spans spans{};
    std::optional<Lead> lead{};

    double ordinals() const { return documents * places; }
    /// Whether values are numbers or dates, so that a spread may say what they are, and not only which of them comes.
    bool isMeasured() const { return isNumber(node.type()) || node.type() == schema::FieldType::Date; }
    /// The same surroundings of another node.
    MakerContext with(const design::Node &other) const
    {
        return {other, path, owner, clock, documents, places, seed, position, itemGap, unique, spans};
    }
};

/// Error InvalidModel when no value satisfies the constraints.
base::Result<MakerPtr> makerFor(const MakerContext &context);

// One function per kind of type; makerFor chooses by the table of value types.
base::Result<MakerPtr> textMaker(const MakerContext &context);
base::Result<MakerPtr> binaryMaker(const MakerContext &context);
base::Result<MakerPtr> anyMaker(const MakerContext &context);
base::Result<MakerPtr> wholeMaker(const MakerContext &context);
base::Result<MakerPtr> realMaker(const MakerContext &context);
base::Result<MakerPtr> decimalMaker(const MakerContext &context);
base::Result<MakerPtr> booleanMaker(const MakerContext &context);
base::Result<MakerPtr> dateMaker(const MakerContext &context);
base::Result<MakerPtr> timestampMaker(const MakerContext &context);
base::Result<MakerPtr> objectIdMaker(const MakerContext &context);
base::Result<MakerPtr> uuidMaker(const MakerContext &context);
base::Result<MakerPtr> geoPointMaker(const MakerContext &context);
/// One of the listed texts, read as the field's type.
base::Result<MakerPtr> enumMaker(const MakerContext &context);

/// The error of a field whose constraints cannot be met.
base::Error unsatisfiable(const MakerContext &context, const QString &message, const QString &wayOut = {});

} // namespace sw::samples
