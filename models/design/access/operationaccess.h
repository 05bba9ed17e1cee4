// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/access/access.h"
#include "models/design/access/operationstops.h"

#include <QSet>

namespace sw::design
{

/// The looks that one operation takes along its stops: first where what it asks narrows most down, then from document
/// to document.
class OperationAccess
{
public:
    OperationAccess(const DesignIndex &places, const schema::ModelIndex &model, const schema::Operation &operation,
                    const OperationStops &stops);

    /// \p stored: links that need not be followed.
    QList<Access> all(const QSet<schema::RelationshipId> &stored) const;

private:
    bool isWindowBelow(const Asked &filter) const;
    qsizetype firstDocument() const;
    double foundIn(qsizetype document) const;
    Access accessOf(qsizetype document, Access::Way way) const;
    void addConditions(qsizetype document, Access &access) const;
    void addCondition(const Collection &in, const Condition &condition, Access &access) const;
    void addSort(qsizetype document, bool first, Access &access) const;
    void addRead(qsizetype document, Access &access) const;
    void addOwnKey(Access &access) const;
    void nameKind(qsizetype document, Access &access) const;
    Access accessBy(const QList<Condition> &key, qsizetype document) const;
    QList<Access> across(const Stop &stop, bool backwards) const;

    const DesignIndex &m_places;
    const schema::ModelIndex &m_model;
    const schema::Operation &m_operation;
    const OperationStops &m_stops;
};

} // namespace sw::design
