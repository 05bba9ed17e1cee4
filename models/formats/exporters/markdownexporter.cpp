// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shardkey.h"
#include "models/formats/exporters/exporterchecks.h"
#include "models/formats/exporters/markdownshape.h"
#include "models/formats/exporters/markdowntext.h"

namespace sw::formats
{

namespace
{

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : markdownEscaped(text) + QStringLiteral("\n\n");
}

QString heading(int level, const QString &text)
{
    return QString(level, QLatin1Char('#')) + QLatin1Char(' ') + markdownEscaped(text) + QStringLiteral("\n\n");
}

void addFields(const QList<design::Node> &fields, const QString &prefix, const QString &kind, QList<QStringList> &rows)
{
    for (const design::Node &node : fields) {
        const QString path = prefix.isEmpty() ? node.name : prefix + QLatin1Char('.') + node.name;
        const design::Node *inner = &node;
        QStringList rules = rulesOf(node);
        while (inner->isArray() && !inner->fields.isEmpty()) {
            inner = &inner->item();
            rules += rulesOf(*inner);
        }
        if (!kind.isEmpty())
            rules.prepend(Text::tr("only of %1").arg(kind));
        const QString presence =
            node.isRequired() ? Text::tr("yes") : Text::tr("in %1").arg(base::percentText(node.presence));
        QStringList cells{
            path, typeText(node), presence, rules.join(QStringLiteral("; ")), node.origin.pattern, node.description};
        for (QString &cell : cells)
            cell = markdownEscaped(cell);
        rows << cells;
        const QString itemPath =
            node.keyed       ? path + QStringLiteral(".<%1>").arg(node.fields.isEmpty() ? QString() : node.item().name)
            : node.isArray() ? path + QStringLiteral("[]")
                             : path;
        addFields(inner->fields, itemPath, {}, rows);
        for (const design::Variant &variant : inner->variants)
            addFields(variant.fields, itemPath, variant.value, rows);
    }
}

QString fieldsText(const design::Node &root)
{
    QList<QStringList> rows;
    addFields(root.fields, {}, {}, rows);
    for (const design::Variant &variant : root.variants)
        addFields(variant.fields, {}, variant.value, rows);
    return markdownTable({Text::tr("Field"), Text::tr("Type"), Text::tr("Required"), Text::tr("Rules"),
                          Text::tr("Pattern"), Text::tr("Description")},
                         rows);
}

QString indexesText(const design::Collection &collection)
{
    QList<QStringList> rows;
    for (const design::Index &index : collection.indexes) {
        QStringList cells{index.name, keysText(index), optionsText(index), index.reasons.join(QStringLiteral("; "))};
        for (QString &cell : cells)
            cell = markdownEscaped(cell);
        rows << cells;
    }
    if (rows.isEmpty())
        return {};
    return heading(3, Text::tr("Indexes of %1").arg(collection.name)) +
           markdownTable({Text::tr("Name"), Text::tr("Keys"), Text::tr("Options"), Text::tr("Why")}, rows);
}

QString rulesText(const design::Collection &collection)
{
    QString out;
    for (const design::Rule &rule : collection.rules)
        out +=
            QStringLiteral("- ") +
            markdownEscaped(rule.reason + QStringLiteral(": ") + QString::fromUtf8(rule.expression.toRelaxedJson())) +
            QLatin1Char('\n');
    return out.isEmpty() ? QString()
                         : heading(3, Text::tr("Rules of %1").arg(collection.name)) + out + QLatin1Char('\n');
}

QString timeSeriesText(const design::Collection &collection)
{
    const design::TimeSeriesOptions &options = *collection.timeSeries;
    QStringList sentences{
        options.metaField.isEmpty()
            ? Text::tr("A time-series collection by %1.").arg(options.timeField)
            : Text::tr("A time-series collection by %1 for each %2.").arg(options.timeField, options.metaField)};
    if (collection.expireAfterSeconds)
        sentences << Text::tr("Values are deleted after %1.")
                         .arg(base::periodText(static_cast<double>(*collection.expireAfterSeconds) /
                                               base::secondsPerDay));
    sentences << Text::tr("The server takes no validator for it: the rules below are not enforced.");
    return sentences.join(QLatin1Char(' '));
}

/// How a server checks the documents, where it is not the usual way.
QString validationText(const design::Collection &collection)
{
    if (collection.timeSeries)
        return {};
    if (collection.level == design::ValidationLevel::Off)
        return Text::tr("Validation is off: the rules are not enforced.");
    QStringList sentences;
    if (collection.level == design::ValidationLevel::Moderate)
        sentences << Text::tr("Documents that broke a rule before may stay as they are.");
    if (collection.action == design::ValidationAction::Warn)
        sentences << Text::tr("Documents that break a rule are logged, not refused.");
    return sentences.join(QLatin1Char(' '));
}

QString shardKeyText(const schema::ModelIndex &model, const design::DesignIndex &places,
                     const design::Collection &collection)
{
    const auto key = design::shardKeyOf(model, places, collection);
    return key && key->isUsable() ? Text::tr("Shard key: %1.").arg(schema::shardKeyText(key->key)) : QString();
}

QString collectionText(const schema::ModelIndex &model, const design::DesignIndex &places,
                       const design::Collection &collection)
{
    const design::DocumentSize size = design::documentSize(collection.root);
    QString out = heading(2, collection.name) + paragraph(collection.description);
    const QString largest = size.maximum.value() < 1e300 ? base::bytesText(size.maximum) : Text::tr("without limit");
    out += paragraph(Text::tr("%1 documents of %2 (largest: %3).")
                         .arg(base::countText(collection.documents.likely), base::bytesText(size.likely), largest));
    if (collection.timeSeries)
        out += paragraph(timeSeriesText(collection));
    out += paragraph(validationText(collection)) + paragraph(shardKeyText(model, places, collection));
    return out + fieldsText(collection.root) + rulesText(collection) + indexesText(collection);
}

/// How a relationship is stored, in words.
QString placementText(const schema::Model &model, const schema::Relationship &relationship, schema::Placement placement)
{
    const auto entityName = [&](const schema::EntityId &id) {
        const schema::Entity *entity = model.entity(id);
        return entity ? entity->name : id.text();
    };
    const QString a = entityName(relationship.a.entity);
    const QString b = entityName(relationship.b.entity);
    switch (placement) {
    case schema::Placement::EmbedInA:
        return Text::tr("embedded in %1").arg(a);
    case schema::Placement::EmbedInB:
        return Text::tr("embedded in %1").arg(b);
    case schema::Placement::ReferenceFromA:
        return Text::tr("reference held by %1").arg(a);
    case schema::Placement::ReferenceFromB:
        return Text::tr("reference held by %1").arg(b);
    case schema::Placement::TwoWayReference:
        return Text::tr("references held by both");
    case schema::Placement::LinkCollection:
        return Text::tr("a collection of links");
    case schema::Placement::Automatic:
        break;
    }
    return Text::tr("not decided");
}

QString placementsText(const schema::Model &model, const design::Design &design)
{
    QList<QStringList> rows;
    for (const design::PlacementDecision &decision : design.placements) {
        const schema::Relationship *relationship = model.relationship(decision.relationship);
        if (!relationship)
            continue;
        QStringList cells{schema::relationshipName(model, *relationship),
                          placementText(model, *relationship, decision.placement),
                          decision.reasons.join(QLatin1Char(' '))};
        for (QString &cell : cells)
            cell = markdownEscaped(cell);
        rows << cells;
    }
    return rows.isEmpty() ? QString()
                          : heading(2, Text::tr("Relationships")) +
                                markdownTable({Text::tr("Relationship"), Text::tr("Stored as"), Text::tr("Why")}, rows);
}

QString patternsText(const design::Design &design)
{
    QString out;
    for (const schema::PatternUse &use : design.applied)
        out += QStringLiteral("- ") + markdownEscaped(use.pattern) + QLatin1Char('\n');
    for (const design::SkippedUse &use : design.skipped)
        out += QStringLiteral("- ") + markdownEscaped(Text::tr("%1, not applied: %2").arg(use.pattern, use.reason)) +
               QLatin1Char('\n');
    return out.isEmpty() ? QString() : heading(2, Text::tr("Patterns")) + out + QLatin1Char('\n');
}

class MarkdownExporter : public Exporter
{
public:
    QString id() const override { return QStringLiteral("markdown"); }
    QString name() const override { return Text::tr("Markdown documentation"); }
    QString suffix() const override { return QStringLiteral("md"); }
    QString help() const override
    {
        return Text::tr("Tables of the collections, fields, indexes and decisions, each with its reasons.");
    }
    base::Result<QList<OutputFile>> write(const schema::Model &model, const design::Design &design) const override
    {
        QString text =
            heading(1, model.name.isEmpty() ? Text::tr("Database design") : model.name) + paragraph(model.description);
        text += paragraph(Text::tr("Designed with Shapewright %1 for the goal %2 and MongoDB %3.%4.")
                              .arg(QStringLiteral(SHAPEWRIGHT_VERSION), schema::nameOf(model.goal))
                              .arg(model.server.major)
                              .arg(model.server.minor));
        const schema::ModelIndex index(model);
        const design::DesignIndex places(design);
        for (const design::Collection &collection : design.collections)
            text += collectionText(index, places, collection);
        text += placementsText(model, design) + patternsText(design);
        while (text.endsWith(QStringLiteral("\n\n")))
            text.chop(1);
        return QList<OutputFile>{{plainFileName(model.name) + QStringLiteral(".md"), text.toUtf8()}};
    }
};

} // namespace

const Exporter &markdownExporter()
{
    static const MarkdownExporter exporter;
    return exporter;
}

} // namespace sw::formats
