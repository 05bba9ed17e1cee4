// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

class QJsonValue;

namespace sw::base
{

/// The text of UTF-8 bytes, all of it: QString::fromUtf8 takes a U+FEFF at the beginning for the mark of a file and
/// leaves it out, and so a name that begins with it would be another one.
QString utf8Text(QByteArrayView utf8);

/// JSON in which a U+FEFF within a text stands as an escape, because Qt's reader loses it at the beginning of one.
QByteArray withEscapedMarks(const QByteArray &json);

/// The texts of a JSON array; an empty one stands for each item that is none. Empty for what is no array.
QStringList textsOf(const QJsonValue &array);

} // namespace sw::base
