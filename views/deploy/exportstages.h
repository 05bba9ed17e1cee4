// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace sw::views
{

/// The stages of an export, one below the other, each with a word about what is done or left: done ones are ticked, the
/// current one is filled.
class ExportStages : public QWidget
{
    Q_OBJECT

public:
    explicit ExportStages(const QStringList &names, QWidget *parent = nullptr);

    /// \p current may be behind the last one: all are done.
    void setCurrent(int current);
    int current() const { return m_current; }
    void setNote(int stage, const QString &note);
    QString note(int stage) const { return m_notes.value(stage); }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const;
    QFont noteFont() const;
    void tell();

    QStringList m_names;
    QStringList m_notes;
    int m_current = 0;
};

} // namespace sw::views
