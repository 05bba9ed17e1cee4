// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/documents/documenttree.h"

#include "models/diagram/paint/theme.h"
#include "models/items/status.h"
#include "models/patterns/patternregistry.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadge.h"

#include <QApplication>
#include <QFontDatabase>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace sw::views
{

using items::DocumentLinesModel;
using services::LineMark;

namespace
{

constexpr int indentOfLines = 14;
constexpr int signWidth = 24;
constexpr int sizeWidth = 74;
constexpr int rowHeight = 19;
constexpr int collectionHeight = 26;

LineMark markOf(const QModelIndex &index)
{
    return static_cast<LineMark>(index.data(DocumentLinesModel::MarkRole).toInt());
}

bool isCollection(const QModelIndex &index)
{
    return index.data(DocumentLinesModel::CollectionRole).toBool();
}

QColor valueColor(const QString &value)
{
    using diagram::Token;
    if (value.startsWith(QLatin1Char('"')))
        return theme().color(Token::OkText);
    const bool number = !value.isEmpty() && (value.at(0).isDigit() || value.at(0) == QLatin1Char('-'));
    if (number || value.startsWith(QLatin1String("Number")))
        return theme().color(value.contains(QLatin1Char(' ')) ? Token::SecondaryText : Token::WarnText);
    return theme().color(value.startsWith(QStringLiteral("…")) ? Token::SecondaryText : Token::Text);
}

/// The cells of a line: sign, name and value, bytes.
class LineDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int least = isCollection(index) ? collectionHeight : rowHeight;
        return {60, std::max(least, option.fontMetrics.height() + (isCollection(index) ? 8 : 2))};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setFont(option.font);
        switch (index.column()) {
        case DocumentLinesModel::Mark:
            paintMark(painter, option.rect.adjusted(4, 0, 0, 0), markOf(index));
            break;
        case DocumentLinesModel::Text:
            paintText(painter, option, index);
            break;
        default: {
            painter->setFont(QApplication::font());
            if (isCollection(index))
                setBold(painter);
            painter->setPen(isCollection(index) ? option.palette.color(QPalette::Text) : secondaryText());
            painter->drawText(option.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                              index.data().toString());
        }
        }
        if (option.state.testFlag(QStyle::State_HasFocus) && index.column() == DocumentLinesModel::Text) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(option);
            QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
        }
        painter->restore();
    }

private:
    static void setBold(QPainter *painter)
    {
        QFont font = painter->font();
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
    }

    static void paintText(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        const auto *tree = qobject_cast<const DocumentTree *>(option.widget);
        const int badge =
            tree != nullptr && tree->isTintedByPattern() && index.data(DocumentLinesModel::FirstRole).toBool()
                ? static_cast<int>(patternBadgeSize().width()) + 6
                : 0;
        QRect rest = option.rect.adjusted(3, 0, -4 - badge, 0);
        const auto draw = [&](const QString &text, const QColor &color) {
            painter->setPen(color);
            const QFontMetrics metrics = painter->fontMetrics();
            painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                              metrics.elidedText(text, Qt::ElideRight, rest.width()));
            rest.setLeft(std::min(rest.right(), rest.left() + metrics.horizontalAdvance(text)));
        };
        const QString name = index.data(DocumentLinesModel::NameRole).toString();
        const QString value = index.data(DocumentLinesModel::ValueRole).toString();
        if (isCollection(index)) {
            painter->setFont(QApplication::font());
            const QFont plain = painter->font();
            setBold(painter);
            draw(name + QStringLiteral("  "), option.palette.color(QPalette::Text));
            painter->setFont(plain);
            draw(value, secondaryText());
            return;
        }
        const bool isFold = index.data(items::SecondaryRole).toBool();
        const bool counts = index.model()->hasChildren(index.siblingAtColumn(0));
        if (!name.isEmpty())
            draw(name + QStringLiteral(": "), theme().color(diagram::Token::Link));
        draw(value, isFold || counts ? secondaryText() : valueColor(value));
    }
};

} // namespace

static std::optional<patterns::Family> familyOf(LineMark mark)
{
    switch (mark) {
    case LineMark::Moved:
        return patterns::Family::MoveOut;
    case LineMark::Copied:
        return patterns::Family::Copy;
    case LineMark::Added:
        return patterns::Family::Version;
    case LineMark::Kept:
    case LineMark::Removed:
        break;
    }
    return std::nullopt;
}

QColor markTint(LineMark mark)
{
    if (const auto family = familyOf(mark))
        return familyTint(*family);
    return mark == LineMark::Removed ? statusTint(Status::Bad) : QColor(Qt::transparent);
}

QColor markColor(LineMark mark)
{
    if (const auto family = familyOf(mark))
        return familyText(*family);
    return mark == LineMark::Removed ? statusText(Status::Bad) : secondaryText();
}

QColor markBar(LineMark mark)
{
    if (const auto family = familyOf(mark))
        return familyBar(*family);
    return mark == LineMark::Removed ? statusFill(Status::Bad) : QColor(Qt::transparent);
}

void paintMark(QPainter *painter, const QRect &rect, LineMark mark)
{
    if (mark != LineMark::Copied) {
        painter->setPen(markColor(mark));
        painter->drawText(rect, Qt::AlignCenter, items::markSign(mark));
        return;
    }
    constexpr int side = 12;
    painter->drawPixmap(
        rect.center() - QPoint(side / 2 - 1, side / 2 - 1),
        iconPixmap(QStringLiteral("copy"), side, markColor(mark), painter->device()->devicePixelRatioF()));
}

DocumentTree::DocumentTree(QWidget *parent) : QTreeView(parent), m_lines(new DocumentLinesModel(this))
{
    setModel(m_lines);
    setItemDelegate(new LineDelegate(this));
    setTreePosition(DocumentLinesModel::Text);
    setHeaderHidden(true);
    setIndentation(indentOfLines);
    setFrameShape(QFrame::NoFrame);
    setAllColumnsShowFocus(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setLayoutDirection(Qt::LeftToRight); // documents are code
    header()->setMinimumSectionSize(10);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(DocumentLinesModel::Mark, QHeaderView::Fixed);
    header()->setSectionResizeMode(DocumentLinesModel::Text, QHeaderView::Stretch);
    header()->setSectionResizeMode(DocumentLinesModel::Size, QHeaderView::Fixed);
    header()->resizeSection(DocumentLinesModel::Mark, signWidth);
    header()->resizeSection(DocumentLinesModel::Size, sizeWidth);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(fixed.pointSizeF() * 0.96);
    setFont(fixed);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &index) { remember(index, true); });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex &index) { remember(index, false); });
}

/// Where there is little room, names of fields need it more than the steps before them.
void DocumentTree::resizeEvent(QResizeEvent *event)
{
    constexpr int littleRoom = 280;
    setIndentation(width() < littleRoom ? indentOfLines / 2 : indentOfLines);
    QTreeView::resizeEvent(event);
}

void DocumentTree::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void DocumentTree::setDocuments(const QList<DocumentLinesModel::Document> &documents, bool folding)
{
    m_filling = true;
    const int scrolled = verticalScrollBar()->value();
    m_lines->setDocuments(documents, folding);
    openLines({});
    m_filling = false;
    verticalScrollBar()->setValue(scrolled);
}

void DocumentTree::setTintedByPattern()
{
    m_byPattern = true;
}

QColor DocumentTree::tintOf(const QModelIndex &index) const
{
    const auto *pattern =
        m_byPattern ? patterns::PatternRegistry::instance().find(index.data(DocumentLinesModel::PatternRole).toString())
                    : nullptr;
    return pattern != nullptr ? familyTint(pattern->family()) : markTint(markOf(index));
}

QColor DocumentTree::barOf(const QModelIndex &index) const
{
    const auto *pattern =
        m_byPattern ? patterns::PatternRegistry::instance().find(index.data(DocumentLinesModel::PatternRole).toString())
                    : nullptr;
    return pattern != nullptr ? familyBar(pattern->family()) : markBar(markOf(index));
}

void DocumentTree::openLines(const QModelIndex &parent)
{
    for (int row = 0; row < m_lines->rowCount(parent); ++row) {
        const QModelIndex index = m_lines->index(row, 0, parent);
        if (!m_lines->hasChildren(index))
            continue;
        const bool folds = index.data(items::SecondaryRole).toBool();
        const bool open = (m_byPattern && !folds) || index.data(DocumentLinesModel::OpenRole).toBool();
        setExpanded(index, m_chosen.value(keyOf(index), open));
        openLines(index);
    }
}

void DocumentTree::foldAll(bool folded)
{
    const std::function<void(const QModelIndex &)> each = [&](const QModelIndex &parent) {
        for (int row = 0; row < m_lines->rowCount(parent); ++row) {
            const QModelIndex index = m_lines->index(row, 0, parent);
            if (!m_lines->hasChildren(index))
                continue;
            setExpanded(index, !folded || index.data(DocumentLinesModel::CollectionRole).toBool());
            each(index);
        }
    };
    each({});
}

void DocumentTree::remember(const QModelIndex &index, bool open)
{
    if (!m_filling)
        m_chosen.insert(keyOf(index), open);
}

QString DocumentTree::keyOf(const QModelIndex &index)
{
    QStringList names;
    for (QModelIndex each = index.siblingAtColumn(0); each.isValid(); each = each.parent()) {
        const QString name = each.data(DocumentLinesModel::NameRole).toString();
        names.prepend(name.isEmpty() ? QString::number(each.row()) : name);
    }
    return names.join(QLatin1Char('\n'));
}

bool DocumentTree::findNext(const QString &text, int step)
{
    const QModelIndexList found = m_lines->find(text);
    if (found.isEmpty())
        return false;
    const qsizetype at = found.indexOf(currentIndex().siblingAtColumn(DocumentLinesModel::Text));
    const qsizetype next = at < 0 ? (step >= 0 ? 0 : found.size() - 1) : (at + step + found.size()) % found.size();
    const QModelIndex &index = found.at(next);
    for (QModelIndex each = index.siblingAtColumn(0).parent(); each.isValid(); each = each.parent())
        expand(each);
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

void DocumentTree::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (isCollection(index)) {
        painter->fillRect(option.rect, theme().color(diagram::Token::Header));
        painter->setPen(option.palette.color(QPalette::Midlight));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->fillRect(option.rect, tintOf(index));
    QStyleOptionViewItem plain = option;
    if (selectionModel()->isSelected(index))
        painter->fillRect(option.rect, theme().color(diagram::Token::Selection));
    plain.palette.setBrush(QPalette::Highlight, theme().color(diagram::Token::Selection));
    QTreeView::drawRow(painter, plain, index);
    painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), barOf(index));
    if (!m_byPattern || !index.data(DocumentLinesModel::FirstRole).toBool())
        return;
    const QRect text = visualRect(index.siblingAtColumn(DocumentLinesModel::Text));
    const QSizeF badge = patternBadgeSize();
    paintPatternBadge(painter, {text.right() - badge.width() - 4, text.center().y() - badge.height() / 2 + 1},
                      index.data(DocumentLinesModel::PatternRole).toString(), QApplication::font());
}

} // namespace sw::views
