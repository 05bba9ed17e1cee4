// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/formats/project/samplelibrary.h"
#include "models/items/selection.h"

#include <QUndoStack>
#include <QWidget>

namespace sw::test
{

/// A project with everything that panels work with. The bookstore is the sample that has all kinds of objects.
struct PanelFixture
{
    explicit PanelFixture(const QString &sample = QStringLiteral("bookstore"))
    {
        if (!sample.isEmpty())
            document.setModel(formats::loadSample(sample).value());
    }

    document::Document document;
    document::DerivedState derived{document, document::DerivedState::Mode::Immediate};
    items::Selection selection;

    const schema::Model &model() const { return document.model(); }
    schema::EntityId entity(const char *name) const
    {
        const schema::Entity *found = model().entityNamed(QString::fromUtf8(name));
        return found != nullptr ? found->id : schema::EntityId();
    }
    schema::RelationshipId link(const char *a, const char *b) const
    {
        for (const schema::Relationship &each : model().relationships) {
            if (each.a.entity == entity(a) && each.b.entity == entity(b))
                return each.id;
        }
        return {};
    }
    void undo() { document.history().undo(); }
    int steps() const { return document.history().index(); }
};

/// The widget of a type that assistive technology knows by \p name; nullptr when there is none that can be seen.
template <typename Widget>
Widget *named(const QWidget *host, const QString &name)
{
    for (Widget *each : host->findChildren<Widget *>()) {
        if (each->accessibleName() == name && each->isVisibleTo(host))
            return each;
    }
    return nullptr;
}

} // namespace sw::test
