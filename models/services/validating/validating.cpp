// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/validating/validating.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/formats/documents/documentreader.h"
#include "models/validation/values.h"

#include <QIODevice>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr qint64 betweenReports = 1000;
constexpr qsizetype mostShown = 80;

QString shortened(const QString &json)
{
    const QString text = base::visibleText(json);
    return text.size() > mostShown ? text.left(mostShown) + QStringLiteral("…") : text;
}

QString fact(const validation::Reason &reason, const char *name)
{
    const auto field = base::findField(reason.facts.bytes(), name);
    return field ? QString::fromUtf8(base::toExtendedJson(*field, base::EjsonForm::Relaxed)) : QString();
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
    reader.takeShellNotation();
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
    return id ? shortened(QString::fromUtf8(base::toExtendedJson(*id, base::EjsonForm::Relaxed))) : Text::tr("none");
}

ReasonParts partsOf(const validation::Reason &reason)
{
    ReasonParts parts;
    if (reason.keyword == QLatin1String("required") || reason.keyword == QLatin1String("dependencies"))
        parts.text = Text::tr("the field is missing");
    else if (reason.keyword == QLatin1String("additionalProperties") && reason.text.isEmpty())
        parts.text = reason.byServer ? Text::tr("the server adds _id, which the rules do not name")
                                     : Text::tr("the field is not allowed");
    else
        parts.text = base::visibleText(reason.text);
    parts.wanted = fact(reason, "specifiedAs");
    parts.found = fact(reason, "consideredValue");
    if (parts.found.isEmpty())
        parts.found = fact(reason, "consideredValues");
    else
        parts.foundType =
            QString::fromLatin1(validation::typeName(base::findField(reason.facts.bytes(), "consideredValue")->type));
    return parts;
}

/// The alternative of a field that may be left out: no rule that anybody wrote for its values.
static bool isOfAbsence(const validation::Reason &reason)
{
    return reason.keyword == QLatin1String("$exists") && reason.text == QLatin1String("path does exist");
}

QList<validation::Reason> reasonsToShow(const validation::Verdict &verdict)
{
    QList<validation::Reason> reasons = verdict.reasons;
    std::stable_partition(reasons.begin(), reasons.end(), [](const auto &reason) { return !isOfAbsence(reason); });
    return reasons;
}

QString reasonText(const validation::Reason &reason)
{
    if (isOfAbsence(reason))
        return Text::tr("the field is there; a document without it would be accepted here");
    const ReasonParts parts = partsOf(reason);
    const bool isOfName = parts.found.isEmpty() && !parts.text.isEmpty() && reason.text.isEmpty();
    if (isOfName) // a field that is missing or too much: the rule is its name
        return parts.text;
    QString text = parts.text;
    if (!parts.wanted.isEmpty())
        text = text.isEmpty() ? Text::tr("wanted %1").arg(shortened(parts.wanted))
                              : Text::tr("%1: wanted %2").arg(text, shortened(parts.wanted));
    if (parts.found.isEmpty())
        return text;
    const QString value = shortened(parts.found);
    const QString found = parts.foundType.isEmpty() ? value : QStringLiteral("%1 (%2)").arg(value, parts.foundType);
    return Text::tr("%1, found %2").arg(text, found);
}

} // namespace sw::services
