// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/output/renderfile.h"
#include "models/services/record/record.h"

namespace sw::record
{

/// The diagrams of a record, drawn on demand. Needs a QGuiApplication for its fonts.
class RecordPictures
{
public:
    RecordPictures(const schema::Model &model, const services::Estimate &estimate);

    const diagram::Scene &scene(services::RecordPicture picture) const;
    const diagram::Metrics &metrics() const { return m_metrics; }
    base::Result<QByteArray> svg(services::RecordPicture picture, diagram::PictureTheme theme) const;

private:
    diagram::Metrics m_metrics;
    diagram::Scene m_model;
    diagram::Scene m_documents;
};

} // namespace sw::record
