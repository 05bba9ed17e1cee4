// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodology.h"

#include <QTreeWidget>

namespace sw::views
{

/// The three steps, with what each still needs beside it.
class MethodSteps : public QTreeWidget
{
public:
    explicit MethodSteps(QWidget *parent = nullptr);

    void fill(const services::Methodology &method, bool patternsKnown);
};

/// Questions in rows, each with the icon of its state.
class MethodQuestions : public QTreeWidget
{
public:
    explicit MethodQuestions(QWidget *parent = nullptr);

    /// \p known: how they stand is that of the project as it is.
    void fill(const QList<services::MethodQuestion> &questions, bool known);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int heightFor(const QString &text) const;
};

} // namespace sw::views
