// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// All patterns in catalogue order. Menus, dialogs, help, the command line and tests enumerate this; nothing switches
/// over ids.
class PatternRegistry
{
public:
    static const PatternRegistry &instance();

    const QList<const Pattern *> &all() const { return m_patterns; }
    const Pattern *find(const QString &id) const;

private:
    PatternRegistry();
    QList<const Pattern *> m_patterns;
    QHash<QString, const Pattern *> m_byId;
};

/// The name of the pattern with this id, for people; the id itself when there is none.
QString patternName(const QString &id);
/// How people read the smallest or largest number that a parameter may be.
QString boundText(double bound);
/// Its parameters with defaults filled in.
QJsonObject completeParameters(const Pattern &pattern, const schema::ModelIndex &model, const schema::PatternUse &use);
/// "books · reviews", "sensors.readings": what a use is applied to, for people.
QString targetName(const schema::Model &model, const Target &target);
Target targetOf(const schema::PatternUse &use);
/// The entity with this id, else of this name, else of this collection; nullptr when there is none.
const schema::Entity *entityCalled(const schema::Model &model, const QString &text);
/// Reads "books", "books.reviews", "books · reviews" or a relationship's name or id into a target. Error InvalidModel
/// names what exists.
base::Result<Target> parseTarget(const schema::Model &model, const QString &text);

} // namespace sw::patterns
