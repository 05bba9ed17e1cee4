// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/notices.h"

#include "views/widgets/banner.h"

#include <QVBoxLayout>

namespace sw::views
{

Notices::Notices(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
    hide();
}

void Notices::put(const Notice &notice)
{
    remove(notice.key);
    auto *banner = new Banner;
    m_column->addWidget(banner);
    m_shown.append({notice.key, banner});
    banner->showMessage(notice.status, notice.text, notice.head);
    if (!notice.spoken.isEmpty())
        banner->setAccessibleName(notice.spoken);
    for (const Notice::Action &action : notice.actions)
        banner->addButton(action.text, action.run);
    banner->addButton(notice.close.isEmpty() ? tr("Close") : notice.close,
                      [this, key = notice.key, closed = notice.closed] {
                          remove(key);
                          if (closed)
                              closed();
                      });
    show();
}

void Notices::remove(const QString &key)
{
    for (qsizetype i = 0; i < m_shown.size(); ++i) {
        if (m_shown.at(i).first != key)
            continue;
        Banner *banner = m_shown.takeAt(i).second;
        banner->hide();
        banner->deleteLater(); // its button may be what asked for this
        break;
    }
    setVisible(!m_shown.isEmpty());
}

void Notices::removeAll(const QString &beginning)
{
    const QList<std::pair<QString, Banner *>> shown = m_shown;
    for (const auto &[key, banner] : shown) {
        if (key.startsWith(beginning))
            remove(key);
    }
}

QStringList Notices::texts() const
{
    QStringList all;
    for (const auto &[key, banner] : m_shown)
        all << banner->accessibleName();
    return all;
}

} // namespace sw::views
