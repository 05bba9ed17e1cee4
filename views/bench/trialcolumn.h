// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/patterntrial.h"
#include "views/widgets/style/appearance.h"

#include <QScrollArea>

class QVBoxLayout;

namespace sw::views
{

class EffectTable;
class SizeMeter;
class TextLabel;

/// What a pattern brings and costs: its fit, the working set without and with it, the effect in figures, what speaks
/// for and against it, its trade-offs, and what it cannot stand beside.
class TrialColumn : public QScrollArea
{
    Q_OBJECT

public:
    explicit TrialColumn(QWidget *parent = nullptr);

    /// A use that the pattern shown conflicts with.
    struct Conflict
    {
        schema::PatternUseId other;
        QString otherName;
        QString reason;

        friend bool operator==(const Conflict &, const Conflict &) = default;
    };
    void setTrial(const services::PatternTrial &trial, const QList<Conflict> &conflicts);
    /// \p judged: what the advisor says of it; nullptr while that is not known, or where it did not look.
    /// \p isPending: a newer score is being worked out.
    /// \p advised: what it says beside its reason.
    void setVerdict(const advisor::Explanation *judged, bool isPending, const QString &advised, bool isDeclined);
    EffectTable *effects() const { return m_effects; }
    /// All sentences below the table, for those who look for one.
    QStringList sentences() const;

Q_SIGNALS:
    void switchOffRequested(const schema::PatternUseId &use);

private:
    struct Sentence
    {
        QString heading; ///< of this and the following ones; empty: as before
        Status status = Status::Info;
        QString text;
        std::optional<Conflict> conflict{};

        friend bool operator==(const Sentence &, const Sentence &) = default;
    };
    QWidget *meterRow(const QString &label, SizeMeter *meter);
    QList<Sentence> sentencesOf(const services::PatternTrial &trial, const QList<Conflict> &conflicts) const;
    void showSentences(const QList<Sentence> &sentences);

    TextLabel *m_fit;
    TextLabel *m_reason; ///< why the advisor does not recommend it
    SizeMeter *m_without;
    SizeMeter *m_with;
    QWidget *m_meters;
    EffectTable *m_effects;
    QVBoxLayout *m_lines;
    QList<Sentence> m_sentences;
};

} // namespace sw::views
