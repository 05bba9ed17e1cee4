// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"
#include "views/properties/propertypage.h"

#include <QObject>

namespace sw::views
{

class PropertyForm;
class RateEdit;
class TextLabel;

/// Rows of a form, with which it goes, that say whether both ends of a relationship are read together: yes is said by
/// an operation of the workload, whose rate is asked then and there, no by the relationship itself.
class TogetherAnswer : public QObject
{
    Q_OBJECT

public:
    TogetherAnswer(PropertyForm &form, const PageContext &context, const schema::RelationshipId &id);

    void refresh();

private:
    enum Answer { Yes, No, NotDecided };

    Answer current() const;
    base::Result<void> give(Answer answer);
    base::Result<void> addReader();
    QList<const schema::Operation *> readers() const;
    const schema::Model &model() const;
    const schema::Relationship &link() const;

    PropertyForm &m_form;
    PageContext m_context;
    schema::RelationshipId m_id;
    RateEdit *m_rate;
    TextLabel *m_hint;
};

} // namespace sw::views
