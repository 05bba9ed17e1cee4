// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/sizelab.h"

namespace sw::gui
{

/// Gives windows the storage engine and servers to weigh designs with.
class LiveSizes : public views::SizeLab
{
public:
    QString engine() const override;
    base::Result<sizing::MeasuredCollection> measure(const design::Collection &collection,
                                                     const sizing::DocumentSource &source, double documents,
                                                     const sizing::Progress &progress) override;
    base::Result<std::unique_ptr<deploy::Session>> connectScratch(const QString &uri, const QByteArray &password,
                                                                  const QString &database) override;
    QString journalFolder() const override;
    QString uriForPeople(const QString &uri) const override;
};

} // namespace sw::gui
