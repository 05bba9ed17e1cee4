// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/output/renderfile.h"

#include <QDialog>

class QComboBox;

namespace sw::views
{

class CanvasView;

/// How much of a diagram becomes a picture.
enum class PictureExtent { Everything, Selection, Visible };

/// The scene of \p view, or the part of it that \p extent says.
diagram::Scene pictureScene(const CanvasView &view, PictureExtent extent);

/// What a picture shows and in which colours: asked for before the file's name.
class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PictureDialog(const CanvasView &view, QWidget *parent = nullptr);

    PictureExtent extent() const;
    diagram::PictureTheme theme() const;
    double scale() const; ///< of a PNG

private:
    QComboBox *m_extent;
    QComboBox *m_theme;
    QComboBox *m_scale;
};

/// A combo box with the extents that \p view has now: no selection, no choice of it.
QComboBox *makeExtentBox(const CanvasView &view);
QComboBox *makePictureThemeBox();

} // namespace sw::views
