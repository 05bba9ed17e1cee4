// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/recent.h"
#include "models/services/patternuses/patterntrial.h"

#include <QObject>
#include <QTimer>

namespace sw::base
{
class Job;
}

namespace sw::document
{
class Document;
}

namespace sw::views
{

/// Works out in the background what one use of a pattern would do to the design as it is, and remembers it, so that
/// going back to a pattern takes no second trial. Of uses wanted within one event only the last one is tried.
class TrialRun : public QObject
{
    Q_OBJECT

public:
    explicit TrialRun(const document::Document &document, QObject *parent = nullptr);

    void want(const schema::PatternUse &use);
    /// Leaves off what is not worked out yet.
    void leaveOff();
    /// What is known is of the design as it was.
    void forget();
    bool isRunning() const;
    int begun() const { return m_begun; } ///< how many were worked out, whole or in part

Q_SIGNALS:
    /// \p isWhole: with code and migration, which come a little later.
    void found(const sw::services::PatternTrial &trial, bool isWhole);

private:
    void begin();
    void take(const schema::PatternUse &use, const services::PatternTrial &trial, bool isWhole);
    bool isApplied(const schema::PatternUse &use) const;

    const document::Document &m_document;
    base::Job *m_job;
    QTimer m_soon;
    std::optional<schema::PatternUse> m_use;                              ///< the one that was found, or is worked out
    base::Recent<schema::PatternUse, services::PatternTrial, 24> m_known; ///< more than there are patterns
    std::shared_ptr<const services::PricedDesign> m_asItIs; ///< the design: what uses that are not applied start from
    int m_begun = 0;
};

} // namespace sw::views
