// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/recordpictures.h"

#include "models/diagram/scene/scenebuilder.h"

namespace sw::record
{

RecordPictures::RecordPictures(const schema::Model &model, const services::Estimate &estimate)
{
    const schema::Diagram diagram = diagram::mainDiagram(model);
    const diagram::SceneBuilder builder{m_metrics};
    m_model = builder.modelScene(model, diagram, {&estimate.design}, {});
    m_documents = builder.documentsScene(model, diagram, {&estimate.design, &estimate.sizes}, {});
}

const diagram::Scene &RecordPictures::scene(services::RecordPicture picture) const
{
    return picture == services::RecordPicture::Model ? m_model : m_documents;
}

base::Result<QByteArray> RecordPictures::svg(services::RecordPicture picture, diagram::PictureTheme theme) const
{
    diagram::PictureOptions options;
    options.theme = theme;
    return diagram::renderPicture(scene(picture), m_metrics, options);
}

} // namespace sw::record
