// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sw::sizing
{

/// Appends a document as it lies on a leaf page: head and packed record id of the key, head of the value, BSON.
/// WiredTiger: whole numbers are packed into 1 byte below 64, 2 below 8,256, else one for the length and as many as
/// needed above that; a value of up to 63 bytes has a head of 1 byte, a longer one 1 and its packed length less 64.
void appendRecordCell(QByteArray &page, quint64 recordId, const QByteArray &bson);

/// Appends \p number as WiredTiger packs whole numbers.
void appendPacked(QByteArray &out, quint64 number);

} // namespace sw::sizing
