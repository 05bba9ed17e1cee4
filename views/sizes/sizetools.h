// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

class QPushButton;
class QToolButton;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::views
{

struct SizeLab;
class TextLabel;

/// Above the panel of sizes: what the figures rest on, and the ways to something better than formulas.
class SizeTools : public QWidget
{
    Q_OBJECT

public:
    /// \p lab may be null where neither engine nor driver is at hand.
    SizeTools(document::Document &document, document::DerivedState &derived, std::shared_ptr<const SizeLab> lab,
              QWidget *parent = nullptr);

    /// Is there something to measure and calibrate with?
    bool canMeasure() const { return m_lab != nullptr; }
    void measure();
    void calibrate();
    void removeCalibration();

private:
    void buildRow();
    void showBasis(const QString &word, const QString &sentence);
    void updateBasis();

    document::Document &m_document;
    document::DerivedState &m_derived;
    std::shared_ptr<const SizeLab> m_lab;
    TextLabel *m_basis;
    QPushButton *m_measure;
    QPushButton *m_calibrate;
    QToolButton *m_remove;
};

} // namespace sw::views
