// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/record/recorddesign.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/bson/jsontext.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/validator/validator.h"
#include "models/formats/exporters/markdownshape.h"
#include "models/patterns/patternregistry.h"
#include "models/samples/write/preview.h"
#include "models/schema/indexes/indexnotation.h"
#include "models/services/indexes/indexlist.h"
#include "models/services/questions/explanations.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/figure.h"
#include "models/sizing/figures/sizetexts.h"

#include <cmath>

namespace sw::services
{

namespace
{

constexpr qsizetype codeWidth = 88;

QString patternText(const QString &id)
{
    return id.isEmpty() ? QString() : patterns::patternName(id);
}

void addFields(const QList<design::Node> &fields, const QString &prefix, const QString &kind, QList<QStringList> &rows)
{
    for (const design::Node &node : fields) {
        const QString path = design::joinedPath(prefix, node.name);
        QStringList rules = formats::rulesOf(node);
        const design::Node *inner = &node;
        while (inner->isArray() && !inner->fields.isEmpty()) {
            inner = &inner->item();
            rules += formats::rulesOf(*inner);
        }
        if (!kind.isEmpty())
            rules.prepend(Text::tr("only of %1").arg(kind));
        rows << QStringList{path,
                            formats::typeText(node),
                            node.isRequired() ? Text::tr("yes")
                                              : Text::tr("in %1").arg(base::percentText(node.presence)),
                            rules.join(QStringLiteral("; ")),
                            patternText(node.origin.pattern),
                            node.description};
        const QString itemPath =
            node.keyed       ? path + QStringLiteral(".<%1>").arg(node.fields.isEmpty() ? QString() : node.item().name)
            : node.isArray() ? path + QStringLiteral("[]")
                             : path;
        addFields(inner->fields, itemPath, {}, rows);
        for (const design::Variant &variant : inner->variants)
            addFields(variant.fields, itemPath, variant.value, rows);
    }
}

/// \p table without columns that are empty in every row, so that it fits on paper.
RecordTable withoutEmptyColumns(RecordTable table)
{
    for (qsizetype column = table.head.size() - 1; column > 0; --column) {
        const bool isEmpty = std::all_of(table.rows.cbegin(), table.rows.cend(),
                                         [&](const QStringList &row) { return row.value(column).isEmpty(); });
        if (!isEmpty)
            continue;
        table.head.removeAt(column);
        for (QStringList &row : table.rows)
            row.removeAt(column);
        table.figures.removeAll(column);
        for (qsizetype &figure : table.figures)
            figure -= figure > column ? 1 : 0;
    }
    return table;
}

RecordTable fieldsTable(const design::Collection &collection)
{
    RecordTable table{{Text::tr("Field"), Text::tr("Type"), Text::tr("Required"), Text::tr("Rules"),
                       Text::tr("Pattern"), Text::tr("Description")},
                      {},
                      {}};
    addFields(collection.root.fields, {}, {}, table.rows);
    for (const design::Variant &variant : collection.root.variants)
        addFields(variant.fields, {}, variant.value, table.rows);
    return withoutEmptyColumns(table);
}

QString exampleText(const design::Design &design, const design::Collection &collection)
{
    QString out;
    for (const samples::PreviewLine &line : samples::preview(design, collection, samples::Extent::Likely).lines) {
        out += QString(2 * line.indent, QLatin1Char(' '));
        if (!line.name.isEmpty())
            out += line.name + QStringLiteral(": ");
        out += line.value + QLatin1Char('\n');
    }
    return out;
}

QString jsonText(const base::Bson &document)
{
    return QString::fromUtf8(
        base::brokenIntoLines(base::toExtendedJson(document, base::EjsonForm::Relaxed), codeWidth));
}

QString sizeSentence(const design::Collection &collection, const sizing::CollectionSize *estimated)
{
    const design::DocumentSize size = design::documentSize(collection.root);
    const QString documents = base::countText(collection.documents.likely);
    const QString least = base::bytesText(size.low), likely = base::bytesText(size.likely),
                  most = base::bytesText(size.high);
    const QString usual =
        least == most
            ? Text::tr("%1 documents of %2.").arg(documents, likely)
            : Text::tr(
                  "%1 documents of %2 on average; with texts of their usual length, and arrays no longer than in 99 "
                  "of 100 documents where that is known, each has between %3 and %4.")
                  .arg(documents, likely, least, most);
    if (!std::isfinite(size.maximum.value()))
        return usual + QLatin1Char(' ') + Text::tr("Nothing limits its arrays.");
    const QString allowed = base::bytesText(size.maximum);
    const bool isInRange = estimated && size.maximum < estimated->documentMaximum; // not all texts have a limit
    return isInRange || allowed == most
               ? usual
               : usual + QLatin1Char(' ') + Text::tr("The longest texts and arrays allowed make %1.").arg(allowed);
}

QString usersText(const ListedIndex &index)
{
    return (index.operations + index.reasons).join(QStringLiteral("; "));
}

QStringList indexCells(const ListedIndex &index)
{
    return {index.name,
            schema::indexKeysText(index.definition.keys),
            schema::indexOptionTexts(index.definition).join(QStringLiteral(", ")),
            index.pattern.isEmpty() ? originText(index.origin) : patternText(index.pattern),
            index.bytes ? base::bytesText(*index.bytes) : QString(),
            usersText(index)};
}

QStringList indexHead()
{
    return {Text::tr("Index"),  Text::tr("Keys"), Text::tr("Options"),
            Text::tr("Origin"), Text::tr("Size"), Text::tr("Used by")};
}

RecordSection collectionSection(const schema::Model &model, const PricedDesign &estimate,
                                const design::Collection &collection, const QList<ListedIndex> &indexes)
{
    const design::Design &design = estimate.design;
    RecordSection section{collection.name, true};
    if (!collection.description.isEmpty())
        section.paragraph(collection.description);
    section.paragraph(sizeSentence(collection, estimate.sizes.collection(collection.name)));
    section.table(Text::tr("Fields"), fieldsTable(collection));
    section.code(Text::tr("A likely document"), exampleText(design, collection));
    section.paragraph(formats::validationSentence(collection));
    if (!collection.timeSeries)
        section.code(Text::tr("Validator"), jsonText(design::validatorOf(collection, design::validatorOptions(model))));
    QStringList rules;
    for (const design::Rule &rule : collection.rules)
        rules << rule.reason;
    section.list(rules, Text::tr("Rules beyond the schema"));
    RecordTable table{indexHead(), {}, {4}};
    for (const ListedIndex &index : indexes) {
        if (index.collection == collection.name)
            table.rows << indexCells(index);
    }
    section.table(Text::tr("Indexes besides _id"), table);
    return section;
}

} // namespace

void RecordSection::paragraph(const QString &text)
{
    if (!text.isEmpty())
        blocks.append({RecordBlock::Kind::Paragraph, text});
}

void RecordSection::list(const QStringList &items, const QString &caption)
{
    if (!items.isEmpty())
        blocks.append({RecordBlock::Kind::List, caption, items});
}

void RecordSection::table(const QString &caption, const RecordTable &rows)
{
    if (!rows.rows.isEmpty())
        blocks.append({RecordBlock::Kind::Table, caption, {}, withoutEmptyColumns(rows)});
}

void RecordSection::code(const QString &caption, const QString &text)
{
    if (text.isEmpty())
        return;
    blocks.append({RecordBlock::Kind::Code, text, {caption}});
}

void RecordSection::picture(RecordPicture picture, const QString &caption)
{
    blocks.append({RecordBlock::Kind::Picture, caption, {}, {}, picture});
}

RecordSection collectionsSection(const schema::ModelIndex &model, const PricedDesign &estimate)
{
    RecordSection section{Text::tr("Collections")};
    const QList<ListedIndex> indexes = listIndexes(model, estimate.design, &estimate.sizes, estimate.costs);
    for (const design::Collection &collection : estimate.design.collections)
        section.sections.append(collectionSection(model.model(), estimate, collection, indexes));
    if (section.isEmpty())
        section.paragraph(Text::tr("The design has no collections yet."));
    return section;
}

RecordSection indexesSection(const schema::ModelIndex &model, const PricedDesign &estimate)
{
    RecordSection section{Text::tr("Indexes and who uses them")};
    RecordTable table{indexHead(), {}, {4}};
    RecordTable missing{{Text::tr("Index"), Text::tr("Keys"), Text::tr("State"), Text::tr("Why")}, {}, {}};
    for (const ListedIndex &index : listIndexes(model, estimate.design, &estimate.sizes, estimate.costs)) {
        QStringList cells = indexCells(index);
        cells[0] = fullName(index);
        if (index.origin == IndexOrigin::Suppressed || index.origin == IndexOrigin::NotBuilt)
            missing.rows << QStringList{cells.at(0), cells.at(1), originText(index.origin), usersText(index)};
        else
            table.rows << cells;
    }
    section.table({}, table);
    section.table(Text::tr("Not built"), missing);
    if (section.isEmpty())
        section.paragraph(Text::tr("No collection has an index besides that on _id."));
    return section;
}

RecordSection sizesSection(const schema::Model &model, const Estimate &estimate)
{
    const sizing::SizeReport &sizes = estimate.sizes;
    RecordSection section{Text::tr("Sizes")};
    section.paragraph(
        Text::tr("Each figure is the likely one; in nine of ten cases the truth lies in the range behind it, if there "
                 "are as many documents as is likely. Behind those stand the least and the most."));
    RecordTable table{{Text::tr("Collection"), Text::tr("Documents"), Text::tr("Document"), Text::tr("Data"),
                       Text::tr("Storage"), Text::tr("Indexes"), Text::tr("Documents in use")},
                      {},
                      {1, 2, 3, 4, 5, 6}};
    const sizing::FigureSource source = figureSource(model, estimate);
    using sizing::Quantity;
    const auto cells = [&](const QString &title, const QString &collection) {
        QStringList row{title};
        for (const Quantity quantity : {Quantity::Documents, Quantity::Document, Quantity::Data, Quantity::Storage,
                                        Quantity::Indexes, Quantity::InUse}) {
            if (quantity == Quantity::Document && collection.isEmpty()) {
                row << QString();
                continue;
            }
            const sizing::Figure figure = sizing::figureOf(source, quantity, collection);
            row << sizing::rangeText(figure.value, figure.unit);
        }
        return row;
    };
    sizing::Range documents, indexes;
    for (const sizing::CollectionSize &size : sizes.collections) {
        table.rows << cells(size.name, size.name);
        documents += size.hot;
        for (const sizing::IndexSize &index : size.indexes)
            indexes += index.inUse;
    }
    if (sizes.collections.size() > 1) {
        table.rows << cells(Text::tr("All"), {});
        table.rows.last().last() = sizing::rangeText(documents);
    }
    section.table({}, table);
    section.paragraph(Text::tr("Working set %1 of a cache of %2 (server memory %3 GiB): %4, %5.")
                          .arg(sizing::rangeText(sizes.workingSet), base::bytesText(sizes.cache.bytes),
                               QString::number(sizes.cache.ramGiB), base::percentText(sizes.share()),
                               sizing::fitText(sizes.fit())));
    section.paragraph(
        Text::tr("Pages of documents in use take %1 of it, those of indexes %2, and changes that wait to be "
                 "written %3. Pages in memory are larger than what they hold.")
            .arg(sizing::rangeText(documents), sizing::rangeText(indexes), sizing::rangeText(sizes.dirtyRange())));
    return section;
}

} // namespace sw::services
