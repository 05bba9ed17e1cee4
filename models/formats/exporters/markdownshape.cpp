// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporters/markdownshape.h"

#include "models/base/text.h"
#include "models/formats/exporters/exporttext.h"

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
        parts << (limits.exclusiveMinimum ? ExportText::tr("above %1") : ExportText::tr("at least %1"))
                     .arg(number(*limits.minimum));
    if (limits.maximum)
        parts << (limits.exclusiveMaximum ? ExportText::tr("below %1") : ExportText::tr("at most %1"))
                     .arg(number(*limits.maximum));
    return parts.join(QStringLiteral(", "));
}

QString lengthRule(const design::Constraints &limits)
{
    if (limits.minLength && limits.maxLength)
        return ExportText::tr("%1 to %2 characters").arg(*limits.minLength).arg(*limits.maxLength);
    if (limits.minLength)
        return ExportText::tr("at least %1 characters").arg(*limits.minLength);
    return limits.maxLength ? ExportText::tr("at most %1 characters").arg(*limits.maxLength) : QString();
}

QString derivationRule(const design::Derivation &derivation)
{
    using Kind = design::Derivation::Kind;
    switch (derivation.kind) {
    case Kind::SizeOf:
        return ExportText::tr("number of items in %1").arg(derivation.of);
    case Kind::SumOf:
        return ExportText::tr("sum of %1").arg(derivation.of);
    case Kind::MinOf:
        return ExportText::tr("smallest of %1").arg(derivation.of);
    case Kind::MaxOf:
        return ExportText::tr("largest of %1").arg(derivation.of);
    case Kind::StartOf:
        return ExportText::tr("start of the %1 of %2")
            .arg(derivation.of.section(QLatin1Char(':'), 0, 0), derivation.of.section(QLatin1Char(':'), 1));
    case Kind::Text:
        break;
    }
    return ExportText::tr("made of %1").arg(derivation.of);
}

QString keyKind(design::KeyKind kind)
{
    switch (kind) {
    case design::KeyKind::Ascending:
        return ExportText::tr("ascending");
    case design::KeyKind::Descending:
        return ExportText::tr("descending");
    case design::KeyKind::Text:
        return ExportText::tr("text");
    case design::KeyKind::Hashed:
        return ExportText::tr("hashed");
    case design::KeyKind::Geo2dSphere:
        break;
    }
    return ExportText::tr("on the globe");
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
        add(ExportText::tr("one of: %1").arg(limits.enumValues.join(QStringLiteral(", "))));
    add(rangeRule(limits));
    add(lengthRule(limits));
    if (!limits.pattern.isEmpty())
        add(ExportText::tr("matches %1").arg(limits.pattern));
    if (!limits.earliest.isEmpty())
        add(ExportText::tr("from %1").arg(limits.earliest));
    if (!limits.latest.isEmpty())
        add(ExportText::tr("before %1").arg(limits.latest));
    if (node.uniqueValues)
        add(ExportText::tr("unique"));
    if (node.closed)
        add(ExportText::tr("no other fields"));
    if (node.reference)
        add(ExportText::tr("_id of %1").arg(node.reference->collection));
    if (node.copyOf && !node.copyOf->path.isEmpty())
        add((node.copyOf->snapshot ? ExportText::tr("copy of %1 as it was then") : ExportText::tr("copy of %1"))
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
        text = (node.keyed ? ExportText::tr("object with names that are data, %2 to %3, each with %1")
                           : ExportText::tr("array of %1, %2 to %3"))
                   .arg(item, base::countText(node.count.min), base::countText(node.count.max));
    } else {
        QStringList names;
        for (const schema::FieldType type : node.types)
            names << schema::nameOf(type);
        text = names.join(ExportText::tr(" or "));
    }
    return node.nullable ? ExportText::tr("%1 or null").arg(text) : text;
}

QString keysText(const design::Index &index)
{
    QStringList keys;
    for (const design::IndexKey &key : index.keys)
        keys << key.path + QLatin1Char(' ') + keyKind(key.kind);
    return keys.join(QStringLiteral(", "));
}

QString optionsText(const design::Index &index)
{
    QStringList options;
    if (index.unique)
        options << ExportText::tr("unique");
    if (index.sparse)
        options << ExportText::tr("sparse");
    if (index.hidden)
        options << ExportText::tr("hidden");
    if (!index.partialFilter.isEmpty())
        options << ExportText::tr("only where %1").arg(QString::fromUtf8(index.partialFilter.toRelaxedJson()));
    if (!index.collation.isEmpty())
        options << ExportText::tr("collation %1").arg(QString::fromUtf8(index.collation.toRelaxedJson()));
    if (index.expireAfterSeconds)
        options << ExportText::tr("documents expire after %1 s").arg(*index.expireAfterSeconds);
    return options.join(QStringLiteral(", "));
}

} // namespace sw::formats
