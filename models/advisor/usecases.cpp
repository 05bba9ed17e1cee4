// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/usecases.h"

#include "models/base/texts.h"
#include "models/base/utf8text.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sw::advisor
{

namespace
{

struct Matrix
{
    QStringList rows;
    QHash<QString, QStringList> ticked;
};

const Matrix &matrix()
{
    static const Matrix read = [] {
        Matrix matrix;
        QFile file(QStringLiteral(":/advisor/usecases.json"));
        if (!file.open(QIODevice::ReadOnly))
            return matrix;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        matrix.rows = base::textsOf(object.value(QLatin1String("rows")));
        const QJsonObject ticked = object.value(QLatin1String("ticked")).toObject();
        for (auto it = ticked.begin(); it != ticked.end(); ++it)
            matrix.ticked.insert(it.key(), base::textsOf(it.value()));
        return matrix;
    }();
    return read;
}

} // namespace

Hint hintOf(const QString &row, schema::UseCase useCase)
{
    if (useCase == schema::UseCase::None || !matrix().rows.contains(row))
        return Hint::Neutral;
    return tickedRows(useCase).contains(row) ? Hint::Ticked : Hint::Unticked;
}

QStringList matrixRows()
{
    return matrix().rows;
}

QStringList tickedRows(schema::UseCase useCase)
{
    return matrix().ticked.value(schema::nameOf(useCase));
}

QList<schema::UseCase> allUseCases()
{
    QList<schema::UseCase> all;
    for (int i = static_cast<int>(schema::UseCase::None) + 1; i < schema::namesOf<schema::UseCase>().size(); ++i)
        all << static_cast<schema::UseCase>(i);
    return all;
}

QList<schema::UseCase> useCasesOf(const QString &row)
{
    QList<schema::UseCase> ticking = allUseCases();
    ticking.removeIf([&](schema::UseCase useCase) { return hintOf(row, useCase) != Hint::Ticked; });
    return ticking;
}

QString useCaseTexts(const QString &row)
{
    QStringList texts;
    for (const schema::UseCase useCase : useCasesOf(row))
        texts << schema::useCaseText(useCase);
    return texts.join(QStringLiteral(", "));
}

QList<const patterns::Pattern *> patternsInMatrix()
{
    QList<const patterns::Pattern *> all = patterns::PatternRegistry::instance().all();
    all.removeIf([](const patterns::Pattern *pattern) { return !matrixRows().contains(pattern->matrixRow()); });
    return all;
}

QString matrixText()
{
    const QList<const patterns::Pattern *> known = patternsInMatrix();
    QStringList others;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        if (!known.contains(pattern))
            others << pattern->name();
    }
    return Text::tr("A hint only: any pattern may pay for any use case. No use case speaks for or against: %1.")
        .arg(others.join(QLatin1String(", ")));
}

} // namespace sw::advisor
