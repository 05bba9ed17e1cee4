// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/request.h"

#include <charconv>
#include <cmath>
#include <sstream>

namespace sw::layout
{

namespace
{

constexpr std::size_t maximumLine = 200;

template <typename Number>
bool parse(const std::string &word, Number &number)
{
    const char *end = word.data() + word.size();
    const auto result = std::from_chars(word.data(), end, number);
    return result.ec == std::errc() && result.ptr == end;
}

bool isLength(double value)
{
    return std::isfinite(value) && value > 0 && value <= maximumLength;
}

} // namespace

bool RequestReader::fail(const char *what)
{
    m_error = "line " + std::to_string(m_line) + ": " + what;
    return false;
}

/// One line as words; false at the end or when it is too long.
bool RequestReader::readLine()
{
    m_words.clear();
    std::string line;
    char c = 0;
    ++m_line;
    while (m_in.get(c) && c != '\n') {
        if (line.size() == maximumLine)
            return fail("the line is too long");
        line += c;
    }
    if (!m_in && line.empty())
        return false;
    std::istringstream stream(line);
    for (std::string word; stream >> word;)
        m_words.push_back(word);
    return true;
}

bool RequestReader::readHeader()
{
    m_started = true;
    if (!readLine())
        return m_error.empty() && m_line == 1 ? fail("the input is empty") : false;
    return (m_words.size() == 2 && m_words[0] == "shapewright-layout" && m_words[1] == "1") ||
           fail("not a request of version 1");
}

bool RequestReader::start(Graph &graph)
{
    if (m_words.size() == 2 && m_words[1] == "force") {
        graph.method = Method::Force;
        return true;
    }
    if (m_words.size() == 3 && m_words[1] == "layered" && parse(m_words[2], graph.stagger) && graph.stagger >= 1 &&
        graph.stagger <= 50)
        return true;
    return fail("a graph is 'layered' with 1 to 50 columns for leaves, or 'force'");
}

bool RequestReader::addBox(Graph &graph)
{
    std::pair<double, double> size;
    if (m_words.size() != 3 || !parse(m_words[1], size.first) || !parse(m_words[2], size.second) ||
        !isLength(size.first) || !isLength(size.second))
        return fail("a box has a width and a height between 0 and 100000");
    if (++m_boxes > maximumBoxes)
        return fail("more than 20000 boxes");
    graph.boxes.push_back(size);
    return true;
}

bool RequestReader::addLink(Graph &graph)
{
    std::pair<std::size_t, std::size_t> link;
    if (m_words.size() != 3 || !parse(m_words[1], link.first) || !parse(m_words[2], link.second) ||
        link.first >= graph.boxes.size() || link.second >= graph.boxes.size())
        return fail("a link has the numbers of two boxes before it");
    if (++m_links > maximumLinks)
        return fail("more than 100000 links");
    graph.links.push_back(link);
    return true;
}

std::optional<Graph> RequestReader::next()
{
    if (!m_error.empty() || (!m_started && !readHeader()))
        return std::nullopt;
    std::optional<Graph> graph;
    while (readLine()) {
        const std::string command = m_words.empty() ? std::string() : m_words.front();
        if (command == "graph" && !graph) {
            if (!start(graph.emplace()))
                return std::nullopt;
        } else if (command == "box" && graph) {
            if (!addBox(*graph))
                return std::nullopt;
        } else if (command == "link" && graph) {
            if (!addLink(*graph))
                return std::nullopt;
        } else if (command == "run" && graph && m_words.size() == 1) {
            return graph;
        } else {
            fail("expected graph, box, link or run");
            return std::nullopt;
        }
    }
    if (graph && m_error.empty())
        fail("the last graph has no run");
    return std::nullopt;
}

} // namespace sw::layout
