// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/checks/check.h"
#include "models/items/rows.h"

namespace sw::document
{
class DerivedState;
}

namespace sw::items
{

/// What is wrong with the model and what the checks find in its design: errors first, silenced findings last.
class ProblemsModel : public KeyedTable<QString>
{
    Q_OBJECT

public:
    enum Column { Title, Object, Check, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole, ///< checks::Severity as int
        DetailRole,
        FixRole,
        PatternRole, ///< id of a pattern that would help
        EntityRole,
        RelationshipRole,
        OperationRole,
        CollectionRole,
        PathRole,
        SilencedRole, ///< bool
        ReasonRole,   ///< why it is silenced
        CheckRole     ///< id of the check; empty for what is wrong with the model itself
    };

    explicit ProblemsModel(document::DerivedState &derived, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Findings of \p severity that are not silenced.
    int count(checks::Severity severity) const;

private:
    void refresh();
    const checks::Finding *findingAt(const QModelIndex &index) const;

    document::DerivedState &m_derived;
    QHash<QString, checks::Finding> m_findings;
};

} // namespace sw::items
