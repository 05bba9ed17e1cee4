// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/patterns/core/target.h"

namespace sw::document
{
class Document;
}

namespace sw::views
{

/// A pattern at a place with the parameters that are tried there: those of the use in the project where that is
/// switched on, else a draft of one.
class PatternDraft
{
public:
    explicit PatternDraft(const document::Document &document) : m_document(document) {}

    QString pattern; ///< id; empty: none
    patterns::Target target;

    const patterns::Pattern *known() const;
    /// The use of it in the project, switched on or off; nullptr when there is none yet.
    const schema::PatternUse *use() const;
    bool isApplied() const;
    bool isDeclined() const; ///< it is there, switched off
    QJsonObject values() const;
    /// The use as it would be in the project, but for the reason for it, on which nothing depends.
    schema::PatternUse wanted() const;

    /// Begins anew: with the parameters of the use there is, else with those that \p judged or \p findings propose.
    void takeValues(const advisor::Explanation *judged, const QList<patterns::Finding> &findings);
    void setValue(const QString &name, const QJsonValue &value) { m_values.insert(name, value); }
    /// What \p judged would have otherwise, or of which parameters it speaks while others are tried; empty: nothing.
    QString adviceOnParameters(const advisor::Explanation *judged) const;
    /// Whether it can be used as it is.
    base::Result<void> check() const;

private:
    const document::Document &m_document;
    QJsonObject m_values;
};

} // namespace sw::views
