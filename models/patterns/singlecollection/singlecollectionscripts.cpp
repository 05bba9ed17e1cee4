// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/core/script.h"
#include "models/patterns/singlecollection/singlecollection.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using Values = QHash<QString, QString>;

namespace
{

constexpr char storeOnce[] = R"js(
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function @storeOnce@(kind, _id, fields) {
  const filter = { _id, @docType@: kind };
  try {
    @docs@.updateOne(filter, { $setOnInsert: fields }, { upsert: true });
  } catch (error) {
    if (error.code !== 11000 || !@docs@.findOne(filter, { _id: 1 })) throw error;
  }
  return _id;
}
)js";

constexpr char below[] = R"js(
// Finds all that is below a composed id: the separator at its end keeps 2 apart from 20, and whatever an id holds is taken
// as it is.
function @below@(composed) {
  return new RegExp("^" + (composed + @separator@).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
}
)js";

constexpr char noSeparator[] = R"js(
  if (String(_id).includes(@separator@)) throw new Error("the _id holds the separator");
)js";

constexpr char addRoot[] = R"js(
function @add@(doc) {
  const { @idOf@, ...rest } = doc;
@noSeparator@
  return @storeOnce@(@kind@, _id, { ...rest, @field@: @toItself@ });
}
)js";

constexpr char addBelow[] = R"js(
// null when what it belongs to is not there, or goes in the same moment.
function @add@(doc, @aboveId@) {
  const { @idOf@, ...rest } = doc;
  const above = () => @docs@.findOne({ _id: @aboveId@, @docType@: @aboveKind@ }, { _id: 1 });
  if (@isNone@!above()) return null;
  @storeOnce@(@kind@, _id, { ...rest, @field@: @toAbove@ });
  if (@isSome@above()) return _id;
  @docs@.deleteOne({ _id, @docType@: @kind@ });
  return null;
}
)js";

constexpr char addComposed[] = R"js(
// null when what it belongs to is not there, or goes in the same moment.
function @add@(doc, @aboveId@) {
  const { @idOf@, ...rest } = doc;
@noSeparator@
  const above = () => @docs@.findOne({ _id: @aboveId@, @docType@: @aboveKind@ }, { @field@: 1 });
  const found = above();
  if (!found) return null;
  @storeOnce@(@kind@, _id, { ...rest, @field@: @foundField@ + @separator@ + _id });
  if (above()) return _id;
  @docs@.deleteOne({ _id, @docType@: @kind@ });
  return null;
}
)js";

constexpr char addMany[] = R"js(
// null when one of those it belongs to is not there, or goes in the same moment.
function @add@(doc, @aboveId@s) {
  const { @idOf@, ...rest } = doc;
  const above = () => @docs@.countDocuments({ _id: { $in: @aboveId@s }, @docType@: @aboveKind@ });
  if (above() !== @aboveId@s.length) return null;
  @storeOnce@(@kind@, _id, { ...rest, @field@: @toAll@ });
  if (above() === @aboveId@s.length) return _id;
  @docs@.deleteOne({ _id, @docType@: @kind@ });
  return null;
}
)js";

constexpr char linkMany[] = R"js(
// Both may be run again, and by many at once: an array holds each link once.
function @link@(id, @aboveId@) {
  if (!@docs@.findOne({ _id: @aboveId@, @docType@: @aboveKind@ }, { _id: 1 })) return false;
  const result = @docs@.updateOne({ _id: id, @docType@: @kind@ }, { $addToSet: { @field@: @oneLink@ } });
  return result.matchedCount === 1;
}
function @unlink@(id, @aboveId@) {
  const result = @docs@.updateOne({ _id: id, @docType@: @kind@@notLast@ }, { $pull: { @field@: @pulled@ } });
  return result.matchedCount === 1;
}
)js";

constexpr char readAll[] = R"js(
// The document and all that belongs to it, in one query; the kind tells which is which.
function @read@(id) {
  return @docs@.find({ @path@: id }).toArray();
}
)js";

constexpr char readAllComposed[] = R"js(
// The document and all that is below it, in one query with two tight ranges of the index; the kind tells which is which.
function @read@(id) {
  const composed = String(id);
  return @docs@.find({ @field@: { $in: [composed, @below@(composed)] } }).toArray();
}
)js";

constexpr char readKind[] = R"js(
function @childrenOf@(id) {
  return @docs@.find({ @path@: id, @docType@: @kind@ }).toArray();
}
)js";

constexpr char readKindComposed[] = R"js(
function @childrenOf@(id) {
  const above = @docs@.findOne({ _id: id, @docType@: @aboveKind@ }, { @field@: 1 });
  return above ? @docs@.find({ @field@: @below@(@aboveField@), @docType@: @kind@ }).toArray() : [];
}
)js";

constexpr char readAbove[] = R"js(
function @aboveOf@(id) {
  const doc = @docs@.findOne({ _id: id, @docType@: @kind@ }, { @field@: 1 });
  return doc ? @docs@.find({ _id: { $in: @docLinks@ }, @docType@: @aboveKind@ }).toArray() : [];
}
)js";

/// A link to the document whose id is in the variable \p id.
QString linkTo(const SingleParts &parts, const QString &kind, const QString &id)
{
    return parts.variant == SingleVariant::TypedLinks ? QStringLiteral("{ doc_type: %1, target: %2 }").arg(kind, id)
                                                      : id;
}

Values commonValues(const SingleParts &parts)
{
    const QString name = parts.collection;
    return {{QStringLiteral("docs"), scriptCollection(name)},
            {QStringLiteral("docType"), scriptKey(parts.docType)},
            {QStringLiteral("field"), parts.field()},
            {QStringLiteral("path"), scriptKey(parts.path())},
            {QStringLiteral("separator"), scriptString(parts.separator)},
            {QStringLiteral("storeOnce"), scriptName(QStringLiteral("storeIn"), name)},
            {QStringLiteral("below"), scriptName(QStringLiteral("belowIn"), name)},
            {QStringLiteral("idOf"), parts.idType == schema::FieldType::ObjectId
                                         ? QStringLiteral("_id = new ObjectId()")
                                         : QStringLiteral("_id")}};
}

/// Names of the functions: two kinds whose names differ in signs only get numbers.
QString functionName(const SingleParts &parts, const char *verb, qsizetype kind)
{
    const auto plain = [&](qsizetype i) {
        return scriptName(QLatin1String(verb), singularOf(*parts.kinds.at(i).entity));
    };
    int same = 1;
    for (qsizetype i = 0; i < kind; ++i)
        same += plain(i) == plain(kind);
    return same > 1 || plain(kind) == QLatin1String(verb) ? plain(kind) + QString::number(kind + 1) : plain(kind);
}

Values valuesOf(const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    const qsizetype upper = std::max<qsizetype>(0, kind.above);
    const bool composed = parts.variant == SingleVariant::Overloaded;
    const bool optional = !composed && kind.relationship && !kind.mustBeLinked();
    const QString aboveKind = scriptString(parts.kinds.at(upper).value);
    const QString aboveId = functionName(parts, "", upper) + QStringLiteral("Id");
    const QString one = linkTo(parts, aboveKind, aboveId);
    Values values = commonValues(parts);
    const auto add = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    add("kind", scriptString(kind.value));
    add("aboveKind", aboveKind);
    add("aboveId", aboveId);
    add("noSeparator", composed && parts.idType == schema::FieldType::String
                           ? scriptFilled(noSeparator, values).prepend(QStringLiteral("  ")).chopped(1)
                           : QString());
    add("toItself", composed
                        ? QStringLiteral("String(_id)")
                        : QStringLiteral("[%1]").arg(linkTo(parts, scriptString(kind.value), QStringLiteral("_id"))));
    add("toAbove",
        optional ? QStringLiteral("%1 === null ? [] : [%2]").arg(aboveId, one) : QStringLiteral("[%1]").arg(one));
    add("isNone", optional ? aboveId + QStringLiteral(" !== null && ") : QString());
    add("isSome", optional ? aboveId + QStringLiteral(" === null || ") : QString());
    add("oneLink", one);
    add("pulled", parts.variant == SingleVariant::TypedLinks ? QStringLiteral("{ target: %1 }").arg(aboveId) : aboveId);
    add("toAll",
        parts.variant == SingleVariant::TypedLinks
            ? QStringLiteral("%1s.map(id => (%2))").arg(aboveId, linkTo(parts, aboveKind, QStringLiteral("id")))
            : aboveId + QLatin1Char('s'));
    add("foundField", scriptMember(QStringLiteral("found"), parts.field()));
    add("aboveField", scriptMember(QStringLiteral("above"), parts.field()));
    add("docLinks",
        QStringLiteral("doc.") + parts.field() +
            (parts.variant == SingleVariant::TypedLinks ? QStringLiteral(".map(link => link.target)") : QString()));
    const double least = kind.relationship ? kind.linkCount().min : 0;
    add("notLast",
        least >= 1 ? QStringLiteral(", \"%1.%2\": { $exists: true }").arg(parts.field(), QString::number(least, 'f', 0))
                   : QString());
    for (const char *verb : {"add", "link", "unlink", "read", "childrenOf", "aboveOf"})
        add(verb, functionName(parts, verb, number));
    return values;
}

QString addScript(const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    const bool composed = parts.variant == SingleVariant::Overloaded;
    const char *text = kind.above < 0 ? addRoot : composed ? addComposed : kind.isMany() ? addMany : addBelow;
    return scriptFilled(text, valuesOf(parts, number));
}

QString operationName(const SingleParts &parts, qsizetype kind, const UseContext &context,
                      bool (*wanted)(const SingleParts &, qsizetype, const schema::Operation &))
{
    const QList<schema::Operation> &operations = context.model.model().operations;
    const auto found = std::find_if(operations.cbegin(), operations.cend(),
                                    [&](const schema::Operation &operation) { return wanted(parts, kind, operation); });
    return found == operations.cend() ? QString() : found->name;
}

bool adds(const SingleParts &parts, qsizetype kind, const schema::Operation &operation)
{
    return operation.kind == schema::OperationKind::Insert && operation.entity == parts.kinds.at(kind).entity->id;
}

bool follows(const SingleParts &parts, qsizetype kind, const schema::Operation &operation)
{
    const bool takesAlong = std::any_of(operation.path.cbegin(), operation.path.cend(),
                                        [&](const schema::PathStep &step) { return parts.kindOf(step.relationship); });
    return operation.isRead() && operation.entity == parts.kinds.at(kind).entity->id && takesAlong;
}

CodeSnippet writerOf(const SingleParts &parts, qsizetype number, const UseContext &context)
{
    const SingleKind &kind = parts.kinds.at(number);
    const QString title = kind.above < 0 ? Text::tr("Add a root: %1") : Text::tr("Add: %1");
    return {title.arg(kind.value),
            operationName(parts, number, context, adds),
            scriptFilled(storeOnce, commonValues(parts)) + addScript(parts, number),
            kind.above < 0 ? 1 : 3,
            QStringLiteral("_id"),
            {}};
}

} // namespace

QString singleWriters(const SingleParts &parts)
{
    QString script = scriptFilled(storeOnce, commonValues(parts));
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        script += addScript(parts, i);
        if (parts.kinds.at(i).isMany())
            script += scriptFilled(linkMany, valuesOf(parts, i));
    }
    return script;
}

QList<CodeSnippet> singleCode(const SingleParts &parts, const UseContext &context)
{
    const bool composed = parts.variant == SingleVariant::Overloaded;
    const QString finder = composed ? scriptFilled(below, commonValues(parts)) : QString();
    const QString typed = composed ? parts.field() : parts.path() + QStringLiteral(", ") + parts.docType;
    QList<CodeSnippet> snippets;
    snippets << CodeSnippet{Text::tr("Read with all that belongs to it"),
                            operationName(parts, 0, context, follows),
                            finder + scriptFilled(composed ? readAllComposed : readAll, valuesOf(parts, 0)),
                            1,
                            parts.path(),
                            {}};
    for (qsizetype i = 1; i < parts.kinds.size(); ++i) {
        const SingleKind &kind = parts.kinds.at(i);
        const Values values = valuesOf(parts, i);
        snippets << CodeSnippet{Text::tr("Only these: %1").arg(kind.value),
                                {},
                                finder + scriptFilled(composed ? readKindComposed : readKind, values),
                                composed ? 2 : 1,
                                typed,
                                {}};
        if (kind.isMany())
            snippets << CodeSnippet{Text::tr("What one belongs to: %1").arg(kind.value),
                                    operationName(parts, i, context, follows),
                                    scriptFilled(readAbove, values),
                                    2,
                                    QStringLiteral("_id"),
                                    {}};
    }
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        snippets << writerOf(parts, i, context);
        if (parts.kinds.at(i).isMany()) {
            snippets << CodeSnippet{Text::tr("Link and unlink: %1").arg(parts.kinds.at(i).value),
                                    {},
                                    scriptFilled(linkMany, valuesOf(parts, i)),
                                    2,
                                    QStringLiteral("_id"),
                                    Text::tr("The rules refuse a link too many.")};
        }
    }
    return snippets;
}

} // namespace sw::patterns
