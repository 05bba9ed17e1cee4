// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/patterns/parameterrows.h"

#include <QWidget>

namespace sw::views
{

/// The parameters of a pattern beside each other, as words in a line. Edits apply at once.
class ParameterStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterStrip(QWidget *parent = nullptr);

    /// Builds the editors of \p pattern; of those parameters only that have a meaning for the target.
    void setPattern(const patterns::Pattern &pattern, const ParameterAccess &access);
    void clear();
    /// Takes over values that have changed elsewhere.
    void refresh();
    /// Gives what is still being typed.
    void commit();
    bool hasErrors() const;
    bool isEmpty() const { return m_forms.isEmpty(); }

private:
    QList<PropertyForm *> m_forms;           ///< one for each parameter
    QList<std::function<void()>> m_enablers; ///< each lets its form be edited where that means something
};

} // namespace sw::views
