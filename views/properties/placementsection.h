// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/propertypage.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace sw::design
{
struct Candidate;
struct PlacementDecision;
} // namespace sw::design

namespace sw::views
{

class PatternBadgeRow;
class PropertyForm;
class StatusLine;
class TextLabel;

/// How a relationship is stored and why: the choice with its reasons, and what else was measured. A click on one of
/// these, Enter or Space chooses it; arrows only look at the reasons.
class PlacementSection : public QWidget
{
    Q_OBJECT

public:
    enum class Place { OwnSection, BelowQuestion }; ///< which is its title then

    explicit PlacementSection(const PageContext &context, Place place = Place::OwnSection);

    void show(const schema::RelationshipId &id);
    /// A reason that stands elsewhere in sight and is left out here.
    void setTold(const QString &reason) { m_told = reason; }
    /// After a change of the model or the design.
    void refresh();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeTitle();
    void makeTable();
    void showDecision(const schema::Relationship &link, const design::PlacementDecision &decision);
    void showCandidates(const schema::Relationship &link, const design::PlacementDecision &decision);
    void showReason();
    void choose(const QTreeWidgetItem *item);
    base::Result<void> setPlacement(schema::Placement placement);
    schema::Placement stored(const schema::Relationship &link, const design::PlacementDecision &decision) const;
    QStringList patternsOn(const schema::RelationshipId &id) const;

    PageContext m_context;
    Place m_place;
    schema::RelationshipId m_id;
    QString m_told;
    TextLabel *m_mark;
    TextLabel *m_choice;
    PatternBadgeRow *m_badges;
    TextLabel *m_notCheapest;
    TextLabel *m_reasons;
    QTreeWidget *m_table;
    StatusLine *m_reason;
    PropertyForm *m_form;
};

} // namespace sw::views
