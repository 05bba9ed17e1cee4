// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/record/recordcopies.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"

namespace sw::services
{

namespace
{

/// Collects what one use of a pattern keeps twice, or elsewhere.
class Copies
{
public:
    explicit Copies(const schema::PatternUseId &use) : m_use(use) {}

    QStringList in(const design::Collection &collection)
    {
        m_fields.clear();
        m_texts.clear();
        m_above.clear();
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            if (node.origin.use == m_use && (m_above.isEmpty() || !path.startsWith(m_above)))
                take(collection.name, path, node);
        });
        for (const auto &[originals, fields] : std::as_const(m_fields))
            m_texts << Text::tr("%1 holds copies of %2 of %3")
                           .arg(collection.name, fields.join(QStringLiteral(", ")), originals);
        return m_texts;
    }

private:
    void take(const QString &collection, const QString &path, const design::Node &node)
    {
        const QString place = collection + QLatin1Char('.') + path;
        if (node.isArray() && node.copyOf)
            m_texts << Text::tr("%1 holds copies of the first %2 documents of %3, which has all of them")
                           .arg(place, base::countText(node.count.max), node.copyOf->collection);
        else if (node.rest)
            m_texts << Text::tr("%1 holds the first %2, and %3 the others")
                           .arg(place, base::countText(node.rest->kept), node.rest->documents.collection);
        else if (node.copyOf)
            addField(node.copyOf->collection, node.copyOf->path);
        else
            return;
        m_above = path + QLatin1Char('.'); // what it contains is told with it
    }

    void addField(const QString &originals, const QString &path)
    {
        for (auto &[collection, fields] : m_fields) {
            if (collection == originals)
                return void(fields << path);
        }
        m_fields.append({originals, {path}});
    }

    schema::PatternUseId m_use;
    QList<std::pair<QString, QStringList>> m_fields; ///< by the collection of the originals
    QStringList m_texts;
    QString m_above;
};

} // namespace

QStringList patternTexts(const design::Design &design, const schema::RelationshipId &relationship)
{
    QStringList lines;
    for (const schema::PatternUse &use : design.applied) {
        if (use.relationship != relationship)
            continue;
        Copies copies(use.id);
        QStringList texts;
        for (const design::Collection &collection : design.collections)
            texts += copies.in(collection);
        const QString name = patterns::patternName(use.pattern);
        lines << (texts.isEmpty() ? Text::tr("with %1", "a pattern").arg(name)
                                  : QStringLiteral("%1: %2.").arg(name, texts.join(QStringLiteral("; "))));
    }
    return lines;
}

} // namespace sw::services
