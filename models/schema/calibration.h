// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace sw::schema
{

struct Model;

/// What a real server's index file weighs, of what the formulas say.
struct IndexFactor
{
    QString name; ///< "_id_" among them
    double file = 1;

    friend bool operator==(const IndexFactor &, const IndexFactor &) = default;
};

/// The same for the files of one collection, with as many documents as were loaded.
struct CollectionFactors
{
    QString name;
    double documents = 0; ///< that were loaded
    QString shape;        ///< fingerprint of the documents: the factors hold for documents of this shape alone
    double storage = 1;
    QList<IndexFactor> indexes;

    friend bool operator==(const CollectionFactors &, const CollectionFactors &) = default;
};

/// What was learned from a server that synthetic documents were loaded into. Estimates take it into account.
struct Calibration
{
    QString server; ///< "MongoDB 6.0.5, standalone"
    QString date;   ///< "2026-11-22"
    QList<CollectionFactors> collections;

    bool isEmpty() const { return collections.isEmpty(); }
    friend bool operator==(const Calibration &, const Calibration &) = default;
};

/// The calibration that \p model's settings keep ("calibration"); empty when there is none. What cannot be read is left
/// out.
Calibration calibrationOf(const Model &model);
/// An empty one removes it.
void setCalibration(Model &model, const Calibration &calibration);

} // namespace sw::schema
