// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QObject>

namespace sw::document
{
class Document;
}

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class CanvasView;
class PathChip;
class ZoomBox;

/// Shows on the Model canvas where the selected operation goes, and says so in a chip at its bottom. A person can turn
/// this off, which is remembered, or close what is shown until another operation is selected.
class OperationPaths : public QObject
{
    Q_OBJECT

public:
    OperationPaths(const document::Document &document, const items::Selection &selection, CanvasView &canvas,
                   const ZoomBox &zoom);

    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// Until another operation is selected.
    void close();
    PathChip *chip() const { return m_chip; }

private:
    void refresh(bool reveal);

    const document::Document &m_document;
    const items::Selection &m_selection;
    CanvasView &m_canvas;
    PathChip *m_chip;
    bool m_on;
    schema::OperationId m_shown;  ///< empty: none
    schema::OperationId m_closed; ///< by a person
};

} // namespace sw::views
