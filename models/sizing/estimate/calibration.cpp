// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/calibration.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/files/tablesize.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr double leastFactor = 0.01;
constexpr double mostFactor = 4;
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

double sound(double factor)
{
    return factor >= leastFactor && factor <= mostFactor ? factor : 1;
}

/// The files of one collection once more, with factors.
void correct(CollectionSize &size, const TableFacts &facts, const SizeOptions &options, const KeyContext &context)
{
    const CollectionTable table = collectionTable(facts);
    size.storage = table.storage;
    size.freshStorage = table.fresh;
    const QList<IndexTable> indexes = indexTables(facts, options, context);
    for (qsizetype i = 0; i < std::min(indexes.size(), size.indexes.size()); ++i) {
        size.indexes[i].file = indexes.at(i).file;
        size.indexes[i].fresh = indexes.at(i).pages.file;
    }
}

} // namespace

SizeReport estimate(const design::Design &design, const SizeOptions &options, const schema::Calibration &calibration)
{
    SizeReport report = estimate(design, options);
    if (calibration.isEmpty())
        return report;
    QHash<QString, double> documents;
    for (const design::Collection &collection : design.collections)
        documents.insert(collection.name, options.documents.value(collection.name, collection.documents.likely));
    for (qsizetype i = 0; i < design.collections.size(); ++i) {
        TableFacts facts = tableFacts(design.collections.at(i), options);
        facts.factors = factorsOf(calibration, facts.collection);
        if (!facts.factors)
            continue;
        CollectionSize &size = report.collections[i];
        report.storage -= size.storage.likely;
        report.indexes -= size.indexBytes();
        correct(size, facts, options, {facts.documents, facts.insertsPerSecond, &documents});
        report.storage += size.storage.likely;
        report.indexes += size.indexBytes();
        report.basis = QStringLiteral("calibrated");
    }
    return report;
}

QStringList explainCalibration(const design::Design &design, const QString &collection, const QString &index,
                               const schema::Calibration &calibration)
{
    const design::Collection *found = design.collection(collection);
    const schema::CollectionFactors *factors = found ? factorsOf(calibration, *found) : nullptr;
    if (!factors)
        return {};
    const double factor = index.isEmpty() ? storageFactor(factors) : indexFactor(factors, index);
    return {Text::tr("Calibrated: × %1, measured with %2 documents on %3 (%4).")
                .arg(QString::number(factor, 'f', 3), base::countText(factors->documents),
                     base::visibleText(calibration.server), base::visibleText(calibration.date))};
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

double storageFactor(const schema::CollectionFactors *factors)
{
    return factors ? sound(factors->storage) : 1;
}

double indexFactor(const schema::CollectionFactors *factors, const QString &index)
{
    if (!factors)
        return 1;
    const auto found = std::find_if(factors->indexes.cbegin(), factors->indexes.cend(),
                                    [&](const schema::IndexFactor &each) { return each.name == index; });
    return found == factors->indexes.cend() ? 1 : sound(found->file);
}

} // namespace sw::sizing
