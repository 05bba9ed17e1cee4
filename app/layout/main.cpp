// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/placing.h"

#include <cmath>
#include <cstdio>
#include <iostream>
#include <sys/resource.h>

namespace
{

constexpr rlim_t maximumSeconds = 300;
constexpr rlim_t maximumBytes = rlim_t(4) << 30;

void limit(int resource, rlim_t value)
{
    const rlimit both{value, value};
    setrlimit(static_cast<decltype(RLIMIT_CPU)>(resource), &both);
}

/// False when a place is no number: then the whole answer is worthless.
bool write(std::size_t number, const std::vector<std::pair<double, double>> &centres)
{
    std::printf("placed %zu %zu\n", number, centres.size());
    for (const auto &[x, y] : centres) {
        if (!std::isfinite(x) || !std::isfinite(y))
            return false;
        std::printf("%.2f %.2f\n", x, y);
    }
    std::fflush(stdout);
    return true;
}

int fail(const std::string &what)
{
    std::fprintf(stderr, "shapewright-layout: %s\n", what.c_str());
    return 1;
}

} // namespace

#ifdef __SANITIZE_ADDRESS__
/// Graphviz gives back some of its own memory only as its process ends.
extern "C" const char *__lsan_default_suppressions() // NOLINT: the sanitizer's name for it
{
    return "leak:libgvc";
}
#endif

/// Places the boxes of the graphs on standard input with Graphviz, one after the other, and writes their centres to
/// standard output: "placed NUMBER BOXES", then x and y of each, and "done" at the end. Started, watched and killed by
/// the designer.
int main()
{
    limit(RLIMIT_CPU, maximumSeconds);
#ifndef __SANITIZE_ADDRESS__ // which reserves more than any machine has
    limit(RLIMIT_AS, maximumBytes);
#endif
    limit(RLIMIT_CORE, 0);
    std::ios::sync_with_stdio(false);
    sw::layout::RequestReader reader(std::cin);
    sw::layout::Placer placer;
    std::size_t number = 0;
    while (const auto graph = reader.next()) {
        const auto centres = placer.place(*graph);
        if (centres.size() != graph->boxes.size())
            return fail("Graphviz could not place graph " + std::to_string(number));
        if (!write(number++, centres))
            return fail("Graphviz gave no places for graph " + std::to_string(number - 1));
    }
    if (!reader.error().empty())
        return fail(reader.error());
    std::puts("done");
    return 0;
}
