// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/style/appearance.h"

#include <QLabel>

namespace sw::views
{

/// A label of plain text in one of the panels' few styles. Names from files and servers are shown in it, so it never
/// reads markup; its colour follows the theme.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Style { Body, Title, Secondary, SecondaryTitle, Ok, Warn, Bad, Info };

    explicit TextLabel(Style style, const QString &text = {}, QWidget *parent = nullptr);

    void setStyleOf(Style style);
    static Style styleOf(Status status);
    /// Cuts the text with "…" where it finds no room, and tells it as a whole in the tooltip: for names, which may be
    /// long, so that they widen no panel.
    void setElided();

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateColor();
    QString shownText() const;

    Style m_style;
    bool m_elided = false;
};

/// \p text with a capital letter in front: the texts of patterns stand within sentences as well.
QString asSentence(const QString &text);

} // namespace sw::views
