// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/evidence.h"

#include <QWidget>

class QTableWidget;
class QVBoxLayout;

namespace sw::views
{

class CauseBars;
class LinkButton;
class StatusLine;
class TextLabel;

/// The documents behind a step's count: how many of how many, why, which ones by their _id, and the filter that finds
/// all of them.
class EvidenceView : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceView(QWidget *parent = nullptr);

    /// \p evidence may be nullptr. False when there is nothing to show.
    bool show(const deploy::Step &step, const services::Evidence *evidence);
    /// What is shown of them.
    const QList<services::FailureCause> &causes() const { return m_causes; }

private:
    static QString headline(const deploy::Step &step);
    static QString consequence(const deploy::Step &step);
    void fillTable(const services::Evidence *evidence);
    void updateValues();

    StatusLine *m_headline;
    TextLabel *m_consequence;
    CauseBars *m_bars;
    QTableWidget *m_table;
    TextLabel *m_problem;
    LinkButton *m_values;
    LinkButton *m_copyFilter;
    LinkButton *m_copyQuery;
    QString m_filter;
    QString m_query;
    QList<services::FailureCause> m_causes;
    bool m_showsValues = false;
};

} // namespace sw::views
