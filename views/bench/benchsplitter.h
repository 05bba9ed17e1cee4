// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace sw::views
{

class CodeTabs;

/// The parts of the page of patterns: lists, the middle with the code, and the effect. Where a panel beside it leaves
/// no room for three, the effect becomes a tab beside the code.
class BenchSplitter : public QSplitter
{
    Q_OBJECT

public:
    BenchSplitter(QWidget *lists, QWidget *middle, QWidget *effect, CodeTabs *code);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_listWidth;
    QWidget *m_effect;
    CodeTabs *m_code;
};

} // namespace sw::views
