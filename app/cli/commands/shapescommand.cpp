// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/reports/documentprinter.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/design/shape/documentsize.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "models/samples/write/samplegenerator.h"

#include <QCoreApplication>

#include <cmath>
#include <memory>

namespace sw::cli
{

namespace
{

/// Shows what the documents of each collection look like.
class ShapesCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(ShapesCommand)

public:
    QString name() const override { return QStringLiteral("shapes"); }
    QString summary() const override { return tr("sample documents of each collection as Extended JSON"); }
    QString details() const override
    {
        return tr("For people, long texts and arrays are cut and notes say which pattern made a field; --json prints "
                  "whole documents that keep every type.");
    }
    QList<Option> options() const override
    {
        return {collectionOption(tr("only this collection")),
                {{QStringLiteral("without-pattern")},
                 QStringLiteral("ID"),
                 tr("as if this pattern were not applied; repeatable"),
                 true},
                {{QStringLiteral("count")},
                 QStringLiteral("N"),
                 tr("documents of each collection; default: one of each kind"),
                 false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(R"({"collections": [{"name", "bytes", "documents": [canonical Extended JSON, …]}]})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("shapes shop.shape.json --collection books"),
                QStringLiteral("shapes shop.shape.json --without-pattern subset")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

base::Result<void> dropPatterns(schema::Model &model, const QStringList &ids)
{
    for (const QString &id : ids) {
        if (!patterns::PatternRegistry::instance().find(id) && !model.pattern(schema::PatternUseId(id))) {
            QStringList known;
            for (const schema::PatternUse &use : model.patterns)
                known << use.pattern;
            known.removeDuplicates();
            return base::Error{base::ErrorCode::Usage,
                               ShapesCommand::tr("The project does not use a pattern '%1'.").arg(id),
                               QStringLiteral("--without-pattern"), suggestion(id, known)};
        }
        model.patterns.removeIf(
            [&](const schema::PatternUse &use) { return use.pattern == id || use.id.text() == id; });
    }
    return {};
}

/// The likely document of each kind; more of them vary.
QList<base::Bson> makeDocuments(const samples::SampleGenerator &generator, qint64 count)
{
    QList<base::Bson> documents;
    const QList<quint64> examples = generator.examples();
    for (const quint64 example : examples)
        documents << generator.document(example, samples::Extent::Likely);
    for (quint64 i = 0; documents.size() < count; ++i) {
        if (!examples.contains(i))
            documents << generator.document(i);
    }
    return documents;
}

void printCollection(Output &out, const design::Collection &collection, const QList<base::Bson> &documents)
{
    const design::DocumentSize size = design::documentSize(collection.root);
    out.line(ShapesCommand::tr("// %1: %2 documents, likely %3 each (%4 to %5)")
                 .arg(base::visibleText(collection.name), base::countText(collection.documents.likely),
                      base::bytesText(size.likely), base::bytesText(size.low), base::bytesText(size.high)));
    printDocuments(out, collection, documents);
}

void writeCollection(base::JsonWriter &json, const design::Collection &collection, const QList<base::Bson> &documents)
{
    json.beginObject().member(QStringLiteral("name"), collection.name);
    json.member(QStringLiteral("bytes"), std::round(design::documentSize(collection.root).likely.value()));
    json.key(QStringLiteral("documents")).beginArray();
    for (const base::Bson &document : documents)
        json.raw(document.toCanonicalJson());
    json.end().end();
}

base::Result<int> ShapesCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    if (const auto dropped = dropPatterns(project.model, arguments.values(QStringLiteral("without-pattern"))); !dropped)
        return dropped.error();
    const base::Result<qint64> count =
        arguments.has(QStringLiteral("count")) ? arguments.integer(QStringLiteral("count"), 1, 1000) : 1;
    if (!count)
        return count.error();
    const design::Design design = patterns::buildDesign(project.model);
    const QString only = arguments.value(QStringLiteral("collection"));
    if (arguments.has(QStringLiteral("collection"))) {
        if (const auto found = findCollection(design, only); !found)
            return found.error();
    }
    const bool asJson = arguments.has(QStringLiteral("json"));
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("collections")).beginArray();
    bool first = true;
    for (const design::Collection &collection : design.collections) {
        if (!only.isEmpty() && collection.name != only)
            continue;
        const samples::SampleGenerator generator(design, collection);
        if (const auto possible = generator.check(); !possible)
            warn(context, possible.error()); // a few documents can be shown nevertheless
        const QList<base::Bson> documents = makeDocuments(generator, *count);
        if (!asJson && !std::exchange(first, false))
            context.out.line();
        if (asJson)
            writeCollection(json, collection, documents);
        else
            printCollection(context.out, collection, documents);
    }
    if (asJson)
        context.out.write(json.end().end().result());
    return ExitCode::done;
}

} // namespace

const Command &shapesCommand()
{
    static const ShapesCommand command;
    return command;
}

} // namespace sw::cli
