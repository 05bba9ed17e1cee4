// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/differencereport.h"

#include "app/cli/output.h"

namespace sw::cli
{

namespace
{

using services::ChangeKind;

QString sign(const std::optional<ChangeKind> &kind)
{
    if (!kind)
        return {};
    switch (*kind) {
    case ChangeKind::Added:
        return QStringLiteral("+ ");
    case ChangeKind::Removed:
        return QStringLiteral("- ");
    case ChangeKind::Changed:
        break;
    }
    return QStringLiteral("~ ");
}

void writeNames(base::JsonWriter &json, const QString &name, const QString &formerName)
{
    json.member(QStringLiteral("name"), name);
    if (!formerName.isEmpty())
        json.member(QStringLiteral("formerName"), formerName);
}

void writeObject(base::JsonWriter &json, const services::ObjectChange &change)
{
    json.beginObject().member(QStringLiteral("change"), nameOf(change.kind));
    json.member(QStringLiteral("object"), nameOf(change.object));
    if (!change.id.isEmpty())
        json.member(QStringLiteral("id"), change.id);
    writeNames(json, change.name, change.formerName);
    if (!change.properties.isEmpty()) {
        json.key(QStringLiteral("properties")).beginArray();
        for (const services::PropertyChange &property : change.properties) {
            json.inlineNext().beginObject().member(QStringLiteral("name"), property.name);
            json.member(QStringLiteral("before"), property.before)
                .member(QStringLiteral("after"), property.after)
                .end();
        }
        json.end();
    }
    json.end();
}

void writeLayout(base::JsonWriter &json, const services::LayoutChange &change)
{
    json.inlineNext().beginObject().member(QStringLiteral("change"), nameOf(change.kind));
    json.member(QStringLiteral("diagram"), change.diagram).member(QStringLiteral("cards"), change.cards);
    json.member(QStringLiteral("lines"), change.lines).member(QStringLiteral("notes"), change.notes).end();
}

void writeParts(base::JsonWriter &json, const QString &name, const QList<services::PartChange> &parts)
{
    json.key(name).beginArray();
    for (const services::PartChange &part : parts) {
        json.inlineNext().beginObject().member(QStringLiteral("change"), nameOf(part.kind));
        json.member(QStringLiteral("name"), part.name);
        if (part.kind != ChangeKind::Added)
            json.member(QStringLiteral("before"), part.before);
        if (part.kind != ChangeKind::Removed)
            json.member(QStringLiteral("after"), part.after);
        json.end();
    }
    json.end();
}

void writeSummary(base::JsonWriter &json, const QString &name, const services::CollectionSummary &summary)
{
    json.key(name).inlineNext().beginObject().member(QStringLiteral("documents"), summary.documents);
    json.member(QStringLiteral("documentBytes"), whole(summary.document));
    json.member(QStringLiteral("dataBytes"), whole(summary.data));
    json.member(QStringLiteral("indexBytes"), whole(summary.indexes)).end();
}

void writeSummary(base::JsonWriter &json, const QString &name, const services::DesignSummary &summary)
{
    json.key(name).inlineNext().beginObject();
    json.member(QStringLiteral("collections"), static_cast<qint64>(summary.collections));
    json.member(QStringLiteral("dataBytes"), whole(summary.data));
    json.member(QStringLiteral("storageBytes"), whole(summary.storage));
    json.member(QStringLiteral("indexBytes"), whole(summary.indexes));
    json.member(QStringLiteral("workingSetBytes"), whole(summary.workingSet)).end();
}

void writeCollection(base::JsonWriter &json, const services::CollectionChange &change)
{
    json.beginObject().member(QStringLiteral("change"), nameOf(change.kind));
    writeNames(json, change.name, change.formerName);
    if (change.kind != ChangeKind::Added)
        writeSummary(json, QStringLiteral("before"), change.before);
    if (change.kind != ChangeKind::Removed)
        writeSummary(json, QStringLiteral("after"), change.after);
    writeParts(json, QStringLiteral("fields"), change.fields);
    writeParts(json, QStringLiteral("indexes"), change.indexes);
    json.member(QStringLiteral("validator"), change.validator).end();
}

} // namespace

void printDifference(Output &out, const services::ProjectDifference &difference)
{
    for (const services::DifferenceLine &line : services::linesOf(difference))
        out.line(QString(2 * line.indent, QLatin1Char(' ')) + sign(line.kind) + line.text);
}

QByteArray differenceJson(const services::ProjectDifference &difference)
{
    base::JsonWriter json;
    json.beginObject().member(QStringLiteral("sameMeaning"), difference.sameMeaning());
    json.key(QStringLiteral("changes")).beginArray();
    for (const services::ObjectChange &change : difference.model.changes)
        writeObject(json, change);
    json.end().key(QStringLiteral("layout")).beginArray();
    for (const services::LayoutChange &change : difference.model.layout)
        writeLayout(json, change);
    json.end().key(QStringLiteral("design"));
    if (!difference.design) {
        json.null();
    } else {
        json.beginObject().key(QStringLiteral("collections")).beginArray();
        for (const services::CollectionChange &change : difference.design->collections)
            writeCollection(json, change);
        json.end();
        writeSummary(json, QStringLiteral("before"), difference.design->before);
        writeSummary(json, QStringLiteral("after"), difference.design->after);
        json.end();
    }
    json.end();
    return json.result();
}

} // namespace sw::cli
