// SPDX-License-Identifier: GPL-3.0-or-later
// From a project file to a design and a script, against parsing and writing the same bytes.
#include "models/formats/exporter.h"
#include "models/formats/exporterregistry.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/sizing.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace sw;
using testsupport::Goal;

namespace
{

/// Opening, designing and exporting may take three times as long as reading and writing the same JSON text.
constexpr Goal total{Goal::Kind::AtMost, 3.2};

bool measure(int entities)
{
    const QByteArray text = formats::writeProject(testsupport::bigModel(entities));
    const auto project = formats::readProject(text);
    if (!project)
        qFatal("%s", qPrintable(project.error().text()));
    const schema::Model &model = project->model;
    const design::Design design = patterns::buildDesign(model);
    const formats::Exporter *script = formats::ExporterRegistry::instance().find(QStringLiteral("mongosh"));
    const auto reference = [&] {
        QJsonDocument::fromJson(text).toJson();
    };
    const auto figure = [&](const QString &name, const std::function<void()> &work, const Goal &goal) {
        const testsupport::Pair pair = testsupport::measurePaired(work, reference);
        return testsupport::printFigure({QStringLiteral("%1-%2").arg(name).arg(entities), pair.ours,
                                         QStringLiteral("s"), QStringLiteral("parse-and-write-json"), pair.reference,
                                         goal});
    };
    bool reached = figure(QStringLiteral("load"), [&] { (void)formats::readProject(text); }, {Goal::Kind::AtMost, 1.5});
    reached &= figure(QStringLiteral("design"), [&] { patterns::buildDesign(model); }, {Goal::Kind::AtMost, 1.5});
    reached &= figure(QStringLiteral("script"), [&] { (void)script->write(model, design); }, {Goal::Kind::AtMost, 1.0});
    reached &= figure(QStringLiteral("sizes"), [&] { sizing::estimate(design, sizing::sizeOptions(model)); },
                      {Goal::Kind::AtMost, 1.0});
    reached &= figure(
        QStringLiteral("load-design-script"),
        [&] {
            const auto loaded = formats::readProject(text);
            (void)script->write(loaded->model, patterns::buildDesign(loaded->model));
        },
        total);
    return reached;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    bool reached = true;
    for (const int entities : {100, 1000})
        reached &= measure(entities);
    return reached ? 0 : 1;
}
