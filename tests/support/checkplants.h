// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"
#include "models/sizing/cost/operationcost.h"
#include "tests/support/modelbuilder.h"

#include <QMap>

#include <functional>
#include <limits>

namespace sw::test
{

inline constexpr double endless = std::numeric_limits<double>::infinity();

/// A small shop with nothing to complain about.
ModelBuilder shop();

/// The shop with whole numbers as the ids of books, 1 … \p most.
ModelBuilder numbered(double most);

/// A model with its design, which a test may spoil.
struct Case
{
    schema::Model model;
    design::Design design;
    sizing::SizeOptions options;

    explicit Case(const ModelBuilder &builder = shop());

    design::Collection &collection(const char *name) { return *design.collection(QString::fromLatin1(name)); }
    design::Node &root(const char *name) { return collection(name).root; }
    QList<checks::Finding> findings() const;
};

QList<design::Problem> judged(const Case &planted);
Case with(const std::function<void(Case &)> &change);

design::Node field(const char *name, schema::FieldType type = schema::FieldType::String);
design::Node array(const char *name, const schema::Cardinality &count,
                   const design::Node &item = design::makeNode({}, schema::FieldType::String));

/// A design in which one check has to find something.
struct Plant
{
    std::function<Case()> make;
    checks::Severity severity;
    QString object;
};

/// By id of the check.
using Plants = QMap<QString, QList<Plant>>;
Plants plants();

} // namespace sw::test
