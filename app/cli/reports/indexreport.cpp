// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/indexreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/indexes/indexnotation.h"

#include <cmath>

namespace sw::cli
{

namespace
{

void writeIndexKeys(base::JsonWriter &json, const QList<schema::IndexKey> &keys)
{
    json.key(QStringLiteral("keys")).inlineNext().beginArray();
    for (const schema::IndexKey &key : keys) {
        const schema::IndexKindTraits &kind = schema::traitsOf(key.kind);
        json.beginArray().value(key.path);
        if (kind.direction != 0)
            json.value(kind.direction);
        else
            json.value(QString(QLatin1String(kind.word)));
        if (key.weight != 1)
            json.value(key.weight);
        json.end();
    }
    json.end();
}

/// The options that are set, in the words of a server.
void writeIndexOptions(base::JsonWriter &json, const schema::IndexDefinition &index)
{
    const auto document = [&json](const char *name, const QJsonObject &value) {
        if (!value.isEmpty())
            json.key(QLatin1String(name)).value(QJsonValue(value));
    };
    const auto text = [&json](const char *name, const QString &value) {
        if (!value.isEmpty())
            json.member(QLatin1String(name), value);
    };
    const auto truth = [&json](const char *name, bool set) {
        if (set)
            json.member(QLatin1String(name), true);
    };
    json.key(QStringLiteral("options")).inlineNext().beginObject();
    truth("unique", index.unique);
    truth("sparse", index.sparse);
    truth("hidden", index.hidden);
    document("partialFilterExpression", index.partialFilter);
    document("collation", index.collation);
    if (index.expireAfterSeconds)
        json.member(QStringLiteral("expireAfterSeconds"), *index.expireAfterSeconds);
    text("default_language", index.defaultLanguage);
    text("language_override", index.languageOverride);
    document("wildcardProjection", index.wildcardProjection);
    json.end();
}

} // namespace

void printIndexes(Output &out, const QList<services::ListedIndex> &indexes)
{
    Table table({Text::tr("Index"), Text::tr("Keys"), Text::tr("Origin"), Text::tr("Size"), Text::tr("Used by")},
                {Table::Left, Table::Left, Table::Left, Table::Right});
    table.wrapAt(160);
    for (const services::ListedIndex &index : indexes) {
        const QStringList keys =
            QStringList{schema::indexKeysText(index.definition.keys)} + schema::indexOptionTexts(index.definition);
        const QString origin =
            index.origin == services::IndexOrigin::Pattern ? index.pattern : originText(index.origin);
        table.add({fullName(index), keys.join(QStringLiteral(" · ")), origin,
                   index.bytes ? base::bytesText(*index.bytes) : QString(),
                   (index.operations + index.reasons).join(QLatin1String(", "))});
    }
    table.print(out);
}

void writeIndexes(base::JsonWriter &json, const QList<services::ListedIndex> &indexes, const schema::Model &model)
{
    json.beginObject().key(QStringLiteral("indexes")).beginArray();
    for (const services::ListedIndex &index : indexes) {
        const schema::Entity *entity = model.entity(index.entity);
        json.beginObject()
            .member(QStringLiteral("collection"), index.collection)
            .member(QStringLiteral("name"), index.name)
            .member(QStringLiteral("origin"), services::nameOf(index.origin))
            .member(QStringLiteral("entity"), entity ? entity->name : QString());
        if (!index.ownName.isEmpty())
            json.member(QStringLiteral("ownName"), index.ownName);
        if (!index.pattern.isEmpty())
            json.member(QStringLiteral("pattern"), index.pattern);
        writeIndexKeys(json, index.definition.keys);
        writeIndexOptions(json, index.definition);
        writeTexts(json, QStringLiteral("operations"), index.operations);
        writeTexts(json, QStringLiteral("reasons"), index.reasons);
        if (index.bytes)
            json.member(QStringLiteral("bytes"), whole(*index.bytes));
        json.end();
    }
    json.end().end();
}

} // namespace sw::cli
