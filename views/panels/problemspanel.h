// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"
#include "views/widgets/style/appearance.h"

#include <QHash>
#include <QScrollArea>

class QVBoxLayout;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class Selection;
}

namespace sw::services
{
struct Fix;
}

namespace sw::views
{

class FixPreviews;
class ProblemCard;
class SegmentedControl;
class StatusLine;

/// What is wrong with the model and its design, by severity: a plain sentence, the object, the numbers, and a button
/// for each way out that says what it would change before it is pressed. A finding can be ignored with a reason.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    /// Errors and warnings that are not ignored, and the worst of what there is.
    void countChanged(int count, sw::views::Status worst);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Group;

    void update();
    void rebuild();
    void tellCounts();
    bool addGroup(Group &group);
    ProblemCard *makeCard(const checks::Finding &finding, const QList<services::Fix> &fixes);
    void show(const checks::Finding &finding);
    void ignore(const checks::Finding &finding);
    void fix(const services::Fix &fix);
    void refuse(const base::Error &error);
    void restoreFocus(const QString &name, int scrolled);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    FixPreviews *m_previews;
    SegmentedControl *m_filter;
    StatusLine *m_trouble; ///< why a fix could not be done
    QScrollArea *m_scroll;
    QWidget *m_list;
    QVBoxLayout *m_layout;
    QHash<QString, ProblemCard *> m_cards; ///< by what previews are asked for
    QHash<QString, bool> m_folded;         ///< groups that a person has folded or opened
    QHash<QString, int> m_shown;           ///< how many of a group a person has asked for
    bool m_outdated = true;
};

} // namespace sw::views
