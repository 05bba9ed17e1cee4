// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/validatorlint.h"

#include "models/base/texts.h"
#include "models/base/utf8text.h"

#include <QCoreApplication>
#include <QSet>

namespace sw::design
{

namespace
{

constexpr int deepestProperties = 40;
constexpr qsizetype mostErrors = 50;

QString keyOf(const bson_iter_t &at)
{
    return base::utf8Text(bson_iter_key(&at));
}

bool isContainer(const bson_iter_t &at)
{
    return BSON_ITER_HOLDS_DOCUMENT(&at) || BSON_ITER_HOLDS_ARRAY(&at);
}

QString textOf(const bson_iter_t &at)
{
    uint32_t length = 0;
    const char *text = BSON_ITER_HOLDS_UTF8(&at) ? bson_iter_utf8(&at, &length) : "";
    return base::utf8Text({text, static_cast<qsizetype>(length)});
}

const QSet<QString> &schemaKeywords()
{
    static const QSet<QString> keywords{QStringLiteral("bsonType"),
                                        QStringLiteral("type"),
                                        QStringLiteral("enum"),
                                        QStringLiteral("allOf"),
                                        QStringLiteral("anyOf"),
                                        QStringLiteral("oneOf"),
                                        QStringLiteral("not"),
                                        QStringLiteral("minimum"),
                                        QStringLiteral("maximum"),
                                        QStringLiteral("exclusiveMinimum"),
                                        QStringLiteral("exclusiveMaximum"),
                                        QStringLiteral("multipleOf"),
                                        QStringLiteral("minLength"),
                                        QStringLiteral("maxLength"),
                                        QStringLiteral("pattern"),
                                        QStringLiteral("properties"),
                                        QStringLiteral("patternProperties"),
                                        QStringLiteral("additionalProperties"),
                                        QStringLiteral("required"),
                                        QStringLiteral("minProperties"),
                                        QStringLiteral("maxProperties"),
                                        QStringLiteral("dependencies"),
                                        QStringLiteral("items"),
                                        QStringLiteral("additionalItems"),
                                        QStringLiteral("minItems"),
                                        QStringLiteral("maxItems"),
                                        QStringLiteral("uniqueItems"),
                                        QStringLiteral("title"),
                                        QStringLiteral("description")};
    return keywords;
}

const QSet<QString> &bsonTypes()
{
    static const QSet<QString> types{
        QStringLiteral("double"),     QStringLiteral("string"),    QStringLiteral("object"),
        QStringLiteral("array"),      QStringLiteral("binData"),   QStringLiteral("undefined"),
        QStringLiteral("objectId"),   QStringLiteral("bool"),      QStringLiteral("date"),
        QStringLiteral("null"),       QStringLiteral("regex"),     QStringLiteral("dbPointer"),
        QStringLiteral("javascript"), QStringLiteral("symbol"),    QStringLiteral("javascriptWithScope"),
        QStringLiteral("int"),        QStringLiteral("timestamp"), QStringLiteral("long"),
        QStringLiteral("decimal"),    QStringLiteral("minKey"),    QStringLiteral("maxKey"),
        QStringLiteral("number")};
    return types;
}

const QSet<QString> &jsonTypes()
{
    static const QSet<QString> types{QStringLiteral("array"), QStringLiteral("boolean"), QStringLiteral("number"),
                                     QStringLiteral("null"),  QStringLiteral("object"),  QStringLiteral("string")};
    return types;
}

bool isRefusedOperator(const QString &name)
{
    static const QSet<QString> refused{QStringLiteral("$near"), QStringLiteral("$nearSphere"), QStringLiteral("$text"),
                                       QStringLiteral("$where")};
    return refused.contains(name);
}

bool isRefusedFunction(const QString &name)
{
    static const QSet<QString> refused{QStringLiteral("$function"), QStringLiteral("$rand"),
                                       QStringLiteral("$sampleRate")};
    return refused.contains(name);
}

} // namespace

QList<base::Error> ValidatorLint::run(const base::Bson &validator)
{
    bson_t view;
    if (validator.isEmpty() || !validator.view(&view))
        return {};
    Frame root;
    if (bson_iter_init(&root.children, &view))
        m_frames << root;
    while (!m_frames.isEmpty() && m_errors.size() < mostErrors)
        visit(m_frames.takeLast());
    return m_errors;
}

void ValidatorLint::add(const Frame &frame, const QString &message, const QString &wayOut)
{
    const QString where = frame.path.isEmpty() ? m_object : m_object + QStringLiteral(" > ") + frame.path;
    m_errors << base::Error{base::ErrorCode::InvalidModel, message, where, wayOut};
}

void ValidatorLint::push(const bson_iter_t &parent, Kind kind, const Frame &from, int moreLevels, bool root)
{
    Frame frame;
    if (!isContainer(parent) || !bson_iter_recurse(&parent, &frame.children))
        return;
    frame.kind = kind;
    frame.path = from.path.isEmpty() ? keyOf(parent) : from.path + QLatin1Char('.') + keyOf(parent);
    frame.levels = from.levels + moreLevels;
    frame.root = root;
    m_frames << frame;
}

void ValidatorLint::visit(const Frame &frame)
{
    if (frame.kind == Kind::Schema)
        visitSchema(frame);
    bson_iter_t at = frame.children;
    while (bson_iter_next(&at)) {
        switch (frame.kind) {
        case Kind::Query:
            visitQuery(frame, at);
            break;
        case Kind::Expression:
            visitExpression(frame, at);
            break;
        case Kind::Schema:
            visitKeyword(frame, at);
            break;
        case Kind::Schemas:
            push(at, Kind::Schema, frame, 0, frame.root);
            break;
        case Kind::Properties:
            visitProperty(frame, at);
            break;
        case Kind::Dependencies:
            checkName(frame, keyOf(at));
            if (BSON_ITER_HOLDS_ARRAY(&at))
                checkNames(frame, at);
            else
                push(at, Kind::Schema, frame, 0, frame.root);
            break;
        }
    }
}

void ValidatorLint::visitQuery(const Frame &frame, const bson_iter_t &at)
{
    const QString name = keyOf(at);
    if (isRefusedOperator(name))
        add(frame, Text::tr("A rule must not use %1.").arg(name), Text::tr("Say it with other operators."));
    if (name == QLatin1String("$jsonSchema"))
        push(at, Kind::Schema, frame, 0, true);
    else if (name == QLatin1String("$expr"))
        push(at, Kind::Expression, frame, 0, false);
    else
        push(at, Kind::Query, frame, 0, false);
}

void ValidatorLint::visitExpression(const Frame &frame, const bson_iter_t &at)
{
    const QString name = keyOf(at);
    if (isRefusedFunction(name))
        add(frame, Text::tr("A rule must not use %1.").arg(name), Text::tr("Say it with other operators."));
    if (name == QLatin1String("$literal"))
        return;
    const QString text = textOf(at);
    if (text == QLatin1String("$$NOW") || text.startsWith(QLatin1String("$$NOW.")))
        add(frame, Text::tr("A rule with $$NOW is accepted, and then every write fails."),
            Text::tr("Compare dates in the application."));
    push(at, Kind::Expression, frame, 0, false);
}

void ValidatorLint::visitSchema(const Frame &frame)
{
    if (frame.levels > deepestProperties)
        add(frame,
            Text::tr("Properties are nested more than %1 levels deep, which can stop a replica set.")
                .arg(deepestProperties),
            Text::tr("Make the shape flatter."));
    checkLimits(frame);
    if (frame.root)
        checkClosed(frame);
}

/// Bounds need a number, and the exclusive ones a bound.
void ValidatorLint::checkLimits(const Frame &frame)
{
    QSet<QString> present;
    bson_iter_t at = frame.children;
    while (bson_iter_next(&at)) {
        const QString name = keyOf(at);
        present.insert(name);
        const bool bound =
            name == QLatin1String("minimum") || name == QLatin1String("maximum") || name == QLatin1String("multipleOf");
        const bool number = BSON_ITER_HOLDS_NUMBER(&at) || BSON_ITER_HOLDS_DECIMAL128(&at);
        if (bound && !number)
            add(frame, Text::tr("%1 must be a number.").arg(name),
                Text::tr("Say limits of dates as a query expression."));
        if (name.startsWith(QLatin1String("exclusive")) && !BSON_ITER_HOLDS_BOOL(&at))
            add(frame, Text::tr("%1 must be true or false.").arg(name),
                Text::tr("Put the number into minimum or maximum."));
    }
    if (present.contains(QStringLiteral("type")) && present.contains(QStringLiteral("bsonType")))
        add(frame, Text::tr("A schema must not have type beside bsonType."), Text::tr("Keep bsonType."));
    const bool alone =
        (present.contains(QStringLiteral("exclusiveMinimum")) && !present.contains(QStringLiteral("minimum"))) ||
        (present.contains(QStringLiteral("exclusiveMaximum")) && !present.contains(QStringLiteral("maximum")));
    if (alone)
        add(frame, Text::tr("exclusiveMinimum or exclusiveMaximum stands without the bound it is about."),
            Text::tr("Add minimum or maximum."));
}

/// A closed document that does not list _id refuses every document.
void ValidatorLint::checkClosed(const Frame &frame)
{
    bson_iter_t properties, closed, patterns;
    bson_iter_t at = frame.children;
    if (!bson_iter_find(&at, "additionalProperties") || !BSON_ITER_HOLDS_BOOL(&at) || bson_iter_bool(&at))
        return;
    closed = frame.children;
    bool listed = false;
    if (bson_iter_find(&closed, "properties") && bson_iter_recurse(&closed, &properties))
        listed = bson_iter_find(&properties, "_id");
    patterns = frame.children;
    if (!listed && !bson_iter_find(&patterns, "patternProperties"))
        add(frame, Text::tr("The shape is closed and does not list _id: it refuses every document."),
            Text::tr("List _id among the properties."));
}

void ValidatorLint::visitKeyword(const Frame &frame, const bson_iter_t &at)
{
    const QString name = keyOf(at);
    if (!schemaKeywords().contains(name))
        add(frame, Text::tr("Servers refuse the keyword \"%1\".").arg(name), Text::tr("Leave it out."));
    else if (name == QLatin1String("bsonType") || name == QLatin1String("type"))
        checkTypes(frame, at);
    else if (name == QLatin1String("required"))
        checkNames(frame, at);
    else if (name == QLatin1String("enum"))
        checkList(frame, at);
    else if (name == QLatin1String("pattern"))
        checkPattern(frame, textOf(at));
    else if (name == QLatin1String("properties") || name == QLatin1String("patternProperties"))
        push(at, Kind::Properties, frame, 0, false);
    else if (name == QLatin1String("dependencies"))
        push(at, Kind::Dependencies, frame, 0, frame.root);
    else if (name == QLatin1String("allOf") || name == QLatin1String("anyOf") || name == QLatin1String("oneOf"))
        push(at, Kind::Schemas, frame, 0, frame.root && name != QLatin1String("anyOf"));
    else if (name == QLatin1String("items") && BSON_ITER_HOLDS_ARRAY(&at))
        push(at, Kind::Schemas, frame, 0, false);
    else if (name == QLatin1String("items") || name == QLatin1String("not") ||
             name == QLatin1String("additionalProperties") || name == QLatin1String("additionalItems"))
        push(at, Kind::Schema, frame, name == QLatin1String("additionalProperties") ? 1 : 0, false);
}

void ValidatorLint::visitProperty(const Frame &frame, const bson_iter_t &at)
{
    if (frame.path.endsWith(QLatin1String("patternProperties")))
        checkPattern(frame, keyOf(at));
    else
        checkName(frame, keyOf(at));
    push(at, Kind::Schema, frame, 1, false);
}

void ValidatorLint::checkTypes(const Frame &frame, const bson_iter_t &at)
{
    const bool json = keyOf(at) == QLatin1String("type");
    const QSet<QString> &known = json ? jsonTypes() : bsonTypes();
    const auto check = [&](const QString &type) {
        if (!known.contains(type))
            add(frame, Text::tr("There is no type \"%1\".").arg(type),
                json ? Text::tr("Use bsonType with a name such as int or date.")
                     : Text::tr("Use a name such as int, string, bool or binData."));
    };
    bson_iter_t item;
    if (BSON_ITER_HOLDS_UTF8(&at))
        check(textOf(at));
    else if (BSON_ITER_HOLDS_ARRAY(&at) && bson_iter_recurse(&at, &item)) {
        checkList(frame, at);
        while (bson_iter_next(&item))
            check(textOf(item));
    }
}

void ValidatorLint::checkNames(const Frame &frame, const bson_iter_t &list)
{
    checkList(frame, list);
    bson_iter_t item;
    if (!BSON_ITER_HOLDS_ARRAY(&list) || !bson_iter_recurse(&list, &item))
        return;
    while (bson_iter_next(&item))
        checkName(frame, textOf(item));
}

void ValidatorLint::checkList(const Frame &frame, const bson_iter_t &list)
{
    bson_iter_t item;
    if (!BSON_ITER_HOLDS_ARRAY(&list) || !bson_iter_recurse(&list, &item)) {
        add(frame, Text::tr("%1 must be a list.").arg(keyOf(list)), Text::tr("Write it in brackets."));
        return;
    }
    QSet<QByteArray> values;
    int count = 0;
    while (bson_iter_next(&item)) {
        const bson_value_t *value = bson_iter_value(&item);
        bson_t *one = bson_new();
        bson_append_value(one, "", 0, value);
        values.insert(QByteArray(reinterpret_cast<const char *>(bson_get_data(one)), static_cast<qsizetype>(one->len)));
        bson_destroy(one);
        ++count;
    }
    if (count == 0)
        add(frame, Text::tr("%1 must not be empty.").arg(keyOf(list)), Text::tr("Leave it out."));
    else if (values.size() < count)
        add(frame, Text::tr("%1 names something twice.").arg(keyOf(list)), Text::tr("Name it once."));
}

void ValidatorLint::checkName(const Frame &frame, const QString &name)
{
    if (name.isEmpty())
        add(frame, Text::tr("A rule for a property without a name: a document that breaks it ends the server process."),
            Text::tr("Give the field a name."));
    else if (name.contains(QLatin1Char('.')))
        add(frame, Text::tr("\"%1\" is read as a path, so a field of this name is never checked.").arg(name),
            Text::tr("Give the field a name without a dot."));
}

void ValidatorLint::checkPattern(const Frame &frame, const QString &pattern)
{
    if (pattern.contains(QStringLiteral("\\u")))
        add(frame, Text::tr("Servers refuse \\u in a pattern."), Text::tr("Write the character itself or \\x{…}."));
}

QList<base::Error> lintValidator(const base::Bson &validator, const QString &object)
{
    return ValidatorLint(object).run(validator);
}

} // namespace sw::design
