// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <vector>

namespace sw::items
{

/// A row of the outline as a value; the tree of them is made anew after an edit and compared with the shown one.
struct OutlineNode
{
    enum class Kind { Section, Entity, Field, Relationship, Operation, Collection, Path };
    Kind kind = Kind::Section;
    QString key; ///< id, collection name or path; unique among siblings
    QString text;
    QString figure;  ///< count, type or rate, at the right
    QString icon;    ///< name of a drawing in resources/icons
    QString pattern; ///< that made it, for the badge
    OutlineNode *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<OutlineNode>> children;

    OutlineNode *add(Kind childKind, const QString &childKey, const QString &childText);
    bool sameFace(const OutlineNode &other) const
    {
        return text == other.text && figure == other.figure && icon == other.icon && pattern == other.pattern;
    }
};

} // namespace sw::items
