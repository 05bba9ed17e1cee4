// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/style/appearance.h"

#include <QWidget>

class QLabel;

namespace sw::views
{

class TextLabel;

/// A sentence with the icon of its status: why something is refused, or what speaks for and against it.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);
    StatusLine(Status status, const QString &text, QWidget *parent = nullptr);

    void setMessage(Status status, const QString &text);
    QString text() const;
    /// The room that it takes whatever the text.
    void setLines(int lines);
    void setRoomFor(const QStringList &texts);

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateIcon();

    Status m_status = Status::Info;
    QLabel *m_icon;
    TextLabel *m_text;
};

} // namespace sw::views
