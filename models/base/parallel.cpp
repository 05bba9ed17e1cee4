// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace sw::base
{

void forEachInParallel(qsizetype count, const std::function<void(qsizetype)> &work)
{
    std::atomic<qsizetype> next = 0;
    const auto takeAll = [&] {
        for (qsizetype i = next++; i < count; i = next++)
            work(i);
    };
    const qsizetype helpers = std::min<qsizetype>(std::thread::hardware_concurrency(), count) - 1;
    std::vector<std::jthread> threads;
    for (qsizetype i = 0; i < helpers; ++i)
        threads.emplace_back(takeAll);
    takeAll();
}

} // namespace sw::base
