// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/utf8text.h"

#include <QJsonArray>
#include <QJsonValue>

namespace sw::base
{

namespace
{
constexpr char mark[] = "\xEF\xBB\xBF";
constexpr qsizetype markBytes = 3;
} // namespace

QString utf8Text(QByteArrayView utf8)
{
    qsizetype marks = 0;
    while (utf8.sliced(marks * markBytes).startsWith(mark))
        ++marks;
    return QString(marks, QChar(QChar::ByteOrderMark)) + QString::fromUtf8(utf8.sliced(marks * markBytes));
}

QByteArray withEscapedMarks(const QByteArray &json)
{
    const qsizetype first = json.startsWith(mark) ? markBytes : 0; // that of the file
    if (json.indexOf(mark, first) < 0)
        return json;
    return json.first(first) + json.sliced(first).replace(mark, "\\ufeff");
}

QStringList textsOf(const QJsonValue &array)
{
    QStringList texts;
    for (const QJsonValue text : array.toArray())
        texts << text.toString();
    return texts;
}

} // namespace sw::base
