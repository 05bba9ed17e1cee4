// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/linkedits.h"
#include "views/properties/propertypage.h"
#include "views/widgets/formrow.h"

class QCheckBox;

namespace sw::views
{

class CardinalityEdit;
class FieldTable;
class FoldSection;
class LinkButton;
class PlacementSection;
class SegmentedControl;
class StatusLine;
class TextLabel;

/// Properties of the selected relationship: how many at each end, how it lives, and whether it is embedded or linked.
class RelationshipPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit RelationshipPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void reset() override;
    void refresh() override;
    void refreshDerived() override;

private:
    void refreshHeader() override;
    void addEnds();
    void addBalance();
    void addGrowth();
    void addMore();
    void addLinkFields(bool ofFirst);
    CardinalityEdit *addEnd(PropertyForm *form, bool ofFirst, TextLabel **sentence);
    void refreshTexts();
    void refreshBalance();

    const schema::Relationship &link() const;
    base::Result<void> change(const std::function<void(schema::Relationship &)> &change, const char *mergeKey);
    template <typename T>
    Binding<T> member(T schema::Relationship::*field, const char *mergeKey);
    Binding<QString> role(bool ofFirst);
    Binding<QString> names(bool ofFirst, QStringList schema::LinkFields::*member, const char *mergeKey);
    Binding<QString> kind(bool ofFirst, QString schema::LinkFields::*member, const char *mergeKey);
    base::Result<void> setLink(bool ofFirst, const schema::LinkFields &link, const char *mergeKey);
    /// The end where the entity of the first or the second row is. Ends can change sides while a number is being typed;
    /// the rows do not.
    document::End endOf(bool first) const;
    const schema::RelationshipEnd &end(bool first) const;
    base::Result<void> setCount(bool ofFirst, const schema::Cardinality &count);

    schema::RelationshipId m_id;
    schema::EntityId m_first; ///< entity of the first row
    bool m_crossed = false;   ///< of a self-relationship: the first row shows end B
    PropertyForm *m_ends = nullptr;
    PropertyForm *m_more = nullptr;
    TextLabel *m_firstSentence = nullptr;
    TextLabel *m_secondSentence = nullptr;
    CardinalityEdit *m_firstCount = nullptr;
    CardinalityEdit *m_secondCount = nullptr;
    StatusLine *m_balance = nullptr; ///< of the counts at both ends
    QList<LinkButton *> m_waysOut;
    SegmentedControl *m_kind = nullptr;
    QWidget *m_growthRate = nullptr;
    QCheckBox *m_composition = nullptr;
    QWidget *m_tree = nullptr;
    PlacementSection *m_placement = nullptr;
    FieldTable *m_attributes = nullptr;
    FoldSection *m_attributesSection = nullptr;
};

} // namespace sw::views
