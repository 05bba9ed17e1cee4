// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/card.h"
#include "models/services/patternuses/patternplaces.h"

namespace sw::services
{

/// What is to be known of a pattern whatever the project: its card, for what it is usual, beside what it cannot stand,
/// and a question about it from its lesson, with what is right and why.
struct PatternPage
{
    struct Answer
    {
        QString text;
        QString reason;
        bool right = false;
    };
    patterns::Card card;
    QString usualFor;    ///< use cases; empty where the matrix says nothing
    QStringList notWith; ///< "Outlier: both would decide …"
    QStringList carefulWith;
    LessonLink lesson;
    QString question; ///< Markdown without figures to fill in; empty: the lesson asks none
    QList<Answer> answers;
};

/// Reads the lesson about \p pattern and works out the figures that its question names.
PatternPage patternPage(const patterns::Pattern &pattern);

} // namespace sw::services
