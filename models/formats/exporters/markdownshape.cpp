// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporters/markdownshape.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/indexes/ownindexes.h"
#include "models/schema/indexes/indexnotation.h"

namespace sw::formats
{

namespace
{

QString number(double value)
{
    return QString::number(value, 'g', 15);
}

QString rangeRule(const design::Constraints &limits)
{
    QStringList parts;
    if (limits.minimum)
        parts
            << (limits.exclusiveMinimum ? Text::tr("above %1") : Text::tr("at least %1")).arg(number(*limits.minimum));
    if (limits.maximum)
        parts << (limits.exclusiveMaximum ? Text::tr("below %1") : Text::tr("at most %1")).arg(number(*limits.maximum));
    return parts.join(QStringLiteral(", "));
}

QString lengthRule(const design::Constraints &limits)
{
    if (limits.minLength && limits.maxLength)
        return Text::tr("%1 to %2 characters").arg(*limits.minLength).arg(*limits.maxLength);
    if (limits.minLength)
        return Text::tr("at least %1 characters").arg(*limits.minLength);
    return limits.maxLength ? Text::tr("at most %1 characters").arg(*limits.maxLength) : QString();
}

/// What a value is computed of, when that is in other documents.
QString overRule(const design::Derivation &derivation)
{
    using Kind = design::Derivation::Kind;
    const QString &from = derivation.over.collection;
    switch (derivation.kind) {
    case Kind::SizeOf:
        return derivation.here.isEmpty()
                   ? Text::tr("number of items in %1").arg(design::joinedPath(from, derivation.of))
                   : Text::tr("number of items in %1 and in %2").arg(derivation.here, from);
    case Kind::CountOf:
        return Text::tr("number of values of %1 in %2").arg(derivation.of, from);
    case Kind::SumOf:
        return Text::tr("sum of %1 in %2").arg(derivation.of, from);
    case Kind::MinOf:
        return Text::tr("smallest of %1 in %2").arg(derivation.of, from);
    case Kind::MaxOf:
        return Text::tr("largest of %1 in %2").arg(derivation.of, from);
    case Kind::StartOf:
    case Kind::Text:
        break;
    }
    return {};
}

QString derivationRule(const design::Derivation &derivation)
{
    if (!derivation.over.isEmpty())
        return overRule(derivation);
    using Kind = design::Derivation::Kind;
    switch (derivation.kind) {
    case Kind::SizeOf:
        return Text::tr("number of items in %1").arg(derivation.of);
    case Kind::CountOf:
        return Text::tr("number of values of %1").arg(derivation.of);
    case Kind::SumOf:
        return Text::tr("sum of %1").arg(derivation.of);
    case Kind::MinOf:
        return Text::tr("smallest of %1").arg(derivation.of);
    case Kind::MaxOf:
        return Text::tr("largest of %1").arg(derivation.of);
    case Kind::StartOf:
        return Text::tr("start of the %1 of %2")
            .arg(derivation.of.section(QLatin1Char(':'), 0, 0), derivation.of.section(QLatin1Char(':'), 1));
    case Kind::Text:
        break;
    }
    return Text::tr("made of %1").arg(derivation.of);
}

} // namespace

QStringList rulesOf(const design::Node &node)
{
    const design::Constraints &limits = node.constraints;
    QStringList rules;
    const auto add = [&](const QString &rule) {
        if (!rule.isEmpty())
            rules << rule;
    };
    if (!limits.enumValues.isEmpty())
        add(Text::tr("one of: %1").arg(limits.enumValues.join(QStringLiteral(", "))));
    add(rangeRule(limits));
    add(lengthRule(limits));
    if (!limits.pattern.isEmpty())
        add(Text::tr("matches %1").arg(limits.pattern));
    if (!limits.earliest.isEmpty())
        add(Text::tr("from %1").arg(limits.earliest));
    if (!limits.latest.isEmpty())
        add(Text::tr("before %1").arg(limits.latest));
    if (node.uniqueValues)
        add(Text::tr("unique"));
    if (node.closed)
        add(Text::tr("no other fields"));
    if (node.reference)
        add(Text::tr("%1 of %2").arg(node.reference->path, node.reference->collection));
    if (node.copyOf && !node.copyOf->path.isEmpty())
        add((node.copyOf->snapshot ? Text::tr("copy of %1 as it was then") : Text::tr("copy of %1"))
                .arg(node.copyOf->collection + QLatin1Char('.') + node.copyOf->path));
    if (node.derivation)
        add(derivationRule(*node.derivation));
    return rules;
}

QString typeText(const design::Node &node)
{
    QString text;
    if (node.isArray()) {
        const QString item = node.fields.isEmpty() ? schema::nameOf(schema::FieldType::Any) : typeText(node.item());
        text = (node.keyed ? Text::tr("object with names that are data, %2 to %3, each with %1")
                           : Text::tr("array of %1, %2 to %3"))
                   .arg(item, base::countText(node.count.min), base::countText(node.count.max));
    } else {
        QStringList names;
        for (const schema::FieldType type : node.types)
            names << schema::nameOf(type);
        text = names.join(Text::tr(" or "));
    }
    return node.nullable ? Text::tr("%1 or null").arg(text) : text;
}

QString keysText(const design::Index &index)
{
    QStringList keys;
    for (const design::IndexKey &key : index.keys)
        keys << key.path + QLatin1Char(' ') + Text::tr(design::traitsOf(key.kind).label) +
                    (key.weight == 1 ? QString() : QStringLiteral(" (%1)").arg(key.weight));
    return keys.join(QStringLiteral(", "));
}

QString optionsText(const design::Index &index)
{
    return schema::indexOptionTexts(design::definitionOf(index)).join(QStringLiteral(", "));
}

QString validationSentence(const design::Collection &collection)
{
    if (collection.timeSeries)
        return Text::tr("A time-series collection takes no validator.");
    if (collection.level == design::ValidationLevel::Off)
        return Text::tr("Validation is off: the rules are not enforced.");
    QStringList sentences{collection.action == design::ValidationAction::Warn
                              ? Text::tr("Documents that break a rule are logged, not refused.")
                              : Text::tr("Documents that break a rule are refused.")};
    if (collection.level == design::ValidationLevel::Moderate)
        sentences << Text::tr("Documents that broke a rule before may stay as they are.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace sw::formats
