// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace sw::cli
{

class Output;

/// Columns of text for people, aligned by the width that characters have on a terminal.
class Table
{
public:
    enum Align { Left, Right };

    /// \p headers may be empty. A column beyond the end of \p alignment is aligned to the left.
    explicit Table(const QStringList &headers = {}, const QList<Align> &alignment = {});

    /// Cells are made visible (see base::visibleText): they may come from files.
    void add(const QStringList &cells);
    bool isEmpty() const { return m_rows.isEmpty(); }
    /// Breaks the last column at blanks so that lines have at most \p columns.
    void wrapAt(int columns) { m_columns = columns; }
    void print(Output &out, int indent = 0) const;

private:
    QList<int> widths(const QList<QStringList> &rows) const;

    QStringList m_headers;
    QList<Align> m_alignment;
    QList<QStringList> m_rows;
    int m_columns = 0;
};

/// Columns of a terminal that \p text takes.
int displayWidth(const QString &text);
/// \p text broken at blanks into lines of at most \p width columns.
QStringList wrapped(const QString &text, int width);

} // namespace sw::cli
