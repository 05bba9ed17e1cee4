// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sw::views
{

/// The badge of a pattern in a panel; its tool tip and accessible name are the pattern's name.
class PatternBadgeWidget : public QWidget
{
    Q_OBJECT

public:
    explicit PatternBadgeWidget(const QString &pattern, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_pattern;
};

/// A row of badges that can be changed.
class PatternBadgeRow : public QWidget
{
    Q_OBJECT

public:
    explicit PatternBadgeRow(QWidget *parent = nullptr);

    void setPatterns(const QStringList &patterns);
    const QStringList &patterns() const { return m_patterns; }

private:
    QStringList m_patterns;
};

} // namespace sw::views
