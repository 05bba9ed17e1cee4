// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/windowstatus.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/window/mainwindow.h"

#include <QLabel>
#include <QLocale>
#include <QStatusBar>
#include <QTime>

namespace sw::views
{

WindowStatus::WindowStatus(MainWindow &window)
    : QObject(&window), m_window(window), m_saved(new QLabel), m_counts(new QLabel), m_selected(new QLabel)
{
    for (QLabel *label : {m_saved, m_counts, m_selected})
        label->setTextFormat(Qt::PlainText);
    window.statusBar()->addWidget(m_saved);
    window.statusBar()->addWidget(m_counts);
    window.statusBar()->addPermanentWidget(m_selected);
    connect(&window.document(), &document::Document::changed, this, &WindowStatus::refresh);
    connect(&window.derived(), &document::DerivedState::updated, this, &WindowStatus::refresh);
    connect(&window.selection(), &items::Selection::changed, this, &WindowStatus::refresh);
}

void WindowStatus::refresh()
{
    const document::Document &document = m_window.document();
    m_saved->setText(document.hasGuest() && document.filePath().isEmpty() ? tr("Task of a lesson")
                     : document.isModified()                              ? tr("Not saved")
                     : document.filePath() == m_savedToPath               ? m_savedText
                                                                          : QString());
    m_counts->setText(counts());
    m_selected->setText(selected());
}

void WindowStatus::showSaved()
{
    m_savedToPath = m_window.document().filePath();
    m_savedText = tr("Saved at %1").arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat));
    refresh();
}

QString WindowStatus::counts() const
{
    const QString separator = QStringLiteral(" · ");
    if (m_window.mode() == CanvasMode::Model) {
        const schema::Model &model = m_window.document().model();
        return QStringList{tr("%n entities", nullptr, static_cast<int>(model.entities.size())),
                           tr("%n relationships", nullptr, static_cast<int>(model.relationships.size())),
                           tr("%n operations", nullptr, static_cast<int>(model.operations.size()))}
            .join(separator);
    }
    const QList<design::Collection> &collections = m_window.derived().design().collections;
    int indexes = 0;
    for (const design::Collection &collection : collections)
        indexes += 1 + static_cast<int>(collection.indexes.size());
    return tr("%n collections", nullptr, static_cast<int>(collections.size())) + separator +
           tr("%n indexes", nullptr, indexes);
}

QString WindowStatus::selected() const
{
    const schema::Model &model = m_window.document().model();
    const items::Selection &selection = m_window.selection();
    const items::SelectedObjects &objects = selection.objects();
    const auto one = [](const QString &name) {
        return tr("%1 selected").arg(base::visibleText(name));
    };
    if (const schema::Entity *entity = model.entity(selection.entity()))
        return one(entity->name);
    if (const schema::Relationship *relationship = model.relationship(selection.relationship()))
        return one(schema::relationshipName(model, *relationship));
    if (!objects.collection.isEmpty())
        return one(objects.path.isEmpty() ? objects.collection : objects.collection + QLatin1Char('.') + objects.path);
    if (const auto count = objects.entities.size() + objects.relationships.size(); count > 1)
        return tr("%n objects selected", nullptr, static_cast<int>(count));
    return {};
}

} // namespace sw::views
