// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "models/base/text.h"
#include "models/diagram/layout/arrangescene.h"
#include "models/diagram/layout/layoutprocess.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/edits/projectedits.h"
#include "models/services/evaluation/evaluation.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

using diagram::LayoutMethod;

/// Places the cards of a diagram, as Ctrl+Shift+L does in the window.
class LayoutCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(LayoutCommand)

public:
    QString name() const override { return QStringLiteral("layout"); }
    QString summary() const override { return tr("rearrange the cards of a diagram"); }
    QString details() const override
    {
        return tr("Linked cards come near each other, members of an area stay in it, and locked cards stay where they "
                  "are. The "
                  "places are written into FILE; nothing else changes.");
    }
    QList<Option> options() const override
    {
        return {
            {{QStringLiteral("view")},
             QStringLiteral("NAME"),
             tr("model (default), documents, or the name of a diagram"),
             false},
            {{QStringLiteral("selection")},
             QStringLiteral("NAME"),
             tr("an entity or collection to be placed, others stay; default: all"),
             true},
            {{QStringLiteral("method")}, QStringLiteral("METHOD"), tr("automatic (default), layered or force"), false},
            {{QStringLiteral("aspect")},
             QStringLiteral("N"),
             tr("width to height of the whole, 0.5 to 4; default: 1.6"),
             false}};
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("layout shop.shape.json"),
                QStringLiteral("layout shop.shape.json --selection books --selection authors --method layered")};
    }
    bool drawsPictures() const override { return true; }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    struct Picture
    {
        diagram::Scene scene;
        schema::DiagramId diagram;
    };
    base::Result<LayoutMethod> methodOf(const Arguments &arguments) const;
    base::Result<Picture> pictureOf(const schema::Model &model, const QString &view) const;
    base::Result<QSet<diagram::NodeKey>> selectionOf(const Arguments &arguments, const diagram::Scene &scene) const;
};

base::Result<int> LayoutCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const auto method = methodOf(arguments);
    if (!method)
        return method.error();
    const auto aspect =
        arguments.has(QStringLiteral("aspect")) ? arguments.number(QStringLiteral("aspect"), 0.5, 4) : 1.6;
    if (!aspect)
        return aspect.error();
    const auto picture = pictureOf(project.model, arguments.value(QStringLiteral("view")));
    if (!picture)
        return picture.error();
    const auto selected = selectionOf(arguments, picture->scene);
    if (!selected)
        return selected.error();
    const diagram::ArrangeRequest request = diagram::requestFor(picture->scene, *selected, *method, *aspect);
    ProgressLine line(context, tr("Laying out"));
    const auto arrangement = diagram::arrange(request, diagram::LayoutProcess(), line.progress());
    if (!arrangement)
        return arrangement.error();
    if (!arrangement->notice.isEmpty())
        say(context, arrangement->notice);
    document::applyTo(document::diagramIn(project.model, picture->diagram),
                      diagram::editFor(picture->scene, *selected, *arrangement));
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    const qsizetype placed = selected->isEmpty() ? picture->scene.cards.size() : selected->size();
    say(context, tr("Laid out %1 (cards: %2).").arg(base::visibleText(project.path), QString::number(placed)));
    return ExitCode::done;
}

base::Result<LayoutMethod> LayoutCommand::methodOf(const Arguments &arguments) const
{
    const QStringList names{QStringLiteral("automatic"), QStringLiteral("layered"), QStringLiteral("force")};
    const QString name = arguments.value(QStringLiteral("method"));
    const qsizetype index = name.isEmpty() ? 0 : names.indexOf(name);
    if (index < 0)
        return base::Error{base::ErrorCode::Usage, tr("There is no method '%1'.").arg(name), QStringLiteral("--method"),
                           suggestion(name, names)};
    return static_cast<LayoutMethod>(index);
}

base::Result<LayoutCommand::Picture> LayoutCommand::pictureOf(const schema::Model &model, const QString &view) const
{
    const diagram::SceneBuilder builder{diagram::Metrics()};
    const schema::Diagram main = diagram::mainDiagram(model);
    if (view.isEmpty() || view == QStringLiteral("model"))
        return Picture{builder.modelScene(model, main), main.id};
    if (view == QStringLiteral("documents")) {
        const services::Estimate estimate = services::estimateOf(model);
        return Picture{builder.documentsScene(model, main, {&estimate.design, &estimate.sizes, nullptr}), main.id};
    }
    QStringList names{QStringLiteral("model"), QStringLiteral("documents")};
    for (const schema::Diagram &diagram : model.diagrams) {
        if (diagram.name == view)
            return Picture{builder.modelScene(model, diagram), diagram.id};
        names << diagram.name;
    }
    return base::Error{base::ErrorCode::Usage, tr("There is no view '%1'.").arg(view), QStringLiteral("--view"),
                       suggestion(view, names)};
}

base::Result<QSet<diagram::NodeKey>> LayoutCommand::selectionOf(const Arguments &arguments,
                                                                const diagram::Scene &scene) const
{
    QHash<QString, diagram::NodeKey> keys;
    for (const diagram::Card &card : scene.cards)
        keys.insert(card.key.entity.isEmpty() ? card.key.collection : card.fullTitle, card.key);
    QSet<diagram::NodeKey> selected;
    for (const QString &name : arguments.values(QStringLiteral("selection"))) {
        if (!keys.contains(name))
            return base::Error{base::ErrorCode::Usage, tr("The diagram does not show '%1'.").arg(name),
                               QStringLiteral("--selection"), suggestion(name, keys.keys())};
        selected.insert(keys.value(name));
    }
    return selected;
}

} // namespace

const Command &layoutCommand()
{
    static const LayoutCommand command;
    return command;
}

} // namespace sw::cli
