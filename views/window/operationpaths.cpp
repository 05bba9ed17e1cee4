// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/operationpaths.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/canvas/canvaspath.h"
#include "views/canvas/canvasview.h"
#include "views/widgets/style/schematexts.h"
#include "views/window/boxes/pathchip.h"
#include "views/window/boxes/zoombox.h"

#include <QSettings>

namespace sw::views
{

namespace
{

const QString setting = QStringLiteral("view/operationPath");

QStringList stepsOf(const schema::Model &model, const diagram::OperationPath &path)
{
    QStringList steps;
    for (qsizetype i = 0; i < path.entities.size(); ++i)
        steps << QStringLiteral("%1. ").arg(i + 1) + base::visibleText(entityName(model, path.entities.at(i)));
    return steps;
}

} // namespace

OperationPaths::OperationPaths(const document::Document &document, const items::Selection &selection,
                               CanvasView &canvas, const ZoomBox &zoom)
    : QObject(&canvas),
      m_document(document),
      m_selection(selection),
      m_canvas(canvas),
      m_chip(new PathChip(canvas, zoom)),
      m_on(QSettings().value(setting, true).toBool())
{
    connect(&selection, &items::Selection::changed, this, [this] { refresh(true); });
    connect(&selection, &items::Selection::diagramChanged, this, [this] { refresh(false); });
    connect(&document, &document::Document::changed, this, [this] { refresh(false); });
    connect(m_chip, &PathChip::closed, this, &OperationPaths::close);
    connect(&canvas, &CanvasView::pathClosed, this, &OperationPaths::close);
}

void OperationPaths::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    m_closed = {};
    QSettings().setValue(setting, on);
    refresh(true);
}

void OperationPaths::close()
{
    m_closed = m_shown;
    refresh(false);
}

void OperationPaths::refresh(bool reveal)
{
    const schema::Model &model = m_document.model();
    const schema::OperationId chosen = m_selection.objects().operation;
    if (chosen != m_closed)
        m_closed = {};
    const schema::Operation *operation = m_on && m_closed.isEmpty() ? model.operation(chosen) : nullptr;
    if (operation == nullptr) {
        m_chip->clear();
        if (m_canvas.path().isOfOperation())
            m_canvas.path().clear();
        m_shown = {};
        return;
    }
    const bool other = m_shown != chosen;
    m_shown = chosen;
    const diagram::OperationPath path = diagram::pathOf(schema::ModelIndex(model), *operation);
    m_chip->show(base::visibleText(operation->name), stepsOf(model, path));
    m_canvas.path().show(path, reveal && other);
}

} // namespace sw::views
