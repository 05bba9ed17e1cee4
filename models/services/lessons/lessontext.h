// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

namespace sw::services
{

/// \p text with its figures in place: "{{document books}}" of the model \p model, "{{cut: document books}}" of another
/// one, "{{plain > cut: document books}}" as "34.4 KiB → 9.7 KiB", "{{plain % cut: …}}" as the change in percent,
/// "{{plain / cut: …}}" as how many times as much the first is. Errors name the figure.
base::Result<QString> filledText(const LessonBench &bench, const QString &model, const QString &text);

/// The figures in \p text as they are written, with their braces.
QStringList slotsIn(const QString &text);
/// The models that such a one looks at, where \p model is meant when it names none; and the figure alone.
QStringList modelsOf(const QString &slot, const QString &model);
QString figureOfSlot(const QString &slot);

/// \p markdown as HTML: paragraphs, lists, **strong**, *emphasis*, `code` and fenced code; everything else is text and
/// nothing in it becomes a tag or a link.
QString toHtml(const QString &markdown);

/// The same in one line, without a paragraph around it: for titles and answers.
QString toInlineHtml(const QString &markdown);

/// The text alone, for terminals and screen readers.
QString toPlainText(const QString &markdown);

} // namespace sw::services
