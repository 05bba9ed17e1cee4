// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/patterntrial.h"

#include <QWidget>

class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTabBar;

namespace sw::views
{

class TextLabel;

/// The code that a pattern asks for: to write, to read, rules, indexes and migration, each to be copied or saved.
class CodeTabs : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Write, Read, Rules, Indexes, Migration, TabCount };

    explicit CodeTabs(QWidget *parent = nullptr);

    /// \p name: of the pattern, for files.
    void setTrial(const services::PatternTrial &trial, const QString &name);
    void setTab(Tab tab);
    QTabBar *tabs() const { return m_tabs; }
    QComboBox *choice() const { return m_choice; }
    QPlainTextEdit *text() const { return m_text; }
    QPushButton *copyButton() const { return m_copy; }
    /// The name that a file is offered.
    QString fileName() const;
    base::Result<void> save(const QString &path) const;
    QSize minimumSizeHint() const override { return {120, 80}; }

private:
    /// One text of a tab.
    struct Piece
    {
        QString title;
        QString text;
        QString note;
        QString file;
    };
    static QList<Piece> codeOf(const services::PatternTrial &trial, bool reads, const QString &file);
    void setTabText(Tab tab, const QString &title, const QString &figures);
    void showTab();
    void showPiece();
    void copy();
    void askToSave();
    QString emptyText() const;
    const Piece *piece() const;

    QTabBar *m_tabs;
    QComboBox *m_choice;
    QPushButton *m_copy;
    QPushButton *m_save;
    QPlainTextEdit *m_text;
    TextLabel *m_note;
    QList<Piece> m_pieces[TabCount];
    QString m_refusal;
    QString m_noMigration;
};

} // namespace sw::views
