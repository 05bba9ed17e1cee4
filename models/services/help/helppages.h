// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace sw::services
{

/// A page of help: resources/help/<id>.md, translated in a folder of the language's code.
struct HelpPage
{
    QString id;
    QString title;
    QString text; ///< Markdown, with links to other pages as help:<id>
};

/// All pages in reading order, in the language in use, or in English where there is no translation.
QList<HelpPage> helpPages();

/// A page that all words of a search occur in.
struct HelpHit
{
    QString id;
    QString title;
    QString line; ///< the first one with a word, without marks
};

/// Pages with the words in their titles first. No words: all pages.
QList<HelpHit> findInHelp(const QList<HelpPage> &pages, const QString &words);

} // namespace sw::services
