// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/measuring/measuring.h"

#include "models/samples/write/samplegenerator.h"

namespace sw::services
{

base::Result<Measured> measure(const sizing::StorageEngine &engine, const design::Design &design,
                               const sizing::SizeOptions &options, double most, const base::Progress &progress,
                               const HearMeasured &hear)
{
    Measured measured;
    measured.engine = engine.name();
    sizing::SizeOptions stored = options;
    const auto number = static_cast<double>(design.collections.size());
    for (qsizetype i = 0; i < design.collections.size(); ++i) {
        const design::Collection &collection = design.collections.at(i);
        const samples::SampleGenerator generator(design, collection);
        if (const auto possible = generator.check(); !possible) {
            measured.notes << possible.error().text();
            continue;
        }
        const double planned = options.documents.value(collection.name, collection.documents.likely);
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
