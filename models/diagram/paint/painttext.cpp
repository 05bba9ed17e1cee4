// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/painttext.h"

#include <QRawFont>
#include <QTextLayout>

namespace sw::diagram
{

namespace
{

/// Collects glyphs by font and colour.
class RunBuilder
{
public:
    void add(const QRawFont &font, const QColor &color, const QList<quint32> &glyphs, const QList<QPointF> &places)
    {
        for (Part &part : m_parts) {
            if (part.color == color && part.font == font) {
                part.glyphs += glyphs;
                part.places += places;
                return;
            }
        }
        m_parts.append({font, color, glyphs, places});
    }

    QList<TextRun> runs() const
    {
        QList<TextRun> result;
        for (const Part &part : m_parts) {
            QGlyphRun run;
            run.setRawFont(part.font);
            run.setGlyphIndexes(part.glyphs);
            run.setPositions(part.places);
            result.append({part.color, run});
        }
        return result;
    }

private:
    struct Part
    {
        QRawFont font;
        QColor color;
        QList<quint32> glyphs;
        QList<QPointF> places;
    };
    QList<Part> m_parts;
};

bool isPlain(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x250; });
}

/// Latin text needs no shaping: one glyph a character, one advance after the other.
bool addPlain(RunBuilder &builder, const TextItem &item, const QRawFont &font)
{
    if (!font.isValid() || !isPlain(item.text))
        return false;
    const QList<quint32> glyphs = font.glyphIndexesForString(item.text);
    if (glyphs.size() != item.text.size() || glyphs.contains(0))
        return false;
    const QList<QPointF> advances = font.advancesForGlyphIndexes(glyphs, QRawFont::KernedAdvances);
    QList<QPointF> places;
    places.reserve(glyphs.size());
    QPointF at = item.baseline;
    for (const QPointF &advance : advances) {
        places.append(at);
        at += advance;
    }
    builder.add(font, item.color, glyphs, places);
    return true;
}

void addShaped(RunBuilder &builder, const TextItem &item, const QFont &font)
{
    QTextLayout layout(item.text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1e6);
    layout.endLayout();
    const QPointF origin = item.baseline - QPointF(0, line.ascent());
    const QList<QGlyphRun> runs = layout.glyphRuns();
    for (const QGlyphRun &run : runs) {
        QList<QPointF> places = run.positions();
        for (QPointF &place : places)
            place += origin;
        builder.add(run.rawFont(), item.color, run.glyphIndexes(), places);
    }
}

} // namespace

QList<TextRun> prepareText(const QList<TextItem> &items, const Metrics &metrics, RawFonts &fonts)
{
    RunBuilder builder;
    for (const TextItem &item : items) {
        if (item.text.isEmpty())
            continue;
        QRawFont &font = fonts[static_cast<size_t>(item.role)];
        if (!font.isValid())
            font = QRawFont::fromFont(metrics.font(item.role));
        if (!addPlain(builder, item, font))
            addShaped(builder, item, metrics.font(item.role));
    }
    return builder.runs();
}

} // namespace sw::diagram
