// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/diagram/output/pages.h"
#include "models/diagram/paint/theme.h"
#include "models/diagram/scene/metrics.h"
#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

enum class PictureFormat { Svg, Png, Pdf };
enum class PictureTheme { Light, Dark, HighContrast };

const Theme &themeOf(PictureTheme theme);

struct PictureOptions
{
    PictureFormat format = PictureFormat::Svg;
    PictureTheme theme = PictureTheme::Light;
    double scale = 1; ///< of a PNG: pixels per scene unit; reduced when the picture would be larger than 30,000 pixels
    QString title;    ///< plain text, escaped here
    QString description;
    /// Of a PDF: the paper's name ("A4", "Letter"); empty: one page as large as the picture.
    QString paper;
    PageOptions pages; ///< when there is a paper; title and subtitle are used as given
};

/// Names of papers for PDF files.
QStringList paperNames();

/// The format of a file name's ending. Error Usage names the endings there are.
base::Result<PictureFormat> formatOf(const QString &path);

/// The picture of the whole scene as the bytes of a file. Needs a QGuiApplication (offscreen will do) for its fonts.
base::Result<QByteArray> renderPicture(const Scene &scene, const Metrics &metrics, const PictureOptions &options);

/// renderPicture, written safely to \p path.
base::Result<void> renderFile(const Scene &scene, const Metrics &metrics, const QString &path,
                              const PictureOptions &options);

} // namespace sw::diagram
