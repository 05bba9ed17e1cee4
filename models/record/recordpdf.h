// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/record/recordpictures.h"

namespace sw::record
{

/// The record on pages of A4, with numbers; diagrams have pages of their own.
base::Result<QByteArray> recordPdf(const services::Record &record, const RecordPictures &pictures);

} // namespace sw::record
