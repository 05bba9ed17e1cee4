// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace sw::document
{
class Document;
}

namespace sw::views
{

class EffectTable;
class PropertyForm;
class StatusLine;

/// Applies one pattern: what it is, where to apply it, with which parameters, and what that changes.
class PatternDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p findings: places where the pattern was looked for; the best ones first.
    PatternDialog(document::Document &document, const patterns::Pattern &pattern, const patterns::Target &target,
                  const QList<patterns::Finding> &findings, QWidget *parent = nullptr);

    PropertyForm *parameters() const { return m_form; }
    QPushButton *applyButton() const { return m_apply; }
    EffectTable *effects() const { return m_effects; }

public Q_SLOTS:
    void accept() override;

private:
    QWidget *makeCard();
    QWidget *makeChoices();
    QWidget *makeEffect();
    void collectTargets(const patterns::Target &target, const QList<patterns::Finding> &findings);
    void addTarget(const patterns::Target &target);
    void targetChosen();
    void rebuildForm();
    void showReasons();
    /// Checks the use as it is now and shows what it would change.
    void evaluate();
    base::Result<void> setParameter(const QString &name, const QJsonValue &value);
    base::Result<void> check() const;
    schema::PatternUse use() const;
    const patterns::Finding *finding() const;

    document::Document &m_document;
    const patterns::Pattern &m_pattern;
    QList<patterns::Target> m_places;
    QList<patterns::Finding> m_findings;
    patterns::Target m_target;
    QJsonObject m_defaults;
    QJsonObject m_values;
    QComboBox *m_targets;
    PropertyForm *m_form = nullptr;
    QVBoxLayout *m_formPlace = nullptr;
    QVBoxLayout *m_reasons = nullptr;
    StatusLine *m_refusal;
    EffectTable *m_effects;
    QPushButton *m_apply;
};

} // namespace sw::views
