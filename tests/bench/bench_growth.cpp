// SPDX-License-Identifier: GPL-3.0-or-later
// Five years of a large design, against what people feel as at once.
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/growth/growth.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"

#include <QCoreApplication>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr double limitSeconds = 0.2;

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

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return growth() ? 0 : 1;
}
