// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfields.h"

#include <QFile>
#include <QList>

namespace sw::testsupport
{

/// A validator with documents, and what a server said of both (tests/data/validation).
struct FrozenValidator
{
    struct Document
    {
        base::Bson document;
        int code = 0;
        base::Bson details;
    };
    base::Bson validator;
    int code = 0;
    QList<Document> documents;
};

inline int codeIn(const base::Bson &line)
{
    const auto code = base::findField(line.bytes(), "code");
    return code ? static_cast<int>(code->whole().value_or(-1)) : -1;
}

inline base::Bson partOf(const base::Bson &line, const char *name)
{
    const auto field = base::findField(line.bytes(), name);
    return field ? base::Bson::inside(*field) : base::Bson();
}

inline QList<FrozenValidator> frozenValidators()
{
    QFile file(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/validation/verdicts.jsonl"));
    QList<FrozenValidator> out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    while (!file.atEnd()) {
        const auto line = base::Bson::fromJson(file.readLine().trimmed());
        if (!line)
            return {};
        FrozenValidator one{partOf(*line, "validator"), codeIn(*line), {}};
        const base::Bson documents = partOf(*line, "documents");
        for (const base::BsonField &field : base::BsonFields(documents)) {
            const base::Bson pair = base::Bson::inside(field);
            one.documents << FrozenValidator::Document{partOf(pair, "document"), codeIn(pair), partOf(pair, "details")};
        }
        out << one;
    }
    return out;
}

} // namespace sw::testsupport
