// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace sw::schema
{

struct Model;

/// What a real server's index file weighs, of what the formulas say.
struct IndexFactor
{
    QString name; ///< "_id_" among them
    double file = 1;
    std::optional<double> free{};  ///< bytes of free room for each in use, of a server in use
    std::optional<double> cache{}; ///< of the bytes that the formulas say are in use in memory; of a server in use

    friend bool operator==(const IndexFactor &, const IndexFactor &) = default;
};

/// The same for the files of one collection, with as many documents as the server had.
struct CollectionFactors
{
    QString name;
    double documents = 0; ///< that were loaded or found
    QString shape;        ///< fingerprint of the documents: the factors hold for documents of this shape alone
    std::optional<double> storage{}; ///< nothing for a file so small that one page more or less matters
    QList<IndexFactor> indexes;
    double document = 1; ///< the average one; the other factors come on top of it
    std::optional<double> free{};
    std::optional<double> cache{};

    friend bool operator==(const CollectionFactors &, const CollectionFactors &) = default;
};

/// What was learned from a server: one with its own documents under its own load, or one that synthetic documents were
/// loaded into. Estimates take it into account.
struct Calibration
{
    QString server;      ///< "MongoDB 6.0.5, standalone"
    QString date;        ///< "2026-11-22"
    bool isLive = false; ///< of its own documents under its own load
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
