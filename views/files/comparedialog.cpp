// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/comparedialog.h"

#include "models/base/job.h"
#include "models/base/text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using services::ChangeKind;

QString kindText(const std::optional<ChangeKind> &kind)
{
    if (!kind)
        return {};
    switch (*kind) {
    case ChangeKind::Added:
        return CompareDialog::tr("Added");
    case ChangeKind::Removed:
        return CompareDialog::tr("Removed");
    case ChangeKind::Changed:
        break;
    }
    return CompareDialog::tr("Changed");
}

} // namespace

CompareDialog::CompareDialog(const schema::Model &before, const QString &file, const schema::Model &after,
                             QWidget *parent)
    : QDialog(parent),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_summary(new QLabel(tr("Comparing…"))),
      m_tree(new QTreeWidget)
{
    const QString name = base::visibleText(QFileInfo(file).fileName());
    setWindowTitle(tr("Compare with %1").arg(name));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_tree->setAccessibleName(tr("Differences"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("From %1 to the open project").arg(name), tr("Change")});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *copy = buttons->addButton(tr("Cop&y as text"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    resize(760, 560);
    m_job->start([this, before, after](const base::Progress &) -> base::Job::Delivery {
        const auto difference =
            std::make_shared<const services::ProjectDifference>(services::compareProjects(before, after));
        return [this, difference] {
            show(*difference);
        };
    });
}

void CompareDialog::show(const services::ProjectDifference &difference)
{
    m_lines = services::linesOf(difference);
    QList<QTreeWidgetItem *> parents;
    for (const services::DifferenceLine &line : std::as_const(m_lines)) {
        auto *item = new QTreeWidgetItem({line.text, kindText(line.kind)});
        item->setToolTip(0, Qt::convertFromPlainText(line.text, Qt::WhiteSpaceNormal));
        parents.resize(std::min<qsizetype>(parents.size(), line.indent));
        if (parents.isEmpty())
            m_tree->addTopLevelItem(item);
        else
            parents.last()->addChild(item);
        parents.append(item);
    }
    m_tree->expandAll();
    m_summary->setText(difference.sameMeaning()
                           ? difference.model.layout.isEmpty()
                                 ? tr("Both projects are the same.")
                                 : tr("Both projects mean the same; only positions differ.")
                           : tr("%n changes in the model", nullptr, static_cast<int>(difference.model.changes.size())));
}

bool CompareDialog::isDone() const
{
    return !m_job->isRunning();
}

QString CompareDialog::text() const
{
    QString out;
    for (const services::DifferenceLine &line : m_lines) {
        const QString kind = kindText(line.kind);
        out += QString(2 * line.indent, QLatin1Char(' ')) + line.text;
        out += (kind.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(kind)) + QLatin1Char('\n');
    }
    return out;
}

} // namespace sw::views
