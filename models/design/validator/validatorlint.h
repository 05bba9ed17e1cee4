// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/validator/validator.h"

#include <bson/bson.h>

namespace sw::design
{

/// Walks a validator without recursion, because one that comes from a server may be nested as deep as BSON allows, and
/// collects what must not be sent.
class ValidatorLint
{
public:
    explicit ValidatorLint(const QString &object) : m_object(object) {}

    QList<base::Error> run(const base::Bson &validator);

private:
    /// What a document in the validator is.
    enum class Kind {
        Query,      ///< a query expression, operands of $and, what a field is compared with
        Expression, ///< inside $expr
        Schema,
        Schemas,    ///< allOf, anyOf, oneOf
        Properties, ///< names and their schemas
        Dependencies
    };
    struct Frame
    {
        bson_iter_t children;
        Kind kind = Kind::Query;
        QString path;
        int levels = 0;    ///< of properties above
        bool root = false; ///< a schema of the whole document
    };

    void push(const bson_iter_t &parent, Kind kind, const Frame &from, int moreLevels, bool root);
    void visit(const Frame &frame);
    void visitQuery(const Frame &frame, const bson_iter_t &at);
    void visitExpression(const Frame &frame, const bson_iter_t &at);
    void visitSchema(const Frame &frame);
    void visitKeyword(const Frame &frame, const bson_iter_t &at);
    void visitProperty(const Frame &frame, const bson_iter_t &at);
    void checkNames(const Frame &frame, const bson_iter_t &list);
    void checkLimits(const Frame &frame);
    void checkTypes(const Frame &frame, const bson_iter_t &at);
    void checkClosed(const Frame &frame);
    void checkList(const Frame &frame, const bson_iter_t &list);
    void checkName(const Frame &frame, const QString &name);
    void checkPattern(const Frame &frame, const QString &pattern);
    void add(const Frame &frame, const QString &message, const QString &wayOut);

    QString m_object;
    QList<Frame> m_frames;
    QList<base::Error> m_errors;
};

} // namespace sw::design
