// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/codetabs.h"

#include "models/base/files/filenames.h"
#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "views/bench/cardpage.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/indicatorstyle.h"
#include "views/widgets/textlabel.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>

namespace sw::views
{

CodeTabs::CodeTabs(QWidget *parent)
    : QWidget(parent),
      m_tabs(new QTabBar),
      m_choice(new QComboBox),
      m_copy(new QPushButton(icon(QStringLiteral("copy")), tr("Copy"))),
      m_save(new QPushButton(icon(QStringLiteral("save")), tr("Save…"))),
      m_text(new QPlainTextEdit),
      m_card(new CardPage),
      m_note(new TextLabel(TextLabel::Style::Secondary))
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setAccessibleName(tr("Code"));
    for (int tab = 0; tab < TabCount; ++tab)
        m_tabs->addTab({});
    m_tabs->setTabVisible(Effect, false);
    m_tabs->setCurrentIndex(Write);
    m_choice->setAccessibleName(tr("What the code is for"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(12);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_choice->setMaximumWidth(300);
    m_copy->setToolTip(tr("Copy the text shown"));
    m_save->setToolTip(tr("Save the text shown as a file"));
    m_copy->setAccessibleName(tr("Copy"));
    m_save->setAccessibleName(tr("Save…"));
    for (QPushButton *button : {m_copy, m_save})
        button->setAutoDefault(false);
    m_text->setReadOnly(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_text->setFrameShape(QFrame::NoFrame);
    constexpr int fewestLines = 8;
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setMinimumHeight(fewestLines * m_text->fontMetrics().lineSpacing());
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("Code"));
    m_note->setElided();

    auto *row = new QHBoxLayout;
    row->setContentsMargins(4, 2, 8, 2);
    row->addWidget(m_tabs, 1);
    m_below = new QWidget;
    auto *below = new QHBoxLayout(m_below);
    below->setContentsMargins(8, 3, 12, 5);
    below->addWidget(m_choice, 1);
    below->addWidget(m_note, 2);
    below->addWidget(m_copy);
    below->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_card, 1);
    layout->addWidget(m_below);
    connect(m_tabs, &QTabBar::currentChanged, this, &CodeTabs::showTab);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &CodeTabs::showPiece);
    connect(m_copy, &QPushButton::clicked, this, &CodeTabs::copy);
    connect(m_save, &QPushButton::clicked, this, &CodeTabs::askToSave);
    setTrial({}, {});
}

QList<CodeTabs::Piece> CodeTabs::codeOf(const services::PatternTrial &trial, bool reads, const QString &file)
{
    QList<Piece> pieces;
    for (const services::TrialCode &each : trial.code) {
        if (each.reads != reads)
            continue;
        QStringList notes{tr("%n round trips", nullptr, each.code.roundTrips)};
        if (!each.code.indexUsed.isEmpty())
            notes << tr("Index used: %1").arg(base::visibleText(each.code.indexUsed));
        if (!each.code.note.isEmpty())
            notes << base::visibleText(each.code.note);
        const QString title =
            each.code.operation.isEmpty() ? each.code.title : tr("%1: %2").arg(each.code.operation, each.code.title);
        pieces.append({base::visibleText(title), each.code.script.trimmed() + QLatin1Char('\n'),
                       notes.join(QStringLiteral("    ")),
                       file + (reads ? QStringLiteral("_read.js") : QStringLiteral("_write.js"))});
    }
    return pieces;
}

void CodeTabs::setTabText(Tab tab, const QString &title, const QString &figures, const QString &word)
{
    m_titles[tab] = figures.isEmpty() ? title : title + QStringLiteral("  ") + figures;
    m_words[tab] = word.isEmpty() ? title : word;
}

/// All tabs in sight, if need be with a word each; what they say then stands in their tips.
void CodeTabs::fitTabs()
{
    const auto show = [this](const QString(&texts)[TabCount]) {
        for (int tab = 0; tab < TabCount; ++tab)
            m_tabs->setTabText(tab, texts[tab]);
    };
    m_tabs->setProperty(tightTabs, false);
    show(m_titles);
    const bool fits = m_tabs->sizeHint().width() <= m_tabs->width();
    m_tabs->setProperty(tightTabs, !fits);
    if (!fits)
        show(m_words);
    for (int tab = 0; tab < TabCount; ++tab)
        m_tabs->setTabToolTip(tab, fits ? QString() : m_titles[tab]);
}

void CodeTabs::setTrial(const services::PatternTrial &trial, const QString &name)
{
    m_refusal = trial.refusal;
    m_noMigration = base::visibleText(trial.noMigration);
    m_pieces[Write] = codeOf(trial, false, name);
    m_pieces[Read] = codeOf(trial, true, name);
    for (const Tab tab : {Rules, Indexes, Migration})
        m_pieces[tab].clear();
    for (const services::TrialRules &rules : trial.rules)
        m_pieces[Rules].append({base::visibleText(rules.collection), rules.json + QLatin1Char('\n'),
                                tr("The rules of the collection with the pattern; validate --validator reads them."),
                                base::cleanFileName(rules.collection) + QStringLiteral("_validator.json")});
    if (!trial.indexScript.isEmpty())
        m_pieces[Indexes].append({tr("What differs"), trial.indexScript,
                                  tr("Only what differs; indexes that stay are not named."),
                                  name + QStringLiteral("_indexes.js")});
    if (trial.migration) {
        const QString note = tr("For mongosh. It has numbered steps and may be run again; it is never run from here.");
        const bool back = !trial.migration->migration.undo.isEmpty();
        m_pieces[Migration].append({tr("To the pattern"), services::scriptOf(*trial.migration, false), note,
                                    name + QStringLiteral("_migration.js")});
        if (back)
            m_pieces[Migration].append({tr("Back"), services::scriptOf(*trial.migration, true), note,
                                        name + QStringLiteral("_migration_back.js")});
    }
    const auto count = [this](Tab tab) {
        return m_pieces[tab].size() > 1 ? QString::number(m_pieces[tab].size()) : QString();
    };
    QStringList indexes;
    if (trial.indexesAdded > 0)
        indexes << QStringLiteral("+%1").arg(trial.indexesAdded);
    if (trial.indexesDropped > 0)
        indexes << QStringLiteral("−%1").arg(trial.indexesDropped);
    setTabText(Effect, tr("Effect"), {}, {});
    setTabText(Write, tr("Write code"), count(Write), tr("Write", "a tab of code that does so"));
    setTabText(Read, tr("Read code"), count(Read), tr("Read", "a tab of code that does so"));
    setTabText(Rules, tr("Validator"), count(Rules), tr("Rules"));
    setTabText(Indexes, tr("Indexes"), indexes.join(QLatin1Char(' ')), {});
    setTabText(Migration, tr("Migration"),
               trial.migration ? tr("%n steps", nullptr, static_cast<int>(trial.migration->migration.steps.size()))
                               : QString(),
               {});
    setTabText(About, tr("About"), {}, {});
    fitTabs();
    showTab();
}

void CodeTabs::setEffect(QWidget *page)
{
    m_effect = page;
    if (page)
        static_cast<QVBoxLayout *>(layout())->insertWidget(1, page, 1);
    m_tabs->setTabVisible(Effect, page != nullptr);
    m_tabs->setCurrentIndex(page ? Effect : m_tabs->currentIndex() == Effect ? Write : m_tabs->currentIndex());
    showTab();
}

void CodeTabs::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

/// Where there is little room, buttons do without words.
void CodeTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int roomForWords = 760;
    const bool words = width() >= roomForWords;
    m_copy->setText(words ? tr("Copy") : QString());
    m_save->setText(words ? tr("Save…") : QString());
    fitTabs();
}

bool CodeTabs::isCardShown() const
{
    return m_tabs->currentIndex() == About;
}

void CodeTabs::showTab()
{
    const bool card = isCardShown();
    const bool effect = m_effect && m_tabs->currentIndex() == Effect;
    m_card->setVisible(card);
    if (m_effect)
        m_effect->setVisible(effect);
    for (QWidget *each : std::initializer_list<QWidget *>{m_text, m_below})
        each->setVisible(!card && !effect);
    const QString former = m_choice->currentText();
    {
        const QSignalBlocker blocker(m_choice);
        m_choice->clear();
        for (const Piece &each : std::as_const(m_pieces[m_tabs->currentIndex()]))
            m_choice->addItem(each.title);
        m_choice->setCurrentIndex(std::max(0, m_choice->findText(former)));
    }
    m_choice->setVisible(m_choice->count() > 1);
    showPiece();
    if (card)
        Q_EMIT cardShown();
}

const CodeTabs::Piece *CodeTabs::piece() const
{
    const QList<Piece> &all = m_pieces[m_tabs->currentIndex()];
    return all.isEmpty() ? nullptr : &all.at(std::clamp<qsizetype>(m_choice->currentIndex(), 0, all.size() - 1));
}

QString CodeTabs::emptyText() const
{
    if (!m_refusal.isEmpty())
        return tr("No code: the pattern does not apply here.");
    switch (m_tabs->currentIndex()) {
    case Write:
        return tr("Writes stay as they are.");
    case Read:
        return tr("Reads stay as they are.");
    case Rules:
        return tr("The validators stay as they are.");
    case Indexes:
        return tr("The indexes stay as they are.");
    case Effect:
    case About:
        return {};
    default:
        return m_noMigration.isEmpty() ? tr("No document has to be changed.") : m_noMigration;
    }
}

void CodeTabs::showPiece()
{
    const Piece *shown = piece();
    m_copy->setEnabled(shown != nullptr);
    m_save->setEnabled(shown != nullptr);
    m_choice->setToolTip(m_choice->currentText().toHtmlEscaped());
    m_note->setText(shown == nullptr ? emptyText() : shown->note);
    const QString text = shown == nullptr ? QString() : shown->text;
    if (text == m_text->toPlainText())
        return;
    const int scrolled = m_text->verticalScrollBar()->value();
    m_text->setPlainText(text);
    m_text->verticalScrollBar()->setValue(scrolled);
}

void CodeTabs::copy()
{
    if (const Piece *shown = piece())
        QGuiApplication::clipboard()->setText(shown->text);
}

QString CodeTabs::fileName() const
{
    const Piece *shown = piece();
    return shown == nullptr ? QString() : shown->file;
}

base::Result<void> CodeTabs::save(const QString &path) const
{
    const Piece *shown = piece();
    return base::writeFileSafely(path, shown == nullptr ? QByteArray() : shown->text.toUtf8());
}

void CodeTabs::askToSave()
{
    const bool rules = m_tabs->currentIndex() == Rules;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save code"), fileName(),
                                                      rules ? tr("Rules (*.json)") : tr("Scripts for mongosh (*.js)"));
    if (path.isEmpty())
        return;
    if (const auto written = save(path); !written)
        QMessageBox::warning(this, tr("Save code"), written.error().text());
}

} // namespace sw::views
