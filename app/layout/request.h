// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sw::layout
{

/// What the program takes at most, all graphs together; more is refused before any work is done.
inline constexpr std::size_t maximumBoxes = 20'000;
inline constexpr std::size_t maximumLinks = 100'000;
/// Width and height of a box in canvas units.
inline constexpr double maximumLength = 100'000;

enum class Method { Layered, Force };

/// One graph whose boxes are to be placed.
struct Graph
{
    Method method = Method::Layered;
    int stagger = 1;                              ///< layered: leaves of one box go into this many columns by turns
    std::vector<std::pair<double, double>> boxes; ///< widths and heights
    std::vector<std::pair<std::size_t, std::size_t>> links;
};

/// Reads the graphs that a program asks for, line by line:
///
///     shapewright-layout 1
///     graph layered 2        or: graph force
///     box 166 240            width height
///     link 0 1               numbers of boxes of this graph, from 0
///     run
///
/// It believes nothing: numbers must be finite and within the limits, lines short and in order.
class RequestReader
{
public:
    explicit RequestReader(std::istream &in) : m_in(in) {}

    /// The next graph; nothing at the end of the input or after an error.
    std::optional<Graph> next();
    /// Empty while all is well; else what is wrong, with the number of the line.
    const std::string &error() const { return m_error; }

private:
    bool readLine();
    bool readHeader();
    bool start(Graph &graph);
    bool addBox(Graph &graph);
    bool addLink(Graph &graph);
    bool fail(const char *what);

    std::istream &m_in;
    std::vector<std::string> m_words;
    std::string m_error;
    std::size_t m_line = 0;
    std::size_t m_boxes = 0;
    std::size_t m_links = 0;
    bool m_started = false;
};

} // namespace sw::layout
