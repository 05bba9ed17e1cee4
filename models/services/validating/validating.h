// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/design/design.h"
#include "models/schema/model.h"
#include "models/validation/documentvalidator.h"

#include <functional>
#include <optional>

class QIODevice;

namespace sw::services
{

/// The validator that \p collection gets on a server, read as a server reads it.
base::Result<validation::DocumentValidator> validatorFor(const schema::Model &model,
                                                         const design::Collection &collection);

/// A document that was looked at.
struct CheckedDocument
{
    QString place; ///< "line 3, byte 120"
    QByteArrayView document;
    validation::Verdict verdict;
};

struct ValidationTotals
{
    qint64 documents = 0;
    qint64 valid = 0;
    qint64 invalid = 0;
    qint64 declined = 0;

    bool allValid() const { return valid == documents; }
};

/// "3 documents: 1 valid, 2 refused, 0 undecided"
QString totalsText(const ValidationTotals &totals);

/// Looks at each document of \p device (JSON lines, a JSON array, Extended JSON, shell notation, BSON as mongodump
/// writes it) and hands it on; memory is that of the largest document. Only the first \p explained of those that are
/// refused get reasons; nothing: all. Errors Format and File; Cancelled.
base::Result<void> checkDocuments(const validation::DocumentValidator &validator, QIODevice &device,
                                  const QString &name, ValidationTotals &totals,
                                  const std::function<void(const CheckedDocument &)> &visit,
                                  std::optional<qint64> explained = {}, const base::Progress &progress = {});

/// A document that is refused or about which it cannot be said.
struct RefusedDocument
{
    QString place;
    QString id; ///< for people
    validation::Verdict verdict;
};

/// What is to be shown of a run.
struct ValidationReport
{
    ValidationTotals totals;
    QList<RefusedDocument> refused;       ///< the first ones
    std::optional<base::Error> stopped{}; ///< before the end
};

/// checkDocuments(), of which the first \p most refused documents are kept.
ValidationReport reportOn(const validation::DocumentValidator &validator, QIODevice &device, const QString &name,
                          qint64 most, const base::Progress &progress = {});

/// The _id of \p document for people, in one line.
QString idText(QByteArrayView document);

/// A reason in parts, for people and for programs.
struct ReasonParts
{
    QString text;      ///< "type did not match"
    QString wanted;    ///< {"bsonType":"int"}
    QString found;     ///< 4
    QString foundType; ///< "long"; empty: there is no value, or there are several
};
ReasonParts partsOf(const validation::Reason &reason);

/// Those of \p verdict in the order in which people read them: that a field could have been left out comes last.
QList<validation::Reason> reasonsToShow(const validation::Verdict &verdict);

/// One sentence: "type did not match: wanted {"bsonType":"int"}, found 4 (long)" and its like; for people.
QString reasonText(const validation::Reason &reason);

} // namespace sw::services
