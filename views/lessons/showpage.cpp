// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/showpage.h"

#include "models/base/text.h"
#include "models/items/previewmodel.h"
#include "views/panels/previewdelegate.h"
#include "views/sizes/sizemeter.h"
#include "views/widgets/textlabel.h"

#include <QListView>
#include <QStyle>
#include <QVariantAnimation>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr int lessonMilliseconds = 600;
constexpr int mostLines = 18; ///< of a document without scrolling in it

QString joined(const QStringList &names)
{
    constexpr qsizetype most = 8;
    return base::visibleText(names.mid(0, most).join(QStringLiteral(", "))) +
           (names.size() > most ? QStringLiteral(", …") : QString());
}

} // namespace

ShowPage::ShowPage(const services::LessonBench &bench, const formats::LessonStep &step)
    : StepPage(bench, step), m_animation(new QVariantAnimation(this))
{
    m_animation->setDuration(lessonMilliseconds);
    m_animation->setStartValue(0.0);
    m_animation->setEndValue(1.0);
    m_animation->setEasingCurve(QEasingCurve::OutCubic);
    const auto shown = services::shownStep(bench, step);
    if (!shown) {
        showFailure(shown.error());
        return;
    }
    if (shown->document)
        addDocument(*shown);
    addFigures(*shown);
}

void ShowPage::addDocument(const services::ShownStep &shown)
{
    auto *title = new TextLabel(TextLabel::Style::Title,
                                tr("A sample document of %1, %2")
                                    .arg(base::visibleText(shown.collection), base::bytesText(shown.document->bytes)));
    auto *lines = new items::PreviewModel(this);
    lines->setLines(shown.document->lines);
    auto *view = new QListView;
    view->setModel(lines);
    view->setLayoutDirection(Qt::LeftToRight);
    view->setItemDelegate(new PreviewDelegate(view));
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setAccessibleName(title->text());
    const int rows = static_cast<int>(std::min<qsizetype>(shown.document->lines.size(), mostLines));
    view->setMinimumHeight(rows * (view->fontMetrics().height() + 4) + 8);
    content()->addWidget(title);
    content()->addWidget(view);
    for (int row = 0; row < shown.document->lines.size() && !m_changed.isValid(); ++row) {
        const samples::PreviewLine &line = shown.document->lines.at(row);
        if (!line.origin.isEmpty() || (shown.changed.contains(line.path) && !line.path.isEmpty()))
            m_changed = lines->index(row);
    }
    m_view = view;
    if (!shown.changed.isEmpty()) {
        QStringList names;
        for (const samples::PreviewLine &line : shown.document->lines) {
            if (shown.changed.contains(line.path) && !names.contains(line.path) && !line.path.isEmpty())
                names << line.path;
        }
        content()->addWidget(new TextLabel(TextLabel::Style::Body, tr("New here: %1").arg(joined(names))));
    }
    if (!shown.gone.isEmpty())
        content()->addWidget(new TextLabel(TextLabel::Style::Body, tr("No longer here: %1").arg(joined(shown.gone))));
    for (int i = 2; i < content()->count(); ++i) {
        if (auto *label = qobject_cast<QLabel *>(content()->itemAt(i)->widget()))
            label->setWordWrap(true);
    }
}

void ShowPage::addFigures(const services::ShownStep &shown)
{
    if (shown.figures.isEmpty())
        return;
    auto *figures = new FigureRow(shown.figures);
    auto *meter = new SizeMeter;
    meter->setReport(shown.sizes, {});
    content()->addWidget(figures);
    content()->addWidget(new TextLabel(TextLabel::Style::Body, tr("Working set in the cache")));
    content()->addWidget(meter);
    const double now = shown.sizes.workingSet.likely.value();
    const double before = shown.workingSetBefore.value_or(now);
    connect(m_animation, &QVariantAnimation::valueChanged, this,
            [figures, meter, now, before, sizes = shown.sizes](const QVariant &progress) {
                figures->show(progress.toDouble());
                sizing::SizeReport moving = sizes;
                moving.workingSet.likely = base::Bytes(before + (now - before) * progress.toDouble());
                meter->setReport(moving, {});
            });
}

void ShowPage::start()
{
    StepPage::start();
    if (m_view && m_changed.isValid())
        m_view->scrollTo(m_changed, QAbstractItemView::PositionAtCenter);
    play();
    Q_EMIT solved();
}

bool ShowPage::takeKey(int key)
{
    if (key != Qt::Key_Space)
        return false;
    play();
    return true;
}

void ShowPage::play()
{
    m_animation->stop();
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0)
        m_animation->start();
}

} // namespace sw::views
