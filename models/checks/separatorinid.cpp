// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/anynode.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// A part of a composed text: the path of the value before a separator, and the separator.
struct Part
{
    QString path;
    QString separator;
};

/// The values of a template such as "{podcast_id}_{first:history.date}" that are followed by a separator.
QList<Part> partsOf(const QString &templateText)
{
    QList<Part> parts;
    qsizetype from = 0;
    while ((from = templateText.indexOf(QLatin1Char('{'), from)) >= 0) {
        const qsizetype to = templateText.indexOf(QLatin1Char('}'), from);
        if (to < 0)
            break;
        const qsizetype next = templateText.indexOf(QLatin1Char('{'), to);
        if (next > to)
            parts.append({templateText.mid(from + 1, to - from - 1).section(QLatin1Char(':'), -1),
                          templateText.mid(to + 1, next - to - 1)});
        from = to + 1;
    }
    return parts;
}

std::optional<Finding> fault(const design::Collection &collection, const QString &path, const design::Node &node,
                             const Part &part)
{
    const design::Node *value = design::nodeAt(collection.root, part.path);
    if (!value || value->type() != schema::FieldType::String)
        return std::nullopt;
    const QStringList &values = value->constraints.enumValues;
    const auto bad =
        std::find_if(values.begin(), values.end(), [&](const QString &text) { return text.contains(part.separator); });
    const bool free = values.isEmpty() && value->constraints.pattern.isEmpty();
    if (!part.separator.isEmpty() && bad == values.end() && !free)
        return std::nullopt;
    Finding finding =
        findingAt(free && !part.separator.isEmpty() ? Severity::Info : Severity::Error, collection, path, &node);
    finding.title =
        Text::tr("The separator “%1” in %2 can occur in %3.").arg(part.separator, finding.object, part.path);
    finding.detail =
        part.separator.isEmpty()
            ? Text::tr("The parts are joined without a separator, so that 1 and 23 look like 12 and 3.")
        : free ? Text::tr("%1 can be any text; if it contains the separator, one id can be a prefix of another.")
                     .arg(part.path)
               : Text::tr("The value “%1” contains it, so one id can be a prefix of another.").arg(*bad);
    finding.fix = Text::tr("Take a separator that no value contains, or give the field a pattern that excludes it.");
    return finding;
}

QList<Finding> findSeparatorInId(const CheckFacts &facts)
{
    QList<Finding> findings;
    const auto isComposed = [](const design::Node &node) {
        return node.derivation && node.derivation->kind == design::Derivation::Kind::Text;
    };
    for (const design::Collection &collection : facts.design().collections) {
        if (!design::anyNode(collection.root, isComposed))
            continue;
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            if (!isComposed(node))
                return;
            for (const Part &part : partsOf(node.derivation->of)) {
                if (const std::optional<Finding> finding = fault(collection, path, node, part))
                    findings.append(*finding);
            }
        });
    }
    return findings;
}

} // namespace

const Check &separatorInId()
{
    static const FunctionCheck check("E22", QT_TRANSLATE_NOOP("Check", "Separator inside an id"),
                                     Check::Scope::Arrangement, findSeparatorInId);
    return check;
}

} // namespace sw::checks
