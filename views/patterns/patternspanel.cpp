// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/patternspanel.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/patterngallerymodel.h"
#include "models/items/patternlistmodel.h"
#include "models/items/selection.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"
#include "views/patterns/advicedialog.h"
#include "views/patterns/patterndelegate.h"
#include "views/patterns/patterndialog.h"
#include "views/patterns/usecasematrix.h"
#include "views/widgets/localkeys.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using items::PatternGalleryModel;
using items::PatternListModel;

QTreeView *makeList(QAbstractItemModel *model, int patternRole, PatternDelegate::Show show, const QString &name)
{
    auto *view = new QTreeView;
    view->setModel(model);
    view->setItemDelegate(new PatternDelegate(patternRole, view, show));
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setHeaderHidden(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setAccessibleName(name);
    return view;
}

/// A heading with a line in smaller letters, above \p content.
QWidget *underTitle(QWidget *title, QWidget *content)
{
    auto *part = new QWidget;
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addWidget(content, 1);
    return part;
}

} // namespace

PatternsPanel::PatternsPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                             QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_useModel(new PatternListModel(document, &derived, this)),
      m_galleryModel(new PatternGalleryModel(this)),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_summary(new TextLabel(TextLabel::Style::Secondary)),
      m_fitFor(new TextLabel(TextLabel::Style::Secondary)),
      m_uses(makeList(m_useModel, PatternListModel::PatternRole, PatternDelegate::Show::Badge, tr("Applied patterns"))),
      m_gallery(makeList(m_galleryModel, PatternGalleryModel::PatternRole, PatternDelegate::Show::BadgeAndName,
                         tr("All patterns")))
{
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeUses());
    splitter->addWidget(makeGallery());
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    connect(&selection, &items::Selection::changed, this, &PatternsPanel::selectionChanged);
    connect(&derived, &document::DerivedState::updated, this, &PatternsPanel::derivedUpdated);
    connect(&document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        using document::Change;
        if (event.hasAny({Change::PatternAdded, Change::PatternRemoved, Change::PatternChanged, Change::Project}))
            usesChanged();
        if (event.hasAny({Change::EntityChanged, Change::RelationshipChanged}))
            selectionChanged();
    });
    usesChanged();
    derivedUpdated();
}

QWidget *PatternsPanel::makeUses()
{
    m_uses->header()->setStretchLastSection(false);
    m_uses->header()->setSectionResizeMode(PatternListModel::Name, QHeaderView::ResizeToContents);
    m_uses->header()->setSectionResizeMode(PatternListModel::Target, QHeaderView::Stretch);
    m_uses->header()->setSectionResizeMode(PatternListModel::State, QHeaderView::ResizeToContents);
    m_uses->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *keys = new LocalKeys(m_uses);
    keys->add({Qt::Key_Delete, Qt::Key_Backspace}, [this] { removeUse(); });
    keys->add({Qt::ALT | Qt::Key_Up}, [this] { moveUse(-1); });
    keys->add({Qt::ALT | Qt::Key_Down}, [this] { moveUse(1); });
    connect(m_uses, &QTreeView::customContextMenuRequested, this, &PatternsPanel::showUsesMenu);
    connect(m_uses->selectionModel(), &QItemSelectionModel::currentChanged, this, &PatternsPanel::useActivated);

    m_empty = makeEmpty();
    auto *title = new QWidget;
    auto *layout = new QVBoxLayout(title);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->addWidget(m_summary);
    layout->addWidget(m_empty);
    return underTitle(title, m_uses);
}

QWidget *PatternsPanel::makeEmpty()
{
    auto *empty = new QWidget;
    auto *text = new TextLabel(TextLabel::Style::Body,
                               tr("No pattern is applied yet. Choose Advise to see which ones pay off."));
    text->setWordWrap(true);
    auto *button = new QPushButton(icon(QStringLiteral("idea")), tr("Advise…"));
    connect(button, &QPushButton::clicked, this, &PatternsPanel::openAdvice);
    auto *layout = new QVBoxLayout(empty);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text);
    layout->addWidget(button, 0, Qt::AlignLeft);
    return empty;
}

QWidget *PatternsPanel::makeGallery()
{
    m_gallery->header()->setStretchLastSection(false);
    m_gallery->header()->setSectionResizeMode(PatternGalleryModel::Name, QHeaderView::Stretch);
    m_gallery->header()->setSectionResizeMode(PatternGalleryModel::Fit, QHeaderView::ResizeToContents);
    connect(m_gallery, &QTreeView::activated, this,
            [this](const QModelIndex &index) { openPattern(index.data(PatternGalleryModel::PatternRole).toString()); });
    auto *apply = new QPushButton(tr("Apply…"));
    apply->setToolTip(tr("See what the pattern would change, and apply it"));
    apply->setEnabled(false);
    connect(apply, &QPushButton::clicked, this,
            [this] { openPattern(m_gallery->currentIndex().data(PatternGalleryModel::PatternRole).toString()); });
    connect(m_gallery->selectionModel(), &QItemSelectionModel::currentChanged, apply,
            [apply](const QModelIndex &current) { apply->setEnabled(current.isValid()); });
    auto *matrix = new QPushButton(tr("Use cases…"));
    matrix->setToolTip(tr("See which patterns are usual for which use case"));
    connect(matrix, &QPushButton::clicked, this, &PatternsPanel::openMatrix);
    m_fitFor->setElided();
    auto *title = new QWidget;
    auto *layout = new QHBoxLayout(title);
    layout->setContentsMargins(10, 4, 10, 4);
    layout->addWidget(m_fitFor, 1);
    layout->addWidget(matrix);
    layout->addWidget(apply);
    return underTitle(title, m_gallery);
}

void PatternsPanel::usesChanged()
{
    const schema::Model &model = m_document.model();
    const bool none = model.patterns.isEmpty();
    m_empty->setVisible(none);
    m_uses->setVisible(!none);
    m_summary->setVisible(!none);
    QSet<QString> kinds;
    for (const schema::PatternUse &use : model.patterns) {
        if (use.enabled)
            kinds.insert(use.pattern);
    }
    m_summary->setText(tr("%2 pattern types in use (%1)").arg(schema::goalText(model.goal)).arg(kinds.size()));
    selectionChanged();
}

patterns::Target PatternsPanel::selectedTarget() const
{
    const items::SelectedObjects &objects = m_selection.objects();
    if (const schema::PatternUse *use = m_document.model().pattern(objects.pattern))
        return patterns::targetOf(*use);
    patterns::Target target{m_selection.entity(), m_selection.relationship(), {}};
    const schema::Entity *entity = m_document.model().entity(target.entity);
    if (entity != nullptr && !objects.field.isEmpty())
        target.path = schema::fieldPath(entity->fields, objects.field);
    return target;
}

void PatternsPanel::selectionChanged()
{
    const patterns::Target target = selectedTarget();
    const QString name = base::visibleText(patterns::targetName(m_document.model(), target));
    m_fitFor->setText(target == patterns::Target() ? tr("Fit for the whole model") : tr("Fit for %1").arg(name));
    QSet<QString> used;
    for (const schema::PatternUse &use : m_document.model().patterns) {
        const patterns::Target place = patterns::targetOf(use);
        const bool here = !target.relationship.isEmpty() ? place.relationship == target.relationship
                                                         : !target.entity.isEmpty() && place.entity == target.entity;
        if (use.enabled && here)
            used.insert(use.pattern);
    }
    m_galleryModel->setTarget(target, used);
}

void PatternsPanel::derivedUpdated()
{
    const schema::Model model = m_document.model();
    const design::Design design = m_derived.design();
    m_job->start([this, model, design](const base::Progress &) -> base::Job::Delivery {
        return [this, findings = items::findPlaces(model, design)] {
            m_galleryModel->setFindings(findings);
        };
    });
}

schema::PatternUseId PatternsPanel::currentUse() const
{
    return schema::PatternUseId(m_uses->currentIndex().data(PatternListModel::UseRole).toString());
}

void PatternsPanel::useActivated()
{
    if (!currentUse().isEmpty())
        m_selection.selectPattern(currentUse());
}

void PatternsPanel::showUsesMenu(const QPoint &position)
{
    const QModelIndex index = m_uses->indexAt(position);
    if (!index.isValid())
        return;
    m_uses->setCurrentIndex(index);
    QMenu menu(this);
    const bool on = index.siblingAtColumn(PatternListModel::Name).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    menu.addAction(on ? tr("Switch off") : tr("Switch on"), this, [this, index, on] {
        m_useModel->setData(index.siblingAtColumn(PatternListModel::Name), on ? Qt::Unchecked : Qt::Checked,
                            Qt::CheckStateRole);
    });
    menu.addAction(icon(QStringLiteral("up")), tr("Move up"), this, [this] { moveUse(-1); })
        ->setEnabled(index.row() > 0);
    menu.addAction(icon(QStringLiteral("down")), tr("Move down"), this, [this] { moveUse(1); })
        ->setEnabled(index.row() + 1 < m_useModel->rowCount());
    menu.addSeparator();
    menu.addAction(icon(QStringLiteral("delete")), tr("Remove"), this, &PatternsPanel::removeUse);
    menu.exec(m_uses->viewport()->mapToGlobal(position));
}

void PatternsPanel::removeUse()
{
    if (currentUse().isEmpty())
        return;
    document::Removal removal;
    removal.patterns.insert(currentUse());
    document::removeObjects(m_document, removal);
}

void PatternsPanel::moveUse(int by)
{
    const int row = m_uses->currentIndex().row() + by;
    if (!currentUse().isEmpty() && row >= 0 && row < m_useModel->rowCount())
        document::movePattern(m_document, currentUse(), row);
}

void PatternsPanel::openPattern(const QString &pattern)
{
    const patterns::Pattern *known = patterns::PatternRegistry::instance().find(pattern);
    if (known == nullptr)
        return;
    auto *dialog =
        new PatternDialog(m_document, *known, selectedTarget(), m_galleryModel->findingsOf(pattern), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PatternsPanel::openMatrix()
{
    auto *dialog = new UseCaseMatrix(m_document.model().useCase, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PatternsPanel::openAdvice()
{
    auto *dialog = new AdviceDialog(m_document, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace sw::views
