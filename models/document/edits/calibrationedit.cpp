// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/calibrationedit.h"

#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/document/edits/edittexts.h"

namespace sw::document
{

bool setCalibration(Document &document, const schema::Calibration &calibration)
{
    const QString text = calibration.isEmpty() ? Text::tr("Remove the calibration") : Text::tr("Calibrate sizes");
    return editModel(document, text, [&](schema::Model &model) { schema::setCalibration(model, calibration); });
}

} // namespace sw::document
