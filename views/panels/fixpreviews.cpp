// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/fixpreviews.h"

#include "models/services/fixes/fixeffect.h"

#include <chrono>

namespace sw::views
{

FixPreviews::FixPreviews(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(std::chrono::milliseconds(150)); // while somebody types, nothing is worked out
    connect(&m_delay, &QTimer::timeout, this, &FixPreviews::start);
}

void FixPreviews::ask(const schema::Model &model, const services::Evaluation &evaluation, const QList<Wanted> &wanted,
                      const document::StepRule &rule)
{
    stop();
    m_rule = rule;
    m_model = model;
    m_evaluation = evaluation;
    m_wanted = wanted;
    if (!wanted.isEmpty())
        m_delay.start();
}

void FixPreviews::stop()
{
    m_delay.stop();
    m_job.cancel();
}

void FixPreviews::start()
{
    m_job.start([this, tell = m_job.poster(), model = m_model, evaluation = m_evaluation, wanted = m_wanted,
                 rule = m_rule](const base::Progress &progress) -> base::Job::Delivery {
        for (const Wanted &one : wanted) {
            if (progress.isCancelled())
                break;
            const auto effect = services::effectOf(model, evaluation, one.finding, one.fix);
            const auto allowed = !effect ? base::Result<void>(effect.error())
                                 : rule  ? rule(model, effect->model)
                                         : base::Result<void>();
            const QString line = allowed ? services::effectLine(*effect) : allowed.error().message;
            const QStringList more = allowed ? services::effectLines(*effect) : QStringList{allowed.error().text()};
            tell([this, key = one.key, possible = allowed.has_value(), line, more] {
                Q_EMIT told(key, possible, line, more);
            });
        }
        return [] {
        };
    });
}

} // namespace sw::views

#include "moc_fixpreviews.cpp"
