// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/resultfile.h"
#include "models/diagram/output/renderfile.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/diagram/scene/scenepart.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/evaluation/evaluation.h"

#include <QCoreApplication>

#include <future>
#include <memory>
#include <optional>

namespace sw::cli
{

namespace
{

/// Draws the diagram without a display.
class RenderCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(RenderCommand)

public:
    QString name() const override { return QStringLiteral("render"); }
    QString summary() const override { return tr("draw the diagram as SVG, PNG or PDF"); }
    QString details() const override
    {
        return tr(
            "The ending of OUT decides the format. A file that exists is replaced. A PDF is one page as large as the "
            "picture, or with --paper as many pages as --across takes.");
    }
    QList<Option> options() const override;
    QStringList examples() const override
    {
        return {QStringLiteral("render shop.shape.json -o shop.svg"),
                QStringLiteral("render shop.shape.json -o shop.png --view documents --theme dark"),
                QStringLiteral("render shop.shape.json -o shop.pdf --notation chen --paper A4 --across 2"),
                QStringLiteral("render shop.shape.json -o orders.svg --selection orders --selection order_lines")};
    }
    bool drawsPictures() const override { return true; }
    QList<Positional> positionals() const override { return {ProjectCommand::filePositional()}; }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

private:
    base::Result<int> draw(Context &context, const Arguments &arguments, const Project &project,
                           const diagram::Metrics &metrics) const;
    base::Result<diagram::Scene> sceneOf(const schema::Model &model, const Arguments &arguments,
                                         const diagram::Metrics &metrics) const;
    base::Result<schema::Diagram> diagramOf(const schema::Model &model, const Arguments &arguments) const;
    base::Result<diagram::Scene> selectionOf(const diagram::Scene &scene, const QStringList &names) const;
    base::Result<diagram::PictureOptions> optionsOf(const schema::Model &model, const Arguments &arguments) const;
    base::Result<diagram::Notation> notationOf(const Arguments &arguments) const;
};

QString text(const char *name)
{
    return QLatin1String(name);
}

QList<Option> RenderCommand::options() const
{
    return {outputOption(tr("the picture to write: *.svg, *.png or *.pdf")),
            {{text("view")}, text("NAME"), tr("model (default), documents, or the name of a diagram"), false},
            {{text("diagram")},
             text("NAME"),
             tr("the diagram whose places and entities are taken; default: the first"),
             false},
            {{text("selection")}, text("NAME"), tr("only this entity or collection; may be given several times"), true},
            {{text("notation")}, text("NAME"), tr("crowsfoot (default), chen or uml"), false},
            {{text("theme")}, text("NAME"), tr("light (default), dark or contrast"), false},
            {{text("dark")}, {}, tr("the same as --theme dark"), false},
            {{text("scale")}, text("FACTOR"), tr("of a PNG: pixels for each unit; default 1"), false},
            {{text("paper")}, text("SIZE"), tr("of a PDF: A0 to A5, Letter, Legal or Tabloid"), false},
            {{text("across")}, text("N"), tr("pages side by side; 0: full size; default 1"), false}};
}

base::Result<int> RenderCommand::run(Context &context, const Arguments &arguments) const
{
    // To find the fonts takes as long as to read the project, and can be done in this thread only.
    auto reading = std::async([&] { return openSoundProject(context, arguments.positional(text("FILE"))); });
    const diagram::Metrics metrics;
    using enum diagram::FontRole;
    for (const diagram::FontRole role : {Name, Row, Link, Type, Label})
        (void)metrics.baseline(role); // loads the font; others are in few diagrams
    const base::Result<std::optional<Project>> project = reading.get();
    if (!project)
        return project.error();
    return *project ? draw(context, arguments, **project, metrics) : base::Result<int>(ExitCode::usage);
}

base::Result<int> RenderCommand::draw(Context &context, const Arguments &arguments, const Project &project,
                                      const diagram::Metrics &metrics) const
{
    const QString path = arguments.value(text("output"));
    if (isStandardOutput(path))
        return base::Error{base::ErrorCode::Usage, tr("The file to write is missing."), text("-o"),
                           tr("For example: -o shop.svg.")};
    const auto format = diagram::formatOf(path);
    if (!format)
        return format.error();
    if (const auto usable = checkTarget(path, project.path); !usable)
        return usable.error();
    auto options = optionsOf(project.model, arguments);
    if (!options)
        return options.error();
    const base::Result<diagram::Scene> scene = sceneOf(project.model, arguments, metrics);
    if (!scene)
        return scene.error();
    options->format = *format;
    options->pages.subtitle = diagram::pageSubtitle(*scene, arguments.value(text("diagram")));
    const auto picture = diagram::renderPicture(*scene, metrics, *options);
    if (!picture)
        return picture.error();
    const auto written = writeResult(context, path, *picture, project.path);
    if (!written)
        return written.error();
    return ExitCode::done;
}

base::Result<diagram::PictureOptions> RenderCommand::optionsOf(const schema::Model &model,
                                                               const Arguments &arguments) const
{
    diagram::PictureOptions options;
    options.title = model.name;
    options.description = model.description;
    options.pages.title = model.name;
    options.paper = arguments.value(text("paper"));
    const QStringList themes{text("light"), text("dark"), text("contrast")};
    const QString theme = arguments.has(text("dark"))    ? text("dark")
                          : arguments.has(text("theme")) ? arguments.value(text("theme"))
                                                         : text("light");
    if (!themes.contains(theme))
        return base::Error{base::ErrorCode::Usage, tr("There is no theme '%1'.").arg(theme), text("--theme"),
                           suggestion(theme, themes)};
    options.theme = static_cast<diagram::PictureTheme>(themes.indexOf(theme));
    if (arguments.has(text("scale"))) {
        const auto scale = arguments.number(text("scale"), 0.05, 8);
        if (!scale)
            return scale.error();
        options.scale = *scale;
    }
    if (arguments.has(text("across"))) {
        const auto across = arguments.integer(text("across"), 0, 50);
        if (!across)
            return across.error();
        options.pages.across = static_cast<int>(*across);
    }
    return options;
}

base::Result<diagram::Notation> RenderCommand::notationOf(const Arguments &arguments) const
{
    if (!arguments.has(text("notation")))
        return diagram::Notation::CrowsFoot;
    const QString name = arguments.value(text("notation"));
    if (const auto notation = diagram::notationNamed(name))
        return *notation;
    return base::Error{base::ErrorCode::Usage, tr("There is no notation '%1'.").arg(name), text("--notation"),
                       suggestion(name, diagram::notationNames())};
}

base::Result<schema::Diagram> RenderCommand::diagramOf(const schema::Model &model, const Arguments &arguments) const
{
    const QString view = arguments.value(text("view"));
    const bool named = !view.isEmpty() && view != text("documents") && view != text("model");
    if (!named && !arguments.has(text("diagram")))
        return diagram::mainDiagram(model);
    const QString wanted = arguments.has(text("diagram")) ? arguments.value(text("diagram")) : view;
    QStringList names = named ? QStringList{text("model"), text("documents")} : QStringList();
    for (const schema::Diagram &diagram : model.diagrams) {
        if (diagram.name == wanted)
            return diagram;
        names << diagram.name;
    }
    if (named)
        return base::Error{base::ErrorCode::Usage, tr("There is no view '%1'.").arg(view), text("--view"),
                           suggestion(view, names)};
    return base::Error{base::ErrorCode::Usage, tr("There is no diagram '%1'.").arg(wanted), text("--diagram"),
                       suggestion(wanted, names)};
}

base::Result<diagram::Scene> RenderCommand::sceneOf(const schema::Model &model, const Arguments &arguments,
                                                    const diagram::Metrics &metrics) const
{
    const base::Result<diagram::Notation> notation = notationOf(arguments);
    if (!notation)
        return notation.error();
    const base::Result<schema::Diagram> diagram = diagramOf(model, arguments);
    if (!diagram)
        return diagram.error();
    const design::Design design = patterns::buildDesign(model);
    diagram::SceneOptions options;
    options.notation = *notation;
    const diagram::SceneBuilder builder{metrics};
    diagram::Scene scene;
    if (arguments.value(text("view")) == text("documents")) {
        const services::Estimate estimate = services::estimateOf(schema::ModelIndex(model), design);
        scene = builder.documentsScene(model, *diagram, {&estimate.design, &estimate.sizes}, options);
    } else {
        scene = builder.modelScene(model, *diagram, {&design}, options);
    }
    if (arguments.has(text("selection")))
        return selectionOf(scene, arguments.values(text("selection")));
    return scene;
}

base::Result<diagram::Scene> RenderCommand::selectionOf(const diagram::Scene &scene, const QStringList &names) const
{
    QHash<QString, diagram::NodeKey> known;
    for (const diagram::Card &card : scene.cards)
        known.insert(card.fullTitle, card.key);
    QSet<diagram::NodeKey> keys;
    for (const QString &name : names) {
        if (!known.contains(name))
            return base::Error{base::ErrorCode::Usage, tr("The diagram has nothing called '%1'.").arg(name),
                               text("--selection"), suggestion(name, known.keys())};
        keys.insert(known.value(name));
    }
    return diagram::partOf(scene, keys);
}

} // namespace

const Command &renderCommand()
{
    static const RenderCommand command;
    return command;
}

} // namespace sw::cli
