// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <string>
#include <vector>

namespace sw::formats
{

/// How well real documents compress on pages such as a collection's file has them: some of the pages that they fill, in
/// the order in which they come, are packed as the engine does it. With the default compressor, images of pages are
/// 116 KiB and 28 KiB in turns.
class PackedPages
{
public:
    /// A server gives an _id to a document that has none: without it a page would shrink too far.
    void add(QByteArrayView document, bool hasId);
    /// Ends the last page.
    void finish();

    /// Times that pages shrink; 0: there were no documents.
    double wideRatio() const { return m_sums.wide > 0 ? m_sums.plain / m_sums.wide : 0; }
    double narrowRatio() const { return m_sums.narrow > 0 ? m_sums.plain / m_sums.narrow : 0; }

private:
    struct Page
    {
        double plain = 0;
        double wide = 0;
        double narrow = 0;
    };
    void appendWithId(QByteArrayView document);
    void endPage();
    double packed(size_t pageBytes);

    size_t m_number = 0; ///< of the page at hand
    size_t m_step = 1;   ///< each so many pages one is packed
    size_t m_bytes = 0;  ///< of the page at hand
    quint64 m_documents = 0;
    std::string m_image; ///< of it, where it is to be packed
    std::string m_packed;
    std::vector<Page> m_pages;
    Page m_sums;
};

} // namespace sw::formats
