// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoView>

namespace sw::document
{
class Document;
}

namespace sw::views
{

/// All steps since the project was opened, the present one marked; a click undoes or redoes up to there.
class HistoryPanel : public QUndoView
{
    Q_OBJECT

public:
    explicit HistoryPanel(document::Document &document, QWidget *parent = nullptr);
    ~HistoryPanel() override;
};

} // namespace sw::views
