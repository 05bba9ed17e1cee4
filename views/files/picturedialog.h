// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/output/renderfile.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace sw::views
{

/// How much of a diagram becomes a picture.
enum class PictureExtent { Everything, Selection, Visible };

/// A diagram as it is shown.
struct PictureSource
{
    diagram::Scene scene;
    QSet<diagram::NodeKey> selected;
    QRectF visible;

    /// The part of the scene that \p extent says.
    diagram::Scene part(PictureExtent extent) const;
};

/// What a picture shows and in which colours: asked for before the file's name.
class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PictureDialog(const PictureSource &source, QWidget *parent = nullptr);

    PictureExtent extent() const;
    diagram::PictureTheme theme() const;
    double scale() const; ///< of a PNG

private:
    void preview();

    const PictureSource m_source;
    QLabel *m_picture;
    QComboBox *m_extent;
    QComboBox *m_theme;
    QComboBox *m_scale;
};

/// A combo box with the extents that there are: no selection, no choice of it.
QComboBox *makeExtentBox(const PictureSource &source);
QComboBox *makePictureThemeBox();

} // namespace sw::views
