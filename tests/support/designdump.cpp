// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/designdump.h"

#include "models/base/text.h"

namespace sw::test
{

using namespace design;

namespace
{

QString typesText(const Node &node)
{
    if (node.types == numberTypes())
        return QStringLiteral("number");
    QStringList names;
    for (const schema::FieldType type : node.types)
        names << schema::shortTypeName(type);
    return names.join(QLatin1Char('|'));
}

QString number(double value)
{
    return QString::number(value, 'g', 12);
}

QString originText(const Origin &origin)
{
    return origin.isEmpty() ? QString() : QStringLiteral(" @") + origin.pattern;
}

QString limitsText(const Constraints &limits)
{
    QString out;
    if (!limits.enumValues.isEmpty())
        out += QStringLiteral(" enum(") + limits.enumValues.join(QLatin1Char(',')) + QLatin1Char(')');
    if (limits.minimum)
        out += QStringLiteral(" min") + number(*limits.minimum);
    if (limits.maximum)
        out += QStringLiteral(" max") + number(*limits.maximum);
    if (!limits.earliest.isEmpty() || !limits.latest.isEmpty())
        out += QStringLiteral(" dates(") + limits.earliest + QStringLiteral("..") + limits.latest + QLatin1Char(')');
    if (!limits.pattern.isEmpty())
        out += QStringLiteral(" /") + limits.pattern + QLatin1Char('/');
    return out;
}

QString derivationText(const Derivation &derivation)
{
    const char *const names[] = {"size", "count", "sum", "min", "max", "text", "start"};
    QStringList of{derivation.of};
    if (!derivation.over.isEmpty())
        of << derivation.over.collection + QLatin1Char('.') + derivation.over.path;
    of << derivation.here << (derivation.plus > 0 ? QString::number(derivation.plus) : QString());
    of.removeAll(QString());
    return QStringLiteral(" = %1(%2)")
        .arg(QLatin1String(names[static_cast<int>(derivation.kind)]), of.join(QStringLiteral(", ")));
}

QString nodeText(const Node &node)
{
    QString out = node.name.isEmpty() ? QStringLiteral("-") : node.name;
    out += QLatin1Char(' ') + typesText(node);
    if (node.keyed)
        out += QStringLiteral(" keyed");
    if (node.unchecked)
        out += QStringLiteral(" unchecked");
    if (node.isArray())
        out +=
            QStringLiteral("[%1,%2,%3]").arg(number(node.count.min), number(node.count.likely), number(node.count.max));
    if (node.averageBytes > 0)
        out += QLatin1Char(':') + number(node.averageBytes);
    if (node.presence < 1)
        out += QLatin1Char('?') + number(node.presence);
    if (node.optional)
        out += QStringLiteral(" optional");
    if (node.emptyPlace)
        out += QStringLiteral(" empty %1 in %2").arg(node.emptyPlace->value, number(node.emptyPlace->share));
    if (node.uniqueValues)
        out += QLatin1Char('!');
    if (node.nullable)
        out += QStringLiteral(" or null");
    if (node.closed)
        out += QStringLiteral(" closed");
    out += limitsText(node.constraints);
    if (node.reference)
        out += QStringLiteral(" -> ") + node.reference->collection;
    if (node.copyOf)
        out += (node.copyOf->snapshot ? QStringLiteral(" snapshot ") : QStringLiteral(" copy ")) +
               node.copyOf->collection + QLatin1Char('.') + node.copyOf->path;
    if (node.derivation)
        out += derivationText(*node.derivation);
    if (node.rest)
        out += QStringLiteral(" rest %1.%2 after %3")
                   .arg(node.rest->documents.collection, node.rest->documents.path, number(node.rest->kept)) +
               (node.rest->flag.isEmpty() ? QString() : QStringLiteral(" told by ") + node.rest->flag);
    if (node.order)
        out +=
            QStringLiteral(" by ") + node.order->path + (node.order->descending ? QStringLiteral(" down") : QString());
    if (node.age)
        out += QStringLiteral(" %1..%2 days old")
                   .arg(number(node.age->least), node.age->most ? number(*node.age->most) : QString());
    return out + originText(node.origin);
}

void dumpNodes(const QList<Node> &nodes, int indent, QStringList &lines)
{
    for (const Node &node : nodes) {
        lines << QString(indent, QLatin1Char(' ')) + nodeText(node);
        dumpNodes(node.fields, indent + 2, lines);
        for (const Variant &variant : node.variants) {
            lines << QString(indent + 2, QLatin1Char(' ')) + QStringLiteral("when ") + variant.value;
            dumpNodes(variant.fields, indent + 4, lines);
        }
    }
}

QString indexText(const Index &index)
{
    QString out = QStringLiteral("  index ") + QString::fromUtf8(indexKeyDocument(index).toRelaxedJson());
    if (index.unique)
        out += QStringLiteral(" unique");
    if (index.sparse)
        out += QStringLiteral(" sparse");
    if (!index.partialFilter.isEmpty())
        out += QStringLiteral(" where ") + QString::fromUtf8(index.partialFilter.toRelaxedJson());
    if (!index.collation.isEmpty())
        out += QStringLiteral(" collation ") + QString::fromUtf8(index.collation.toRelaxedJson());
    if (index.expireAfterSeconds)
        out += QStringLiteral(" expires %1").arg(*index.expireAfterSeconds);
    return out + QStringLiteral(": ") + index.reasons.join(QStringLiteral("; ")) + originText(index.origin);
}

QString timeSeriesText(const Collection &collection)
{
    const TimeSeriesOptions &options = *collection.timeSeries;
    QString out = QStringLiteral("  series ") + options.timeField;
    if (!options.metaField.isEmpty())
        out += QStringLiteral(" of ") + options.metaField;
    out += QLatin1Char(' ') + options.granularity;
    return collection.expireAfterSeconds ? out + QStringLiteral(" expires %1").arg(*collection.expireAfterSeconds)
                                         : out;
}

QString amountText(const Amount &amount)
{
    return QLatin1Char(' ') + number(amount.documents) + QStringLiteral(" of ") + amount.collection;
}

QString effortText(const Effort &effort)
{
    QString out = QStringLiteral("effort ");
    out += effort.operation.isEmpty() ? QStringLiteral("\"%1\" %2/s").arg(effort.name, number(effort.perSecond))
                                      : effort.operation.text();
    if (effort.share < 1)
        out += QStringLiteral(" share ") + number(effort.share);
    for (const schema::RelationshipId &relationship : effort.stored)
        out += QStringLiteral(" without ") + relationship.text();
    if (effort.instead)
        out += QStringLiteral(" instead") + amountText(*effort.instead);
    for (const Amount &amount : effort.reads)
        out += QStringLiteral(" reads") + amountText(amount);
    for (const Amount &amount : effort.writes)
        out += QStringLiteral(" writes") + amountText(amount);
    return out + originText(effort.origin);
}

} // namespace

QString dumpCollection(const Collection &collection)
{
    QStringList lines;
    lines << QStringLiteral("%1 [%2,%3,%4] hot %5")
                     .arg(collection.name, number(collection.documents.min), number(collection.documents.likely),
                          number(collection.documents.max), number(collection.hotDocuments)) +
                 originText(collection.origin);
    if (collection.timeSeries)
        lines << timeSeriesText(collection);
    dumpNodes(collection.root.fields, 2, lines);
    for (const Variant &variant : collection.root.variants) {
        lines << QStringLiteral("  when ") + variant.value;
        dumpNodes(variant.fields, 4, lines);
    }
    for (const Index &index : collection.indexes)
        lines << indexText(index);
    for (const Rule &rule : collection.rules)
        lines << QStringLiteral("  rule ") + QString::fromUtf8(rule.expression.toRelaxedJson());
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString dumpDesign(const Design &design)
{
    QString out;
    for (const Collection &collection : design.collections)
        out += dumpCollection(collection);
    for (const Effort &effort : design.efforts)
        out += effortText(effort) + QLatin1Char('\n');
    for (const SkippedUse &skipped : design.skipped)
        out += QStringLiteral("skipped %1: %2\n").arg(skipped.pattern, skipped.reason);
    return out;
}

QString shapeLine(const Node &root)
{
    QStringList parts;
    for (const Node &node : root.fields) {
        QString text = (node.name.isEmpty() ? QString() : node.name + QLatin1Char(' '));
        if (node.isArray() && !node.fields.isEmpty()) {
            const bool object = node.item().isObject();
            text += QLatin1Char('[') + (object ? shapeLine(node.item()) : typesText(node.item())) + QLatin1Char(']');
        } else if (node.isObject()) {
            text += QLatin1Char('{') + shapeLine(node) + QLatin1Char('}');
        } else {
            text += typesText(node);
        }
        parts << text;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace sw::test
