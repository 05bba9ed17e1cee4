// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/realmodel.h"

#include <QPoint>
#include <QRandomGenerator>
#include <QSet>
#include <QSize>

#include <algorithm>
#include <cmath>
#include <vector>

namespace sw::testsupport
{

namespace
{

using namespace sw::schema;

struct Subject
{
    const char *title;
    const char *color;
    const char *nouns[7];
};

constexpr Subject subjects[] = {
    {"Catalogue", "#3b8de0", {"product", "book", "author", "publisher", "category", "edition", "collection"}},
    {"Orders", "#db5f0d", {"order", "cart", "quote", "invoice", "payment", "refund", "coupon"}},
    {"Stock", "#23905a", {"warehouse", "shelf", "delivery", "supplier", "purchase", "transfer", "count"}},
    {"People", "#8a5cc2", {"user", "employee", "department", "address", "role", "session", "contact"}},
    {"Reviews", "#df5f98", {"review", "rating", "comment", "report", "reader", "reading list", "award"}},
    {"Content", "#b97a00", {"page", "article", "image", "campaign", "newsletter", "menu", "translation"}},
    {"Finance", "#00796b", {"ledger", "account", "booking", "tax", "currency", "budget", "statement"}},
    {"Analytics", "#3e6fb0", {"event", "visit", "funnel", "metric", "segment", "experiment", "search"}},
    {"Service", "#c2477f", {"ticket", "message", "agent", "queue", "return", "warranty", "survey"}},
};
constexpr int subjectCount = static_cast<int>(std::size(subjects));

constexpr const char *endings[] = {"",      " line",  " status", " history", " note", " file",
                                   " rule", " price", " group",  " tag",     " term", " change log entry"};

struct FieldKind
{
    const char *name;
    FieldType type;
};

constexpr FieldKind fieldKinds[] = {
    {"name", FieldType::String},           {"description", FieldType::String},
    {"status", FieldType::String},         {"created at", FieldType::Date},
    {"modified at", FieldType::Date},      {"amount", FieldType::Decimal128},
    {"quantity", FieldType::Int32},        {"code", FieldType::String},
    {"start date", FieldType::Date},       {"end date", FieldType::Date},
    {"email", FieldType::String},          {"phone", FieldType::String},
    {"title", FieldType::String},          {"rating", FieldType::Double},
    {"is active", FieldType::Bool},        {"external reference number", FieldType::String},
    {"postal code", FieldType::String},    {"tags", FieldType::Array},
    {"dimensions", FieldType::Object},     {"weight", FieldType::Double},
    {"unit price", FieldType::Decimal128}, {"discount", FieldType::Decimal128},
    {"version", FieldType::Int64},         {"checksum", FieldType::Binary},
    {"comment", FieldType::String},        {"due date", FieldType::Date},
    {"created by", FieldType::String},     {"country", FieldType::String},
};

/// Of 100 tables: how many have so many columns at most, keys of others not counted.
struct Share
{
    int most;
    int upTo;
};
constexpr Share fieldShares[] = {{2, 6},  {3, 18},  {4, 29},  {5, 38},  {6, 50},  {7, 66},  {8, 73},
                                 {9, 80}, {10, 85}, {12, 92}, {14, 96}, {18, 98}, {25, 100}};
constexpr Share linkShares[] = {{0, 22}, {1, 62}, {2, 86}, {3, 96}, {4, 98}, {8, 100}};

template <size_t size>
int drawn(const Share (&shares)[size], QRandomGenerator &random)
{
    const int at = random.bounded(100);
    int previous = 0;
    for (const Share &share : shares) {
        if (at < share.upTo)
            return previous == share.most ? share.most : random.bounded(previous, share.most + 1);
        previous = share.most;
    }
    return previous;
}

QString snake(QString text)
{
    return text.replace(QLatin1Char(' '), QLatin1Char('_'));
}

class RealModel
{
public:
    RealModel(int entities, Areas areas)
        : m_areas(areas), m_count(entities), m_subjects(std::clamp(entities / 33, std::min(3, entities), 200))
    {}

    Model build()
    {
        m_model.name = QStringLiteral("real_%1").arg(m_count);
        for (int i = 0; i < m_count; ++i)
            addEntity(i);
        for (int i = 0; i < m_count; ++i)
            addLinks(i);
        Diagram diagram;
        diagram.id = DiagramId(QStringLiteral("d1"));
        diagram.name = QStringLiteral("All");
        if (m_areas == Areas::Drawn)
            placeAll(diagram);
        m_model.diagrams.append(diagram);
        return m_model;
    }

private:
    static EntityId entityId(int index) { return EntityId(QStringLiteral("e%1").arg(index)); }
    int subjectOf(int entity) const { return static_cast<int>(static_cast<qint64>(entity) * m_subjects / m_count); }
    int firstOf(int subject) const
    {
        return static_cast<int>((static_cast<qint64>(subject) * m_count + m_subjects - 1) / m_subjects);
    }

    QString nameOf(int index)
    {
        const int subject = subjectOf(index);
        const int inside = index - firstOf(subject);
        const Subject &words = subjects[subject % subjectCount];
        const QString noun = QString::fromLatin1(words.nouns[inside % 7]);
        const QString ending = QString::fromLatin1(endings[inside / 7 % static_cast<int>(std::size(endings))]);
        QString name = noun + ending;
        if (subject >= subjectCount)
            name = QStringLiteral("%1 %2").arg(name).arg(subject / subjectCount + 1);
        for (int copy = 2; m_names.contains(name); ++copy)
            name = QStringLiteral("%1%2 %3").arg(noun, ending).arg(copy);
        m_names.insert(name);
        return snake(name);
    }

    Field makeField(int entity, int index, const FieldKind &kind)
    {
        Field field;
        field.id = FieldId(QStringLiteral("f%1_%2").arg(entity).arg(index));
        field.name = snake(QString::fromLatin1(kind.name));
        field.type = kind.type;
        field.averageBytes = kind.type == FieldType::String ? 12 + m_random.bounded(60) : 0;
        field.presence = m_random.bounded(4) == 0 ? 0.6 : 1;
        field.unique = field.name == QLatin1String("code");
        if (kind.type == FieldType::Array)
            field.count = {0, 3, 20, false};
        if (field.name == QLatin1String("status"))
            field.enumValues = {QStringLiteral("open"), QStringLiteral("done"), QStringLiteral("void")};
        if (kind.type == FieldType::Object) {
            field.fields = {makeField(entity, index * 100 + 1, {"width", FieldType::Double}),
                            makeField(entity, index * 100 + 2, {"height", FieldType::Double})};
        }
        return field;
    }

    void addEntity(int index)
    {
        Entity entity;
        entity.id = entityId(index);
        entity.name = nameOf(index);
        const double documents = std::pow(10.0, 2 + 5.5 * m_random.generateDouble());
        entity.count = {0, std::round(documents), std::round(documents * 3), false};
        const int fields = drawn(fieldShares, m_random);
        const int start = m_random.bounded(static_cast<int>(std::size(fieldKinds)));
        for (int i = 0; i < fields; ++i)
            entity.fields.append(
                makeField(index, i, fieldKinds[i < 2 ? i : (start + i) % static_cast<int>(std::size(fieldKinds))]));
        QSet<QString> taken;
        for (Field &field : entity.fields) {
            for (int copy = 2; taken.contains(field.name); ++copy)
                field.name = QStringLiteral("%1_%2").arg(field.name).arg(copy);
            taken.insert(field.name);
        }
        const int first = firstOf(subjectOf(index));
        const int inside = index - first;
        if (inside >= 7 && entity.name.contains(QLatin1String("_line"))) {
            entity.kind = EntityKind::Weak;
            entity.owner = entityId(first + inside % 7);
        } else if (inside >= 14 && m_random.bounded(30) == 0) {
            entity.superEntity = entityId(first + inside % 7);
        }
        m_model.entities.append(entity);
    }

    /// Most links go to the first entities of a subject: those that others need.
    int target(int index)
    {
        int subject = subjectOf(index);
        const bool away = m_subjects > 1 && m_random.bounded(5) == 0;
        if (away)
            subject = (subject + 1 + m_random.bounded(std::min(4, m_subjects - 1))) % m_subjects;
        const int first = firstOf(subject);
        const int size = (subject + 1 < m_subjects ? firstOf(subject + 1) : m_count) - first;
        const double at = std::pow(m_random.generateDouble(), away ? 4.0 : 2.0);
        return first + std::min(size - 1, static_cast<int>(at * size));
    }

    void addLinks(int index)
    {
        const Entity &entity = m_model.entities.at(index);
        if (entity.kind == EntityKind::Weak)
            addLink(entity.owner, index, false);
        const int links = drawn(linkShares, m_random);
        for (int i = 0; i < links; ++i) {
            const int parent = target(index);
            if (parent != index)
                addLink(entityId(parent), index, true);
            else if (m_random.bounded(3) == 0)
                addTree(index);
        }
    }

    Relationship makeLink(const EntityId &parent, int child)
    {
        Relationship link;
        link.id = RelationshipId(QStringLiteral("r%1").arg(m_model.relationships.size()));
        link.a.entity = parent;
        link.b.entity = entityId(child);
        const double likely = std::round(std::pow(10.0, 3 * m_random.generateDouble()));
        link.b.perOther = {double(m_random.bounded(2)), std::max(1.0, likely), std::max(2.0, likely * 40), false};
        return link;
    }

    void addLink(const EntityId &parent, int child, bool anyKind)
    {
        Relationship link = makeLink(parent, child);
        const int kind = anyKind ? m_random.bounded(100) : 99;
        if (kind < 8) {
            link.type = RelationshipType::ManyToMany;
            link.a.perOther = {0, 3, 50, false};
            if (kind < 3)
                link.attributes = {makeField(child, 9000 + static_cast<int>(m_model.relationships.size()),
                                             {"quantity", FieldType::Int32})};
        } else if (kind < 13) {
            link.type = RelationshipType::OneToOne;
            link.b.perOther = {0, 1, 1, false};
        } else if (kind < 40) {
            link.a.perOther = {0, 1, 1, false};
        }
        m_model.relationships.append(link);
    }

    void addTree(int index)
    {
        Relationship link = makeLink(entityId(index), index);
        link.a.role = QStringLiteral("parent");
        link.b.role = QStringLiteral("children");
        link.a.perOther = {0, 1, 1, false};
        link.tree = true;
        m_model.relationships.append(link);
    }

    /// Cards in columns inside of their area, areas in rows.
    void placeAll(Diagram &diagram) const
    {
        const int across = std::max(1, static_cast<int>(std::lround(std::sqrt(m_subjects))));
        QPoint corner(0, 0);
        int rowHeight = 0;
        for (int subject = 0; subject < m_subjects; ++subject) {
            if (subject % across == 0 && subject > 0) {
                corner = QPoint(0, corner.y() + rowHeight + 240);
                rowHeight = 0;
            }
            const QSize size = placeSubject(diagram, subject, corner);
            corner.rx() += size.width() + 280;
            rowHeight = std::max(rowHeight, size.height());
        }
    }

    QSize placeSubject(Diagram &diagram, int subject, const QPoint &corner) const
    {
        const int first = firstOf(subject);
        const int size = (subject + 1 < m_subjects ? firstOf(subject + 1) : m_count) - first;
        const int columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(size * 1.1))));
        std::vector<int> bottoms(static_cast<size_t>(columns), 64);
        for (int i = 0; i < size; ++i) {
            const auto column = static_cast<size_t>(std::min_element(bottoms.begin(), bottoms.end()) - bottoms.begin());
            const Entity &entity = m_model.entities.at(first + i);
            diagram.places.insert(entity.id, {corner.x() + 60.0 + 340.0 * static_cast<double>(column),
                                              static_cast<double>(corner.y() + bottoms[column]), false, false});
            bottoms[column] += 46 + 18 * (1 + static_cast<int>(entity.fields.size()) + linksOf(first + i)) + 70;
        }
        Note area;
        area.id = NoteId(QStringLiteral("n%1").arg(subject));
        area.area = true;
        const Subject &words = subjects[subject % subjectCount];
        area.text = QString::fromLatin1(words.title) +
                    (subject < subjectCount ? QString() : QStringLiteral(" %1").arg(subject / subjectCount + 1));
        area.color = QString::fromLatin1(words.color);
        area.x = corner.x();
        area.y = corner.y();
        area.width = 340.0 * columns + 40;
        area.height = *std::max_element(bottoms.begin(), bottoms.end()) + 10;
        diagram.notes.append(area);
        return {static_cast<int>(area.width), static_cast<int>(area.height)};
    }

    /// Rows that relationships put on the entity's card.
    int linksOf(int index) const
    {
        if (m_links.isEmpty()) {
            for (const Relationship &link : m_model.relationships) {
                ++m_links[link.b.entity];
                if (link.type == RelationshipType::ManyToMany)
                    ++m_links[link.a.entity];
            }
        }
        return m_links.value(entityId(index));
    }

    Areas m_areas;
    int m_count;
    int m_subjects;
    Model m_model;
    QSet<QString> m_names;
    mutable QHash<EntityId, int> m_links;
    QRandomGenerator m_random{20261122};
};

} // namespace

Model realModel(int entities, Areas areas)
{
    return RealModel(entities, areas).build();
}

} // namespace sw::testsupport
