// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/job.h"
#include "models/document/document.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/fixes/fix.h"

#include <QObject>
#include <QTimer>

namespace sw::views
{

/// Finds out in a thread what the fixes of findings would change, one after the other in the order given.
class FixPreviews : public QObject
{
    Q_OBJECT

public:
    struct Wanted
    {
        QString key; ///< what told() calls it by
        checks::Finding finding;
        services::Fix fix;
    };

    explicit FixPreviews(QObject *parent = nullptr);

    /// Begins anew, a moment after the last call. What was asked for before is not told any more.
    void ask(const schema::Model &model, const services::Evaluation &evaluation, const QList<Wanted> &wanted,
             const document::StepRule &rule);
    void stop();

Q_SIGNALS:
    /// \p line: in short, or why it cannot be done; \p more: every change.
    void told(const QString &key, bool possible, const QString &line, const QStringList &more);

private:
    void start();

    base::Job m_job{base::Job::Policy::LatestWins};
    QTimer m_delay;
    schema::Model m_model;
    services::Evaluation m_evaluation;
    QList<Wanted> m_wanted;
    document::StepRule m_rule;
};

} // namespace sw::views
