// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/recordcell.h"

namespace sw::sizing
{

namespace
{

constexpr quint64 shortest = 64;  ///< the first number that needs two bytes
constexpr quint64 longest = 8256; ///< the first one that needs a length
constexpr char shortKey = 0x01;
constexpr char shortValue = 0x03;
constexpr char longValue = char(0x80);

char byteOf(quint64 number)
{
    return static_cast<char>(static_cast<unsigned char>(number));
}

} // namespace

void appendPacked(QByteArray &out, quint64 number)
{
    if (number < shortest) {
        out.append(byteOf(0x80 | number));
    } else if (number < longest) {
        number -= shortest;
        out.append(byteOf(0xc0 | number >> 8));
        out.append(byteOf(number & 0xff));
    } else {
        number -= longest;
        int bytes = 1;
        while (bytes < 8 && number >> (8 * bytes))
            ++bytes;
        out.append(byteOf(0xe0U | static_cast<unsigned>(bytes)));
        for (int i = bytes - 1; i >= 0; --i)
            out.append(byteOf(number >> (8 * i) & 0xff));
    }
}

void appendRecordCell(QByteArray &page, quint64 recordId, const QByteArray &bson)
{
    const qsizetype head = page.size();
    page.append('\0');
    appendPacked(page, recordId);
    page[head] = byteOf(static_cast<quint64>((page.size() - head - 1) << 2) | shortKey);
    const quint64 length = static_cast<quint64>(bson.size());
    if (length < shortest) {
        page.append(byteOf(length << 2 | shortValue));
    } else {
        page.append(longValue);
        appendPacked(page, length - shortest);
    }
    page.append(bson);
}

} // namespace sw::sizing
