// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/card.h"

#include "models/base/texts.h"

#include <QFile>

namespace sw::patterns
{

namespace
{

QByteArray cardText(const QString &id)
{
    //: The code of the language for which resources/patterns/<code>/ holds cards; "en" where there are none.
    const QString language = Text::tr("en");
    for (const QString &folder : {language + QLatin1Char('/'), QString()}) {
        QFile file(QStringLiteral(":/patterns/") + folder + id + QStringLiteral(".md"));
        if (file.open(QIODevice::ReadOnly))
            return file.readAll();
    }
    return {};
}

} // namespace

Card cardOf(const Pattern &pattern)
{
    QStringList texts;
    for (const QByteArray &line : cardText(pattern.id()).split('\n')) {
        const QString text = QString::fromUtf8(line).trimmed();
        const qsizetype colon = text.indexOf(QStringLiteral(": "));
        if (text.startsWith(QStringLiteral("- ")) && colon > 0)
            texts << text.mid(colon + 2);
    }
    texts.resize(7);
    return {texts.at(0), texts.at(1), texts.at(2), texts.at(3), texts.at(4), texts.at(5), texts.at(6)};
}

} // namespace sw::patterns
