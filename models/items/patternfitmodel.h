// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/patternfits.h"

#include <QAbstractItemModel>

namespace sw::items
{

/// All patterns in groups by how well they suit what is selected: a tree of two levels. Views filter it by name.
class PatternFitModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Fit, ColumnCount };
    enum Role {
        PatternRole = Qt::UserRole, ///< id in the registry; empty for a group
        FitsRole,                   ///< it is possible here, or used
        ScoreRole,                  ///< 0 to 100, for a bar; invalid when it is not judged
        PendingRole                 ///< its score is being worked out: what stands there is old, or nothing yet
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// \p selected: the name of what the fit is about; empty: the whole model.
    void setFits(const QList<services::PatternFit> &fits, const QString &selected);
    /// The same with every row where it is: while somebody points at one.
    void updateFits(const QList<services::PatternFit> &fits, const QString &selected);
    /// Whether newer scores are being worked out.
    void setPending(bool pending);
    bool isPending() const { return m_pending; }
    /// Shows only patterns with \p text in their name.
    void setFilter(const QString &text);
    /// What is known of \p pattern; nothing of an unknown one.
    std::optional<services::PatternFit> fitOf(const QString &pattern) const;
    QModelIndex indexOf(const QString &pattern) const;
    /// The pattern that is best for what is selected; empty before anything is known.
    QString best() const { return m_best; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Group
    {
        services::PatternFit::Group group;
        QList<qsizetype> rows; ///< in m_fits
    };
    void rebuild();
    QString groupText(services::PatternFit::Group group) const;
    QString fitText(const services::PatternFit &fit) const;
    QString spokenFit(const services::PatternFit &fit) const;
    QString toolTip(const services::PatternFit &fit) const;
    bool isNothingKnown() const; ///< of any pattern
    bool isAwaited(const services::PatternFit &fit) const;
    void tellAll();
    const services::PatternFit *fitAt(const QModelIndex &index) const;

    QList<services::PatternFit> m_fits;
    QList<Group> m_groups;
    QString m_selected;
    QString m_best;
    QString m_filter;
    bool m_pending = false;
};

} // namespace sw::items
