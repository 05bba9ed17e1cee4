// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/helppanel.h"

#include "views/widgets/style/icons.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace sw::views
{

HelpPanel::HelpPanel(QWidget *parent)
    : QWidget(parent),
      m_pages(services::helpPages()),
      m_search(new QLineEdit),
      m_hits(new QListWidget),
      m_text(new QTextBrowser)
{
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_hits->setAccessibleName(tr("Pages of help"));
    m_hits->setFrameShape(QFrame::NoFrame);
    m_hits->setAlternatingRowColors(false);
    m_hits->setWordWrap(true);
    m_hits->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setAccessibleName(tr("Help"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(6);
    layout->addWidget(m_search);
    layout->addWidget(m_hits, 2);
    layout->addWidget(m_text, 5);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &HelpPanel::list);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_hits->count() > 0)
            open(m_hits->item(std::max(0, m_hits->currentRow()))->data(Qt::UserRole).toString());
    });
    connect(m_hits, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr)
            open(item->data(Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { open(link.path()); });
    list({});
    open(m_pages.first().id);
}

void HelpPanel::open(const QString &page)
{
    for (const services::HelpPage &each : m_pages) {
        if (each.id != page)
            continue;
        m_page = page;
        m_text->setMarkdown(each.text);
        if (const QString words = m_search->text().simplified(); !words.isEmpty())
            m_text->find(words);
    }
    const QSignalBlocker quiet(m_hits);
    for (int row = 0; row < m_hits->count(); ++row) {
        if (m_hits->item(row)->data(Qt::UserRole).toString() == page)
            m_hits->setCurrentRow(row);
    }
}

void HelpPanel::list(const QString &words)
{
    {
        const QSignalBlocker quiet(m_hits);
        m_hits->clear();
        for (const services::HelpHit &hit : services::findInHelp(m_pages, words)) {
            auto *item = new QListWidgetItem(hit.line.isEmpty() ? hit.title : hit.title + QLatin1Char('\n') + hit.line);
            item->setData(Qt::UserRole, hit.id);
            m_hits->addItem(item);
        }
        if (m_hits->count() == 0) {
            auto *none = new QListWidgetItem(tr("No page has these words."));
            none->setFlags(Qt::NoItemFlags);
            m_hits->addItem(none);
        }
    }
    if (!words.trimmed().isEmpty() && !m_hits->item(0)->data(Qt::UserRole).toString().isEmpty())
        open(m_hits->item(0)->data(Qt::UserRole).toString());
}

} // namespace sw::views

#include "moc_helppanel.cpp"
