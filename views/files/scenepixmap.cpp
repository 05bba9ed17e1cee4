// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/scenepixmap.h"

#include "views/widgets/style/appearance.h"

#include <algorithm>

namespace sw::views
{

diagram::PictureTheme usualPictureTheme()
{
    return theme().isHighContrast() ? diagram::PictureTheme::HighContrast
           : theme().isDark()       ? diagram::PictureTheme::Dark
                                    : diagram::PictureTheme::Light;
}

QPixmap scenePixmap(const diagram::Scene &scene, diagram::PictureTheme theme, QSize size, double ratio)
{
    const QSizeF whole = scene.bounds().size();
    diagram::PictureOptions options;
    options.format = diagram::PictureFormat::Png;
    options.theme = theme;
    options.scale = std::clamp(
        ratio * std::min(size.width() / std::max(1.0, whole.width()), size.height() / std::max(1.0, whole.height())),
        0.02, 1.0);
    const auto bytes = diagram::renderPicture(scene, diagram::Metrics(), options);
    QPixmap picture;
    if (!bytes || !picture.loadFromData(*bytes))
        return {};
    picture = picture.scaled(size * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace sw::views
