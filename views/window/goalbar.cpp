// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/goalbar.h"

#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/schema/goaltexts.h"
#include "views/widgets/editors/choicebox.h"
#include "views/widgets/segmentedcontrol.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr schema::Goal goals[] = {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance};

/// Shows "8 GiB", not "8.00 GiB".
class MemoryBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    QString textFromValue(double value) const override
    {
        return locale().toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

} // namespace

GoalBar::GoalBar(document::Document &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_goal(
          new SegmentedControl({schema::goalText(goals[0]), schema::goalText(goals[1]), schema::goalText(goals[2])})),
      m_ram(new MemoryBox),
      m_useCase(new ChoiceBox),
      m_goalLabel(new QLabel(tr("Goal"))),
      m_ramLabel(new QLabel(tr("RAM"))),
      m_useCaseLabel(new QLabel(tr("Use case")))
{
    m_goal->setAccessibleName(tr("Goal"));
    m_goal->setChoiceToolTip(0, tr("As few collections and patterns as possible: embed, at most one pattern type"));
    m_goal->setChoiceToolTip(1, tr("Embed and link, at most two pattern types"));
    m_goal->setChoiceToolTip(2, tr("Every pattern that pays off"));
    m_ram->setRange(0.25, 65536);
    m_ram->setDecimals(2);
    m_ram->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_ram->setSuffix(tr(" GiB"));
    m_ram->setKeyboardTracking(false);
    m_ram->setAccessibleName(tr("Memory of the server"));
    m_ram->setToolTip(tr("Memory of one server; WiredTiger takes half of what is above 1 GiB as its cache"));
    for (int i = 0; i <= static_cast<int>(schema::UseCase::SingleView); ++i)
        m_useCase->addItem(schema::useCaseText(static_cast<schema::UseCase>(i)));
    m_useCase->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_useCase->setMinimumContentsLength(14);
    m_useCase->setToolTip(tr("Use case: patterns that are usual for it get a few points"));
    m_useCase->view()->setMinimumWidth(m_useCase->view()->sizeHintForColumn(0) + 24);
    m_useCase->setAccessibleName(tr("Use case"));

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 0, 4, 0);
    layout->setSpacing(8);
    layout->addWidget(m_goalLabel);
    layout->addWidget(m_goal);
    layout->addSpacing(8);
    layout->addWidget(m_ramLabel);
    layout->addWidget(m_ram);
    layout->addSpacing(4);
    layout->addWidget(m_useCaseLabel);
    layout->addWidget(m_useCase);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);

    connect(m_goal, &SegmentedControl::chosen, this,
            [this](int index) { document::setGoal(m_document, goals[index]); });
    connect(m_ram, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!document::setRam(m_document, value))
            refresh();
    });
    connect(m_useCase, &QComboBox::activated, this,
            [this](int index) { document::setUseCase(m_document, static_cast<schema::UseCase>(index)); });
    connect(&document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        if (event.has(document::Change::Project))
            refresh();
    });
    refresh();
}

void GoalBar::setRoom(Room room)
{
    const bool narrow = room != Room::Enough;
    layout()->setSpacing(narrow ? 3 : 8);
    m_goalLabel->setVisible(!narrow);
    m_useCaseLabel->setVisible(!narrow);
    m_ramLabel->setVisible(!narrow);
    m_ram->setVisible(room != Room::Least);
    int widest = 0;
    for (int i = 0; i < m_useCase->count(); ++i)
        widest = std::max(widest, m_useCase->fontMetrics().horizontalAdvance(m_useCase->itemText(i)));
    QStyleOptionComboBox option;
    option.initFrom(m_useCase);
    const QSize whole = m_useCase->style()->sizeFromContents(QStyle::CT_ComboBox, &option, {widest + 4, 1}, m_useCase);
    m_useCase->setFixedWidth(narrow ? whole.width() : std::max(whole.width(), m_useCase->sizeHint().width()));
}

void GoalBar::refresh()
{
    const schema::Model &model = m_document.model();
    m_goal->setCurrent(static_cast<int>(model.goal));
    const QSignalBlocker blocker(m_ram);
    m_ram->setValue(model.ramGiB);
    m_useCase->setCurrentIndex(static_cast<int>(model.useCase));
}

} // namespace sw::views
