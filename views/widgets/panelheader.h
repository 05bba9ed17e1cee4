// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace sw::views
{

class PatternBadgeRow;
class TextLabel;

/// What a page of properties is about: icon, name, kind in smaller letters, and the patterns that made it.
class PanelHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PanelHeader(QWidget *parent = nullptr);

    void show(const QString &icon, const QString &title, const QString &subtitle, const QStringList &patterns = {});
    QString title() const;
    QString subtitle() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateIcon();

    QString m_iconName;
    QLabel *m_icon;
    TextLabel *m_title;
    TextLabel *m_subtitle;
    PatternBadgeRow *m_badges;
};

} // namespace sw::views
