// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/base/bson/bson.h"
#include "models/formats/importerregistry.h"
#include "models/schema/validation/validatemodel.h"

#include <QBuffer>

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    const QByteArray lines =
        R"({"_id":1,"name":"Ann","born":{"$date":"1990-01-01T00:00:00Z"},"tags":["a","b"],"address":{"city":"X"}})"
        "\n"
        R"({"_id":2,"name":"Bo","tags":[],"address":{"city":"Y","zip":"1"},"age":3.5})"
        "\n";
    return {lines, R"([{"id":1,"user_id":5},{"id":2,"user_id":5,"x":null}])",
            R"({"users":[{"_id":1,"n":"a"}],"orders":[{"_id":9,"user":1,"lines":[{"sku":"a","qty":2}]}]})",
            base::Bson::fromJson(R"({"_id":{"$oid":"0123456789abcdef01234567"},"a":[1,2,{"b":"x"}]})")->bytes() +
                base::Bson::fromJson(R"({"_id":{"$oid":"0123456789abcdef01234568"},"a":"text"})")->bytes()};
}

/// A model that came out can be checked; what was refused has its reason and place.
bool takes(const QByteArray &input)
{
    QByteArray bytes = input;
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    const formats::Importer *importer = formats::ImporterRegistry::instance().all().first();
    formats::ImportOptions options;
    options.projectName = QStringLiteral("p");
    options.sample = input.size() % 3 == 0 ? 2 : 0;
    options.datesInText = input.size() % 2 == 0;
    const auto read = importer->read({{QStringLiteral("in.json"), &device, {}}}, options, {});
    if (!read) {
        if (read.error().message.isEmpty())
            fuzz::broken("an error says what is wrong");
        return false;
    }
    if (read->model.entities.isEmpty())
        fuzz::broken("what was read gives an entity");
    schema::validateModel(read->model);
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target documents{"documents",
                                  seeds,
                                  {"{", "}", "[", "]", "{\"_id\":", "\"2024-01-01\"",
                                   "{\"$oid\":\"0123456789abcdef01234567\"}", "null", "\n", "{}\n", "1e308",
                                   "\"\":", "\"a.b\":", "\"$x\":", "\xef\xbb\xbf"},
                                  takes};
    return documents;
}
