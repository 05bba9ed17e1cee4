// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/changeevent.h"
#include "models/items/rows.h"

namespace sw::document
{
class DerivedState;
class Document;
} // namespace sw::document
namespace sw::schema
{
struct PatternUse;
}

namespace sw::items
{

/// The patterns that the project uses, in the order in which a design applies them; a tick switches one off, rows can
/// be moved where the patterns leave a choice.
class PatternListModel : public KeyedTable<QString>
{
    Q_OBJECT

public:
    enum Column { Name, Target, State, ColumnCount };
    enum Role {
        UseRole = Qt::UserRole, ///< id of the use as text
        PatternRole,            ///< id in the registry
        LettersRole,
        FamilyRole, ///< patterns::Family as int; -1 for an unknown pattern
        ReasonRole, ///< why it is not applied; empty when it is
        EntityRole,
        RelationshipRole,
        PathRole
    };

    /// \p derived tells which uses did not apply; may be nullptr.
    PatternListModel(document::Document &document, document::DerivedState *derived, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// One row at a time, within the list, and only past those of patterns that are applied at the same place.
    bool moveRows(const QModelIndex &from, int row, int count, const QModelIndex &to, int before) override;

    /// Moves a use up or down. Error InvalidModel says why it cannot be.
    base::Result<void> step(int row, int by);

private:
    void onChanged(const document::ChangeEvent &event);
    const schema::PatternUse *useAt(const QModelIndex &index) const;
    QString reason(const schema::PatternUse &use) const;
    QString stateText(const schema::PatternUse &use) const;
    QString toolTip(const schema::PatternUse &use) const;

    document::Document &m_document;
    document::DerivedState *m_derived;
};

} // namespace sw::items
