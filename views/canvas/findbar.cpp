// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/findbar.h"

#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/widgets/style/icons.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace sw::views
{

namespace
{

constexpr int fieldWidth = 224;

QToolButton *addButton(QHBoxLayout *row, const QString &iconName, const QString &text)
{
    auto *button = new QToolButton;
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    row->addWidget(button);
    return button;
}

} // namespace

FindBar::FindBar(document::Document &document, items::Selection &selection, CanvasView &canvas, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_canvas(canvas),
      m_text(new QLineEdit),
      m_with(new QLineEdit),
      m_names(new QCheckBox(tr("Names"))),
      m_fields(new QCheckBox(tr("Fields"))),
      m_notes(new QCheckBox(tr("Notes"))),
      m_case(new QCheckBox(tr("Match case"))),
      m_count(new QLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(buildFindRow());
    m_replaceRow = buildReplaceRow();
    layout->addWidget(m_replaceRow);
    for (QCheckBox *box : {m_names, m_fields, m_notes}) {
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &FindBar::refresh);
    }
    connect(m_case, &QCheckBox::toggled, this, &FindBar::refresh);
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        m_current = -1;
        refresh();
        if (!m_matches.isEmpty())
            show(0);
    });
    connect(m_text, &QLineEdit::returnPressed, this, [this] { step(1); });
    connect(m_with, &QLineEdit::returnPressed, this, &FindBar::replaceOne);
    connect(&document, &document::Document::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    hide();
}

QWidget *FindBar::buildFindRow()
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    m_text->setPlaceholderText(tr("Find in the diagram"));
    m_text->setAccessibleName(tr("Find in the diagram"));
    m_text->setClearButtonEnabled(true);
    m_text->setFixedWidth(fieldWidth);
    m_count->setTextFormat(Qt::PlainText);
    row->addWidget(m_text);
    for (QCheckBox *box : {m_names, m_fields, m_notes, m_case})
        row->addWidget(box);
    row->addStretch();
    row->addWidget(m_count);
    connect(addButton(row, QStringLiteral("up"), tr("Match before")), &QToolButton::clicked, this,
            [this] { step(-1); });
    connect(addButton(row, QStringLiteral("down"), tr("Next match")), &QToolButton::clicked, this, [this] { step(1); });
    connect(addButton(row, QStringLiteral("close"), tr("Close")), &QToolButton::clicked, this, &QWidget::hide);
    return widget;
}

QWidget *FindBar::buildReplaceRow()
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    m_with->setPlaceholderText(tr("Replace by"));
    m_with->setAccessibleName(tr("Replace by"));
    m_with->setFixedWidth(fieldWidth);
    auto *one = new QPushButton(tr("Replace"));
    auto *all = new QPushButton(tr("Replace all"));
    row->addWidget(m_with);
    row->addWidget(one);
    row->addWidget(all);
    row->addStretch();
    connect(one, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(all, &QPushButton::clicked, this, &FindBar::replaceAll);
    return widget;
}

document::Search FindBar::search() const
{
    return {m_text->text(), m_case->isChecked(), m_names->isChecked(), m_fields->isChecked(), m_notes->isChecked()};
}

void FindBar::open(Mode mode)
{
    m_replaceRow->setVisible(mode == Mode::Replace);
    QWidget::show();
    refresh();
    m_text->setFocus();
    m_text->selectAll();
}

void FindBar::refresh()
{
    m_matches = document::findText(m_document.model(), search());
    m_current = std::min(m_current, m_matches.size() - 1);
    mark();
}

void FindBar::mark()
{
    QSet<diagram::NodeKey> found;
    for (const document::Match &match : std::as_const(m_matches)) {
        if (!match.entity.isEmpty())
            found.insert(diagram::NodeKey::ofEntity(match.entity));
    }
    m_canvas.state().found = found;
    m_canvas.update();
    if (m_text->text().isEmpty())
        m_count->clear();
    else if (m_matches.isEmpty())
        m_count->setText(tr("no matches"));
    else
        m_count->setText(tr("%1 of %2").arg(m_current + 1).arg(m_matches.size()));
}

void FindBar::step(int by)
{
    if (isHidden() || m_matches.isEmpty())
        return isHidden() ? open(Mode::Find) : refresh();
    const qsizetype from = m_current < 0 && by < 0 ? 0 : m_current;
    show((from + by + m_matches.size()) % m_matches.size());
}

void FindBar::show(qsizetype index)
{
    m_current = index;
    const document::Match &match = m_matches.at(index);
    items::SelectedObjects objects;
    if (!match.entity.isEmpty())
        objects.entities.insert(match.entity);
    if (match.kind == document::Match::Kind::Field)
        objects.field = match.field.owner.entity.isEmpty() ? schema::FieldId() : match.field.id;
    if (!match.relationship.isEmpty())
        objects.relationships.insert(match.relationship);
    objects.operation = match.operation;
    if (match.kind == document::Match::Kind::Note) {
        objects.notes.insert(match.note);
        m_selection.setDiagram(match.diagram);
    }
    m_selection.set(objects);
    m_canvas.navigation().revealSelection();
    mark();
}

void FindBar::replace(const QList<document::Match> &matches)
{
    const auto done = document::replaceText(m_document, matches, search(), m_with->text());
    if (!done)
        Q_EMIT problem(done.error().text());
    refresh();
}

void FindBar::replaceOne()
{
    if (m_matches.isEmpty())
        return;
    const qsizetype index = std::max<qsizetype>(m_current, 0);
    replace({m_matches.at(index)});
    if (!m_matches.isEmpty())
        show(std::min(index, m_matches.size() - 1));
}

void FindBar::replaceAll()
{
    replace(m_matches);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    hide();
    m_canvas.setFocus();
}

void FindBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_canvas.state().found.clear();
    m_canvas.update();
}

} // namespace sw::views
