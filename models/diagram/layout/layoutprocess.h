// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/layoutengine.h"

#include <QCoreApplication>

namespace sw::diagram
{

/// Graphviz in the program shapewright-layout, which is killed when it is cancelled or takes too long. Waits for it, so
/// it belongs in a thread other than the one of the window. What the program answers is believed as little as any file.
class LayoutProcess final : public LayoutEngine
{
    Q_DECLARE_TR_FUNCTIONS(LayoutProcess)

public:
    /// \p program: its path; empty: where standardProgram() finds it.
    explicit LayoutProcess(const QString &program = {});

    /// $SHAPEWRIGHT_LAYOUT, or shapewright-layout beside the running program.
    static QString standardProgram();

    base::Result<QList<QList<QPointF>>> centres(const QList<LayoutGraph> &graphs,
                                                const base::Progress &progress) const override;

private:
    QString m_program;
};

} // namespace sw::diagram
