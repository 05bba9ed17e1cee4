// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/benchsplitter.h"

#include "views/bench/codetabs.h"

namespace sw::views
{

namespace
{

constexpr int leastForThree = 1100; // below, the documents would find no room for their values
constexpr int widestList = 320;
constexpr int effectWidth = 320;

} // namespace

BenchSplitter::BenchSplitter(QWidget *lists, QWidget *middle, QWidget *effect, CodeTabs *code)
    : m_listWidth(std::min(lists->sizeHint().width(), widestList)), m_effect(effect), m_code(code)
{
    addWidget(lists);
    addWidget(middle);
    addWidget(effect);
    setStretchFactor(1, 1);
    setSizes({m_listWidth, 780, effectWidth});
    setChildrenCollapsible(false);
    effect->setMinimumWidth(120);
}

void BenchSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    const bool isWide = width() >= leastForThree;
    if (isWide == (m_effect->parentWidget() == this))
        return;
    if (!isWide) {
        m_code->setEffect(m_effect);
        const int list = std::min(m_listWidth, width() * 9 / 25);
        setSizes({list, width() - list});
        return;
    }
    m_code->setEffect(nullptr);
    addWidget(m_effect);
    m_effect->show();
    setSizes({m_listWidth, std::max(0, width() - m_listWidth - effectWidth), effectWidth});
}

} // namespace sw::views
