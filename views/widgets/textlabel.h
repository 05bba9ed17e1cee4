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
    /// Takes the room of \p lines lines whatever the text, so that nothing around it moves; what is more is cut with
    /// "…" and told in the tooltip.
    void setLines(int lines);
    /// Takes the room of the longest of \p texts, whole, so that nothing around it moves when one follows another.
    void setRoomFor(const QStringList &texts);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateColor();
    QString shownText() const;
    QStringList shownLines() const;
    bool isCut() const;

    Style m_style;
    bool m_elided = false;
    int m_lines = 0; ///< 0: as many as the text needs
    QStringList m_roomFor;
};

/// \p text with a capital letter in front: the texts of patterns stand within sentences as well.
QString asSentence(const QString &text);

/// Answers \p tip, a QHelpEvent of \p widget, with the \p whole of a text that it shows cut, and \p more as rich text.
void tellWhole(QWidget *widget, QEvent *tip, const QString &whole, const QString &more = {});

} // namespace sw::views
