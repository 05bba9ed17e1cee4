// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/ids.h"

#include <QRandomGenerator>

#include <algorithm>

namespace sw::base
{

QString newIdText()
{
    static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    QString text(12, QLatin1Char('a'));
    for (QChar &c : text)
        c = QLatin1Char(alphabet[QRandomGenerator::global()->bounded(36)]);
    return text;
}

bool isValidIdText(const QString &text)
{
    const auto valid = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-'
            || c == u'.';
    };
    return !text.isEmpty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), valid);
}

} // namespace sw::base
