// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Code of one use of a pattern, or of a link, beside that of others.
struct PlacedSnippet
{
    QString pattern; ///< id; empty: of a link
    QString target;
    CodeSnippet code;

    /// "subset: books · reviews"
    QString heading() const { return pattern.isEmpty() ? target : QStringLiteral("%1: %2").arg(pattern, target); }
};

/// Where several uses want one function to do different things, each gets a function of a name of its own, and a note
/// that says so: one alone would leave the others' work undone.
void nameApart(QList<PlacedSnippet> &snippets);

/// Takes out what snippets define again with the same words, so that all of them, one after the other, are one script.
void defineOnce(QList<PlacedSnippet> &snippets);

/// The code of all patterns of \p model that apply, and of links that both sides hold, named apart.
QList<PlacedSnippet> wholeCode(const schema::Model &model);
/// The same with the design of the model at hand.
QList<PlacedSnippet> wholeCode(const schema::ModelIndex &model, const design::Design &design);

} // namespace sw::patterns
