// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/documentversioning/documentversioning.h"

#include <QCoreApplication>

namespace sw::patterns
{

namespace
{

constexpr char insertFirst[] = R"js(
function @insert@(item) {
  return @current@.insertOne({ ...item, @revisionKey@: 1 });
}
)js";

constexpr char keepState[] = R"js(
// Copies the state of that number; where it is already, after a crash or by somebody else, it stays.
function @keepName@(id, number) {
  try {
    @current@.aggregate([
      { $match: { _id: id, @revisionKey@: number } },
      { $set: { @docIdKey@: "$_id", @stampKey@: "$$NOW" } },
      { $unset: "_id" },
      { $merge: { into: @historyName@, on: [@docIdName@, @revisionName@], whenMatched: [{ $set: { @stampKey@: "$$NOW" } }], whenNotMatched: "insert" } },
    ]);
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}
)js";

constexpr char changeCopied[] = R"js(
// change is an update such as { $set: { … } }. The old state is copied before the new one takes its place; whoever finds
// that somebody was faster starts again.
function @change@(id, change) {
  for (;;) {
    const found = @current@.findOne({ _id: id }, { @revisionKey@: 1 });
    if (!found) return null;
    const number = @foundNumber@;
    @keepName@(id, number);
    const next = { ...change, $inc: { ...change.$inc, @revisionKey@: 1 } };
    if (@current@.updateOne({ _id: id, @revisionKey@: number }, next).matchedCount === 1) {
      @forget@
      return number + 1;
    }
  }
}
)js";

constexpr char changeTogether[] = R"js(
// change is an update such as { $set: { … } }. Copy and change happen together or not at all; needs a replica set.
function @change@(id, change) {
  const session = db.getMongo().startSession();
  let number = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      const found = inside.getCollection(@currentName@).findOne({ _id: id }, {}, { promoteValues: false });
      number = found ? Number(@foundNumber@) : null;
      if (!found) return;
      const { _id, ...state } = found;
      const next = { ...change, $inc: { ...change.$inc, @revisionKey@: 1 } };
      inside.getCollection(@currentName@).updateOne({ _id: id }, next);
      inside.getCollection(@historyName@).insertOne({ ...state, @docIdKey@: _id, @stampKey@: new Date() });
      @forgetInside@
    });
  } finally {
    session.endSession();
  }
  return number === null ? null : number + 1;
}
)js";

constexpr char removeLast[] = R"js(
function @remove@(id) {
  for (;;) {
    const found = @current@.findOne({ _id: id }, { @revisionKey@: 1 });
    if (!found) return;
    @keepName@(id, @foundNumber@);
    if (@current@.deleteOne({ _id: id, @revisionKey@: @foundNumber@ }).deletedCount === 1) return;
  }
}
)js";

constexpr char readNewest[] = R"js(
function @read@(id) {
  return @current@.findOne({ _id: id });
}
)js";

constexpr char readState[] = R"js(
function @readNumber@(id, number) {
  return @history@.findOne({ @docIdKey@: id, @revisionKey@: number }) ?? @current@.findOne({ _id: id, @revisionKey@: number });
}
)js";

constexpr char readOn[] = R"js(
// The state that was the newest one at that moment: the first that was replaced later, or the one of today.
function @readOn@(id, date) {
  const [replaced] = @history@.find({ @docIdKey@: id, @stampKey@: { $gt: date } }).sort({ @revisionKey@: 1 }).limit(1).toArray();
  return replaced ?? @current@.findOne({ _id: id });
}
)js";

constexpr char check[] = R"js(
print("server", db.version());
print("documents", @current@.countDocuments({}), "without a number", @current@.countDocuments({ @revisionKey@: { $exists: false } }));
print("older states already", @history@.countDocuments({}));
)js";

constexpr char createIndexes[] = R"js(
@history@.createIndex({ @docIdKey@: 1, @revisionKey@: -1 }, { unique: true });
@expiry@
)js";

constexpr char numberAll[] = R"js(
@current@.updateMany({ @revisionKey@: { $exists: false } }, { $set: { @revisionKey@: 1 } });
)js";

constexpr char takeBack[] = R"js(
@current@.updateMany({ @revisionKey@: { $exists: true } }, { $unset: { @revisionKey@: "" } });
// Then, once nobody needs the older states: @history@.drop()
)js";

QHash<QString, QString> valuesOf(const VersioningParts &parts)
{
    const QString history = scriptCollection(parts.history);
    const QString older = QStringLiteral(".deleteMany({ %1: id, %2: { $lte: number - %3 } });")
                              .arg(scriptKey(parts.docId), scriptKey(parts.revision), QString::number(parts.last));
    const bool last = parts.keep == QLatin1String("last");
    const QString expiry = QStringLiteral("%1.createIndex({ %2: 1 }, { expireAfterSeconds: %3 });")
                               .arg(history, scriptKey(parts.stamp), QString::number(parts.days * 86400, 'f', 0));
    return {{QStringLiteral("current"), scriptCollection(parts.current)},
            {QStringLiteral("currentName"), scriptString(parts.current)},
            {QStringLiteral("history"), history},
            {QStringLiteral("historyName"), scriptString(parts.history)},
            {QStringLiteral("revisionKey"), scriptKey(parts.revision)},
            {QStringLiteral("revisionName"), scriptString(parts.revision)},
            {QStringLiteral("foundNumber"), scriptMember(QStringLiteral("found"), parts.revision)},
            {QStringLiteral("docIdKey"), scriptKey(parts.docId)},
            {QStringLiteral("docIdName"), scriptString(parts.docId)},
            {QStringLiteral("stampKey"), scriptKey(parts.stamp)},
            {QStringLiteral("forget"), last ? history + older : QString()},
            {QStringLiteral("forgetInside"),
             last ? QStringLiteral("inside.getCollection(%1)").arg(scriptString(parts.history)) + older : QString()},
            {QStringLiteral("expiry"), parts.keep == QLatin1String("days") ? expiry : QString()},
            {QStringLiteral("insert"), scriptName(QStringLiteral("insert"), parts.item)},
            {QStringLiteral("keepName"), scriptName(QStringLiteral("keepStateOf"), parts.item)},
            {QStringLiteral("change"), scriptName(QStringLiteral("change"), parts.item)},
            {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), parts.item)},
            {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.item)},
            {QStringLiteral("readNumber"), scriptName(QStringLiteral("readRevisionOf"), parts.item)},
            {QStringLiteral("readOn"), scriptName(QStringLiteral("readThen"), parts.item)}};
}

QString changeScript(const VersioningParts &parts, const QHash<QString, QString> &values)
{
    return parts.transaction ? scriptFilled(changeTogether, values)
                             : scriptFilled(keepState, values) + scriptFilled(changeCopied, values);
}

} // namespace

QList<CodeSnippet> versioningCode(const VersioningParts &parts, const UseContext &context)
{
    const QHash<QString, QString> values = valuesOf(parts);
    QString inserts, changes, removes, reads, past;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (operation->entity != context.use.entity)
            continue;
        QString &name = operation->kind == schema::OperationKind::Insert   ? inserts
                        : operation->kind == schema::OperationKind::Update ? changes
                        : operation->kind == schema::OperationKind::Delete ? removes
                        : operation->readsPastState                        ? past
                                                                           : reads;
        name = name.isEmpty() ? operation->name : name;
    }
    const QString index = parts.docId + QStringLiteral(", ") + parts.revision;
    QList<CodeSnippet> snippets{
        {Text::tr("Insert a document"), inserts, scriptFilled(insertFirst, values), 1, QStringLiteral("_id"), {}},
        {Text::tr("Change a document"), changes, changeScript(parts, values), 3, QStringLiteral("_id"),
         Text::tr("Everybody has to change the documents this way, or a state is missing in the history.")},
        {Text::tr("Read the newest state"), reads, scriptFilled(readNewest, values), 1, QStringLiteral("_id"), {}},
        {Text::tr("Read a numbered state"), {}, scriptFilled(readState, values), 2, index, {}},
        {Text::tr("Read the state of a day"), past, scriptFilled(readOn, values), 2, index, {}}};
    if (!removes.isEmpty())
        snippets << CodeSnippet{Text::tr("Delete a document"),
                                removes,
                                scriptFilled(keepState, values) + scriptFilled(removeLast, values),
                                3,
                                QStringLiteral("_id"),
                                Text::tr("Its last state stays in the history.")};
    return snippets;
}

Migration versioningMigration(const VersioningParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    Migration migration;
    migration.steps = {
        {Text::tr("Check"), scriptFilled(check, values), {}},
        {Text::tr("Create the collection of the older states and its index"), scriptFilled(createIndexes, values), {}},
        {Text::tr("Number the documents"), scriptFilled(numberAll, values),
         Text::tr("History begins here: what was before is not known.")},
        {Text::tr("Start writers that use the new code"),
         scriptFilled(insertFirst, values) + changeScript(parts, values),
         {}},
        {Text::tr("Number what old writers have added meanwhile"), scriptFilled(numberAll, values),
         Text::tr("Once they are all stopped.")},
        {Text::tr("Tighten the validators"),
         {},
         Text::tr("Set them to warn and moderate, look for documents that fail, then error and strict.")}};
    migration.undo = {
        {Text::tr("Remove the numbers"), scriptFilled(takeBack, values), Text::tr("First switch the writers back.")}};
    return migration;
}

} // namespace sw::patterns
