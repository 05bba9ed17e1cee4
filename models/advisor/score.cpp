// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/score.h"

#include "models/advisor/usecases.h"

#include <algorithm>

namespace sw::advisor
{

namespace
{

QString nameOfSetting(schema::Goal goal, const char *what)
{
    return QLatin1String("advisor.") + schema::nameOf(goal) + QLatin1Char('.') + QLatin1String(what);
}

} // namespace

Weights weightsOf(const sizing::Settings &settings, schema::Goal goal)
{
    const auto weight = [&](const char *what) {
        return settings.number(nameOfSetting(goal, what));
    };
    return {weight("benefit"), weight("fit"), weight("matrix"), weight("risk"), weight("complexity")};
}

int kindsAllowed(const sizing::Settings &settings, schema::Goal goal)
{
    return static_cast<int>(settings.number(nameOfSetting(goal, "kinds")));
}

double recommendedFrom(const sizing::Settings &settings, schema::Goal goal)
{
    return settings.number(nameOfSetting(goal, "recommend"));
}

double scoreOf(const Components &components, const Weights &weights)
{
    const double sum = weights.benefit * components.benefit + weights.fit * components.fit +
                       weights.matrix * components.matrix + weights.risk * components.risk -
                       weights.complexity * components.complexity;
    return 100 * sum;
}

double fitOf(const QList<patterns::Condition> &conditions)
{
    double soft = 0;
    double met = 0;
    for (const patterns::Condition &condition : conditions) {
        if (condition.hard)
            continue;
        ++soft;
        met += condition.met ? 1 : 0;
    }
    return soft > 0 ? met / soft : 1;
}

double matrixOf(const patterns::Pattern &pattern, schema::UseCase useCase, const sizing::Settings &settings)
{
    switch (hintOf(pattern.matrixRow(), useCase)) {
    case Hint::Ticked:
        return settings.number(QStringLiteral("matrix.ticked"));
    case Hint::Unticked:
        return settings.number(QStringLiteral("matrix.unticked"));
    case Hint::Neutral:
        break;
    }
    return settings.number(QStringLiteral("matrix.neutral"));
}

double severityOf(const QList<design::Problem> &problems)
{
    double sum = 0;
    for (const design::Problem &problem : problems)
        sum += problem.severity == design::Severity::Error     ? 1
               : problem.severity == design::Severity::Warning ? 0.5
                                                               : 0;
    return sum;
}

} // namespace sw::advisor
