// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "app/cli/projectcommand.h"
#include "app/cli/resultfile.h"
#include "models/diagram/renderfile.h"
#include "models/diagram/scenebuilder.h"
#include "models/patterns/designbuilder.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Draws the diagram without a display.
class RenderCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(RenderCommand)

public:
    QString name() const override { return QStringLiteral("render"); }
    QString summary() const override { return tr("draw the diagram as SVG, PNG or PDF"); }
    QString details() const override
    {
        return tr("The ending of OUT decides the format. A file that exists is replaced.");
    }
    QList<Option> options() const override
    {
        return {outputOption(tr("the picture to write: *.svg, *.png or *.pdf")),
                {{QStringLiteral("view")},
                 QStringLiteral("NAME"),
                 tr("model (default), documents, or the name of a diagram"),
                 false},
                {{QStringLiteral("dark")}, {}, tr("light on dark"), false}};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("render shop.shape.json -o shop.svg"),
                QStringLiteral("render shop.shape.json -o shop.png --view documents")};
    }
    bool drawsPictures() const override { return true; }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<diagram::Scene> sceneOf(const schema::Model &model, const QString &view) const;
};

base::Result<int> RenderCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const QString path = arguments.value(QStringLiteral("output"));
    if (isStandardOutput(path))
        return base::Error{base::ErrorCode::Usage, tr("The file to write is missing."), QStringLiteral("-o"),
                           tr("For example: -o shop.svg.")};
    const auto format = diagram::formatOf(path);
    if (!format)
        return format.error();
    if (const auto usable = checkTarget(path, project.path); !usable)
        return usable.error();
    const base::Result<diagram::Scene> scene = sceneOf(project.model, arguments.value(QStringLiteral("view")));
    if (!scene)
        return scene.error();
    diagram::PictureOptions options;
    options.format = *format;
    options.dark = arguments.has(QStringLiteral("dark"));
    options.title = project.model.name;
    options.description = project.model.description;
    const auto picture = diagram::renderPicture(*scene, diagram::Metrics(), options);
    if (!picture)
        return picture.error();
    const auto written = writeResult(context, path, *picture, project.path);
    if (!written)
        return written.error();
    return ExitCode::done;
}

base::Result<diagram::Scene> RenderCommand::sceneOf(const schema::Model &model, const QString &view) const
{
    const diagram::SceneBuilder builder{diagram::Metrics()};
    const design::Design design = patterns::buildDesign(model);
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model));
    const diagram::Derivatives derivatives{&design, &sizes};
    if (view.isEmpty() || view == QStringLiteral("model"))
        return builder.modelScene(model, diagram::mainDiagram(model), derivatives);
    if (view == QStringLiteral("documents"))
        return builder.documentsScene(model, diagram::mainDiagram(model), derivatives);
    QStringList names{QStringLiteral("model"), QStringLiteral("documents")};
    for (const schema::Diagram &diagram : model.diagrams) {
        if (diagram.name == view)
            return builder.modelScene(model, diagram, derivatives);
        names << diagram.name;
    }
    return base::Error{base::ErrorCode::Usage, tr("There is no view '%1'.").arg(view), QStringLiteral("--view"),
                       suggestion(view, names)};
}

} // namespace

std::unique_ptr<const Command> makeRender()
{
    return std::make_unique<RenderCommand>();
}

} // namespace sw::cli
