// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// What all patterns share: the check of parameters against their declaration, so that a pattern only says what is
/// special to it.
class BasePattern : public Pattern
{
public:
    /// Each parameter's kind, bounds, choices and fields, unknown names, then checkTarget and checkMore.
    base::Result<void> check(const UseContext &context) const final;
    bool takes(const schema::ModelIndex &model, const Target &target) const final;

protected:
    /// Whether the target is of a kind that the pattern can be used on.
    virtual base::Result<void> checkTarget(const UseContext &context) const = 0;
    /// What the declaration of the parameters cannot say.
    virtual base::Result<void> checkMore(const UseContext &context) const;
    /// The entity whose fields the parameters of kind Field and FieldList name; nullptr when any path will do.
    virtual const schema::Entity *fieldOwner(const UseContext &context) const = 0;

    /// Those that findings are judged by: of the use at \p target, without one the defaults.
    QJsonObject parametersAt(const schema::ModelIndex &model, const Target &target) const;
    /// InvalidModel; where = the target, and the parameter when one is at fault.
    base::Error error(const UseContext &context, const QString &message, const QString &wayOut,
                      const QString &parameter = {}) const;
    /// How messages name a choice of \p parameter: by its text for the window, and its id for files and the command
    /// line.
    QString choiceName(const char *parameter, const char *choice) const;

private:
    base::Result<void> checkParameter(const Parameter &parameter, const UseContext &context) const;
    QString faultOf(const Parameter &parameter, const UseContext &context) const;
};

/// The field at \p path in \p entity or a super-entity, or _id; false when there is none.
bool hasField(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path);
const schema::Field *fieldOf(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path);
/// The ends of a relationship, "a" and "b", as choices.
QList<Choice> endChoices();
/// A parameter of kind FieldList as paths.
QStringList pathsOf(const QJsonValue &value);

} // namespace sw::patterns
