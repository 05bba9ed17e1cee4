// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/parallel.h"
#include "models/base/shellscript.h"
#include "models/base/texts.h"
#include "models/design/shardkey.h"
#include "models/design/validator/validator.h"
#include "models/formats/exporters/exporterchecks.h"

#include <vector>

namespace sw::formats
{

namespace
{

using base::shellExpression;
using base::shellString;

// Comments and messages of the script are English whatever the program's language is: scripts are kept and reviewed by
// teams.
constexpr char head[] = R"(// MongoDB shell script. REVIEW BEFORE YOU RUN IT.
// It creates the collections and indexes that are missing in the current database. It never drops, renames, empties or
// changes what is there, so it can be run again: what exists is left as it is and listed. An index that deletes
// documents after a time, or refuses some, is only built where there are no documents yet, and is listed otherwise.
// Run it with: mongosh "mongodb://HOST/DATABASE" --file THIS-FILE
)";

constexpr char prelude[] = R"(
(() => {
  "use strict";
  const parse = text => EJSON.parse(text, {relaxed: false});
  const shown = text => JSON.stringify(text).replace(/[^ -~]/g, c => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
  const problems = [];
  const leftOut = [];
  let existed = false;
  const attempt = command => {
    try {
      const reply = db.runCommand(command);
      return reply.ok ? null : String(reply.errmsg);
    } catch (error) {
      return String(error.message);
    }
  };
  const typeOf = name => {
    const reply = db.runCommand({listCollections: 1, filter: {name: name}, nameOnly: true});
    if (!reply.ok) throw new Error("listCollections: " + shown(String(reply.errmsg)));
    return reply.cursor.firstBatch.length ? reply.cursor.firstBatch[0].type : null;
  };
  const batch = command => {
    const reply = db.runCommand(command);
    if (!reply.ok) throw new Error(Object.keys(command)[0] + ": " + shown(String(reply.errmsg)));
    return reply.cursor.firstBatch;
  };
  const harmless = (name, indexes) => {
    const isRisky = index => index.expireAfterSeconds !== undefined || index.unique;
    if (!indexes.some(isRisky) || batch({find: name, limit: 1, projection: {_id: 1}}).length === 0) return indexes;
    const there = batch({listIndexes: name}).map(index => index.name);
    const risky = indexes.filter(index => isRisky(index) && !there.includes(index.name));
    for (const index of risky)
      leftOut.push(shown(name) + " index " + shown(index.name) + ": " + (index.unique ? "it refuses values that two documents have" : "it deletes documents"));
    return indexes.filter(index => !risky.includes(index));
  };
  const collection = (name, options, wanted) => {
    const type = typeOf(name);
    if (type !== null && type !== (options.timeseries ? "timeseries" : "collection")) {
      problems.push(shown(name) + " is a " + (type === "timeseries" ? "time-series collection" : type));
      return;
    }
    if (type !== null) existed = true;
    if (type === null) {
      const failed = attempt({create: name, ...options});
      if (failed !== null) {
        problems.push(shown(name) + ": " + shown(failed));
        return;
      }
    }
    print((type === null ? "created " : "exists, left as it is: ") + shown(name));
    const indexes = type === null ? wanted : harmless(name, wanted);
    if (indexes.length === 0 || attempt({createIndexes: name, indexes: indexes}) === null) return;
    for (const index of indexes) {
      const failed = attempt({createIndexes: name, indexes: [index]});
      if (failed !== null) problems.push(shown(name) + " index " + shown(index.name) + ": " + shown(failed));
    }
  };

)";

constexpr char tail[] = R"(
  if (leftOut.length) print("left out, because there are documents already:\n" + leftOut.join("\n"));
  if (existed)
    print("What exists was left as it is. How it differs from the design, and what a change would do to its documents, is told by: shapewright-cli plan PROJECT --uri URI --db DATABASE; then shapewright-cli apply PROJECT --uri URI --db DATABASE");
  if (problems.length) throw new Error("not everything could be created:\n" + problems.join("\n"));
  print(leftOut.length ? "done, but for what was left out" : "done");
})();
)";

constexpr char noValidator[] = "  // A time-series collection: the server takes no validator for it, so the rules of "
                               "the design are not enforced here.\n";

/// The options of the create command as an object literal; their names are the server's own.
QByteArray optionsText(const design::Collection &collection, const base::Bson &validator)
{
    const QByteArray text = shellExpression(design::createOptionsWith(collection, validator), 2);
    // A Map cannot be spread into the command: its entries can.
    return text.startsWith("new Map(") ? "Object.fromEntries(" + text + ')' : text;
}

QByteArray indexText(const design::Index &index)
{
    QByteArray text = "{key: " + base::shellMap(design::indexKeyDocument(index));
    text += ", name: " + shellString(index.name.isEmpty() ? design::defaultIndexName(index.keys) : index.name);
    if (index.unique)
        text += ", unique: true";
    if (index.sparse)
        text += ", sparse: true";
    if (index.hidden)
        text += ", hidden: true";
    if (!index.partialFilter.isEmpty())
        text += ", partialFilterExpression: " + shellExpression(index.partialFilter, 4);
    if (!index.collation.isEmpty())
        text += ", collation: " + shellExpression(index.collation, 4);
    if (index.expireAfterSeconds)
        text += ", expireAfterSeconds: " + QByteArray::number(*index.expireAfterSeconds);
    if (const base::Bson weights = design::weightsOf(index); !weights.isEmpty())
        text += ", weights: " + shellExpression(weights, 4);
    if (!index.defaultLanguage.isEmpty())
        text += ", default_language: " + shellString(index.defaultLanguage);
    if (!index.languageOverride.isEmpty())
        text += ", language_override: " + shellString(index.languageOverride);
    if (!index.wildcardProjection.isEmpty())
        text += ", wildcardProjection: " + shellExpression(index.wildcardProjection, 4);
    return text + '}';
}

/// Says the command for a sharded cluster, which needs more decisions than a script can take.
QByteArray shardKeyText(const std::optional<design::CollectionShardKey> &key, const QString &collection)
{
    if (!key || !key->isUsable())
        return {};
    const QString command = QStringLiteral("on a sharded cluster: sh.shardCollection(db.getName() + ") +
                            QString::fromUtf8(shellString(QLatin1Char('.') + collection)) + QStringLiteral(", ") +
                            schema::shardKeyText(key->key) + QLatin1Char(')');
    return "  print(" + shellString(command) + ");\n";
}

QByteArray collectionText(const design::Collection &collection, const base::Bson &validator)
{
    QByteArray text = collection.timeSeries ? noValidator : "";
    text += "  collection(" + shellString(collection.name) + ", " + optionsText(collection, validator) + ", [";
    for (const design::Index &index : collection.indexes)
        text += "\n    " + indexText(index) + ',';
    if (!collection.indexes.isEmpty())
        text += "\n  ";
    return text + "]);\n";
}

/// What one collection adds to the script, or what its validator would do to a server.
struct Part
{
    QByteArray text;
    QList<base::Error> findings;
};

Part partOf(const design::Collection &collection, const design::ValidatorOptions &options,
            const std::optional<design::CollectionShardKey> &shardKey)
{
    const base::Bson validator = design::validatorOf(collection, options);
    QList<base::Error> findings = design::lintValidator(validator, collection.name);
    if (!findings.isEmpty())
        return {{}, findings};
    return {shardKeyText(shardKey, collection.name) + collectionText(collection, validator), {}};
}

class MongoshExporter : public Exporter
{
public:
    QString id() const override { return QStringLiteral("mongosh"); }
    QString name() const override { return Text::tr("MongoDB shell script"); }
    QString suffix() const override { return QStringLiteral("js"); }
    QString help() const override
    {
        return Text::tr(
            "Creates the collections with their validators and indexes; run it with mongosh, as often as you like.");
    }
    base::Result<QList<OutputFile>> write(const schema::Model &model, const design::Design &design) const override
    {
        if (const auto names = checkNames(design); !names)
            return names.error();
        const design::ValidatorOptions options = design::validatorOptions(model);
        const schema::ModelIndex index(model);
        const design::DesignIndex places(design);
        std::vector<Part> parts(static_cast<size_t>(design.collections.size()));
        QByteArray checksum;
        base::forEachInParallel(design.collections.size() + 1, [&](qsizetype i) {
            if (i == 0)
                checksum = projectChecksum(model); // takes as long as many collections
            else
                parts[static_cast<size_t>(i - 1)] =
                    partOf(design.collections.at(i - 1), options,
                           design::shardKeyOf(index, places, design.collections.at(i - 1)));
        });
        QByteArray script = head;
        script += "// Made by Shapewright " SHAPEWRIGHT_VERSION " from the project with sha256 " + checksum + '\n';
        script += prelude;
        for (const Part &part : parts) {
            if (!part.findings.isEmpty())
                return part.findings.first();
            script += part.text;
        }
        return QList<OutputFile>{{plainFileName(model.name) + QStringLiteral(".js"), script + tail}};
    }
};

} // namespace

const Exporter &mongoshExporter()
{
    static const MongoshExporter exporter;
    return exporter;
}

} // namespace sw::formats
