// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/collectionpage.h"

#include "models/base/text.h"
#include "models/design/shape/documentsize.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/nodeuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/methodology/answertexts.h"
#include "models/services/questions/explanations.h"
#include "models/sizing/figures/sizetexts.h"
#include "views/indexes/indextable.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/charts/sharebar.h"
#include "views/widgets/compactlist.h"
#include "views/widgets/explainpopup.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <cmath>

namespace sw::views
{

namespace
{

QString iconOf(const schema::Operation &operation)
{
    switch (operation.kind) {
    case schema::OperationKind::Read:
        return QStringLiteral("read");
    case schema::OperationKind::Aggregate:
        return QStringLiteral("aggregate");
    case schema::OperationKind::Insert:
        return QStringLiteral("insert");
    case schema::OperationKind::Update:
        return QStringLiteral("update");
    case schema::OperationKind::Delete:
        break;
    }
    return QStringLiteral("remove");
}

QList<CompactList::Row> rowsOf(const schema::Model &model, const QList<schema::OperationId> &operations)
{
    QList<CompactList::Row> rows;
    for (const schema::OperationId &id : operations) {
        const schema::Operation *operation = model.operation(id);
        if (operation != nullptr)
            rows.append(
                {iconOf(*operation), base::visibleText(operation->name), schema::rateText(*operation), id.text()});
    }
    return rows;
}

void fill(CompactList *list, TextLabel *title, const QList<CompactList::Row> &rows)
{
    list->setRows(rows);
    list->setVisible(!rows.isEmpty());
    title->setVisible(!rows.isEmpty());
}

TextLabel *heading(const QString &text)
{
    return new TextLabel(TextLabel::Style::SecondaryTitle, text);
}

} // namespace

CollectionPage::CollectionPage(const PageContext &context)
    : PropertyPage(context),
      m_facts(new TextLabel(TextLabel::Style::Body)),
      m_shareTitle(heading({})),
      m_share(new ShareBar),
      m_readers(new CompactList),
      m_writers(new CompactList),
      m_indexes(new CompactList),
      m_readersTitle(heading(tr("Read by"))),
      m_writersTitle(heading(tr("Written by"))),
      m_indexesTitle(heading(tr("Sizes of index files"))),
      m_own(new IndexTable(context.document, context.derived)),
      m_ownSection(new FoldSection(tr("Indexes"), m_own, false))
{
    m_facts->setWordWrap(true);
    m_readers->setAccessibleName(tr("Read by"));
    m_writers->setAccessibleName(tr("Written by"));
    m_indexes->setAccessibleName(tr("Indexes"));
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_facts, m_shareTitle, m_share, m_readersTitle, m_readers, m_writersTitle,
                                          m_writers, m_ownSection, m_indexesTitle, m_indexes, makeButtons()})
        addPart(part);
    for (CompactList *list : {m_readers, m_writers})
        connect(list, &CompactList::opened, this,
                [this](const QString &id) { selection().selectOperation(schema::OperationId(id)); });
}

QWidget *CollectionPage::makeButtons()
{
    m_toModel = new QPushButton(tr("Show in Model"));
    m_toPattern = new QPushButton(tr("Show pattern"));
    m_explain = new QPushButton(icon(QStringLiteral("info")), QString());
    m_explain->setToolTip(tr("How these figures came about"));
    m_explain->setAccessibleName(m_explain->toolTip());
    connect(m_explain, &QPushButton::clicked, this, &CollectionPage::explainFigures);
    connect(m_indexes, &CompactList::opened, this, &CollectionPage::explainIndex);
    FigureTips::install(m_indexes, FigureTips::TipOf([this](const QModelIndex &index) {
                            const auto &rows = m_indexes->rows();
                            return index.row() < rows.size()
                                       ? sizing::toolTip(sizing::indexFigure(source(), sizing::Quantity::Indexes,
                                                                             m_collection, rows.at(index.row()).id))
                                       : QString();
                        }));
    FigureTips::install(m_facts, FigureTips::TipAt([this](const QPoint &) {
                            return m_path.isEmpty() ? sizing::toolTip(base::visibleText(m_collection),
                                                                      sizing::figuresOf(source(), m_collection))
                                                    : QString();
                        }));
    FigureTips::install(m_share, std::function<sizing::Figure()>([this] { return shareFigure(); }));
    connect(m_toModel, &QPushButton::clicked, this, &CollectionPage::showInModel);
    connect(m_toPattern, &QPushButton::clicked, this, &CollectionPage::showPattern);
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_toModel);
    layout->addWidget(m_toPattern);
    layout->addWidget(m_explain);
    layout->addStretch();
    return bar;
}

bool CollectionPage::take(const items::SelectedObjects &objects)
{
    if (objects.collection.isEmpty())
        return false;
    m_collection = objects.collection;
    m_path = objects.path;
    return node() != nullptr;
}

const design::Collection *CollectionPage::collection() const
{
    return derived().design().collection(m_collection);
}

const design::Node *CollectionPage::node() const
{
    const design::Collection *shown = collection();
    return shown != nullptr ? design::nodeAt(shown->root, m_path) : nullptr;
}

QString CollectionPage::kindText(const design::Node &node) const
{
    if (m_path.isEmpty())
        return tr("Collection");
    QStringList types;
    for (const schema::FieldType type : node.types)
        types << textOf(type);
    if (node.keyed)
        return tr("Object whose names are data");
    if (node.isArray())
        return node.item().isObject() ? tr("Array of objects") : tr("Array of %1").arg(textOf(node.item().type()));
    return node.isObject() ? tr("Object") : types.join(QStringLiteral(" | "));
}

void CollectionPage::refreshHeader()
{
    const design::Node *shown = node();
    if (shown == nullptr) {
        header()->show(QStringLiteral("document"), m_collection, tr("No longer in the design"));
        return;
    }
    const design::Origin &origin = m_path.isEmpty() ? collection()->origin : shown->origin;
    const QString icon = m_path.isEmpty()   ? QStringLiteral("document")
                         : shown->isArray() ? QStringLiteral("array")
                                            : QStringLiteral("object");
    const QString title = m_path.isEmpty() ? m_collection : m_collection + QLatin1Char('.') + m_path;
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(origin.pattern);
    const QString kind = kindText(*shown);
    header()->show(icon, title, pattern != nullptr ? tr("%1, made by %2").arg(kind, pattern->name()) : kind,
                   pattern != nullptr ? QStringList{origin.pattern} : QStringList());
}

void CollectionPage::refreshDerived()
{
    refreshHeader();
    const design::Collection *inCollection = collection();
    const design::Node *shown = node();
    if (inCollection == nullptr || shown == nullptr)
        return;
    showFacts(*inCollection, *shown);
    showUse(*inCollection, *shown);
    showIndexes(*inCollection);
    m_toModel->setEnabled(!shown->source.entity.isEmpty() || !shown->source.relationship.isEmpty() ||
                          !inCollection->entity().isEmpty());
    m_toPattern->setVisible(!(m_path.isEmpty() ? inCollection->origin : shown->origin).use.isEmpty());
}

void CollectionPage::showFacts(const design::Collection &collection, const design::Node &node)
{
    const design::DocumentSize document = design::documentSize(collection.root);
    QStringList facts;
    if (m_path.isEmpty()) {
        for (const sizing::Figure &figure : sizing::figuresOf(source(), collection.name))
            facts << figure.title + QStringLiteral(": ") + sizing::rangeText(figure.value, figure.unit);
        facts << (std::isinf(document.maximum.value())
                      ? tr("Largest document: without limit")
                      : tr("Largest document: %1").arg(base::bytesText(document.maximum)));
        if (!collection.description.isEmpty())
            facts << base::visibleText(collection.description);
    } else {
        if (node.isArray())
            facts << tr("Items: %1").arg(services::amountText(node.count));
        facts << (node.isRequired() ? tr("Required")
                                    : tr("In %1 of the documents").arg(base::percentText(node.presence)));
        if (node.reference)
            facts << tr("Refers to %1 by %2")
                         .arg(base::visibleText(node.reference->collection), base::visibleText(node.reference->path));
        if (node.copyOf)
            facts << (node.copyOf->snapshot ? tr("Copy of %1.%2 as it was at the time")
                                            : tr("Copy of %1.%2, kept up to date"))
                         .arg(base::visibleText(node.copyOf->collection), base::visibleText(node.copyOf->path));
        if (!node.description.isEmpty())
            facts << base::visibleText(node.description);
    }
    m_facts->setText(facts.join(QLatin1Char('\n')));
    m_shareTitle->setVisible(!m_path.isEmpty());
    m_share->setVisible(!m_path.isEmpty());
    m_shareTitle->setText(tr("Share of a %1 document").arg(base::visibleText(collection.name)));
    m_share->show(node.name, design::likelyFieldBytes(node), document.likely, node.origin.pattern);
}

void CollectionPage::showUse(const design::Collection &collection, const design::Node &node)
{
    const items::NodeUse use = items::nodeUse(model(), collection, node);
    fill(m_readers, m_readersTitle, rowsOf(model(), use.readers));
    fill(m_writers, m_writersTitle, rowsOf(model(), use.writers));
}

void CollectionPage::showIndexes(const design::Collection &collection)
{
    QList<CompactList::Row> rows;
    const sizing::CollectionSize *size = derived().sizes().collection(collection.name);
    for (const sizing::IndexSize &index :
         size != nullptr && m_path.isEmpty() ? size->indexes : QList<sizing::IndexSize>())
        rows.append(
            {QStringLiteral("index"), base::visibleText(index.name), {}, index.name, sizing::rangeText(index.file)});
    fill(m_indexes, m_indexesTitle, rows);
    m_ownSection->setVisible(m_path.isEmpty());
    m_own->showCollection(collection.name, collection.entity());
}

sizing::FigureSource CollectionPage::source() const
{
    return services::figureSource(model(), derived().evaluation());
}

/// All figures with their ranges, then each with its steps.
void CollectionPage::explainFigures()
{
    const QList<sizing::Figure> figures = sizing::figuresOf(source(), m_collection);
    sizing::Explanation explanation{base::visibleText(m_collection), {}};
    for (const sizing::Figure &figure : figures)
        explanation.lines << figure.title + QStringLiteral(": ") + sizing::spanText(figure) << figure.how;
    ExplainPopup::showAt(m_explain, m_explain->mapToGlobal(QPoint(0, m_explain->height())), explanation);
}

void CollectionPage::explainIndex(const QString &index)
{
    ExplainPopup::showAt(
        m_indexes, m_indexes->mapToGlobal(QPoint(0, m_indexes->height())),
        sizing::explanationOf(sizing::indexFigure(source(), sizing::Quantity::Indexes, m_collection, index)));
}

/// Of the part that the selected field has of its document.
sizing::Figure CollectionPage::shareFigure() const
{
    const design::Node *shown = node();
    if (shown == nullptr)
        return {};
    design::Node alone = design::makeObject({}, {*shown});
    const design::DocumentSize size = design::documentSize(alone);
    const design::DocumentSize empty = design::documentSize(design::makeObject({}, {}));
    return sizing::bytesFigure(
        base::visibleText(m_path), {size.low - empty.low, size.likely - empty.likely, size.high - empty.high},
        {tr("1 B for its type, the name, 1 B, and the value; times the share of documents that have it."),
         tr("Low: the shortest arrays, without optional fields. High: long arrays and all fields.")});
}

void CollectionPage::showInModel()
{
    const design::Node *shown = node();
    if (shown == nullptr)
        return;
    const design::Source &source = shown->source;
    if (!source.entity.isEmpty() && !source.field.isEmpty())
        selection().selectField(source.entity, source.field);
    else if (!source.relationship.isEmpty())
        selection().selectRelationship(source.relationship);
    else
        selection().selectEntity(source.entity.isEmpty() ? collection()->entity() : source.entity);
}

void CollectionPage::showPattern()
{
    if (const design::Node *shown = node())
        selection().selectPattern((m_path.isEmpty() ? collection()->origin : shown->origin).use);
}

} // namespace sw::views
