// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/documentsize.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <map>
#include <vector>

namespace sw::checks
{

namespace
{

/// Which top-level fields of a collection an operation reads, and how often each is read.
class Heat
{
public:
    Heat(const CheckFacts &facts, const design::Collection &collection)
        : m_facts(facts),
          m_collection(collection),
          m_reads(static_cast<size_t>(collection.root.fields.size())),
          m_touched(m_reads.size())
    {}

    /// One that begins in this collection.
    void add(const schema::Operation &operation)
    {
        std::fill(m_touched.begin(), m_touched.end(), false);
        touchEntity(operation, operation.entity);
        for (const schema::PathStep &step : operation.path) {
            touchEntity(operation, step.to);
            touchWhere([&](const design::Node &field) { return field.source.relationship == step.relationship; });
        }
        for (const schema::Filter &filter : operation.filters)
            touchField(filter.field);
        for (const schema::SortKey &key : operation.sort)
            touchField(key.field);
        for (size_t i = 0; i < m_reads.size(); ++i)
            m_reads[i] += m_touched[i] ? operation.perSecond : 0;
        m_all += operation.perSecond;
    }

    double all() const { return m_all; }
    double of(qsizetype field) const { return m_reads.at(static_cast<size_t>(field)); }

private:
    template <typename Condition>
    void touchWhere(const Condition &condition)
    {
        for (size_t i = 0; i < m_touched.size(); ++i)
            m_touched[i] = m_touched[i] || condition(m_collection.root.fields.at(static_cast<qsizetype>(i)));
    }
    void touch(const QString &path)
    {
        touchWhere([name = schema::topLevel(path)](const design::Node &field) { return field.name == name; });
    }
    void touchField(const schema::FieldRef &field)
    {
        const std::optional<design::Location> at = m_facts.costs().places().locate(m_facts.model(), field);
        if (at && at->collection == m_collection.name)
            touch(at->path);
    }
    void touchEntity(const schema::Operation &operation, const schema::EntityId &entity)
    {
        const design::DesignIndex &places = m_facts.costs().places();
        const std::optional<design::Location> home = places.homeOf(entity);
        if (!home || home->collection != m_collection.name)
            return;
        bool named = false;
        for (const schema::FieldRef &read : operation.reads) {
            if (read.entity != entity)
                continue;
            named = true;
            touchField(read);
        }
        if (named)
            return;
        if (!home->path.isEmpty())
            touch(home->path);
        else
            touchWhere([&](const design::Node &field) {
                return field.source.entity == entity || field.source.entity.isEmpty();
            });
    }

    const CheckFacts &m_facts;
    const design::Collection &m_collection;
    std::vector<double> m_reads; ///< per second, by field
    std::vector<bool> m_touched;
    double m_all = 0;
};

/// Of the collections in \p among.
std::map<QString, Heat> heats(const CheckFacts &facts, const QSet<QString> &among)
{
    std::map<QString, Heat> heats;
    const design::DesignIndex &places = facts.costs().places();
    for (const schema::Operation &operation : facts.model().model().operations) {
        const std::optional<design::Location> home =
            operation.isRead() ? places.homeOf(operation.entity) : std::nullopt;
        const design::Collection *collection = home ? places.collection(home->collection) : nullptr;
        if (collection && among.contains(collection->name))
            heats.try_emplace(collection->name, facts, *collection).first->second.add(operation);
    }
    return heats;
}

QList<Finding> findColdBytes(const CheckFacts &facts)
{
    const double coldReads = facts.limit("coldReads");
    QSet<QString> large;
    const double fromBytes = facts.limit("coldDocumentBytes");
    for (const sizing::CollectionSize &size : facts.sizes().collections) {
        if (size.document.likely.value() >= fromBytes)
            large.insert(size.name);
    }
    if (large.isEmpty())
        return {};
    const std::map<QString, Heat> all = heats(facts, large);
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        const auto heat = all.find(collection.name);
        const sizing::CollectionSize *size = facts.size(collection.name);
        if (!size || heat == all.end() || heat->second.all() < facts.limit("rate"))
            continue;
        base::Bytes cold, own;
        QStringList names;
        for (qsizetype i = 0; i < collection.root.fields.size(); ++i) {
            const design::Node &field = collection.root.fields.at(i);
            if (field.name == QLatin1String("_id") || heat->second.of(i) > (1 - coldReads) * heat->second.all())
                continue;
            cold += design::likelyFieldBytes(field);
            own += field.source.field.isEmpty() ? base::Bytes() : design::likelyFieldBytes(field);
            names.append(field.name);
        }
        const double share = cold / size->document.likely;
        if (share <= facts.limit("coldBytes"))
            continue;
        Finding finding = findingAt(Severity::Warning, collection, {});
        finding.title = Text::tr("Most bytes of %1 are rarely read.").arg(collection.name);
        finding.detail = Text::tr("%1 of %2 in each document (%3) are not wanted by %4 of the reads, yet they lie in "
                                  "the cache with the rest.")
                             .arg(base::bytesText(cold), base::bytesText(size->document.likely),
                                  names.join(QLatin1String(", ")), base::percentText(coldReads));
        const bool isOwn = own > cold * 0.5; // else parts of other entities, which a link keeps apart
        finding.fix = isOwn ? Text::tr("Move these fields to a collection of their own; leaving them out of the result "
                                       "does not make the cache smaller.")
                            : Text::tr("Link what is embedded there instead; leaving it out of the result does not "
                                       "make the cache smaller.");
        finding.pattern = isOwn ? QStringLiteral("hot-cold") : QString();
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &coldBytes()
{
    static const FunctionCheck check("E4", QT_TRANSLATE_NOOP("Check", "Cold bytes in hot documents"),
                                     Check::Scope::Arrangement, findColdBytes);
    return check;
}

} // namespace sw::checks
