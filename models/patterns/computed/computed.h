// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// A number that is kept of many items.
struct Measure
{
    enum class Kind { Count, Sum, Min, Max };
    Kind kind = Kind::Count;
    QString name;          ///< in the stored object
    QString field;         ///< of an item; empty for a count
    bool optional = false; ///< not every item has the field

    bool adds() const { return kind == Kind::Count || kind == Kind::Sum; }
};

/// Where the items are, what is kept of them and where: what shapes and scripts need, read from a design.
struct ComputedParts
{
    QString source;          ///< collection with the items
    QString items;           ///< path of the array in it that holds them; empty when each is a document
    QString parentId;        ///< path in the source of the id of the document that keeps the numbers; empty with keys
    QStringList keys;        ///< paths of the values that group the items, for a collection of its own
    bool keyObject = false;  ///< _id is an object of the keys: there are several, or one may be missing
    QString target;          ///< collection whose documents keep the numbers
    QString object;          ///< path of the object with the numbers; empty when they are the document itself
    bool embedded = false;   ///< the items are an array of the same document
    bool generatesId = true; ///< an item gets a new ObjectId as its _id
    bool removable = true;   ///< single items can be taken away
    QList<Measure> measures;
    QString stamp;
    QString refresh; ///< onWrite, interval or staleOnRead
    double seconds = 3600;
    bool transaction = false;
    QString sortedBy;     ///< path of the number for which there is an index
    QString fixed;        ///< other required fields of a new document with numbers, as "name: value, …" in a script
    QString item, parent; ///< names of one of each, for functions

    bool onWrite() const { return refresh == QLatin1String("onWrite"); }
    bool hasExtremes() const;
    QString pathOf(const Measure &measure) const
    {
        return object.isEmpty() ? measure.name : object + QLatin1Char('.') + measure.name;
    }
};

/// Keeps counts, sums, minima and maxima of many items where they are read, so that they are not calculated again for
/// every reader: when an item is written, on a timer, or when a reader finds them too old.
class Computed : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("computed"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Co"); }
    Family family() const override { return Family::Compute; }
    int order() const override { return 80; }
    double complexity() const override { return 0.35; }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    base::Result<ComputedParts> partsOf(const design::Design &design, const UseContext &context) const;
    base::Result<void> findItems(ComputedParts &parts, const design::Design &design, const UseContext &context) const;
    base::Result<void> putInto(design::Design &design, const ComputedParts &parts, const UseContext &context) const;
    base::Result<void> putApart(design::Design &design, const ComputedParts &parts, const UseContext &context) const;
};

/// What the operations do with the numbers, per second.
struct ComputedLoad
{
    QList<const schema::Operation *> reads;  ///< answered by the numbers
    QList<const schema::Operation *> writes; ///< that change them
    double readRate = 0;
    double writeRate = 0;
    double scanned = 0;   ///< most items that one read goes through
    double freshness = 0; ///< seconds: the smallest age that all of the reads tolerate
};
ComputedLoad computedLoad(const UseContext &context);
/// Adds to \p design what the operations save and what keeping the numbers costs.
void addComputedEfforts(design::Design &design, const ComputedParts &parts, const UseContext &context);

/// What the names in the scripts are replaced by.
QHash<QString, QString> computedValues(const ComputedParts &parts);
QList<CodeSnippet> computedCode(const ComputedParts &parts, const UseContext &context);
Migration computedMigration(const ComputedParts &parts, schema::ServerVersion server);

} // namespace sw::patterns
