// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "views/widgets/style/appearance.h"

#include <QScrollArea>

class QVBoxLayout;

namespace sw::views
{

/// Why the advisor takes a pattern or another place for a relationship, or leaves it: reasons with their numbers,
/// before and after, and the price.
class ExplanationView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ExplanationView(QWidget *parent = nullptr);

    void show(const advisor::Explanation &explanation);
    /// Why a relationship is better stored so as \p way says.
    void show(const advisor::PlacementMove &move, const QString &way);
    void showEmpty(const QString &text);

private:
    void begin();
    void addHeading(const QString &text);
    void addLines(const QString &heading, Status status, const QStringList &lines);
    void addText(const QString &text);
    void addEffects(const QList<advisor::EffectRow> &rows);
    void addVerdict(const advisor::Explanation &explanation);

    QVBoxLayout *m_column = nullptr;
};

} // namespace sw::views
