// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/documentlines.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>
#include <QUrl>

namespace sw::diagram
{

namespace
{

/// Copies of one collection's values in one place of another: one line, however many values.
struct CopyGroup
{
    qsizetype source = -1;
    qsizetype target = -1;
    qsizetype targetRow = -1;
    QString place;     ///< path of the row where the copies arrive
    QStringList paths; ///< of the originals
    QString range;     ///< of the array that the copies are in
    Badge origin;
    schema::RelationshipId relationship;
};

struct PatternReference
{
    const design::Node *node = nullptr;
    qsizetype card = -1;
    QString path;
    QString copies; ///< key of the group that its values would be in
};

/// Collects lines while it walks through the documents.
class DocumentLines
{
public:
    DocumentLines(Scene &scene, const SceneOptions &options, const Metrics &metrics)
        : m_scene(scene), m_options(options), m_metrics(metrics)
    {}

    void add(const design::Collection &collection)
    {
        m_card = m_scene.indexOf(NodeKey::ofCollection(collection.name));
        if (m_card < 0)
            return; // not in this diagram
        const QList<Row> &rows = m_scene.cards.at(m_card).rows;
        for (qsizetype i = 0; i < rows.size(); ++i)
            m_rows[m_card].insert(rows.at(i).path, i);
        visit(collection.root, {}, {}, {});
    }

    void finish()
    {
        for (const PatternReference &each : std::as_const(m_ofPatterns)) {
            if (!m_numbers.contains(each.copies)) // which bring their own line
                addReference(*each.node, each.card, each.path);
        }
        for (const CopyGroup &group : std::as_const(m_groups))
            addCopy(group);
    }

private:
    /// \p top: path of the outermost node of the same pattern, where its copies arrive.
    void visit(const design::Node &node, const QString &path, const QString &top, const QString &range)
    {
        for (const design::Node &child : node.fields)
            visitChild(node, child, path, top, range);
        for (const design::Variant &variant : node.variants) {
            for (const design::Node &child : variant.fields)
                visitChild(node, child, path, top, range);
        }
    }

    void visitChild(const design::Node &parent, const design::Node &child, const QString &path, const QString &top,
                    const QString &range)
    {
        const QString at = design::joinedPath(path, child.name);
        const bool sameOrigin = !child.origin.isEmpty() && child.origin == parent.origin;
        const QString place = sameOrigin && !top.isEmpty() ? top : at;
        const QString items = child.isArray() ? rangeText(child.count) : sameOrigin ? range : QString();
        if (child.reference && m_options.references)
            take(child, at, place);
        if (child.copyOf && m_options.copies)
            note(child, place, items);
        visit(child, at, place, items);
    }

    /// Names are data: encoded, so that they cannot be taken for separators.
    QString keyOf(qsizetype card, const QString &path, qsizetype target) const
    {
        const auto encoded = [](const QString &text) {
            return QString::fromLatin1(QUrl::toPercentEncoding(text));
        };
        return schema::documentLinePrefix(m_scene.cards.at(card).key.collection) + encoded(path) + QLatin1Char('/') +
               encoded(m_scene.cards.at(target).key.collection);
    }

    /// The row of \p card that shows \p path, or the nearest one above it; the header when nothing does.
    qsizetype rowOf(qsizetype card, QString path) const
    {
        if (m_scene.cards.at(card).collapsed)
            return -1;
        const QHash<QString, qsizetype> &rows = m_rows.value(card);
        while (!path.isEmpty()) {
            const auto found = rows.constFind(path);
            if (found != rows.cend())
                return *found;
            path = schema::parentPath(path);
        }
        return -1;
    }

    void take(const design::Node &node, const QString &path, const QString &place)
    {
        if (node.origin.isEmpty())
            return addReference(node, m_card, path);
        const qsizetype target = m_scene.indexOf(NodeKey::ofCollection(node.reference->collection));
        m_ofPatterns.append({&node, m_card, path, groupKey(m_card, target, place)});
    }

    void addReference(const design::Node &node, qsizetype card, const QString &path)
    {
        const qsizetype target = m_scene.indexOf(NodeKey::ofCollection(node.reference->collection));
        if (target < 0)
            return;
        Line line;
        line.relationship = node.reference->relationship;
        line.key = keyOf(card, path, target);
        line.style = LineStyle::Reference;
        line.a.card = card;
        line.a.row = rowOf(card, path);
        line.a.glyph = Glyph::Dot;
        line.b.card = target;
        line.b.row = m_scene.cards.at(target).collapsed ? -1 : 0;
        line.b.glyph = Glyph::Arrow;
        m_scene.lines.append(line);
    }

    static QString groupKey(qsizetype card, qsizetype source, const QString &place)
    {
        return QString::number(card) + QLatin1Char('/') + QString::number(source) + QLatin1Char('/') + place;
    }

    void note(const design::Node &node, const QString &place, const QString &range)
    {
        const qsizetype source = m_scene.indexOf(NodeKey::ofCollection(node.copyOf->collection));
        if (source < 0)
            return;
        const QString key = groupKey(m_card, source, place);
        if (!m_numbers.contains(key)) {
            m_numbers.insert(key, m_groups.size());
            m_groups.append({source,
                             m_card,
                             rowOf(m_card, place),
                             place,
                             {},
                             range,
                             badgeOf(node.origin.pattern),
                             node.source.relationship});
        }
        CopyGroup &group = m_groups[m_numbers.value(key)];
        if (node.copyOf->path != QLatin1String("_id") && !node.copyOf->path.isEmpty())
            group.paths.append(node.copyOf->path);
    }

    void addCopy(const CopyGroup &group)
    {
        Line line;
        line.relationship = group.relationship;
        line.key = keyOf(group.target, group.place, group.source);
        line.style = LineStyle::Copy;
        line.origin = group.origin;
        const Card &source = m_scene.cards.at(group.source);
        line.a.card = group.source;
        line.a.row = source.collapsed ? -1 : source.rows.size();
        line.a.glyph = Glyph::Dot;
        if (group.paths.size() == 1 && !source.collapsed) {
            for (qsizetype i = 0; i < source.rows.size(); ++i) {
                if (source.rows.at(i).path == group.paths.first())
                    line.a.row = i;
            }
        }
        line.b.card = group.target;
        line.b.row = group.targetRow;
        line.b.glyph = Glyph::Arrow;
        line.caption = captionOf(group);
        line.captionRect = QRectF(0, 0, m_metrics.width(FontRole::Label, line.caption), m_metrics.rowHeight - 4);
        m_scene.lines.append(line);
    }

    static QString captionOf(const CopyGroup &group)
    {
        const int count = static_cast<int>(group.paths.size());
        const QString what =
            count == 1 ? base::visibleText(group.paths.first()) : Text::tr("%n fields", nullptr, count);
        const QString copies = Text::tr("copies %1").arg(what);
        return group.range.isEmpty() || count <= 1 ? copies : copies + QStringLiteral(" × ") + group.range;
    }

    Scene &m_scene;
    const SceneOptions &m_options;
    const Metrics &m_metrics;
    qsizetype m_card = -1;
    QHash<qsizetype, QHash<QString, qsizetype>> m_rows; ///< by card and path
    QList<PatternReference> m_ofPatterns;
    QList<CopyGroup> m_groups;
    QHash<QString, qsizetype> m_numbers;
};

} // namespace

void addDocumentLines(Scene &scene, const design::Design &design, const SceneOptions &options, const Metrics &metrics)
{
    DocumentLines lines(scene, options, metrics);
    for (const design::Collection &collection : design.collections)
        lines.add(collection);
    lines.finish();
}

} // namespace sw::diagram
