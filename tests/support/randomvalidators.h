// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"

#include <QByteArrayList>
#include <QRandomGenerator>

namespace sw::testsupport
{

/// Makes validators and documents that hit each other often: few names, values of all types that are nearly equal. It
/// knows nothing of how the product reads them.
class RandomValidators
{
public:
    explicit RandomValidators(quint32 seed) : m_random(seed) {}

    base::Bson validator();
    base::Bson document();

private:
    int below(int end) { return static_cast<int>(m_random.bounded(end)); }
    bool chance(double share) { return m_random.generateDouble() < share; }
    QByteArray name();
    QByteArray path();
    /// One value of any type, called \p name.
    void value(base::BsonBuilder &out, const QByteArray &name, int depth);
    void scalar(base::BsonBuilder &out, const QByteArray &name);
    void number(base::BsonBuilder &out, const QByteArray &name);
    base::Bson schema(int depth, bool root);
    void keyword(base::BsonBuilder &out, const QByteArray &keyword, int depth);
    void types(base::BsonBuilder &out, const char *keyword, bool json);
    base::Bson query(int depth);
    void field(base::BsonBuilder &out, const QByteArray &path, int depth);
    void op(base::BsonBuilder &out, int depth, QByteArrayList &used);
    base::Bson expression(int depth);

    QRandomGenerator m_random;
};

} // namespace sw::testsupport
