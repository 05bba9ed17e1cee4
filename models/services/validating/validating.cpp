// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/validating/validating.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/formats/documents/documentreader.h"

#include <QIODevice>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr qint64 betweenReports = 1000;
constexpr qsizetype mostShown = 80;

QString shortened(const QByteArray &json)
{
    const QString text = base::visibleText(QString::fromUtf8(json));
    return text.size() > mostShown ? text.left(mostShown) + QStringLiteral("…") : text;
}

QString fact(const validation::Reason &reason, const char *name)
{
    const auto field = base::findField(reason.facts.bytes(), name);
    return field ? shortened(base::toExtendedJson(*field, base::EjsonForm::Relaxed)) : QString();
}

} // namespace

base::Result<validation::DocumentValidator> validatorFor(const schema::Model &model,
                                                         const design::Collection &collection)
{
    if (collection.timeSeries)
        return base::Error{base::ErrorCode::Usage, Text::tr("A time-series collection cannot have a validator."),
                           collection.name, Text::tr("Choose another collection.")};
    auto validator =
        validation::DocumentValidator::compile(design::validatorOf(collection, design::validatorOptions(model)));
    if (!validator) {
        base::Error error = validator.error();
        error.where = collection.name;
        return error;
    }
    return validator;
}

base::Result<void> checkDocuments(const validation::DocumentValidator &validator, QIODevice &device,
                                  const QString &name, ValidationTotals &totals,
                                  const std::function<void(const CheckedDocument &)> &visit,
                                  std::optional<qint64> explained, const base::Progress &progress)
{
    formats::DocumentReader reader(device, name);
    reader.takeObjectsAsDocuments();
    const auto size = static_cast<double>(std::max<qint64>(1, device.isSequential() ? 1 : device.size()));
    for (;;) {
        const base::Result<bool> next = reader.next();
        if (!next)
            return next.error();
        if (!*next)
            return {};
        if (totals.documents % betweenReports == 0 &&
            !progress.goesOn(device.isSequential() ? 0 : static_cast<double>(reader.bytesRead()) / size, name))
            return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
        if (reader.format() == formats::DocumentFormat::Bson) {
            const auto sound = base::Bson::fromBytes(reader.document().toByteArray());
            if (!sound)
                return reader.error(sound.error().message);
        }
        using Reasons = validation::DocumentValidator::Reasons;
        const bool isExplained = !explained || totals.invalid + totals.declined < *explained;
        CheckedDocument checked{reader.place(), reader.document(),
                                validator.check(reader.document(), isExplained ? Reasons::All : Reasons::None)};
        ++totals.documents;
        switch (checked.verdict.kind) {
        case validation::Verdict::Kind::Valid:
            ++totals.valid;
            break;
        case validation::Verdict::Kind::Invalid:
            ++totals.invalid;
            break;
        case validation::Verdict::Kind::Declined:
            ++totals.declined;
            break;
        }
        visit(checked);
    }
}

ValidationReport reportOn(const validation::DocumentValidator &validator, QIODevice &device, const QString &name,
                          qint64 most, const base::Progress &progress)
{
    ValidationReport report;
    const auto visit = [&](const CheckedDocument &checked) {
        if (checked.verdict.kind != validation::Verdict::Kind::Valid && report.refused.size() < most)
            report.refused.append({checked.place, idText(checked.document), checked.verdict});
    };
    if (const auto done = checkDocuments(validator, device, name, report.totals, visit, most, progress); !done)
        report.stopped = done.error();
    return report;
}

QString totalsText(const ValidationTotals &totals)
{
    const QString counts =
        Text::tr("%1 valid, %2 refused, %3 undecided").arg(totals.valid).arg(totals.invalid).arg(totals.declined);
    return totals.documents == 1 ? Text::tr("1 document: %1").arg(counts)
                                 : Text::tr("%1 documents: %2").arg(QString::number(totals.documents), counts);
}

QString idText(QByteArrayView document)
{
    const auto id = base::findField(document, "_id");
    return id ? shortened(base::toExtendedJson(*id, base::EjsonForm::Relaxed)) : Text::tr("none");
}

QString reasonText(const validation::Reason &reason)
{
    const QString wanted = fact(reason, "specifiedAs");
    QString found = fact(reason, "consideredValue");
    if (found.isEmpty())
        found = fact(reason, "consideredValues");
    if (reason.keyword == QLatin1String("required") || reason.keyword == QLatin1String("dependencies"))
        return Text::tr("the field is missing");
    if (reason.keyword == QLatin1String("additionalProperties"))
        return Text::tr("the field is not allowed");
    QString text = base::visibleText(reason.text);
    if (!wanted.isEmpty())
        text = text.isEmpty() ? Text::tr("wanted %1").arg(wanted) : Text::tr("%1: wanted %2").arg(text, wanted);
    return found.isEmpty() ? text : Text::tr("%1, found %2").arg(text, found);
}

} // namespace sw::services
