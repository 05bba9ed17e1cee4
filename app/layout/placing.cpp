// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/placing.h"

#include <gvc.h>

#include <array>
#include <charconv>

namespace sw::layout
{

namespace
{

/// Graphviz measures nodes in inches and places them in points; a canvas unit is taken as a point.
constexpr double unitsPerInch = 72;
/// Between columns, and between boxes of a column, in canvas units; the caller spreads columns by what runs between
/// them.
constexpr double columnGap = 120;
constexpr double rowGap = 36;

/// A number without the locale's decimal comma.
std::string text(double number)
{
    std::array<char, 32> digits{};
    const auto result =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, 4);
    return {digits.data(), result.ptr};
}

void set(void *object, const char *name, const std::string &value)
{
    std::string key(name);
    std::string copy(value);
    std::string empty;
    agsafeset(object, key.data(), copy.data(), empty.data());
}

void describe(Agraph_t *drawing, Method method)
{
    set(drawing, "splines", "false");
    if (method == Method::Layered) {
        set(drawing, "rankdir", "LR");
        set(drawing, "ranksep", text(columnGap / unitsPerInch));
        set(drawing, "nodesep", text(rowGap / unitsPerInch));
    } else {
        set(drawing, "overlap", "true"); // the caller puts the boxes into columns, where nothing overlaps
        set(drawing, "quadtree", "fast");
    }
}

/// How many links each box has.
std::vector<int> degrees(const Graph &graph)
{
    std::vector<int> result(graph.boxes.size(), 0);
    for (const auto &[a, b] : graph.links) {
        ++result[a];
        ++result[b];
    }
    return result;
}

void addLinks(Agraph_t *drawing, const Graph &graph, const std::vector<Agnode_t *> &nodes)
{
    const std::vector<int> degree = degrees(graph);
    std::vector<int> leaves(graph.boxes.size(), 0);
    for (const auto &[a, b] : graph.links) {
        if (a == b)
            continue;
        Agedge_t *edge = agedge(drawing, nodes[a], nodes[b], nullptr, 1);
        const bool leaf = degree[a] == 1 || degree[b] == 1;
        if (graph.method == Method::Layered && graph.stagger > 1 && leaf)
            set(edge, "minlen", std::to_string(1 + leaves[degree[a] == 1 ? b : a]++ % graph.stagger));
    }
}

} // namespace

struct Placer::Library
{
    GVC_t *context = nullptr;
};

Placer::Placer() : m_library(std::make_unique<Library>())
{
    agseterr(AGMAX); // what it says of graphs is of no use to anybody
    m_library->context = gvContext();
}

Placer::~Placer()
{
    if (m_library->context)
        gvFreeContext(m_library->context);
}

std::vector<std::pair<double, double>> Placer::place(const Graph &graph)
{
    if (!m_library->context)
        return {};
    std::string name("boxes");
    Agraph_t *drawing = agopen(name.data(), graph.method == Method::Layered ? Agdirected : Agundirected, nullptr);
    describe(drawing, graph.method);
    std::vector<Agnode_t *> nodes;
    for (std::size_t i = 0; i < graph.boxes.size(); ++i) {
        std::string id = std::to_string(i);
        Agnode_t *node = agnode(drawing, id.data(), 1);
        set(node, "shape", "box");
        set(node, "fixedsize", "true");
        set(node, "label", "");
        set(node, "width", text(graph.boxes[i].first / unitsPerInch));
        set(node, "height", text(graph.boxes[i].second / unitsPerInch));
        nodes.push_back(node);
    }
    addLinks(drawing, graph, nodes);
    std::vector<std::pair<double, double>> centres;
    if (gvLayout(m_library->context, drawing, graph.method == Method::Layered ? "dot" : "sfdp") == 0) {
        for (Agnode_t *node : nodes)
            centres.emplace_back(ND_coord(node).x, -ND_coord(node).y);
        gvFreeLayout(m_library->context, drawing);
    }
    agclose(drawing);
    return centres;
}

} // namespace sw::layout
