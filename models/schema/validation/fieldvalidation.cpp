// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/fieldvalidation.h"

#include "models/base/limits.h"
#include "models/schema/cardinality.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QVarLengthArray>

#include <algorithm>
#include <limits>

namespace sw::schema
{

namespace
{

/// Names that more than one field has; sorting pointers is cheaper than a hash for the few fields of an object.
QStringList repeatedNames(const QList<Field> &fields)
{
    QVarLengthArray<const QString *, 32> names;
    for (const Field &field : fields) {
        if (!field.name.isEmpty())
            names.append(&field.name);
    }
    std::sort(names.begin(), names.end(), [](const QString *a, const QString *b) { return *a < *b; });
    QStringList repeated;
    for (qsizetype i = 1; i < names.size(); ++i) {
        if (*names[i] == *names[i - 1] && (repeated.isEmpty() || repeated.last() != *names[i]))
            repeated << *names[i];
    }
    return repeated;
}

QString below(const QString &prefix, const Field &field)
{
    return prefix + QLatin1Char('.') + (field.name.isEmpty() ? field.id.text() : field.name);
}

} // namespace

void FieldValidation::fields(const QList<Field> &fields, const QString &prefix, int depth, QSet<FieldId> &ids)
{
    if (fields.isEmpty())
        return;
    if (depth > maximumFieldDepth) {
        add({QT_TR_NOOP("field %1"), prefix}, tr("Objects are nested more than %1 levels deep.").arg(maximumFieldDepth),
            tr("Flatten them."));
        return;
    }
    const QStringList repeated = repeatedNames(fields);
    for (const Field &f : fields) {
        const QString path = below(prefix, f);
        const Place where{QT_TR_NOOP("field %1"), path};
        id(f.id.text(), where);
        if (ids.contains(f.id))
            add(where, tr("Another field has the same id “%1”.").arg(f.id.text()), tr("Give one of them another id."));
        ids << f.id;
        documentName(f.name, where);
        if (repeated.contains(f.name))
            add(where, tr("Two fields side by side have this name."), tr("Rename one of them."));
        field(f, where);
        this->fields(f.fields, path, depth + 1, ids);
    }
}

void FieldValidation::field(const Field &f, const Place &where)
{
    if (!(f.presence > 0 && f.presence <= 1))
        add(where, tr("The share of documents that have it is %1.").arg(f.presence),
            tr("Give a share above 0 and up to 1; 1 means required."));
    number(f.averageBytes, 0, base::maximumDocument.value(), QT_TR_NOOP("The average length in bytes"), where);
    number(f.nullShare, 0, 1, QT_TR_NOOP("The share of nulls"), where);
    if (f.countP99)
        number(*f.countP99, 0, infinity, QT_TR_NOOP("The number of items at the 99th percentile"), where);
    if (f.emptyShare)
        number(*f.emptyShare, 0, 1, QT_TR_NOOP("The share of empty arrays"), where);
    number(f.keyBytes, 0, maximumNameBytes, QT_TR_NOOP("The length of the names in bytes"), where);
    if (f.holdsValues() || f.type == FieldType::Object)
        cardinality(f.count, where);
    if (f.toleratedErrorPercent)
        number(*f.toleratedErrorPercent, 0, infinity, QT_TR_NOOP("The tolerated error in percent"), where);
    if (f.distinctValues)
        number(*f.distinctValues, 1, infinity, QT_TR_NOOP("The number of distinct values"), where);
    spread(f.spread, where);
    bounds(f, where);
    texts(f, where);
    enumValues(f, where);
    otherTypes(f, where);
}

void FieldValidation::spread(const ValueSpread &spread, const Place &where)
{
    if (spread.skew)
        number(*spread.skew, 0, greatestSkew, QT_TR_NOOP("The skew"), where);
    if (spread.mean)
        number(*spread.mean, -infinity, infinity, QT_TR_NOOP("The mean"), where);
    if (spread.deviation)
        number(*spread.deviation, 0, infinity, QT_TR_NOOP("The standard deviation"), where);
    if (spread.step)
        number(*spread.step, -infinity, infinity, QT_TR_NOOP("The step"), where);
    for (const double count : spread.differentStarts)
        number(count, 0, infinity, QT_TR_NOOP("The number of distinct prefixes"), where);
    if (spread.differentBytes)
        number(*spread.differentBytes, 0, infinity, QT_TR_NOOP("The average size of different values"), where);
    if (spread.effectiveValues)
        number(*spread.effectiveValues, 1, infinity, QT_TR_NOOP("The effective number of values"), where);
    for (const PairCount &pair : spread.pairs)
        number(pair.different, 1, infinity, QT_TR_NOOP("The number of distinct pairs"), where);
}

void FieldValidation::bounds(const Field &f, const Place &where)
{
    if (f.minimum)
        number(*f.minimum, -infinity, infinity, QT_TR_NOOP("The smallest value"), where);
    if (f.maximum)
        number(*f.maximum, -infinity, infinity, QT_TR_NOOP("The largest value"), where);
    if (f.minimum && f.maximum) {
        const bool open = f.exclusiveMinimum || f.exclusiveMaximum;
        if (*f.minimum > *f.maximum || (open && *f.minimum == *f.maximum))
            add(where, tr("No value lies between %1 and %2.").arg(*f.minimum).arg(*f.maximum),
                tr("Exchange or change the bounds."));
    }
    if (f.earliest.isEmpty() && f.latest.isEmpty())
        return;
    const QDateTime earliest = QDateTime::fromString(f.earliest, Qt::ISODate);
    const QDateTime latest = QDateTime::fromString(f.latest, Qt::ISODate);
    for (const QString &text : {f.earliest, f.latest}) {
        if (!text.isEmpty() && !QDateTime::fromString(text, Qt::ISODate).isValid())
            add(where, tr("“%1” is not a date.").arg(text), tr("Write it as 2026-01-31 or 2026-01-31T12:00:00Z."));
    }
    if (earliest.isValid() && latest.isValid() && earliest >= latest)
        add(where, tr("No date lies between %1 and %2.").arg(f.earliest, f.latest),
            tr("Exchange or change the bounds; the second one is excluded."));
}

namespace
{

/// Why a server refuses an expression that is valid by itself; null when it does not. It puts the expression in
/// brackets, has another library (PCRE 8), and looks beforehand for recursion that may never end.
const char *refusedByServers(const QString &pattern)
{
    if (!QRegularExpression(QLatin1String("(?:") + pattern + QLatin1Char(')')).isValid())
        return QT_TR_NOOP("a quotation or a comment in it does not end");
    if (pattern.contains(QLatin1String("\\N{U+")))
        return QT_TR_NOOP("a character by its number is written \\x{…}");
    static const QRegularExpression recursion(QStringLiteral(R"(\(\?(R|0|[+-]?[1-9]|&|P>)|\\g['<])"));
    // Subjects that such an expression is likely to go into: its own letters, and none.
    QString letters = pattern;
    letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    const QStringList subjects{QString(), QStringLiteral("a"), QStringLiteral("aab"), pattern, letters + letters};
    const bool endless =
        pattern.contains(recursion) && std::any_of(subjects.cbegin(), subjects.cend(), [&](const QString &subject) {
            return !QRegularExpression(pattern).match(subject).isValid();
        });
    if (endless)
        return QT_TR_NOOP("it calls itself without end");
    return nullptr;
}

} // namespace

void FieldValidation::texts(const Field &f, const Place &where)
{
    if ((f.minLength && *f.minLength < 0) || (f.maxLength && *f.maxLength < 0))
        add(where, tr("A length is below 0."), tr("Give a number of characters."));
    else if (f.minLength && f.maxLength && *f.minLength > *f.maxLength)
        add(where, tr("The shortest length %1 is above the longest %2.").arg(*f.minLength).arg(*f.maxLength),
            tr("Exchange or change the lengths."));
    if (f.pattern.isEmpty())
        return;
    const QRegularExpression expression(f.pattern);
    if (const char *refused = expression.isValid() ? refusedByServers(f.pattern) : nullptr)
        add(where, tr("Servers refuse the regular expression “%1”: %2.").arg(f.pattern, tr(refused)),
            tr("Write it otherwise."));
    if (!expression.isValid())
        add(where,
            tr("The regular expression “%1” is wrong at character %2: %3.")
                .arg(f.pattern, QString::number(expression.patternErrorOffset() + 1), expression.errorString()),
            tr("Correct it; the server uses the same syntax (PCRE)."));
}

void FieldValidation::enumValues(const Field &f, const Place &where)
{
    const FieldType type = f.valueType();
    const QList<FieldType> types = QList<FieldType>{type} + f.otherTypes;
    const auto isValue = [&](const QString &value) {
        return std::any_of(types.cbegin(), types.cend(),
                           [&](FieldType each) { return !traitsOf(each).isValue || traitsOf(each).isValue(value); });
    };
    QSet<QString> seen;
    for (const QString &value : f.enumValues) {
        if (seen.contains(value))
            add(where, tr("The value “%1” is listed twice.").arg(value), tr("Remove one; a server refuses the list."));
        seen << value;
        if (!isValue(value))
            add(where, tr("The listed value “%1” is not a valid %2.").arg(value, nameOf(type)),
                tr("Remove it or change the field's type."));
        else if (f.minimum && isWhole(type) && value.toDouble() < *f.minimum)
            add(where, tr("The listed value “%1” is below the smallest value.").arg(value),
                tr("Remove it or change the bound."));
        else if (f.maximum && isWhole(type) && value.toDouble() > *f.maximum)
            add(where, tr("The listed value “%1” is above the largest value.").arg(value),
                tr("Remove it or change the bound."));
    }
}

void FieldValidation::otherTypes(const Field &f, const Place &where)
{
    QList<FieldType> seen{f.valueType()};
    for (const FieldType type : f.otherTypes) {
        if (seen.contains(type))
            add(where, tr("The type %1 is named twice.").arg(nameOf(type)), tr("Name each type once."));
        else if (type == FieldType::Any || seen.contains(FieldType::Any))
            add(where, tr("Values of any type have no other types."), tr("Name the types, or “any” alone."));
        else if (traitsOf(type).family == TypeFamily::Structure)
            add(where, tr("A value cannot be of the type %1 as well.").arg(nameOf(type)),
                tr("Make it an object, an array, a map or a point alone, or “any”."));
        seen << type;
    }
}

} // namespace sw::schema
