// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/script.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/shellscript.h"

#include <algorithm>

namespace sw::patterns
{

namespace
{

constexpr char giveItemIds[] = R"js(
const noId = { @array@: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of @docs@.find(noId)) {
  let current = doc;
  while (current) {
    const ids = @currentArray@.map(() => new ObjectId());
    const set = [{ $set: { @array@: { $map: { input: { $zip: { inputs: [@arrayValue@, ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if (@docs@.updateOne({ _id: current._id, @array@: @currentArray@ }, set).matchedCount === 1) break;
    current = @docs@.findOne({ _id: doc._id, ...noId });
  }
}
)js";

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

QString scriptGiveItemIds(const QString &collection, const QString &path)
{
    return scriptFilled(giveItemIds, {{QStringLiteral("docs"), scriptCollection(collection)},
                                      {QStringLiteral("array"), scriptKey(path)},
                                      {QStringLiteral("arrayValue"), scriptValue(path)},
                                      {QStringLiteral("currentArray"), scriptMember(QStringLiteral("current"), path)}});
}

QString scriptSort(const QString &path, bool descending)
{
    return QStringLiteral("{ ") + scriptKey(path) + (descending ? QStringLiteral(": -1 }") : QStringLiteral(": 1 }"));
}

QString scriptFilled(const char *text, const QHash<QString, QString> &values)
{
    const QString source = QString::fromUtf8(text).trimmed();
    QStringList lines;
    for (const QString &line : source.split(QLatin1Char('\n'))) {
        QString out;
        qsizetype at = 0;
        while (true) {
            const qsizetype open = line.indexOf(QLatin1Char('@'), at);
            const qsizetype close = open < 0 ? -1 : line.indexOf(QLatin1Char('@'), open + 1);
            const QString name = close < 0 ? QString() : line.mid(open + 1, close - open - 1);
            if (close < 0 || !values.contains(name)) {
                out += line.mid(at);
                break;
            }
            out += line.mid(at, open - at) + values.value(name);
            at = close + 1;
        }
        const bool onlyName = line.trimmed().startsWith(QLatin1Char('@')) &&
                              line.trimmed().count(QLatin1Char('@')) == 2 && out.trimmed().isEmpty();
        if (!onlyName)
            lines << out;
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace sw::patterns
