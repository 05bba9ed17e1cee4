// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/diagram.h"
#include "views/properties/propertypage.h"

namespace sw::views
{

/// Text of the selected note or title of the selected area.
class NotePage : public PropertyPage
{
    Q_OBJECT

public:
    explicit NotePage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;

private:
    void refreshHeader() override;
    /// The note in whatever diagram it is; an empty one when it is gone.
    const schema::Note &note() const;
    schema::DiagramId diagram() const;

    schema::NoteId m_id;
};

} // namespace sw::views
