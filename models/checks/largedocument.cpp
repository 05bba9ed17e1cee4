// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::checks
{

namespace
{

QList<Finding> findLargeDocument(const CheckFacts &facts)
{
    const base::Bytes warn = base::kibibytes(facts.limit("documentKiB"));
    const base::Bytes high = base::kibibytes(facts.limit("documentHighKiB"));
    const base::Bytes maximumWarn = base::mebibytes(facts.limit("documentMaximumMiB"));
    const base::Bytes refused = base::mebibytes(16);
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        const sizing::CollectionSize *size = facts.size(collection.name);
        if (!size)
            continue;
        const bool bounded = std::isfinite(size->documentMaximum.value()); // without a bound it is another finding
        const bool tooLarge = (bounded && size->documentMaximum > refused) || size->document.likely > refused;
        const bool maximumIsLarge = bounded && size->documentMaximum > maximumWarn;
        if (!tooLarge && !maximumIsLarge && size->document.likely <= warn)
            continue;
        Finding finding = findingAt(tooLarge ? Severity::Error : Severity::Warning, collection, {});
        const QString likely = base::bytesText(size->document.likely);
        const QString most = bounded ? base::bytesText(size->documentMaximum) : Text::tr("no limit");
        finding.title = tooLarge ? Text::tr("Documents of %1 can exceed 16 MiB.").arg(collection.name)
                        : size->document.likely > high || maximumIsLarge
                            ? Text::tr("Documents of %1 are very large.").arg(collection.name)
                            : Text::tr("Documents of %1 are large.").arg(collection.name);
        finding.detail =
            Text::tr("Typically %1, at most %2 with the longest texts and arrays allowed. A server rejects "
                     "documents above 16 MiB, and each read and change moves the whole document.")
                .arg(likely, most);
        finding.fix =
            Text::tr("Move the part that is rarely wanted to a collection of its own; large files belong in GridFS.");
        finding.pattern = QStringLiteral("hot-cold");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &largeDocument()
{
    static const FunctionCheck check("E3", QT_TRANSLATE_NOOP("Check", "Large document"), Check::Scope::Arrangement,
                                     findLargeDocument);
    return check;
}

} // namespace sw::checks
