// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace sw::views
{

/// A short list in a panel, as high as its rows: icon, text, and a figure at the end of the line. Activating a row
/// opens it.
class CompactList : public QTreeWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString icon; ///< name of a drawing
        QString text;
        QString figure;
        QString id;
        QString below{}; ///< on a line of its own, where a figure would leave the text no room

        friend bool operator==(const Row &, const Row &) = default;
    };

    explicit CompactList(QWidget *parent = nullptr);

    void setRows(const QList<Row> &rows);
    const QList<Row> &rows() const { return m_rows; }

Q_SIGNALS:
    void opened(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    QList<Row> m_rows;
};

} // namespace sw::views
