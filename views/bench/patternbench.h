// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/patternfits.h"
#include "models/services/patternuses/patternpage.h"
#include "models/services/patternuses/patterntrial.h"
#include "views/bench/patterndraft.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;

namespace sw::base
{
class Job;
}

namespace sw::document
{
struct ChangeEvent;
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class PatternFitModel;
class PatternListModel;
class Selection;
} // namespace sw::items

namespace sw::views
{

class Banner;
class BeforeAfterView;
class CodeTabs;
class ParameterStrip;
class PatternHead;
class PatternLists;
class TrialColumn;
class TrialRun;

/// The page of patterns: all of them with how well they fit, and of one what it makes of the documents, what it brings
/// and costs, its code and its parameters, before it is applied and after. What is computed is so in the background,
/// and only while the page is seen.
class PatternBench : public QWidget
{
    Q_OBJECT

public:
    PatternBench(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                 QWidget *parent = nullptr);

    /// Shows \p pattern where it fits what is selected best; an empty one: the best pattern.
    void openPattern(const QString &pattern);
    void openPattern(const QString &pattern, const patterns::Target &target);
    const QString &pattern() const { return m_draft.pattern; }
    const patterns::Target &target() const { return m_draft.target; }
    /// The use that is looked at, switched on or off; nullptr when there is none yet.
    const schema::PatternUse *use() const { return m_draft.use(); }
    bool isApplied() const { return m_draft.isApplied(); }
    /// Adds the use that is looked at, or switches it on or off: one step. What is refused is told in the page.
    void setApplied(bool applied);
    const services::PatternTrial &trial() const { return m_trial; }
    /// False while newer figures are being worked out.
    bool isCurrent() const;

    PatternLists *lists() const { return m_lists; }
    ParameterStrip *parameters() const { return m_strip; }
    QComboBox *places() const;
    QCheckBox *applied() const;
    PatternHead *head() const { return m_head; }
    BeforeAfterView *documents() const { return m_documents; }
    CodeTabs *code() const { return m_code; }
    TrialColumn *column() const { return m_column; }
    const TrialRun &trials() const { return *m_trials; }
    /// Parts that F6 goes through, in their order.
    QList<QWidget *> parts() const;
    QSize minimumSizeHint() const override { return {460, 200}; }

Q_SIGNALS:
    void lessonWanted(const QString &lesson);
    void problemsWanted();
    void matrixWanted();
    void adviceWanted();
    void trialShown(); ///< new documents, figures and code are there

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeMiddle();
    void documentChanged(const document::ChangeEvent &event);
    void selectionChanged();
    void derivedUpdated();
    void updateFits();
    void askAdvisor();
    void setPending(bool pending);
    void follow();
    bool isChosen() const;
    void showPattern();
    void fillPlaces();
    void placeChosen(int index);
    void takeValues();
    void rebuildStrip();
    void updateHead();
    /// \p whole: with code and migration, which come a little later.
    void showTrial(const services::PatternTrial &trial, bool whole);
    void showEffect(const services::PatternTrial &trial);
    void showCard();
    const advisor::Explanation *judged() const;
    void showVerdict();
    void choosePlace();
    base::Result<void> setParameter(const QString &name, const QJsonValue &value);
    patterns::Target selectedTarget() const;
    void choosePattern(const QString &pattern);
    void openAtSelection();
    void selectTarget();
    bool isAtSelection() const;
    void switchOff(const schema::PatternUseId &use);
    void remove(const schema::PatternUseId &use);
    /// Above the page: why something could not be done.
    void tell(const base::Result<void> &outcome);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    PatternDraft m_draft; ///< what is looked at
    items::PatternListModel *m_useModel;
    items::PatternFitModel *m_fitModel;
    base::Job *m_findJob;
    base::Job *m_adviseJob;
    TrialRun *m_trials;
    QTimer m_pause; ///< before the advisor is asked: it takes longest
    services::PatternFindings m_findings;
    QList<advisor::Explanation> m_judged;
    bool m_chosen = false; ///< by hand: the place, or parameters at it
    bool m_best = false;   ///< nobody has chosen the pattern: it is the best one until the first advice is shown
    QStringList m_shownParameters;
    services::PatternTrial m_trial;
    QHash<QString, services::PatternPage> m_pages; ///< of the patterns whose card was asked for
    QList<patterns::Target> m_placeList;
    services::PatternPlaces m_places;              ///< of patterns in the model as it is: there may be hundreds
    QHash<patterns::Target, QString> m_placeNames; ///< of these
    bool m_stale = true;

    PatternLists *m_lists;
    PatternHead *m_head;
    Banner *m_banner;
    ParameterStrip *m_strip;
    BeforeAfterView *m_documents;
    CodeTabs *m_code;
    TrialColumn *m_column;
};

} // namespace sw::views
