// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QDialog>

class QTableWidget;

namespace sw::views
{

/// Which patterns are usual for which use case: the table by which the advisor is guided, too.
class UseCaseMatrix : public QDialog
{
    Q_OBJECT

public:
    /// \p current: the project's, whose column stands out.
    explicit UseCaseMatrix(schema::UseCase current, QWidget *parent = nullptr);

private:
    void fill(schema::UseCase current);

    QTableWidget *m_table;
};

} // namespace sw::views
