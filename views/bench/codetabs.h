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

class CardPage;
class TextLabel;

/// The code that a pattern asks for: to write, to read, rules, indexes and migration, each to be copied or saved; and
/// the card of the pattern. Where there is little room, its effect too.
class CodeTabs : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Effect, Write, Read, Rules, Indexes, Migration, About, TabCount };

    explicit CodeTabs(QWidget *parent = nullptr);

    /// \p name: of the pattern, for files.
    void setTrial(const services::PatternTrial &trial, const QString &name);
    void setTab(Tab tab);
    /// A page of effects as the first tab, or none again; it is shown, and hidden with its tab.
    void setEffect(QWidget *page);
    QTabBar *tabs() const { return m_tabs; }
    QComboBox *choice() const { return m_choice; }
    QPlainTextEdit *text() const { return m_text; }
    CardPage *card() const { return m_card; }
    bool isCardShown() const;
    QPushButton *copyButton() const { return m_copy; }
    /// The name that a file is offered.
    QString fileName() const;
    base::Result<void> save(const QString &path) const;
    QSize minimumSizeHint() const override { return {120, QWidget::minimumSizeHint().height()}; }

Q_SIGNALS:
    void cardShown();

protected:
    void resizeEvent(QResizeEvent *event) override;

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
    /// \p word: instead of the title, and without figures, where not all tabs have room.
    void setTabText(Tab tab, const QString &title, const QString &figures, const QString &word);
    void fitTabs();
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
    CardPage *m_card;
    QWidget *m_effect = nullptr;
    TextLabel *m_note;
    QWidget *m_below; ///< the code: what the text is for, and what there is to say of it
    QString m_titles[TabCount];
    QString m_words[TabCount];
    QList<Piece> m_pieces[TabCount];
    QString m_refusal;
    QString m_noMigration;
};

} // namespace sw::views
