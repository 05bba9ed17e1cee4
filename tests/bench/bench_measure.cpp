// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring with the storage engine, against the five seconds after which people would rather not wait.
#include "models/engine/measure.h"
#include "models/formats/samplelibrary.h"
#include "models/patterns/designbuilder.h"
#include "models/samples/samplegenerator.h"
#include "tests/support/figures.h"

#include <QCoreApplication>
#include <QElapsedTimer>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr double limitSeconds = 5;
constexpr quint64 documents = 100'000;
constexpr int indexes = 3;

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
    QElapsedTimer timer;
    timer.start();
    const auto measured = engine::measure(collection, [&](quint64 n) { return generator.document(n); }, options);
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    if (!measured)
        qFatal("%s", qPrintable(measured.error().text()));
    return testsupport::printFigure({QStringLiteral("measure-100k-documents-3-indexes"), seconds, QStringLiteral("s"), QStringLiteral("limit"), limitSeconds, {Goal::Kind::AtMost, 1}}) ? 0 : 1;
}
