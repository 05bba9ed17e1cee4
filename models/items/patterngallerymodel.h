// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

#include <QAbstractTableModel>

namespace sw::items
{

/// All patterns, with what the findings say about using each one on what is selected.
class PatternGalleryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Fit, ColumnCount };
    enum Role { PatternRole = Qt::UserRole, FitsRole };

    /// Findings of each pattern, by its id.
    using Findings = QHash<QString, QList<patterns::Finding>>;

    explicit PatternGalleryModel(QObject *parent = nullptr);

    void setFindings(const Findings &findings);
    /// Looks at one target only; an empty one means the whole model. \p used: patterns in use there.
    void setTarget(const patterns::Target &target, const QSet<QString> &used);
    const patterns::Target &target() const { return m_target; }
    /// The places found for \p pattern at the target, the possible ones first.
    QList<patterns::Finding> findingsOf(const QString &pattern) const;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_patterns.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    bool isAtTarget(const patterns::Target &place) const;
    bool fits(const QString &pattern) const;
    QString fitText(const QString &pattern) const;
    QString toolTip(const patterns::Pattern &pattern) const;
    void sort();

    QList<const patterns::Pattern *> m_patterns; ///< used ones first, then those that fit
    Findings m_findings;
    patterns::Target m_target;
    QSet<QString> m_used;
};

/// The findings of all patterns; a pure function that worker threads call.
PatternGalleryModel::Findings findPlaces(const schema::Model &model, const design::Design &design);

} // namespace sw::items
