// SPDX-License-Identifier: GPL-3.0-or-later
// Five years of a large design, against what people feel as at once; and the simulated file of a collection, against
// the time that packing its bytes takes by itself.
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "models/sizing/files/blockcompressor.h"
#include "models/sizing/files/pagesimulation.h"
#include "models/sizing/growth/growth.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"
#include "tests/support/shapes.h"

#include <QCoreApplication>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr double limitSeconds = 0.2;
constexpr qsizetype pageBytes = 65536;

bool growth()
{
    schema::Model model = testsupport::bigModel(1000);
    for (schema::Entity &entity : model.entities)
        entity.growthPerDay = entity.count.likely / 700;
    const design::Design design = patterns::buildDesign(model);
    const schema::ModelIndex index(model);
    const sizing::SizeOptions options = sizing::sizeOptions(model);
    const auto years = [&] {
        if (sizing::growthOf(index, design, {options, 60, {}}).total.size() != 61)
            qFatal("months are missing");
    };
    const auto once = [&] {
        if (sizing::estimate(design, options).collections.size() != design.collections.size())
            qFatal("collections are missing");
    };
    const testsupport::Pair seconds = testsupport::measurePaired(years, once, 3);
    testsupport::printFigure({QStringLiteral("growth-1000"),
                              seconds.ours,
                              QStringLiteral("s"),
                              QStringLiteral("one estimate"),
                              seconds.reference,
                              {Goal::Kind::AtMost, 5}});
    const bool sized = testsupport::printFigure({QStringLiteral("size-1000-limit"),
                                                 seconds.reference,
                                                 QStringLiteral("s"),
                                                 QStringLiteral("limit"),
                                                 limitSeconds,
                                                 {Goal::Kind::AtMost, 1}});
    return sized & testsupport::printFigure({QStringLiteral("growth-1000-limit"),
                                             seconds.ours,
                                             QStringLiteral("s"),
                                             QStringLiteral("limit"),
                                             limitSeconds,
                                             {Goal::Kind::AtMost, 1}});
}

bool pages()
{
    design::Design design;
    design::Node title = testsupport::fieldNode("title", schema::FieldType::String);
    title.averageBytes = 200;
    design.collections << testsupport::collectionOf(
        "items", {testsupport::idNode(), title, testsupport::fieldNode("at", schema::FieldType::Date)}, 1e7);
    const samples::SampleGenerator generator(design, design.collections.first());
    QByteArray bytes;
    while (bytes.size() < 64 * 1024 * 1024)
        bytes += generator.document(static_cast<quint64>(bytes.size())).bytes();
    const auto simulate = [&] {
        const auto made =
            sizing::simulatePages([&](quint64 n) { return generator.document(n); }, {1e7, sizing::Compressor::Zstd});
        if (!made || made->leaves <= 0)
            qFatal("no pages");
    };
    const auto pack = [&] {
        sizing::BlockCompressor compressor(sizing::Compressor::Zstd);
        for (qsizetype at = 0; at + pageBytes <= bytes.size(); at += pageBytes)
            compressor.packed(bytes.constData() + at, pageBytes);
    };
    const testsupport::Pair seconds = testsupport::measurePaired(simulate, pack, 3);
    return testsupport::printFigure({QStringLiteral("pages-64MiB-zstd"),
                                     seconds.ours,
                                     QStringLiteral("s"),
                                     QStringLiteral("packing alone"),
                                     seconds.reference,
                                     {Goal::Kind::AtMost, 2}});
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const bool inTime = growth();
    return pages() && inTime ? 0 : 1;
}
