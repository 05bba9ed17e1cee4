// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/storedfacts.h"

#include "models/design/designindex.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sw::testsupport
{

using design::Derivation;
using design::Node;

namespace
{

QJsonObject parsedJson(const base::Bson &document)
{
    return QJsonDocument::fromJson(document.toCanonicalJson()).object();
}

QString textOf(const QJsonValue &value)
{
    const QJsonArray one{value};
    return QString::fromUtf8(QJsonDocument(one).toJson(QJsonDocument::Compact).mid(1)).chopped(1);
}

/// Numbers and dates as one number.
std::optional<double> numberOf(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    for (const char *name : {"$numberInt", "$numberLong", "$numberDouble", "$numberDecimal"}) {
        const QJsonValue text = object.value(QLatin1String(name));
        if (text.isString())
            return text.toString().toDouble();
    }
    const QJsonValue date = object.value(QLatin1String("$date"));
    return date.isUndefined() ? std::nullopt : numberOf(date);
}

void collect(const QJsonValue &value, const QStringList &path, QList<QJsonValue> &out)
{
    if (value.isArray() && !path.isEmpty()) {
        for (const QJsonValue &item : value.toArray())
            collect(item, path, out);
    } else if (path.isEmpty()) {
        out << value;
    } else if (value.toObject().contains(path.first())) {
        collect(value.toObject().value(path.first()), path.mid(1), out);
    }
}

QString firstDifference(const QStringList &a, const QStringList &b)
{
    const auto [left, right] = std::mismatch(a.cbegin(), a.cend(), b.cbegin(), b.cend());
    return QStringLiteral("%1 values and %2 values, first difference %3 and %4")
        .arg(QString::number(a.size()), QString::number(b.size()), left == a.cend() ? QStringLiteral("-") : *left,
             right == b.cend() ? QStringLiteral("-") : *right);
}

/// True when two fields hold ids by one relationship.
bool holdsBothEnds(const Node &root)
{
    QSet<schema::RelationshipId> seen;
    for (const Node &field : root.fields) {
        if (!field.reference || field.source.relationship.isEmpty())
            continue;
        if (seen.contains(field.source.relationship))
            return true;
        seen << field.source.relationship;
    }
    return false;
}

bool isSame(QStringList a, QStringList b)
{
    a.sort();
    b.sort();
    return a == b;
}

} // namespace

StoredFacts::StoredFacts(const design::Design &design, const StoredDocuments &documents)
{
    const design::DesignIndex places(design);
    for (const design::Collection &collection : design.collections) {
        for (const schema::EntityId &entity : collection.entities) {
            const auto home = places.homeOf(entity);
            const QString key = collection.name + QLatin1Char('/');
            if (home && home->collection == collection.name && home->path.isEmpty() && collection.origin.isEmpty() &&
                !m_idKeys.contains(key))
                m_idKeys.insert(key, entity.text() + QStringLiteral("._id"));
        }
    }
    for (const design::Collection &collection : design.collections) {
        m_collection = collection.name;
        m_home = collection.name + QLatin1Char('/');
        m_isOfLinks = collection.entities.isEmpty() && holdsBothEnds(collection.root);
        const QList<base::Bson> stored = documents.value(collection.name);
        for (const base::Bson &document : stored) {
            const QJsonObject object = parsedJson(document);
            m_document = textOf(object.value(design::idName));
            m_instead.clear();
            for (const design::Variant &kind : collection.root.variants) {
                if (object.value(collection.root.discriminator).toString() != kind.value)
                    continue;
                if (!kind.entity.isEmpty())
                    m_values[kind.entity.text() + QStringLiteral("._id")].stored << m_document;
                for (auto at = kind.shared.cbegin(); at != kind.shared.cend(); ++at) {
                    if (const Node *node = nodeAt(collection.root, at.key()))
                        m_instead.insert(node->source.field, at.value());
                }
            }
            readObject(collection.root, object, {});
        }
    }
}

void StoredFacts::take(const QString &key, const QJsonValue &value, Level &level)
{
    const QString text = textOf(value);
    m_values[key].stored << text;
    m_values[key].places[m_collection] << text;
    level.insert(key, text);
}

void StoredFacts::readFields(const QList<Node> &fields, const QJsonObject &object, Level &level)
{
    for (const Node &node : fields) {
        const QJsonValue value = object.value(node.name);
        if (node.copyOf || node.derivation || value.isUndefined())
            continue;
        const bool isItems = node.isArray() && node.item().isObject();
        if (node.name == design::idName && m_idKeys.contains(m_home) && !node.isObject())
            take(m_idKeys.value(m_home), value, level);
        else if (!node.source.field.isEmpty() && !isItems && (!node.isObject() || node.fields.isEmpty()))
            take(m_instead.value(node.source.field, node.source.field).text(), value, level);
        else if (node.reference && !node.source.relationship.isEmpty() && !node.isArray())
            take(QStringLiteral("relationship ") + node.source.relationship.text() +
                     (m_isOfLinks ? QLatin1Char(' ') + node.name : QString()),
                 value, level);
        if (node.isObject() && value.isObject()) {
            const QString home = std::exchange(m_home, m_home + node.name + QLatin1Char('.'));
            readFields(node.fields, value.toObject(), level);
            m_home = home;
        }
    }
}

/// Kinds of one name differ in a field that has one value in each, as a unit has.
static bool isOfUnit(const design::Variant &variant, const QJsonObject &object)
{
    return std::all_of(variant.fields.cbegin(), variant.fields.cend(), [&](const Node &field) {
        const QStringList &only = field.constraints.enumValues;
        return only.size() != 1 || object.value(field.name).toString() == only.first();
    });
}

void StoredFacts::readObject(const Node &node, const QJsonObject &object, Level level)
{
    readFields(node.fields, object, level);
    for (auto at = level.cbegin(); m_depth == 1 && at != level.cend(); ++at)
        m_values[at.key()].perItem << at.value();
    QList<Node> fields = node.fields;
    for (const design::Variant &variant : node.variants) {
        if (object.value(node.discriminator).toString() == variant.value && isOfUnit(variant, object)) {
            readFields(variant.fields, object, level);
            fields << variant.fields;
        }
    }
    bool isLast = true;
    for (const Node &field : std::as_const(fields)) {
        const QJsonValue value = object.value(field.name);
        if (!field.isArray() || !field.item().isObject() || field.copyOf || value.toArray().isEmpty())
            continue;
        isLast = false;
        const QString home = std::exchange(m_home, m_home + field.name);
        readArray(field, value.toArray(), level);
        m_home = home;
    }
    if (isLast) {
        for (auto at = level.cbegin(); at != level.cend(); ++at)
            m_values[at.key()].shared << at.value();
    }
}

void StoredFacts::readArray(const Node &node, const QJsonArray &array, const Level &level)
{
    ++m_depth;
    for (const QJsonValue &item : array) {
        if (!node.source.relationship.isEmpty())
            m_values[QStringLiteral("relationship ") + node.source.relationship.text()].embedded << m_document;
        if (item.toObject().contains(design::idName))
            m_embeddedIds << textOf(item.toObject().value(design::idName));
        readObject(node.item(), item.toObject(), level);
    }
    --m_depth;
}

QStringList StoredFacts::keysSharedWith(const StoredFacts &other) const
{
    QStringList out;
    for (const QString &key : m_values.keys()) {
        if (other.m_values.contains(key))
            out << key;
    }
    return out;
}

qint64 StoredFacts::valuesSharedWith(const StoredFacts &other) const
{
    qint64 out = 0;
    for (const QString &key : keysSharedWith(other))
        out += m_values.value(key).stored.size();
    return out;
}

bool StoredFacts::isKept(const QString &key, const Values &before, const Values &after, const QStringList &embeddedIds)
{
    if (isSame(before.stored, after.stored) || isSame(before.stored, after.shared) ||
        isSame(before.shared, after.stored) || isSame(before.stored, after.perItem))
        return true;
    // Some are references, each of one item or of a group of items, the others are embedded by now; or the other way
    // round.
    if (!before.embedded.isEmpty() || !after.embedded.isEmpty()) {
        const QStringList all = before.stored + before.embedded;
        return isSame(all, after.stored + after.embedded) || isSame(all, after.shared + after.embedded);
    }
    // A summary repeats them elsewhere.
    for (const QStringList &there : after.places) {
        if (isSame(before.stored, there))
            return true;
    }
    if (!key.endsWith(QLatin1String("._id")))
        return false;
    const QSet<QString> kept(after.stored.cbegin(), after.stored.cend()),
        moved(embeddedIds.cbegin(), embeddedIds.cend());
    return std::all_of(before.stored.cbegin(), before.stored.cend(),
                       [&](const QString &id) { return kept.contains(id) || moved.contains(id); });
}

QStringList StoredFacts::differences(const StoredFacts &later) const
{
    QStringList out;
    for (const QString &key : keysSharedWith(later)) {
        const Values a = m_values.value(key);
        const Values b = later.m_values.value(key);
        if (isKept(key, a, b, later.m_embeddedIds))
            continue;
        QStringList before = a.stored + a.embedded, after = b.stored + b.embedded;
        before.sort();
        after.sort();
        out << key + QStringLiteral(": ") + firstDifference(before, after);
    }
    return out;
}

namespace
{

/// The documents of one collection by the value that refers to another.
using Grouped = QHash<QString, QList<QJsonObject>>;

QString keyText(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

const Grouped &referrersOf(const design::Referrers &over, const StoredDocuments &documents,
                           QHash<QString, Grouped> &known)
{
    const QString name = over.collection + QLatin1Char(' ') + over.path;
    if (!known.contains(name)) {
        Grouped groups;
        for (const base::Bson &document : documents.value(over.collection)) {
            const QJsonObject object = parsedJson(document);
            QJsonValue value = object;
            for (const QString &part : over.path.split(QLatin1Char('.')))
                value = value.toObject().value(part);
            groups[keyText(value)] << object;
        }
        known.insert(name, groups);
    }
    return known[name];
}

double wantedOf(Derivation::Kind kind, const QList<QJsonValue> &sources, bool documents)
{
    double sum = 0, least = INFINITY, most = -INFINITY, count = 0, items = 0;
    for (const QJsonValue &source : sources) {
        const std::optional<double> number = numberOf(source);
        items += documents ? 1 : static_cast<double>(source.toArray().size());
        if (!number)
            continue;
        ++count;
        sum += *number;
        least = std::min(least, *number);
        most = std::max(most, *number);
    }
    switch (kind) {
    case Derivation::Kind::SizeOf:
        return items;
    case Derivation::Kind::CountOf:
        return count;
    case Derivation::Kind::MinOf:
        return least;
    case Derivation::Kind::MaxOf:
        return most;
    default:
        return sum;
    }
}

/// A derived value, and what it is derived from.
struct OneDerived
{
    QJsonValue value;
    QList<QJsonValue> sources;
};

/// The values at \p path with what is at \p of: as far as both lead through the same items, those of one item.
QList<OneDerived> derivedAlong(const QJsonValue &from, const QString &path, const QString &of)
{
    QList<OneDerived> all;
    if (from.isArray()) {
        for (const QJsonValue &item : from.toArray())
            all << derivedAlong(item, path, of);
        return all;
    }
    const QString name = path.section(QLatin1Char('.'), 0, 0);
    if (path.contains(QLatin1Char('.')) && of.startsWith(name + QLatin1Char('.')))
        return derivedAlong(from.toObject().value(name), path.section(QLatin1Char('.'), 1),
                            of.section(QLatin1Char('.'), 1));
    QList<QJsonValue> found, sources;
    collect(from.toObject(), path.split(QLatin1Char('.')), found);
    collect(from.toObject(), of.split(QLatin1Char('.')), sources);
    if (!found.isEmpty())
        all << OneDerived{found.first(), sources};
    return all;
}

QString wrongText(const QString &collection, qsizetype document, const QString &path, double is, double wanted)
{
    return QStringLiteral("%1 %2: %3 is %4 and should be %5")
        .arg(collection, QString::number(document), path, QString::number(is, 'g', 17),
             QString::number(wanted, 'g', 17));
}

} // namespace

QStringList wrongDerivations(const design::Design &design, const StoredDocuments &documents)
{
    QStringList out;
    QHash<QString, Grouped> known;
    for (const design::Collection &collection : design.collections) {
        const QList<base::Bson> stored = documents.value(collection.name);
        for (qsizetype i = 0; i < stored.size(); ++i) {
            const QJsonObject document = parsedJson(stored.at(i));
            forEachNode(collection.root, [&](const QString &path, const Node &node) {
                const bool isText = node.derivation && (node.derivation->kind == Derivation::Kind::Text ||
                                                        node.derivation->kind == Derivation::Kind::StartOf);
                if (!node.derivation || isText || node.copyOf || node.derivation->plus > 0)
                    return; // older states may have been deleted
                const Derivation &derivation = *node.derivation;
                QList<QJsonObject> from{document};
                if (!derivation.over.isEmpty())
                    from = referrersOf(derivation.over, documents, known)
                               .value(keyText(document.value(QStringLiteral("_id"))));
                if (derivation.over.isEmpty() && derivation.here.isEmpty()) {
                    for (const OneDerived &one : derivedAlong(document, path, derivation.of)) {
                        const double wanted = wantedOf(derivation.kind, one.sources, false);
                        const std::optional<double> is = numberOf(one.value);
                        if (is && std::abs(*is - wanted) > 1e-9 * std::max(1.0, std::abs(wanted)))
                            out << wrongText(collection.name, i, path, *is, wanted);
                    }
                    return;
                }
                QList<QJsonValue> found, sources, here;
                collect(document, path.split(QLatin1Char('.')), found);
                for (const QJsonObject &one : std::as_const(from)) {
                    if (derivation.of.isEmpty())
                        sources << QJsonValue(one);
                    else
                        collect(one, derivation.of.split(QLatin1Char('.')), sources);
                }
                if (!derivation.here.isEmpty())
                    collect(document, derivation.here.split(QLatin1Char('.')), here);
                const double wanted = wantedOf(derivation.kind, sources, derivation.of.isEmpty()) +
                                      wantedOf(Derivation::Kind::SizeOf, here, false);
                const std::optional<double> is = found.isEmpty() ? std::nullopt : numberOf(found.first());
                if (is && std::abs(*is - wanted) > 1e-9 * std::max(1.0, std::abs(wanted)))
                    out << wrongText(collection.name, i, path, *is, wanted);
            });
        }
    }
    return out;
}

QString timelessText(const StoredDocuments &documents, qint64 since)
{
    static const QRegularExpression dates(QStringLiteral("\\{\"\\$date\":\\{\"\\$numberLong\":\"(\\d+)\"\\}\\}"));
    static const QRegularExpression madeIds(QStringLiteral("\"\\$oid\":\"0{8}[0-9a-f]{16}\""));
    QStringList lines;
    for (auto at = documents.cbegin(); at != documents.cend(); ++at) {
        for (const base::Bson &document : at.value()) {
            QString text = QString::fromUtf8(document.toCanonicalJson());
            for (auto found = dates.match(text); found.hasMatch(); found = dates.match(text, found.capturedEnd())) {
                if (found.captured(1).toLongLong() >= since)
                    text.replace(found.capturedStart(1), found.capturedLength(1),
                                 QString(found.capturedLength(1), QLatin1Char('0')));
            }
            lines << at.key() + QLatin1Char(' ') + text.replace(madeIds, QStringLiteral("\"$oid\":\"made\""));
        }
    }
    lines.sort();
    return lines.join(QLatin1Char('\n'));
}

} // namespace sw::testsupport
