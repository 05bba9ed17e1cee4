// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRgb>
#include <QString>

namespace sw::diagram
{

/// What a small picture shows that is drawn once and then copied.
enum class SpriteKind { Foot, Corner, Card, Icon };
struct SpriteKey
{
    SpriteKind kind = SpriteKind::Foot;
    int variant = 0;
    QRgb color = 0;
    int size = 0; ///< what its size depends on
    int extra = 0;
    QString name;

    friend bool operator==(const SpriteKey &, const SpriteKey &) = default;
    friend size_t qHash(const SpriteKey &key, size_t seed = 0)
    {
        return qHashMulti(seed, static_cast<int>(key.kind), key.variant, key.color, key.size, key.extra, key.name);
    }
};

} // namespace sw::diagram
