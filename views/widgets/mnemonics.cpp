// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QSet>

namespace sw::views
{

namespace
{

const QLatin1Char mark('&');

/// Where the mark stands; -1 when nowhere. A doubled one is a plain "&".
qsizetype placeOf(const QString &text)
{
    for (qsizetype at = text.indexOf(mark); at >= 0 && at + 1 < text.size(); at = text.indexOf(mark, at + 2)) {
        if (text.at(at + 1) != mark)
            return at;
    }
    return -1;
}

/// \p text with its mark before the first letter that is free; those that begin a word come first.
QString marked(QString text, const QSet<QChar> &taken)
{
    if (const qsizetype at = placeOf(text); at >= 0)
        text.remove(at, 1);
    for (const bool atWord : {true, false}) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool begins = i == 0 || text.at(i - 1).isSpace();
            if (begins == atWord && text.at(i).isLetterOrNumber() && !taken.contains(text.at(i).toLower()))
                return text.insert(i, mark);
        }
    }
    return text;
}

} // namespace

QChar mnemonicOf(const QString &text)
{
    const qsizetype at = placeOf(text);
    return at < 0 ? QChar() : text.at(at + 1).toLower();
}

void makeMnemonicsDiffer(const QList<QAction *> &actions)
{
    QSet<QChar> taken;
    for (QAction *action : actions) {
        const QChar letter = mnemonicOf(action->text());
        if (!letter.isNull() && taken.contains(letter))
            action->setText(marked(action->text(), taken));
        if (const QChar now = mnemonicOf(action->text()); !now.isNull())
            taken.insert(now);
        if (action->menu() != nullptr)
            makeMnemonicsDiffer(action->menu()->actions());
    }
}

} // namespace sw::views
