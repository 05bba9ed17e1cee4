// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace sw::views
{

/// Which patterns are usual for which use case: the table by which the advisor is guided, too. It stays open beside the
/// window; a pattern can be opened from it, and the project's use case chosen.
class UseCaseMatrix : public QDialog
{
    Q_OBJECT

public:
    /// \p current: the project's, whose column stands out.
    explicit UseCaseMatrix(schema::UseCase current, QWidget *parent = nullptr);

    void setCurrentUseCase(schema::UseCase current);
    QTableWidget *table() const { return m_table; }

Q_SIGNALS:
    void patternChosen(const QString &pattern);
    void useCaseChosen(sw::schema::UseCase useCase);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    void fitHeads();
    void updateButtons();
    void openPattern();
    void takeUseCase();

    schema::UseCase m_current;
    QTableWidget *m_table;
    QPushButton *m_open;
    QPushButton *m_take;
};

} // namespace sw::views
