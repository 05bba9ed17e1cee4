// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/spherecell.h"

#include <bson/bson.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>
#include <vector>

namespace sw::sizing
{

namespace
{

struct FacePoint
{
    unsigned face;
    double u;
    double v;
};

/// Where the line from the centre through the point meets the cube.
FacePoint onCube(double longitude, double latitude)
{
    const double phi = latitude * std::numbers::pi / 180;
    const double theta = longitude * std::numbers::pi / 180;
    const double x = std::cos(theta) * std::cos(phi);
    const double y = std::sin(theta) * std::cos(phi);
    const double z = std::sin(phi);
    const double ax = std::abs(x);
    const double ay = std::abs(y);
    const double az = std::abs(z);
    if (ax > ay && ax > az)
        return x > 0 ? FacePoint{0, y / x, z / x} : FacePoint{3, z / x, y / x};
    if (ay > az)
        return y > 0 ? FacePoint{1, -x / y, z / y} : FacePoint{4, z / y, -x / y};
    return z > 0 ? FacePoint{2, -x / z, -y / z} : FacePoint{5, -y / z, -x / z};
}

/// Stretches a coordinate of a face so that cells have nearly equal areas, in 2^30 steps.
unsigned stretched(double u)
{
    const double s = u >= 0 ? 0.5 * std::sqrt(1 + 3 * u) : 1 - 0.5 * std::sqrt(1 - 3 * u);
    return static_cast<unsigned>(std::clamp(std::floor(s * 1073741824.0), 0.0, 1073741823.0));
}

constexpr unsigned swapped = 1;
constexpr unsigned inverted = 2;
/// Position on the curve by its orientation and the two bits of i and j; what the orientation becomes by position.
constexpr std::array<std::array<unsigned, 4>, 4> positions{{{0, 1, 3, 2}, {0, 3, 1, 2}, {2, 3, 1, 0}, {2, 1, 3, 0}}};
constexpr std::array<unsigned, 4> turns{swapped, 0, 0, swapped | inverted};

constexpr int coarse = 12; ///< halvings of a cell some kilometres wide, for lines and areas

using Pair = std::array<double, 2>;

/// All pairs of numbers in coordinates of any depth; also {lng: …, lat: …}.
void collectPairs(const bson_iter_t &value, std::vector<Pair> &out)
{
    bson_iter_t item;
    if ((!BSON_ITER_HOLDS_ARRAY(&value) && !BSON_ITER_HOLDS_DOCUMENT(&value)) || !bson_iter_recurse(&value, &item))
        return;
    Pair pair{};
    size_t numbers = 0;
    while (bson_iter_next(&item)) {
        if (!BSON_ITER_HOLDS_NUMBER(&item))
            collectPairs(item, out);
        else if (numbers < 2)
            pair[numbers++] = bson_iter_as_double(&item);
    }
    if (numbers == 2)
        out.push_back(pair);
}

} // namespace

qint64 sphereCell(double longitude, double latitude)
{
    const FacePoint point = onCube(longitude, latitude);
    const unsigned i = stretched(point.u);
    const unsigned j = stretched(point.v);
    quint64 id = point.face;
    unsigned orientation = point.face & swapped;
    for (int bit = 29; bit >= 0; --bit) {
        const unsigned place = (((i >> bit) & 1) << 1) | ((j >> bit) & 1);
        const unsigned position = positions[orientation][place];
        id = (id << 2) | position;
        orientation ^= turns[position];
    }
    return static_cast<qint64>((id << 1) | 1);
}

std::set<qint64> sphereCells(const bson_iter_t &geometry, bool &exact)
{
    bson_iter_t field;
    bson_iter_t coordinates = geometry;
    bool point = true;
    if (BSON_ITER_HOLDS_DOCUMENT(&geometry) && bson_iter_recurse(&geometry, &field)) {
        while (bson_iter_next(&field)) {
            if (std::strcmp(bson_iter_key(&field), "type") == 0 && BSON_ITER_HOLDS_UTF8(&field))
                point = std::strcmp(bson_iter_utf8(&field, nullptr), "Point") == 0;
            if (std::strcmp(bson_iter_key(&field), "coordinates") == 0 ||
                std::strcmp(bson_iter_key(&field), "geometries") == 0)
                coordinates = field;
        }
    }
    std::vector<Pair> pairs;
    collectPairs(coordinates, pairs);
    std::set<qint64> cells;
    for (const Pair &pair : pairs) {
        const qint64 cell = sphereCell(pair[0], pair[1]);
        const quint64 last = quint64(1) << (2 * (30 - coarse));
        cells.insert(point ? cell : static_cast<qint64>((static_cast<quint64>(cell) & ~(last - 1)) | last));
    }
    exact = exact && point;
    return cells;
}

} // namespace sw::sizing
