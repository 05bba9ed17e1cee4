// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singlecollection/singleparts.h"

#include <QRegularExpression>

#include <algorithm>

namespace sw::patterns
{

schema::Cardinality SingleKind::linkCount() const
{
    schema::Cardinality count = upperEnd().perOther;
    if (isMany())
        return count;
    count.max = 1;
    count.likely = std::min(count.likely, 1.0);
    count.min = std::min(count.min, 1.0);
    return count;
}

QString SingleParts::field() const
{
    return variant == SingleVariant::Links        ? QStringLiteral("relatedTo")
           : variant == SingleVariant::TypedLinks ? QStringLiteral("links")
                                                  : QStringLiteral("sc_id");
}

QString SingleParts::path() const
{
    return variant == SingleVariant::TypedLinks ? QStringLiteral("links.target") : field();
}

int SingleParts::depthOf(qsizetype kind) const
{
    int depth = 0;
    for (; kinds.at(kind).above >= 0; kind = kinds.at(kind).above)
        ++depth;
    return depth;
}

QList<qsizetype> SingleParts::below(qsizetype kind) const
{
    QList<qsizetype> out;
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        if (kinds.at(i).above == kind)
            out << i;
    }
    return out;
}

const SingleKind *SingleParts::kindOf(const schema::RelationshipId &relationship) const
{
    const auto found = std::find_if(kinds.cbegin(), kinds.cend(), [&](const SingleKind &kind) {
        return kind.relationship && kind.relationship->id == relationship;
    });
    return found == kinds.cend() ? nullptr : &*found;
}

QString composedPattern(const QString &separator)
{
    return QStringLiteral("^[^%1]+(%1[^%1]+)*$").arg(separator);
}

} // namespace sw::patterns
