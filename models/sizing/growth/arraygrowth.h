// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/documentsize.h"
#include "models/schema/model.h"
#include "models/sizing/estimate/population.h"

namespace sw::sizing
{

/// An array that gets longer while its document lives.
struct GrowingArray
{
    QString path;
    double least = 0; ///< items in a new document
    double usual = 0; ///< items today, on average
    double longest =
        0;             ///< items today in the longest ones: the 99th of 100, else the maximum, else ten times the usual
    double most = 0;   ///< no more are possible; may be infinite
    double perDay = 0; ///< new items in an average document

    /// Items after \p days in a document of today that has the usual number; documents that are kept \p daysKept never
    /// get more than they can gather in that time.
    double usualAfter(double days, double daysKept) const;
    /// The same for the longest: documents with more items get more, in the same proportion.
    double longestAfter(double days, double daysKept) const;
    /// Items on average over all documents: new ones begin with the least and gather more.
    double meanAfter(double days, const Population &population) const;
};

/// Which number of items is meant.
enum class Length { Mean, Usual, Longest };

/// The arrays of a collection that grow, and what its documents weigh because of them.
class ArrayGrowth
{
public:
    ArrayGrowth(const schema::ModelIndex &model, const design::Collection &collection, const Population &population);

    const QList<GrowingArray> &arrays() const { return m_arrays; }
    /// Arrays without a limit of which nobody has said how fast they grow.
    const QStringList &unknown() const { return m_unknown; }
    const design::DocumentSize &today() const { return m_today; }

    /// Bytes of a document after \p days: on average; one that is usual today; one with the longest arrays and all
    /// optional fields.
    base::Bytes document(Length length, double days) const;

private:
    /// A part of the shape that holds growing arrays.
    struct Branch
    {
        double weight = 1; ///< share of the documents (or items) that have it
        int variant = -1;
        bool isArray = false;
        double usual = 0, longest = 0;       ///< items of an array that stays as it is
        double usualItem = 0, largeItem = 0; ///< bytes of an item's value
        qsizetype array = -1;                ///< in m_arrays
        std::vector<Branch> below;
    };
    void gather(const design::Node &node, const QString &path, const schema::EntityId &holder, Branch &into);
    void gatherField(const design::Node &field, const QString &path, const schema::EntityId &holder, int variant,
                     double share, Branch &into);
    std::optional<double> perDay(const design::Node &array, const schema::EntityId &holder) const;
    double items(const Branch &branch, Length length, double days) const;
    double more(const Branch &branch, Length length, double days) const;
    double moreBelow(const Branch &branch, Length length, double days) const;

    const schema::ModelIndex &m_model;
    Population m_population;
    design::DocumentSize m_today;
    Branch m_root;
    QList<GrowingArray> m_arrays;
    QStringList m_unknown;
};

} // namespace sw::sizing
