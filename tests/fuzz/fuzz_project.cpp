// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/schema/validation/validatemodel.h"

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    return {fuzz::dataFile("cli/tiny.shape.json"), fuzz::dataFile("projects/good.shape.json"),
            fuzz::dataFile("projects/hostile-names.shape.json"), fuzz::dataFile("projects/real-forms-1.2.shape.json")};
}

/// What is taken can be looked at and written, and what was written is the same project.
bool takes(const QByteArray &input)
{
    const auto read = formats::readProject(input);
    if (!read) {
        if (read.error().message.isEmpty() || read.error().wayOut.isEmpty())
            fuzz::broken("an error says what is wrong and what to do");
        return false;
    }
    schema::validateModel(read->model);
    const auto again = formats::readProject(formats::writeProject(read->model));
    if (!again)
        fuzz::broken("a project that was read can be written and read");
    if (!(again->model == read->model))
        fuzz::broken("a project is the same after writing and reading");
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target project{
        "project",
        seeds,
        {"{", "}", "[", "]", ",", ":", "null", "true", "\"\"", "{}", "[]",
         "\"type\":", "\"id\":", "\"fields\":", "\"entities\":", "\"relationships\":", "\"version\":", "\"\\u202e\""},
        takes};
    return project;
}
