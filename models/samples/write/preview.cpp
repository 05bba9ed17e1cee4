// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/preview.h"

#include "models/base/bson/bsonfields.h"
#include "models/design/shape/documentsize.h"
#include "models/samples/write/literal.h"

namespace sw::samples
{

namespace
{

constexpr int shownItems = 2;
constexpr qsizetype widest = 76; ///< of an object or array that stands on one line

/// Walks a document beside its shape.
class PreviewLines
{
public:
    explicit PreviewLines(QList<PreviewLine> &lines) : m_lines(lines) {}

    void members(base::BsonFields fields, const design::Node *object, const QString &path, const design::Origin &origin,
                 int indent)
    {
        for (const base::BsonField &field : fields) {
            const QString name = field.nameText();
            const design::Node *node = object ? object->field(name) : nullptr;
            const QString memberPath = path.isEmpty() ? name : path + QLatin1Char('.') + name;
            const qsizetype first = m_lines.size();
            value(field, node, {name, memberPath, originOf(node, origin), indent});
            m_lines[first].bytes = base::Bytes(static_cast<double>(2 + field.name.size() + field.value.size()));
        }
    }

private:
    /// Where a value stands.
    struct Spot
    {
        QString name;
        QString path;
        design::Origin origin;
        int indent = 0;
    };

    static design::Origin originOf(const design::Node *node, const design::Origin &parent)
    {
        return node && !node->origin.isEmpty() ? node->origin : parent;
    }

    void add(const Spot &spot, const QString &value, bool bracket = false)
    {
        m_lines.append({spot.indent, bracket ? QString() : spot.path, bracket ? QString() : spot.name, value,
                        spot.origin, base::Bytes(0)});
    }

    void value(const base::BsonField &field, const design::Node *node, const Spot &spot)
    {
        if (!field.isContainer())
            return add(spot, literal(field));
        const bool array = field.isArray();
        const base::BsonFields inner(field);
        const QString flat = oneLine(field, node, spot.origin);
        if (!flat.isEmpty() && flat.size() + spot.name.size() <= widest)
            return add(spot, flat);
        add(spot, array ? QStringLiteral("[") : QStringLiteral("{"));
        if (array || (node && node->keyed))
            items(inner, node, spot, !array);
        else
            members(inner, node, spot.path, spot.origin, spot.indent + 1);
        add(spot, array ? QStringLiteral("]") : QStringLiteral("}"), true);
    }

    /// \p named: of an object whose names are data.
    void items(base::BsonFields fields, const design::Node *array, const Spot &spot, bool named)
    {
        const design::Node *item = array && array->isArray() && !array->fields.isEmpty() ? &array->item() : nullptr;
        qint64 more = -shownItems;
        for (const base::BsonField &field : fields) {
            if (more++ < 0)
                value(field, item,
                      {named ? field.nameText() : QString(), spot.path, originOf(item, spot.origin), spot.indent + 1});
        }
        if (more > 0)
            m_lines.append({spot.indent + 1, spot.path, QString(), QStringLiteral("… +%1").arg(more), spot.origin,
                            base::Bytes(0), more});
    }

    /// The whole value when it is short and of one origin; else nothing.
    static QString oneLine(const base::BsonField &field, const design::Node *node, const design::Origin &origin)
    {
        if (!field.isContainer())
            return literal(field);
        const bool array = field.isArray();
        QStringList parts;
        const bool many = array || (node && node->keyed);
        qint64 more = -shownItems;
        qsizetype length = 0;
        for (const base::BsonField &inner : base::BsonFields(field)) {
            if (many && more++ >= 0)
                continue;
            const QString name = inner.nameText();
            const design::Node *child = !node  ? nullptr
                                        : many ? (node->isArray() && !node->fields.isEmpty() ? &node->item() : nullptr)
                                               : node->field(name);
            const QString text =
                originOf(child, origin) == origin && length < widest ? oneLine(inner, child, origin) : QString();
            if (text.isEmpty())
                return {};
            parts << (array ? text : name + QStringLiteral(": ") + text);
            length += parts.last().size();
        }
        if (many && more > 0)
            parts << QStringLiteral("… +%1").arg(more);
        const QString inside =
            parts.isEmpty() ? QString() : QLatin1Char(' ') + parts.join(QStringLiteral(", ")) + QLatin1Char(' ');
        return array ? QLatin1Char('[') + inside + QLatin1Char(']') : QLatin1Char('{') + inside + QLatin1Char('}');
    }

    QList<PreviewLine> &m_lines;
};

void appendDocument(const base::Bson &document, const design::Collection &collection, QList<PreviewLine> &lines)
{
    const design::Origin &origin = collection.root.origin;
    lines.append({0, QString(), QString(), QStringLiteral("{"), origin, base::Bytes(0)});
    PreviewLines(lines).members(base::BsonFields(document), &collection.root, {}, origin, 1);
    lines.append({0, QString(), QString(), QStringLiteral("}"), origin, base::Bytes(0)});
}

} // namespace

Preview preview(const design::Design &design, const design::Collection &collection, Extent extent, quint64 seed)
{
    const SampleGenerator generator(design, collection, seed);
    return preview(generator, collection, extent, generator.examples());
}

Preview preview(const SampleGenerator &generator, const design::Collection &collection, Extent extent,
                const QList<quint64> &examples)
{
    Preview preview;
    preview.document = generator.document(examples.first(), extent);
    preview.bytes = base::Bytes(static_cast<double>(preview.document.bytes().size()));
    preview.maximum = design::documentSize(collection.root).maximum;
    appendDocument(preview.document, collection, preview.lines);
    if (extent != Extent::Likely) // the others have the smallest or largest kind only
        return preview;
    for (const quint64 number : examples.mid(1)) {
        QList<PreviewLine> lines;
        appendDocument(generator.document(number, extent), collection, lines);
        for (PreviewLine &line : lines)
            line.bytes = base::Bytes(0);
        preview.lines += lines;
    }
    return preview;
}

} // namespace sw::samples
