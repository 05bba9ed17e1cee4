// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/showpage.h"

#include "models/base/suggestion.h"
#include "models/base/text.h"
#include "models/items/previewmodel.h"
#include "models/services/lessons/lessonstage.h"
#include "views/lessons/shapestage.h"
#include "views/lessons/stageplayer.h"
#include "views/panels/previewdelegate.h"
#include "views/sizes/sizemeter.h"
#include "views/widgets/documents/marklegend.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/textlabel.h"

#include <QListView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr int mostLines = 18; ///< of a document without scrolling in it

QString joined(const QStringList &names)
{
    constexpr qsizetype most = 8;
    return base::visibleText(base::firstOf(names, most));
}

} // namespace

ShowPage::ShowPage(const services::LessonBench &bench, const formats::LessonStep &step) : StepPage(bench, step)
{
    setFocusPolicy(Qt::StrongFocus); // it is read, and scrolled by keys
    auto shown = services::shownStep(bench, step);
    if (!shown) {
        showFailure(shown.error());
        return;
    }
    m_shown = *std::move(shown);
    addStage();
    addFigures();
    if (m_shown.document)
        addDocument();
}

void ShowPage::addStage()
{
    auto stage = services::lessonStage(bench(), step(), m_shown.documents);
    if (!stage || stage->isEmpty())
        return;
    const bool isPlayed = !stage->before.isEmpty();
    QList<services::LineMark> marks;
    for (const services::StageCard &card : stage->before + stage->after) { // what is removed stands only before
        for (const services::StageRow &row : card.rows)
            marks << row.mark;
    }
    for (const services::StageArrow &arrow : stage->arrows)
        marks << arrow.mark;
    auto *legend = new MarkLegend;
    legend->setMarks(marks);
    m_stage = new ShapeStage(*std::move(stage));
    m_player = new StagePlayer;
    m_player->setPlayable(isPlayed);
    content()->addWidget(m_stage);
    content()->addWidget(legend);
    legend->setVisible(!legend->isEmpty());
    content()->addWidget(m_player);
    connect(m_player, &StagePlayer::moved, this, &ShowPage::showProgress);
    connect(m_player, &StagePlayer::bytesWanted, m_stage, &ShapeStage::setBytesShown);
}

void ShowPage::addDocument()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *lines = new items::PreviewModel(this);
    lines->setLines(m_shown.document->lines);
    auto *view = new QListView;
    view->setModel(lines);
    view->setLayoutDirection(Qt::LeftToRight);
    view->setItemDelegate(new PreviewDelegate(view));
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const QString title = services::documentTitle(m_shown);
    view->setAccessibleName(title);
    const int rows = static_cast<int>(std::min<qsizetype>(m_shown.document->lines.size(), mostLines));
    view->setMinimumHeight(rows * (view->fontMetrics().height() + 4) + 8);
    layout->addWidget(view);
    for (int row = 0; row < m_shown.document->lines.size() && !m_changed.isValid(); ++row) {
        const samples::PreviewLine &line = m_shown.document->lines.at(row);
        if (!line.origin.isEmpty() || (m_shown.changed.contains(line.path) && !line.path.isEmpty()))
            m_changed = lines->index(row);
    }
    m_view = view;
    const auto addText = [layout](const QString &text) {
        auto *label = new TextLabel(TextLabel::Style::Body, text);
        label->setWordWrap(true);
        layout->addWidget(label);
    };
    QStringList names;
    for (const samples::PreviewLine &line : m_shown.document->lines) {
        if (m_shown.changed.contains(line.path) && !names.contains(line.path) && !line.path.isEmpty())
            names << line.path;
    }
    if (!names.isEmpty())
        addText(tr("New here: %1").arg(joined(names)));
    if (!m_shown.gone.isEmpty())
        addText(tr("No longer here: %1").arg(joined(m_shown.gone)));
    auto *fold = new FoldSection(title, page, true);
    connect(fold, &FoldSection::folded, this, [this](bool folded) {
        if (!folded && m_changed.isValid())
            m_view->scrollTo(m_changed, QAbstractItemView::PositionAtCenter);
    });
    content()->addWidget(fold);
}

void ShowPage::addFigures()
{
    if (m_shown.figures.isEmpty())
        return;
    m_figures = new FigureRow(m_shown.figures);
    m_meter = new SizeMeter;
    m_meter->setReport(m_shown.sizes, {});
    content()->addWidget(m_figures);
    content()->addWidget(new TextLabel(TextLabel::Style::Body, tr("Working set in the cache")));
    content()->addWidget(m_meter);
    if (!m_shown.workingSetChange.isEmpty()) {
        auto *why = new TextLabel(TextLabel::Style::Secondary, m_shown.workingSetChange);
        why->setWordWrap(true);
        content()->addWidget(why);
    }
}

void ShowPage::showProgress(double progress)
{
    m_stage->setProgress(progress);
    if (!m_figures)
        return;
    m_figures->show(progress);
    const double now = m_shown.sizes.workingSet.likely.value();
    const double before = m_shown.workingSetBefore.value_or(now);
    sizing::SizeReport moving = m_shown.sizes;
    moving.workingSet.likely = base::Bytes(before + (now - before) * progress);
    m_meter->setReport(moving, {});
}

void ShowPage::start()
{
    if (m_player)
        m_player->play();
    Q_EMIT seen();
}

QString ShowPage::keysText() const
{
    return m_player && m_player->isPlayable() ? tr("Space plays the change") : QString();
}

bool ShowPage::takeKey(int key)
{
    if (key != Qt::Key_Space || !m_player)
        return false;
    m_player->play();
    return true;
}

} // namespace sw::views
