// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace sw::base
{

void forEachInParallel(qsizetype count, const std::function<void(qsizetype)> &work, qsizetype atOnce)
{
    std::atomic<qsizetype> next = 0;
    const auto takeAll = [&] {
        for (qsizetype first = next.fetch_add(atOnce); first < count; first = next.fetch_add(atOnce)) {
            for (qsizetype i = first; i < std::min(first + atOnce, count); ++i)
                work(i);
        }
    };
    const qsizetype helpers = std::min<qsizetype>(std::thread::hardware_concurrency(), (count + atOnce - 1) / atOnce) - 1;
    std::vector<std::jthread> threads;
    for (qsizetype i = 0; i < helpers; ++i)
        threads.emplace_back(takeAll);
    takeAll();
}

} // namespace sw::base
