// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singlecollection/singlecollectionscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using Values = QHash<QString, QString>;

namespace
{

/// A link to the document whose id is in the variable \p id.
QString linkTo(const SingleParts &parts, const QString &kind, const QString &id)
{
    return parts.variant == SingleVariant::TypedLinks ? QStringLiteral("{ doc_type: %1, target: %2 }").arg(kind, id)
                                                      : id;
}

Values commonValues(const SingleParts &parts)
{
    const QString name = parts.collection;
    const QString docType = scriptKey(parts.docType) + QStringLiteral(": kind");
    const QString document = scriptObject({QStringLiteral("...doc"), docType, newVersions(parts.versions)});
    const QString same = QStringLiteral("{ _id: doc._id, %1 }").arg(docType);
    return {{QStringLiteral("docs"), scriptCollection(name)},
            {QStringLiteral("docType"), scriptKey(parts.docType)},
            {QStringLiteral("field"), parts.field()},
            {QStringLiteral("storeDoc"), scriptStoreOnce(scriptCollection(name), document, same, 2)},
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
                           ? boundScript("single-collection/no-separator", values).chopped(1)
                           : QString());
    add("toItself", composed
                        ? QStringLiteral("String(_id)")
                        : QStringLiteral("[%1]").arg(linkTo(parts, scriptString(kind.value), QStringLiteral("_id"))));
    add("toAbove",
        optional ? QStringLiteral("%1 === null ? [] : [%2]").arg(aboveId, one) : QStringLiteral("[%1]").arg(one));
    add("isMissing", (optional ? aboveId + QStringLiteral(" !== null && ") : QString()) + QStringLiteral("!above()"));
    add("isThere", (optional ? aboveId + QStringLiteral(" === null || ") : QString()) + QStringLiteral("above()"));
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
        least >= 1 ? QStringLiteral("\"%1.%2\": { $exists: true }").arg(parts.field(), QString::number(least, 'f', 0))
                   : QString());
    for (const char *verb : {"add", "link", "unlink", "read", "childrenOf", "aboveOf"})
        add(verb, functionName(parts, verb, number));
    return values;
}

QString addScript(const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    const bool composed = parts.variant == SingleVariant::Overloaded;
    const char *text = kind.above < 0  ? "single-collection/add-root"
                       : composed      ? "single-collection/add-composed"
                       : kind.isMany() ? "single-collection/add-many"
                                       : "single-collection/add-below";
    return boundScript(text, valuesOf(parts, number));
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
            boundScript("single-collection/store-once", commonValues(parts)) + addScript(parts, number),
            kind.above < 0 ? 1 : 3,
            QStringLiteral("_id"),
            {}};
}

} // namespace

QString singleWriters(const SingleParts &parts)
{
    QString script = boundScript("single-collection/store-once", commonValues(parts));
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        script += addScript(parts, i);
        if (parts.kinds.at(i).isMany())
            script += boundScript("single-collection/link-many", valuesOf(parts, i));
    }
    return script;
}

QList<CodeSnippet> singleCode(const SingleParts &parts, const UseContext &context)
{
    const bool composed = parts.variant == SingleVariant::Overloaded;
    const QString finder = composed ? boundScript("single-collection/below", commonValues(parts)) : QString();
    const QString typed = composed ? parts.field() : parts.path();
    QList<CodeSnippet> snippets;
    snippets << CodeSnippet{
        Text::tr("Read with all that belongs to it"),
        operationName(parts, 0, context, follows),
        finder + boundScript(composed ? "single-collection/read-all-composed" : "single-collection/read-all",
                             valuesOf(parts, 0)),
        1,
        parts.path(),
        {}};
    for (qsizetype i = 1; i < parts.kinds.size(); ++i) {
        const SingleKind &kind = parts.kinds.at(i);
        const Values values = valuesOf(parts, i);
        snippets << CodeSnippet{
            Text::tr("Only these: %1").arg(kind.value),
            {},
            finder +
                boundScript(composed ? "single-collection/read-kind-composed" : "single-collection/read-kind", values),
            composed ? 2 : 1,
            typed,
            {}};
        if (kind.isMany())
            snippets << CodeSnippet{Text::tr("What one belongs to: %1").arg(kind.value),
                                    operationName(parts, i, context, follows),
                                    boundScript("single-collection/read-above", values),
                                    2,
                                    QStringLiteral("_id"),
                                    {}};
    }
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        snippets << writerOf(parts, i, context);
        if (parts.kinds.at(i).isMany()) {
            snippets << CodeSnippet{Text::tr("Link and unlink: %1").arg(parts.kinds.at(i).value),
                                    {},
                                    boundScript("single-collection/link-many", valuesOf(parts, i)),
                                    2,
                                    QStringLiteral("_id"),
                                    Text::tr("The rules refuse a link too many.")};
        }
    }
    return snippets;
}

} // namespace sw::patterns
