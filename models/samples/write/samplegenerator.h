// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/design/design.h"

#include <optional>

namespace sw::samples
{

/// Which end of the range of array lengths and optional fields a document shows.
enum class Extent { Smallest, Likely, Largest, Random };

/// Makes documents of a collection that satisfy its validator. Deterministic: the same seed and number give the same
/// bytes on every machine. Holds precomputed state, so that large numbers of documents are cheap.
class SampleGenerator
{
public:
    /// \p design is needed for references: ids of other collections stay within their counts.
    SampleGenerator(const design::Design &design, const design::Collection &collection, quint64 seed = 1);
    ~SampleGenerator();
    SampleGenerator(const SampleGenerator &) = delete;
    SampleGenerator &operator=(const SampleGenerator &) = delete;

    /// Error InvalidModel when a constraint cannot be met (a pattern the generator cannot follow, enum of another type,
    /// …).
    base::Result<void> check() const;
    /// The same for each field that it is about. Where a size is all that is wanted, documents will do: they have other
    /// values of the type there, each once if no two may be alike.
    const QList<base::Error> &brokenFields() const;
    /// Error InvalidModel when the smallest document is too large for a server.
    base::Result<void> checkSize() const;
    /// Document number \p n (0, 1, …). Arrays are cut at 16 MiB of BSON.
    base::Bson document(quint64 n, Extent extent = Extent::Random) const;
    /// Numbers of documents that show what there is, one of each kind. Not the first: in a tree that is the root.
    QList<quint64> examples() const;
    /// The document of another collection that the value at \p path of document \p n refers to or is a copy from; of
    /// an array its first item. Nothing where the value is its own.
    std::optional<quint64> original(quint64 n, Extent extent, const QString &path) const;
    /// A document whose value at \p path refers to document \p target of another collection; nothing where it is not
    /// known which.
    std::optional<quint64> referrer(const QString &path, quint64 target) const;
    /// Of a document, roughly; to know how much room some of them take.
    qsizetype likelyBytes() const;
    /// Appends the BSON of the documents from \p first to before \p end to \p out, one behind the other. Several
    /// threads may do so at once.
    void append(quint64 first, quint64 end, QByteArray &out) const;

private:
    struct Private;
    Private *d;
};

} // namespace sw::samples
