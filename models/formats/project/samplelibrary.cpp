// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"

#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

static void openSampleResources()
{
    // The files are linked from a static library, whose initialisation a linker may leave out.
    Q_INIT_RESOURCE(shapewright_data);
}

namespace sw::formats
{

namespace
{

class SampleLibrary
{
    Q_DECLARE_TR_FUNCTIONS(SampleLibrary)

public:
    static QList<SampleInfo> all()
    {
        return {
            {QStringLiteral("bookstore"), tr("Bookstore"),
             tr("Books with few readers and books with thousands of reviews: embed, refer or copy a part.")},
            {QStringLiteral("product-reviews"), tr("Product reviews"),
             tr("Very uneven numbers of reviews, and a mean that every page shows.")},
            {QStringLiteral("trades"), tr("Trades"),
             tr("A list for each customer that grows without limit and is read page by page.")},
            {QStringLiteral("sensors"), tr("Sensors"),
             tr("Readings every minute, kept for a year and read by spans of time.")},
            {QStringLiteral("cinema"), tr("Cinema"),
             tr("Seat plans that are known in advance, and a release date for each country.")},
            {QStringLiteral("insurance-policies"), tr("Insurance policies"),
             tr("Contracts that change while every earlier state has to stay readable.")},
            {QStringLiteral("fleet"), tr("Fleet"),
             tr("Ferries and tugs: subtypes of one thing that share most of their fields.")},
        };
    }
    static base::Error unknown(const QString &name);
    static base::Error missing(const QString &name);
};

base::Error SampleLibrary::unknown(const QString &name)
{
    QStringList names;
    for (const SampleInfo &info : all())
        names << info.name;
    return {base::ErrorCode::Usage, tr("There is no sample of this name."), name,
            tr("Choose one of %1.").arg(names.join(QLatin1String(", ")))};
}

base::Error SampleLibrary::missing(const QString &name)
{
    return {base::ErrorCode::Internal, tr("The sample is missing in this program."), name,
            tr("Install the program again.")};
}

} // namespace

QList<SampleInfo> samples()
{
    return SampleLibrary::all();
}

base::Result<schema::Model> loadSample(const QString &name)
{
    const QList<SampleInfo> all = SampleLibrary::all();
    if (std::none_of(all.begin(), all.end(), [&](const SampleInfo &info) { return info.name == name; }))
        return SampleLibrary::unknown(name);
    openSampleResources();
    QFile file(QStringLiteral(":/samples/%1.shape.json").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return SampleLibrary::missing(name);
    const auto project = readProject(file.readAll());
    if (!project)
        return project.error();
    return project->model;
}

} // namespace sw::formats
