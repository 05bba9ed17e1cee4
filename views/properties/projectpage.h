// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/propertypage.h"

namespace sw::sizing
{
struct HostMemory;
}

namespace sw::views
{

class TextLabel;

/// Properties of the project itself, shown when no object is selected.
class ProjectPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit ProjectPage(const PageContext &context);

    /// Takes any selection: it is the page for all that no other page shows.
    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void refreshDerived() override;

private:
    void refreshHeader() override;
    void addServer();
    QWidget *makeHostButton(const sizing::HostMemory &host);

    qsizetype m_selected = 0;
    TextLabel *m_cache = nullptr;
    TextLabel *m_counts = nullptr;
    TextLabel *m_design = nullptr;
};

} // namespace sw::views
