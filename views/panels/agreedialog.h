// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodquestion.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace sw::views
{

/// Says what is assumed, question by question and under their kinds, before a person agrees with all of it or with a
/// part.
class AgreeDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AgreeDialog(const QList<services::MethodQuestion> &questions, QWidget *parent = nullptr);

    QList<services::MethodQuestion> chosen() const;
    QTreeWidget *list() const { return m_list; }

private:
    void fill();
    void count();

    QList<services::MethodQuestion> m_questions;
    QTreeWidget *m_list;
    QPushButton *m_agree;
};

} // namespace sw::views
