// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/request.h"

#include <memory>

namespace sw::layout
{

/// Graphviz, the only place that includes its headers. Its library keeps one state for the whole process and cannot be
/// interrupted, which is why it has a program of its own.
class Placer
{
public:
    Placer();
    ~Placer();
    Placer(const Placer &) = delete;
    Placer &operator=(const Placer &) = delete;

    /// Centres of the boxes in canvas units, y downwards; empty when the library fails.
    std::vector<std::pair<double, double>> place(const Graph &graph);

private:
    struct Library;
    std::unique_ptr<Library> m_library;
};

} // namespace sw::layout
