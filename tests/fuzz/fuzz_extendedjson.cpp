// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/base/bson/bson.h"

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    return {
        R"({"a": 1, "b": [true, null, -0.5e3, "\u00e9\ud83d\ude00\n"], "c": {"d": {}}})",
        R"({"l":{"$numberLong":"-5"},"i":{"$numberInt":"7"},"f":{"$numberDouble":"NaN"},"d":{"$numberDecimal":"1E-6176"}})",
        R"({"o":{"$oid":"0123456789abcdef01234567"},"t":{"$date":"2024-02-29T12:00:00.123Z"},"u":{"$date":{"$numberLong":"-1"}}})",
        R"({"b":{"$binary":{"base64":"AAEC","subType":"04"}},"g":{"$uuid":"01234567-89ab-cdef-0123-456789abcdef"},)"
        R"("r":{"$regex":"^a","$options":"im"},"x":{"$regularExpression":{"pattern":"b","options":""}}})",
        R"({"k":{"$minKey":1},"K":{"$maxKey":1},"n":{"$undefined":true},"s":{"$symbol":"s"},)"
        R"("c":{"$code":"f","$scope":{}},"p":{"$dbPointer":{"$ref":"c","$id":{"$oid":"0123456789abcdef01234567"}}},)"
        R"("T":{"$timestamp":{"t":4294967295,"i":0}},"$and":[{"a":{"$gt":1}}]})"};
}

/// What is taken is sound BSON, and its canonical form is taken again and says the same.
bool takes(const QByteArray &input)
{
    const auto read = base::Bson::fromJson(input);
    if (!read)
        return false;
    if (!base::Bson::fromBytes(read->bytes()))
        fuzz::broken("what was made of a text is sound");
    const QByteArray canonical = read->toCanonicalJson();
    const auto again = base::Bson::fromJson(canonical);
    if (!again)
        fuzz::broken("the canonical form can be read");
    if (again->toCanonicalJson() != canonical)
        fuzz::broken("the canonical form stays as it is");
    read->toRelaxedJson();
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target json{"extendedjson",
                             seeds,
                             {"{\"$oid\":\"", "{\"$date\":", "{\"$numberLong\":\"", "{\"$binary\":", "\"$scope\":{",
                              "\\ud800", "\\u0000", "{\"a\":", "[", "]", "}", "1e400", "\xef\xbb\xbf",
                              "\"$type\":\"0\""},
                             takes};
    return json;
}
