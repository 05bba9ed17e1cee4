// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "views/widgets/style/appearance.h"

#include <QScrollArea>

class QVBoxLayout;

namespace sw::views
{

/// Why the advisor takes a pattern or leaves it: reasons with their numbers, before and after, and the price.
class ExplanationView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ExplanationView(QWidget *parent = nullptr);

    void show(const advisor::Explanation &explanation);
    void showEmpty(const QString &text);

private:
    void begin();
    void addHeading(const QString &text);
    void addLines(const QString &heading, Status status, const QStringList &lines);
    void addVerdict(const advisor::Explanation &explanation);

    QVBoxLayout *m_column = nullptr;
};

} // namespace sw::views
