// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/edit/bookstore.h"

#include <QRandomGenerator>

#include <cmath>

namespace sw::testing
{

/// A model of \p count entities with 1.2 relationships each, most of them between neighbours, a few across all.
inline schema::Model randomModel(int count, quint32 seed)
{
    QRandomGenerator random(seed);
    schema::Model model;
    for (int i = 0; i < count; ++i) {
        QList<schema::Field> fields;
        const int fieldCount = 3 + random.bounded(11);
        for (int k = 0; k < fieldCount; ++k)
            fields.append(makeField(QStringLiteral("field_%1").arg(k), schema::FieldType(random.bounded(9)),
                                    random.bounded(3) > 0));
        model.entities.append(makeEntity(QStringLiteral("entity_%1").arg(i), std::pow(10, random.bounded(8)), fields));
    }
    for (int i = 0; i < count * 6 / 5; ++i) {
        const int a = random.bounded(count);
        const int near = std::clamp(a + random.bounded(9) - 4, 0, count - 1);
        const int b = random.bounded(100) < 85 ? near : random.bounded(count);
        const bool many = random.bounded(5) == 0;
        schema::Relationship link = makeLink(
            QStringLiteral("entity_%1").arg(a), QStringLiteral("entity_%1").arg(b),
            many ? schema::RelationshipType::ManyToMany : schema::RelationshipType::OneToMany, {0, 10, 1000, false},
            many ? schema::Cardinality{0, 5, 9, false} : schema::Cardinality{1, 1, 1, false});
        link.id = schema::RelationshipId(QStringLiteral("r%1").arg(i));
        model.relationships.append(link);
    }
    return model;
}

} // namespace sw::testing
