// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/deploy/normalise/normalisevalidator.h"
#include "models/validation/documentvalidator.h"

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    return {
        R"({"$jsonSchema":{"bsonType":"object","required":["_id","n"],"properties":{"n":{"bsonType":["string","null"],"maxLength":5,)"
        R"("pattern":"^a(b|c)*$"},"k":{"bsonType":"array","items":{"bsonType":"int","minimum":0},"uniqueItems":true}}}})",
        R"({"$and":[{"$jsonSchema":{"oneOf":[{"required":["a"]},{"not":{"properties":{"b":{"enum":[1,"x"]}}}}]}},)"
        R"({"$expr":{"$lte":["$a",{"$size":"$b"}]}}]})",
        R"({"a":{"$gt":1,"$lt":{"$numberLong":"9"}},"b":{"$in":[1,{"$regularExpression":{"pattern":"x","options":"i"}}]},)"
        R"("$or":[{"c":{"$exists":true}},{"d":{"$type":["int","date"]}}],"e":{"$elemMatch":{"f":{"$mod":[4,0]}}}})"};
}

/// Compiled, it judges documents.
bool takes(const QByteArray &input)
{
    static const QList<base::Bson> documents{
        *base::Bson::fromJson(R"({"_id":1,"n":"abc","k":[1,2,3],"a":5,"b":["x",1],"e":[{"f":8}]})"), base::Bson(),
        *base::Bson::fromJson(R"({"n":null,"k":[1,1],"a":{"$date":"2024-01-01T00:00:00Z"},"c":{"d":[[]]}})")};
    const auto validator = base::Bson::fromJson(input);
    if (!validator)
        return false;
    validation::Refusal refusal;
    const auto compiled = validation::DocumentValidator::compile(*validator, &refusal);
    if (!compiled)
        return false;
    for (const base::Bson &document : documents) {
        const auto verdict = compiled->check(document.bytes());
        const auto brief = compiled->check(document.bytes(), validation::DocumentValidator::Reasons::None);
        if (verdict.kind != brief.kind)
            fuzz::broken("the verdict is the same with and without reasons");
    }
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target validator{"validator",
                                  seeds,
                                  {"\"$jsonSchema\":{", "\"properties\":{", "\"patternProperties\":{", "\"allOf\":[",
                                   "\"not\":{", "\"enum\":[", "\"pattern\":\"(a+)+$\"", "\"multipleOf\":0",
                                   "\"additionalProperties\":false", "\"dependencies\":{", "\"$expr\":{", "\"$nor\":[",
                                   "\"$size\":", "\"$bitsAllSet\":", "{", "}"},
                                  takes};
    return validator;
}
