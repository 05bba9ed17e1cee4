// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document
namespace sw::items
{
class Selection;
}

namespace sw::views
{

/// Chooses a collection of the design. It goes along with what is selected, and keeps what a person chooses in it until
/// something else is selected.
class CollectionBox : public QComboBox
{
    Q_OBJECT

public:
    CollectionBox(const document::Document &document, document::DerivedState &derived, items::Selection &selection,
                  QWidget *parent = nullptr);

    /// Empty when the design has none.
    QString collection() const { return currentData().toString(); }
    /// The chosen one, and after it the others that the selected operation looks into, where it looks there first.
    QStringList collections() const;
    /// Whether it goes along with the selection; else it keeps its collection as long as the design has it.
    void setFollowing(bool following);

Q_SIGNALS:
    /// Another collection is chosen, or the design is a new one.
    void outdated();

private:
    void refill();
    void followSelection();
    QStringList usedByOperation() const;

    const document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    bool m_follows = true;
    QString m_followed;        ///< the collection of what is selected, once it was shown
    QStringList m_ofOperation; ///< that the selected one looks into, in its order
};

} // namespace sw::views
