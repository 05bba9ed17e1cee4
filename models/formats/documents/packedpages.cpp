// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/packedpages.h"

#include "models/schema/sampled.h"

#include <snappy.h>

#include <algorithm>
#include <initializer_list>

namespace sw::formats
{

namespace
{

constexpr size_t wideImage = 118'784;
constexpr size_t narrowImage = 28'672;
constexpr size_t plainHead = 64; ///< of an image, which stays as it is
constexpr size_t pageHead = 40;
constexpr size_t mostPages = 32;
constexpr size_t idBytes = 17;  ///< of an _id that is an ObjectId
constexpr size_t entryHead = 7; ///< cells, packed lengths, record id

} // namespace

void PackedPages::add(QByteArrayView document, bool hasId)
{
    const auto size = static_cast<size_t>(document.size()) + (hasId ? 0 : idBytes) + entryHead;
    if (m_bytes > pageHead && m_bytes + size > wideImage)
        endPage();
    if (m_bytes == 0)
        m_bytes = pageHead;
    m_bytes += size;
    const quint64 record = ++m_documents;
    if (m_number % m_step != 0)
        return;
    if (m_image.empty())
        m_image.assign(pageHead, '\0');
    m_image += '\x11';
    for (const int shift : {16, 8, 0})
        m_image += static_cast<char>(record >> shift);
    m_image += '\x83';
    for (const int shift : {8, 0})
        m_image += static_cast<char>(size >> shift);
    if (hasId)
        m_image.append(document.data(), static_cast<size_t>(document.size()));
    else
        appendWithId(document);
}

/// As the driver of a program does it that loads them: the time, five bytes of the process, and a counter.
void PackedPages::appendWithId(QByteArrayView document)
{
    constexpr quint64 firstTime = 1'700'000'000;
    constexpr quint64 firstCount = 0x5A17C3;
    constexpr auto eachSecond = static_cast<quint64>(schema::loadedPerSecond);
    const auto appendFrom = [&](quint64 number, std::initializer_list<int> shifts) {
        for (const int shift : shifts)
            m_image += static_cast<char>(number >> shift);
    };
    constexpr qsizetype lengthBytes = 4;
    if (document.size() < lengthBytes)
        return;
    appendFrom(static_cast<quint64>(document.size()) + idBytes, {0, 8, 16, 24});
    m_image.append("\x07_id", 5);
    appendFrom(firstTime + m_documents / eachSecond, {24, 16, 8, 0});
    m_image.append("\x9E\x37\x79\xB9\x7F", 5);
    appendFrom(firstCount + m_documents, {16, 8, 0});
    m_image.append(document.data() + lengthBytes, static_cast<size_t>(document.size() - lengthBytes));
}

void PackedPages::finish()
{
    if (m_bytes > pageHead)
        endPage();
    for (const Page &page : m_pages) {
        m_sums.plain += page.plain;
        m_sums.wide += page.wide;
        m_sums.narrow += page.narrow;
    }
}

/// Packs the page if it is one of those; when they are many, every other one of them is enough.
void PackedPages::endPage()
{
    if (m_image.size() > plainHead)
        m_pages.push_back(
            {static_cast<double>(m_image.size() - plainHead), packed(m_image.size()), packed(narrowImage)});
    if (m_pages.size() >= mostPages) {
        for (size_t i = 0; 2 * i < m_pages.size(); ++i)
            m_pages[i] = m_pages[2 * i];
        m_pages.resize((m_pages.size() + 1) / 2);
        m_step *= 2;
    }
    m_image.clear();
    m_bytes = 0;
    ++m_number;
}

/// Bytes of the image in pages of \p pageBytes.
double PackedPages::packed(size_t pageBytes)
{
    double sum = 0;
    for (size_t at = plainHead; at < m_image.size(); at += pageBytes) {
        const size_t length = std::min(pageBytes, m_image.size() - at);
        sum += static_cast<double>(std::min(length, snappy::Compress(m_image.data() + at, length, &m_packed)));
    }
    return sum;
}

} // namespace sw::formats
