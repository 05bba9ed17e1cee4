// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/script.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/shellscript.h"

#include <QFile>
#include <QLoggingCategory>
#include <QRegularExpression>

#include <algorithm>

namespace sw::patterns
{

namespace
{

Q_LOGGING_CATEGORY(scriptLog, "shapewright.scripts", QtWarningMsg)

QString scriptText(const char *file)
{
    QFile resource(QStringLiteral(":/patterns/%1.js").arg(QLatin1String(file)));
    if (!resource.open(QIODevice::ReadOnly))
        qCWarning(scriptLog) << "no script" << file;
    return QString::fromUtf8(resource.readAll());
}

/// \p line with values in the place of names; an empty value takes its comma along.
QString boundLine(const QString &line, const QHash<QString, QString> &values)
{
    static const QRegularExpression placeholder(QStringLiteral("\\$([A-Za-z]\\w*)\\$"));
    const QString comma = QStringLiteral(", ");
    QString out;
    qsizetype at = 0;
    for (auto it = placeholder.globalMatch(line); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(line).mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const auto value = values.constFind(match.captured(1));
        if (value == values.cend())
            qCWarning(scriptLog) << "no value for" << match.captured() << "in" << line;
        else
            out += *value;
        if (value == values.cend() || !value->isEmpty())
            continue;
        if (QStringView(line).mid(at).startsWith(comma))
            at += comma.size();
        else if (out.endsWith(comma))
            out.chop(comma.size());
    }
    return out += QStringView(line).mid(at);
}

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isIdentifier(const QString &name)
{
    if (name.isEmpty() || isAsciiDigit(name.front()))
        return false;
    return std::all_of(name.cbegin(), name.cend(),
                       [](QChar c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == u'_'; });
}

/// Members that the shell's database object has already; names with capitals are never written plainly.
bool isTakenByShell(const QString &name)
{
    static const char *const taken[] = {"aggregate", "auth",    "help",  "hello", "logout",     "sql",
                                        "stats",     "version", "watch", "then",  "constructor"};
    return std::any_of(std::begin(taken), std::end(taken),
                       [&](const char *member) { return name == QLatin1String(member); });
}

} // namespace

QString scriptString(const QString &text)
{
    return QString::fromUtf8(base::shellString(text));
}

QString scriptCollection(const QString &name)
{
    const bool plain =
        isIdentifier(name) && name == name.toLower() && !name.startsWith(QLatin1Char('_')) && !isTakenByShell(name);
    return plain ? QStringLiteral("db.") + name
                 : QStringLiteral("db.getCollection(") + scriptString(name) + QLatin1Char(')');
}

QString scriptKey(const QString &name)
{
    // __proto__ as a plain or quoted key would set the prototype; in brackets it is a name.
    if (name == QLatin1String("__proto__"))
        return QLatin1Char('[') + scriptString(name) + QLatin1Char(']');
    return isIdentifier(name) ? name : scriptString(name);
}

QString scriptIndexKeys(const QList<design::IndexKey> &keys)
{
    const bool isReordered =
        std::any_of(keys.cbegin(), keys.cend(), [](const design::IndexKey &key) { return key.path.front().isDigit(); });
    design::Index index;
    index.keys = keys;
    if (isReordered)
        return QString::fromUtf8(base::shellMap(design::indexKeyDocument(index)));
    QStringList members;
    for (const design::IndexKey &key : keys) {
        const QString word = QLatin1String(design::traitsOf(key.kind).word);
        members << scriptKey(key.path) + QStringLiteral(": ") +
                       (design::isOrdered(key.kind) ? word : scriptString(word));
    }
    return QStringLiteral("{ ") + members.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

QString scriptMember(const QString &variable, const QString &path)
{
    QString out = variable;
    for (const QString &name : path.split(QLatin1Char('.')))
        out += isIdentifier(name) ? QLatin1Char('.') + name : QLatin1Char('[') + scriptString(name) + QLatin1Char(']');
    return out;
}

QString scriptOptionalMember(const QString &variable, const QString &path)
{
    QString out;
    for (const QString &name : path.split(QLatin1Char('.'))) {
        const QString member = scriptMember({}, name);
        out += out.isEmpty()
                   ? variable + member
                   : (member.startsWith(QLatin1Char('[')) ? QStringLiteral("?.") : QStringLiteral("?")) + member;
    }
    return out;
}

QString scriptValue(const QString &path)
{
    return scriptString(QLatin1Char('$') + path);
}

QString scriptName(const QString &verb, const QString &name)
{
    QString out = verb;
    bool upper = !verb.isEmpty();
    for (const QChar c : name) {
        if (!isAsciiLetter(c) && !isAsciiDigit(c)) {
            upper = !out.isEmpty();
            continue;
        }
        out += upper ? c.toUpper() : c;
        upper = false;
    }
    return out.isEmpty() || isAsciiDigit(out.front()) ? QLatin1Char('x') + out : out;
}

QString freeScriptName(const QString &verb, const QString &name, QStringList &taken)
{
    const QString wanted = scriptName(verb, name);
    QString free = wanted;
    for (int n = 2; taken.contains(free); ++n)
        free = wanted + QString::number(n);
    taken << free;
    return free;
}

QString scriptIdOfText(const QString &text, schema::FieldType type)
{
    switch (type) {
    case schema::FieldType::Int32:
        return QStringLiteral("{ $toInt: %1 }").arg(text);
    case schema::FieldType::Int64:
        return QStringLiteral("{ $toLong: %1 }").arg(text);
    case schema::FieldType::ObjectId:
        return QStringLiteral("{ $toObjectId: %1 }").arg(text);
    default:
        return text;
    }
}

QString scriptSort(const QString &path, bool descending)
{
    return QStringLiteral("{ ") + scriptKey(path) + (descending ? QStringLiteral(": -1 }") : QStringLiteral(": 1 }"));
}

QString boundScript(const char *file, const QHash<QString, QString> &values)
{
    qCDebug(scriptLog) << file << values.keys();
    QString out;
    QString script = scriptText(file);
    if (script.endsWith(QLatin1Char('\n')))
        script.chop(1);
    const QStringList lines = script.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        const QString text = line.trimmed();
        const bool given = text.startsWith(QLatin1String("// $")) && text.endsWith(QLatin1Char('$'));
        const QString bound = given ? boundLine(text.mid(3), values) : boundLine(line, values);
        if (text.contains(QLatin1String("// not emitted")) || (given && bound.isEmpty()))
            continue;
        out += (given ? line.left(line.indexOf(text)) : QString()) + bound + QLatin1Char('\n');
    }
    return out;
}

QString boundStages(const char *file, const QHash<QString, QString> &values)
{
    return boundScript(file, values).section(QLatin1Char('\n'), 1, -3);
}

QString scriptObject(QStringList members)
{
    members.removeAll(QString());
    return QStringLiteral("{ ") + members.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

QString scriptStoreOnce(const QString &collection, const QString &document, const QString &same, int blanks,
                        const QString &again)
{
    return scriptIndented(boundScript("core/store-once", {{QStringLiteral("docs"), collection},
                                                          {QStringLiteral("document"), document},
                                                          {QStringLiteral("same"), same},
                                                          {QStringLiteral("again"), again}}),
                          blanks);
}

QString scriptNestedMember(const QString &variable, const QString &path, const QString &value)
{
    const QStringList names = path.split(QLatin1Char('.'));
    QString out = scriptKey(names.last()) + QStringLiteral(": ") + value;
    for (qsizetype i = names.size() - 1; i-- > 0;) {
        const QString outer = names.mid(0, i + 1).join(QLatin1Char('.'));
        out =
            QStringLiteral("%1: { ...%2, %3 }").arg(scriptKey(names.at(i)), scriptOptionalMember(variable, outer), out);
    }
    return out;
}

QString scriptIndented(const QString &lines, int blanks)
{
    return lines.trimmed().replace(QLatin1Char('\n'), QLatin1Char('\n') + QString(blanks, QLatin1Char(' ')));
}

} // namespace sw::patterns
