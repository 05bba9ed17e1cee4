// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/files/picturedialog.h"

#include <memory>

class QCheckBox;
class QLabel;
class QPushButton;
class QPrinter;
class QPrintPreviewWidget;

namespace sw::views
{

/// Puts a diagram on paper: what of it, over how many pages, in which colours, with or without a title block, and how
/// it will look. Paper and printer are chosen in the system's own dialogs.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    PrintDialog(const PictureSource &source, const QString &title, const QString &diagram, QWidget *parent = nullptr);
    ~PrintDialog() override;

    QPrinter &printer() { return *m_printer; }
    QComboBox *pagesBox() const { return m_pages; }
    QCheckBox *titleBlockBox() const { return m_titleBlock; }
    /// How many pages it takes as everything is set now.
    int pageCount() const;
    /// Sends the pages to printer() as it is set; false when it cannot be painted on.
    bool print();

private:
    QWidget *makeForm();
    diagram::Scene scene() const;
    void paint(QPrinter *printer);
    void updatePreview();
    void setUpPage();
    void choosePrinter();

    PictureSource m_source;
    QString m_title;
    QString m_diagram;
    std::unique_ptr<QPrinter> m_printer;
    QComboBox *m_extent = nullptr;
    QComboBox *m_pages = nullptr;
    QComboBox *m_theme = nullptr;
    QCheckBox *m_titleBlock = nullptr;
    QPushButton *m_print = nullptr;
    QLabel *m_count = nullptr;
    QPrintPreviewWidget *m_preview = nullptr;
};

} // namespace sw::views
