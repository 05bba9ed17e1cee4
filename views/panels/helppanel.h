// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/help/helppages.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace sw::views
{

/// Help that is read beside the work: a field to search in, the pages, and the one that is open.
class HelpPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HelpPanel(QWidget *parent = nullptr);

    void open(const QString &page);
    QString page() const { return m_page; }

private:
    void list(const QString &words);

    QList<services::HelpPage> m_pages;
    QString m_page;
    QLineEdit *m_search;
    QListWidget *m_hits;
    QTextBrowser *m_text;
};

} // namespace sw::views
