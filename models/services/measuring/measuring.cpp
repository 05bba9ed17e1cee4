// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/measuring/measuring.h"

#include "models/base/texts.h"
#include "models/samples/write/samplegenerator.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::services
{

namespace
{

/// \p design with as many documents as are planned: no more values of a field differ than there are.
design::Design ofSizes(design::Design design, const QHash<QString, double> &documents)
{
    for (design::Collection &collection : design.collections) {
        const auto planned = documents.constFind(collection.name);
        if (planned == documents.cend())
            continue;
        collection.documents.likely = *planned;
        collection.documents.min = std::min(collection.documents.min, *planned);
        collection.documents.max = std::max(collection.documents.max, *planned);
    }
    return design;
}

} // namespace

base::Result<Measured> measure(const sizing::StorageEngine &engine, const design::Design &design,
                               const sizing::SizeOptions &options, double most, const base::Progress &progress,
                               const HearMeasured &hear)
{
    Measured measured;
    measured.engine = engine.name();
    sizing::SizeOptions stored = options;
    const auto number = static_cast<double>(design.collections.size());
    const design::Design sized = ofSizes(design, options.documents);
    for (qsizetype i = 0; i < sized.collections.size(); ++i) {
        const design::Collection &collection = sized.collections.at(i);
        const samples::SampleGenerator generator(sized, collection);
        if (const auto possible = generator.checkSize(); !possible) {
            measured.notes << possible.error().text();
            continue;
        }
        for (const base::Error &broken : generator.brokenFields())
            measured.notes << Text::tr("%1 It was measured with other values of its type.").arg(broken.text());
        const double planned = collection.documents.likely;
        const auto at = static_cast<double>(i);
        const auto one = engine.measure(
            collection, [&](quint64 n) { return generator.document(n); }, std::clamp(planned, 1.0, most),
            progress.part(at / number, (at + 1) / number, collection.name));
        if (!one && one.error().code != base::ErrorCode::Unsupported)
            return one.error();
        if (!one) {
            measured.notes << one.error().text();
            continue;
        }
        measured.collections << *one;
        stored.documents.insert(one->name, one->documents);
        if (hear)
            hear(sizing::compare({*one}, sizing::estimate(design, stored)));
    }
    measured.estimate = sizing::estimate(design, stored);
    measured.rows = sizing::compare(measured.collections, measured.estimate);
    return measured;
}

} // namespace sw::services
