// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/indexscript.h"

#include "models/patterns/core/script.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sw::patterns
{

namespace
{

/// \p value as the shell writes it; an Extended JSON type is parsed.
QString indexLiteral(const QJsonValue &value)
{
    if (value.isString())
        return scriptString(value.toString());
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        QStringList members;
        for (auto it = object.begin(); it != object.end(); ++it) {
            const bool isOperator = it.key().startsWith(QLatin1Char('$'));
            if (isOperator && it.key() != QLatin1String("$exists") && it.key() != QLatin1String("$and") &&
                !it.key().startsWith(QLatin1String("$g")))
                return QStringLiteral("EJSON.parse(") +
                       scriptString(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact))) +
                       QLatin1Char(')');
            members << scriptKey(it.key()) + QStringLiteral(": ") + indexLiteral(it.value());
        }
        return members.isEmpty() ? QStringLiteral("{}")
                                 : QStringLiteral("{ ") + members.join(QStringLiteral(", ")) + QStringLiteral(" }");
    }
    if (value.isArray()) {
        QStringList items;
        for (const QJsonValue &item : value.toArray())
            items << indexLiteral(item);
        return QLatin1Char('[') + items.join(QStringLiteral(", ")) + QLatin1Char(']');
    }
    return value.isBool() ? (value.toBool() ? QStringLiteral("true") : QStringLiteral("false"))
                          : QString::number(value.toDouble(), 'g', 15);
}

QStringList indexScriptOptions(const design::Index &index)
{
    QStringList options;
    const auto addIf = [&options](bool set, const char *name, const QString &value) {
        if (set)
            options << QLatin1String(name) + QStringLiteral(": ") + value;
    };
    const auto addDocument = [&](const char *name, const QByteArray &json) {
        const QJsonObject document = QJsonDocument::fromJson(json).object();
        addIf(!document.isEmpty(), name, indexLiteral(document));
    };
    const QString yes = QStringLiteral("true");
    addIf(!index.name.isEmpty() && index.name != design::defaultIndexName(index.keys), "name",
          scriptString(index.name));
    addIf(index.unique, "unique", yes);
    addIf(index.sparse, "sparse", yes);
    addIf(index.hidden, "hidden", yes);
    addDocument("partialFilterExpression", index.partialFilter.toCanonicalJson());
    addDocument("collation", index.collation.toRelaxedJson());
    if (index.expireAfterSeconds)
        addIf(true, "expireAfterSeconds", QString::number(*index.expireAfterSeconds));
    addDocument("weights", design::weightsOf(index).toRelaxedJson());
    addIf(!index.defaultLanguage.isEmpty(), "default_language", scriptString(index.defaultLanguage));
    addIf(!index.languageOverride.isEmpty(), "language_override", scriptString(index.languageOverride));
    addDocument("wildcardProjection", index.wildcardProjection.toRelaxedJson());
    return options;
}

} // namespace

QString indexedScript(const design::Index &index)
{
    const auto document = [](const base::Bson &bson) {
        return indexLiteral(QJsonDocument::fromJson(bson.toCanonicalJson()).object());
    };
    QStringList paths, given;
    for (const design::IndexKey &key : index.keys) {
        paths << scriptString(key.path);
        given << QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(key.path));
    }
    const QString filter = index.sparse
                               ? QStringLiteral("{ $or: [") + given.join(QStringLiteral(", ")) + QStringLiteral("] }")
                               : document(index.partialFilter);
    const QString options = index.collation.isEmpty()
                                ? QStringLiteral("{}")
                                : QStringLiteral("{ collation: %1 }").arg(document(index.collation));
    return QStringLiteral("  { paths: [%1], filter: %2, options: %3 },")
        .arg(paths.join(QStringLiteral(", ")), filter, options);
}

QString scriptRefuseTwoLists(const QList<ShapedDocuments> &kinds, const QList<design::Index> &indexes)
{
    QStringList rows, shaped;
    for (const design::Index &index : indexes) {
        const bool plain = std::all_of(index.keys.cbegin(), index.keys.cend(),
                                       [](const design::IndexKey &key) { return design::isOrdered(key.kind); });
        if (plain && index.keys.size() > 1)
            rows << indexedScript(index);
    }
    if (rows.isEmpty())
        return {};
    for (const ShapedDocuments &kind : kinds) {
        const QString chosen =
            kind.filter.isEmpty() ? QString() : QStringLiteral("    { $match: { %1 } },\n").arg(kind.filter);
        shaped << QStringLiteral("  { name: %1, stages: [\n%2    %3\n  ] },")
                      .arg(scriptString(kind.collection), chosen, kind.stages);
    }
    return boundScript("core/refuse-lists", {{QStringLiteral("kinds"), shaped.join(QLatin1Char('\n'))},
                                             {QStringLiteral("indexes"), rows.join(QLatin1Char('\n'))}});
}

QString createIndexScript(const QString &docs, const design::Index &index)
{
    const QStringList options = indexScriptOptions(index);
    const QString more = options.isEmpty()
                             ? QString()
                             : QStringLiteral(", { ") + options.join(QStringLiteral(", ")) + QStringLiteral(" }");
    return docs + QStringLiteral(".createIndex(") + scriptIndexKeys(index.keys) + more + QStringLiteral(");\n");
}

QString createIndexScripts(const design::Collection *collection)
{
    QString out;
    for (const design::Index &index : collection ? collection->indexes : QList<design::Index>())
        out += createIndexScript(scriptCollection(collection->name), index);
    return out;
}

} // namespace sw::patterns
