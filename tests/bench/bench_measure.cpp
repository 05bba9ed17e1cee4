// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring with the storage engine, against the five seconds after which people would rather not wait, and whether it
// gives the same figure each time.
#include "models/engine/measure.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "tests/support/figures.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr double limitSeconds = 5;
constexpr quint64 documents = 100'000;
constexpr int indexes = 3;
constexpr int repeats = 10;
constexpr double limitPercent = 1; ///< of the file, between the smallest and the largest

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    auto model = formats::loadSample(QStringLiteral("fleet"));
    if (!model)
        qFatal("the sample is missing");
    model->patterns.clear();
    const design::Design design = patterns::buildDesign(*model);
    const design::Collection *whole = design.collection(QStringLiteral("voyages"));
    if (!whole || whole->indexes.size() < indexes)
        qFatal("the sample has changed");
    design::Collection collection = *whole;
    collection.indexes = whole->indexes.mid(0, indexes);
    const samples::SampleGenerator generator(design, collection);
    engine::MeasureOptions options;
    options.documents = documents;
    double best = 0, least = 0, most = 0;
    for (int i = 0; i < repeats; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto measured = engine::measure(
            collection, [&](quint64 n) { return generator.document(n); }, options);
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        if (!measured)
            qFatal("%s", qPrintable(measured.error().text()));
        const double live = measured->records.live().value();
        best = i == 0 ? seconds : std::min(best, seconds);
        least = i == 0 ? live : std::min(least, live);
        most = std::max(most, live);
    }
    const bool fast = testsupport::printFigure({QStringLiteral("measure-100k-documents-3-indexes"),
                                                best,
                                                QStringLiteral("s"),
                                                QStringLiteral("limit"),
                                                limitSeconds,
                                                {Goal::Kind::AtMost, 1}});
    const bool steady = testsupport::printFigure({QStringLiteral("measure-same-documents-10-times-spread"),
                                                  100 * (most / least - 1),
                                                  QStringLiteral("%"),
                                                  QStringLiteral("limit"),
                                                  limitPercent,
                                                  {Goal::Kind::AtMost, 1}});
    return fast && steady ? 0 : 1;
}
