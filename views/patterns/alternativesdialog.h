// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/alternatives/comparealternatives.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace sw::base
{
class Job;
}
namespace sw::document
{
class Document;
}

namespace sw::views
{

/// The named designs of the project: two side by side, and one of them taken as one step. What is compared is worked
/// out off the GUI thread.
class AlternativesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AlternativesDialog(document::Document &document, QWidget *parent = nullptr);

    /// Keeps the design as it is; the error says what is wrong with the name.
    base::Result<void> add(const QString &name, const QString &description = {});
    void choose(const QString &left, const QString &right);
    QTableWidget *table() const { return m_table; }
    QLabel *note() const { return m_note; }
    enum Side { Left, Right };
    QPushButton *takeButton(Side side = Right) const { return m_take.at(side); }
    QPushButton *removeButton(Side side = Right) const { return m_remove.at(side); }
    bool isBusy() const;

private:
    QWidget *buildChoice();
    void askForName();
    void fill();
    QString descriptions() const;
    void compare();
    void show(const base::Result<services::AlternativeComparison> &comparison);
    void showButtons(Side side);
    void take(const QString &name);
    void remove(const QString &name);
    QString chosen(const QComboBox *box) const;

    document::Document &m_document;
    base::Job *m_job;
    QComboBox *m_left;
    QComboBox *m_right;
    QTableWidget *m_table;
    QLabel *m_note;
    std::array<QPushButton *, 2> m_take;
    std::array<QPushButton *, 2> m_remove;
};

/// Asks for a name and a description, and keeps the design as it is, as one step. False: cancelled.
bool saveAsAlternative(document::Document &document, QWidget *parent);

} // namespace sw::views
