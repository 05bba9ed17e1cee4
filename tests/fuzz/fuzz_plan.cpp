// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/deploy/apply/allowlist.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/consent.h"
#include "models/deploy/plan/makeplan.h"
#include "models/deploy/plan/plancheck.h"
#include "models/deploy/plan/planfile.h"
#include "models/formats/project/projectreader.h"
#include "models/patterns/core/designbuilder.h"

using namespace sw;

namespace
{

/// Of an empty server, and of one whose collection holds documents and other rules. Of one entity: what has few bytes
/// is changed where it matters more often, and sooner read.
QList<QByteArray> seeds()
{
    schema::Model model = formats::readProject(fuzz::dataFile("cli/tiny.shape.json"))->model;
    model.entities.resize(1);
    model.relationships.clear();
    model.operations.clear();
    model.patterns.clear();
    const design::Design design = patterns::buildDesign(model);
    deploy::Snapshot server;
    server.database = QStringLiteral("shop");
    server.server.name = QStringLiteral("127.0.0.1:27017");
    server.server.topology = QStringLiteral("standalone");
    server.server.version = {6, 0, 5};
    server.freeDiskBytes = 100'000'000'000;
    QList<QByteArray> out{deploy::planToJson(*deploy::makePlan(model, design, server))};
    for (const design::Collection &collection : design.collections) {
        deploy::LiveCollection live;
        live.name = collection.name;
        live.type = QStringLiteral("collection");
        live.uuid = QByteArray(16, '\x42');
        live.documents = 1000;
        live.bytes = 100'000;
        live.options = *base::Bson::fromJson(R"({"validator":{"x":{"$gt":1}},"validationLevel":"moderate"})");
        live.indexes = {*base::Bson::fromJson(R"({"v":2,"key":{"_id":1},"name":"_id_"})")};
        server.collections << live;
    }
    return out << deploy::planToJson(*deploy::makePlan(model, design, server));
}

/// What is taken is written as it was read, and a plan that passes its check holds nothing but what may be sent.
bool takes(const QByteArray &input)
{
    const auto read = deploy::planFromJson(input);
    if (!read)
        return false;
    const auto again = deploy::planFromJson(deploy::planToJson(*read));
    if (!again || again->hash() != read->hash())
        fuzz::broken("a plan is the same after writing and reading");
    if (deploy::checkPlan(*read))
        return true;
    for (const deploy::Step &step : read->steps) {
        deploy::acknowledgement(*read, step);
        if (step.kind != deploy::StepKind::Manual &&
            !deploy::isAllowedCommand(deploy::firstName(step.command), step.command))
            fuzz::broken("a sound plan holds nothing that is never sent");
        if (step.kind != deploy::StepKind::Manual && deploy::classOf(step) != step.change)
            fuzz::broken("the class of a step is what the step does");
    }
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target plan{"plan",
                             seeds,
                             {"{", "}", "[", "]", "null", "\"C1\"", "\"C4\"", "\"C5\"", "\"dropDatabase\"",
                              "\"collMod\"", "\"createIndexes\"", "\"unique\":true", "\"expireAfterSeconds\":0",
                              "\"to\":{}", "\"from\":{}", "{\"$numberLong\":\"1\"}"},
                             takes};
    return plan;
}
