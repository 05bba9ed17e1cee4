// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/calibration.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/estimate/estimation.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double leastFactor = 1e-3; ///< smaller and larger ones are none that a server can have measured
constexpr double mostFactor = 1e3;
constexpr qsizetype digits = 16;

/// Feeds values to a hash, each with its end, so that no two lists of values give the same bytes.
class Print
{
public:
    Print &operator<<(const QString &text)
    {
        m_hash.addData(text.toUtf8());
        m_hash.addData(QByteArrayView("\0", 1));
        return *this;
    }
    Print &operator<<(double number) { return *this << QString::number(number, 'g', 17); }
    Print &operator<<(const std::optional<double> &number) { return number ? *this << *number : *this << QString(); }
    QString text() const { return QString::fromLatin1(m_hash.result().toHex().left(digits)); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

void add(Print &print, const design::Constraints &constraints)
{
    print << constraints.enumValues.join(QLatin1Char('\n')) << constraints.minimum << constraints.maximum
          << constraints.earliest << constraints.latest << double(constraints.minLength.value_or(-1))
          << double(constraints.maxLength.value_or(-1)) << constraints.pattern;
}

void add(Print &print, const design::Node &node)
{
    print << QStringLiteral("(") << node.name;
    for (const schema::FieldType type : node.types)
        print << schema::nameOf(type);
    print << node.presence << (node.nullable ? node.nullShare : -1.0) << node.count.min << node.count.likely
          << node.count.max << node.averageBytes << node.distinctValues << double(node.uniqueValues)
          << double(node.keyed) << node.discriminator;
    add(print, node.constraints);
    if (node.reference)
        print << node.reference->collection;
    if (node.derivation)
        print << double(static_cast<int>(node.derivation->kind)) << node.derivation->of;
    for (const design::Node &field : node.fields)
        add(print, field);
    for (const design::Variant &variant : node.variants) {
        print << QStringLiteral("|") << variant.value << variant.share;
        for (const design::Node &field : variant.fields)
            add(print, field);
    }
    print << QStringLiteral(")");
}

bool isSound(double factor)
{
    return factor >= leastFactor && factor <= mostFactor;
}

} // namespace

SizeReport estimate(const design::Design &design, const SizeOptions &options, const schema::Calibration &calibration)
{
    if (calibration.isEmpty())
        return estimate(design, options);
    SizeReport report = Estimation(design, options, calibration).report();
    const bool any = std::any_of(design.collections.cbegin(), design.collections.cend(),
                                 [&](const design::Collection &each) { return factorsOf(calibration, each); });
    if (any)
        report.basis = QStringLiteral("calibrated");
    return report;
}

QStringList explainCalibration(const design::Design &design, const QString &collection, const QString &index,
                               const schema::Calibration &calibration)
{
    const design::Collection *found = design.collection(collection);
    const schema::CollectionFactors *factors = found ? factorsOf(calibration, *found) : nullptr;
    if (!factors)
        return {};
    const auto file = indexFactor(factors, index);
    const auto factor = index.isEmpty() ? storageFactor(factors) : file ? std::optional(file->file) : std::nullopt;
    if (!factor)
        return {};
    const QString place = base::visibleText(calibration.server);
    const QString date = base::visibleText(calibration.date);
    const QString times = QString::number(*factor, 'f', 3);
    const QString documents = base::countText(factors->documents);
    if (!calibration.isLive)
        return {
            Text::tr("Calibrated: × %1, measured with %2 documents on %3 (%4).").arg(times, documents, place, date)};
    QStringList lines{
        Text::tr("Calibrated: × %1, measured on the %2 documents of %3 (%4).").arg(times, documents, place, date)};
    if (index.isEmpty() && documentFactor(factors) != 1)
        lines << Text::tr("Its average document is × %1.").arg(QString::number(documentFactor(factors), 'f', 3));
    return lines;
}

QStringList explainCacheCalibration(const design::Design &design, const QString &collection,
                                    const schema::Calibration &calibration)
{
    const design::Collection *found = design.collection(collection);
    const schema::CollectionFactors *factors = found ? factorsOf(calibration, *found) : nullptr;
    QStringList lines;
    const auto add = [&](const QString &name, const std::optional<double> &factor) {
        if (factor)
            lines << Text::tr("%1 in memory, calibrated: × %2, measured on %3 (%4).")
                         .arg(base::visibleText(name), QString::number(cacheFactor(factor), 'f', 3),
                              base::visibleText(calibration.server), base::visibleText(calibration.date));
    };
    if (factors) {
        add(collection, factors->cache);
        for (const schema::IndexFactor &index : factors->indexes)
            add(collection + QLatin1Char('.') + index.name, index.cache);
    }
    return lines;
}

QString shapeFingerprint(const design::Collection &collection)
{
    Print print;
    if (collection.timeSeries)
        print << collection.timeSeries->timeField << collection.timeSeries->metaField
              << collection.timeSeries->granularity;
    add(print, collection.root);
    return print.text();
}

const schema::CollectionFactors *factorsOf(const schema::Calibration &calibration, const design::Collection &collection)
{
    const auto found =
        std::find_if(calibration.collections.cbegin(), calibration.collections.cend(),
                     [&](const schema::CollectionFactors &each) { return each.name == collection.name; });
    return found != calibration.collections.cend() && found->shape == shapeFingerprint(collection) ? &*found : nullptr;
}

std::optional<double> storageFactor(const schema::CollectionFactors *factors)
{
    return factors && factors->storage && isSound(*factors->storage) ? factors->storage : std::nullopt;
}

std::optional<schema::IndexFactor> indexFactor(const schema::CollectionFactors *factors, const QString &index)
{
    if (!factors)
        return std::nullopt;
    const auto found = std::find_if(factors->indexes.cbegin(), factors->indexes.cend(),
                                    [&](const schema::IndexFactor &each) { return each.name == index; });
    return found != factors->indexes.cend() && isSound(found->file) ? std::optional(*found) : std::nullopt;
}

double documentFactor(const schema::CollectionFactors *factors)
{
    return factors && isSound(factors->document) ? factors->document : 1;
}

double cacheFactor(const std::optional<double> &factor)
{
    return factor && isSound(*factor) ? *factor : 1;
}

std::optional<double> freeRoom(const std::optional<double> &measured)
{
    return measured && *measured >= 0 && *measured <= mostFactor ? measured : std::nullopt;
}

Doubts calibratedDoubts(const Doubts &formula, double factor, double least)
{
    constexpr double wayBack = 0.5;
    const double off = std::log(factor);
    const double inside = off < 0 ? std::log(formula.timesSmaller()) : std::log(formula.timesLarger());
    const double beyond = wayBack * std::max(0.0, std::abs(off) - inside);
    Doubts doubts;
    doubts.add(Unknown::Sample, least);
    doubts.add(Unknown::Server, off < 0 ? 0 : beyond, off < 0 ? beyond : 0);
    return doubts;
}

bool isBeyond(const Doubts &formula, double factor)
{
    return factor > formula.timesLarger() || factor * formula.timesSmaller() < 1;
}

} // namespace sw::sizing
