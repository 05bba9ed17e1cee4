// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "tests/support/sizes/hotworkloads.h"
#include "tests/support/sizes/worldvalues.h"

#include <QList>

#include <vector>

namespace sw::testsupport
{

inline constexpr double hotSeconds = 60; ///< from one checkpoint to the next: their writes belong to a working set

/// The documents of one collection, and which of them are asked for.
class HotCollection
{
public:
    /// \p documents: more than the access says; the others are inserted while it is measured.
    HotCollection(const HotAccess &access, std::vector<base::Bson> documents);

    const HotAccess &access() const { return m_access; }
    const base::Bson &document(size_t n) const { return m_documents[n]; }
    QString path() const { return m_access.by.section(QLatin1Char(','), 0, 0); }
    QString order() const { return m_access.by.section(QStringLiteral(",-"), 1, 1); }
    /// Numbers of the documents in use.
    const std::vector<size_t> &hot() const { return m_hot; }
    /// Documents that a read finds, on average.
    double found() const;

    /// Numbers of documents, each of which has one of the values that those in use are found by.
    const std::vector<size_t> &targets() const { return m_targets; }
    size_t drawTarget(); ///< as often as it is asked for
    size_t drawHot();

    // Commands to the server.
    /// Finds what has the values that \p targets are found by, through \p index, and reads the documents.
    QList<base::Bson> finds(const std::vector<size_t> &targets, const QString &index) const;
    base::Bson insertion(int count); ///< empty when there are no more
    base::Bson updates(int count);

private:
    void choose();
    void chooseSkewed();
    std::vector<std::vector<size_t>> groups() const;

    HotAccess m_access;
    std::vector<base::Bson> m_documents;
    std::vector<size_t> m_hot;
    std::vector<size_t> m_targets;
    std::vector<double> m_cumulated; ///< of Skewed: shares of the targets
    double m_groups = 1;
    size_t m_next = 0;
    Chance m_chance{77};
};

} // namespace sw::testsupport
