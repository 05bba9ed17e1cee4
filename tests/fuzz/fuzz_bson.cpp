// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/base/bson/bson.h"

#include <QJsonObject>

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    QList<QByteArray> out;
    for (
        const char *json :
        {R"({"a":1,"b":"x","c":[1,{"d":null}],"e":{"$numberLong":"5"},"f":{"$date":{"$numberLong":"0"}}})",
         R"({"k":{"$binary":{"base64":"AAEC","subType":"03"}},"r":{"$regularExpression":{"pattern":"a","options":"i"}}})",
         R"({"t":{"$timestamp":{"t":1,"i":2}},"o":{"$oid":"0123456789abcdef01234567"},"m":{"$minKey":1}})",
         R"({"j":{"$code":"f","$scope":{"x":1}},"s":{"$symbol":"s"},"u":{"$undefined":true}})",
         R"({"p":{"$dbPointer":{"$ref":"c","$id":{"$oid":"0123456789abcdef01234567"}}},"d":{"$numberDecimal":"1.5E3"}})",
         R"({"cursor":{"id":{"$numberLong":"0"},"ns":"a.b","firstBatch":[{"v":2,"name":"_id_"}]},"ok":1.0})"})
        out << base::Bson::fromJson(json)->bytes();
    return out << base::Bson().bytes();
}

/// What is taken can be shown, and is the same again after its canonical form.
bool takes(const QByteArray &input)
{
    const auto read = base::Bson::fromBytes(input);
    if (!read)
        return false;
    read->toRelaxedJson();
    read->toJsonObject();
    const auto again = base::Bson::fromJson(read->toCanonicalJson());
    if (again && again->bytes().size() > 4 * input.size() + 64)
        fuzz::broken("canonical Extended JSON comes back much larger");
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target bson{
        "bson", seeds, {QByteArray("\0", 1), QByteArray("\x03x\0", 3), QByteArray("\x05\0\0\0\0", 5)}, takes};
    return bson;
}
