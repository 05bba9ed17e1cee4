// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/fieldline.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/fieldlines/typewords.h"
#include "models/schema/typetext.h"
#include "models/schema/validation/fieldvalidation.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace sw::schema
{

namespace
{

constexpr double usualPresence = 0.5;             ///< of a field that is only said to be optional
constexpr int mostLevels = 2 * maximumFieldDepth; ///< of lines in a line: an array of objects takes two

base::Error refusal(const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, {}, wayOut};
}

QString sizeText(double bytes)
{
    constexpr double kilo = 1000;
    return bytes >= kilo ? base::exactNumberText(bytes / kilo) + QStringLiteral(" kB")
                         : base::exactNumberText(bytes) + QStringLiteral(" B");
}

bool isWord(const QString &word, std::initializer_list<const char *> any)
{
    return std::any_of(any.begin(), any.end(), [&word](const char *each) {
        return word.compare(QLatin1String(each), Qt::CaseInsensitive) == 0;
    });
}

/// Blanks that people put or leave out where they mean nothing: "string | null", "string []", "owner->User".
QString evened(const QString &type)
{
    static const QRegularExpression bar(QStringLiteral("\\s*\\|\\s*"));
    static const QRegularExpression bracket(QStringLiteral("(?<=[\\w>\\]])\\s+(?=\\[[\\d\\s.,*–-]*\\]|\\(\\s*\\d)"));
    return QString(type).replace(bar, QStringLiteral("|")).remove(bracket);
}

base::Error missingValues()
{
    return refusal(Text::tr("The values of the enumeration are missing."),
                   Text::tr("Write it as enum(draft, running)."));
}

const QRegularExpression &arrow()
{
    static const QRegularExpression any(QStringLiteral("→|⇒|-->|->|=>"));
    return any;
}

/// Reads one line from its start to its end.
class LineReader
{
public:
    LineReader(const QString &text, const Field &before, const LineNames &names, int level = 0)
        : m_rest(withoutMarks(text)), m_before(before), m_names(names), m_level(level)
    {
        m_line.field = before;
    }

    base::Result<FieldLine> read()
    {
        takeName();
        if (takeArrow())
            return refer();
        if (m_rest.isEmpty())
            return nameAlone();
        m_rest = evened(m_rest);
        Field &field = m_line.field;
        if (const auto type = takeType(); !type)
            return type.error();
        if (!m_line.linksTo.isEmpty())
            return m_line;
        field.unique = false;
        field.averageBytes = 0;
        while (!m_rest.isEmpty()) {
            if (takeArrow())
                return refer();
            if (const auto property = takeProperty(); !property)
                return property.error();
        }
        return m_line;
    }

private:
    LineReader inner(const QString &text) const { return {text, {}, m_names, m_level + 1}; }

    bool takeArrow()
    {
        const auto match =
            arrow().match(m_rest, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (match.hasMatch())
            m_rest = m_rest.mid(match.capturedLength()).trimmed();
        return match.hasMatch();
    }

    /// What is left is the entity that the field refers to.
    base::Result<FieldLine> refer()
    {
        m_line.linksTo = unquoted(m_rest);
        if (m_line.linksTo.isEmpty())
            return refusal(Text::tr("The entity that “%1” refers to is missing.").arg(m_line.field.name),
                           Text::tr("Write it as owner → User."));
        return m_line;
    }

    base::Result<FieldLine> nameAlone() const
    {
        static const QRegularExpression brackets(QStringLiteral("^(\\w+)\\s*(\\[.*\\]|\\{\\}|\\(.*\\))$"));
        const auto match = brackets.match(m_line.field.name);
        if (match.hasMatch() && typeCalled(match.captured(1)) && m_line.field.name != m_before.name)
            return refusal(Text::tr("The name of the field is missing."),
                           Text::tr("Write it as tags %1.").arg(m_line.field.name));
        return m_line;
    }

    QString takeWord()
    {
        const QString word = firstToken(m_rest);
        m_rest = m_rest.mid(word.size()).trimmed();
        return word;
    }

    void takeName()
    {
        QString name = knownName();
        if (name.isEmpty())
            name = newName();
        if (name.size() > 1 && (name.endsWith(QLatin1Char('!')) || name.endsWith(QLatin1Char('?')))) {
            setRequired(name.endsWith(QLatin1Char('!')));
            name.chop(1);
        } else if (!m_before.isRequired() && !m_rest.isEmpty()) {
            m_line.field.presence = 1; // the mark was taken away
        }
        m_line.field.name = unquoted(name);
    }

    void setRequired(bool required)
    {
        m_line.field.presence = required ? 1 : m_before.presence < 1 ? m_before.presence : usualPresence;
    }

    /// The name that the field has, whatever it looks like, where the line begins with it as it was written.
    QString knownName()
    {
        const QString &known = m_before.name;
        static const QRegularExpression odd(QStringLiteral("[^\\w$.]"));
        if (!known.contains(odd) || !m_rest.startsWith(known))
            return {};
        static const QRegularExpression shape(QStringLiteral("^([!?]?)(?::\\s*|\\s+|$)"));
        const auto match = shape.match(m_rest.mid(known.size()));
        if (!match.hasMatch())
            return {};
        m_rest = m_rest.mid(known.size() + match.capturedLength()).trimmed();
        return known + match.captured(1);
    }

    QString newName()
    {
        const auto split = [this](qsizetype end, qsizetype next) {
            const QString name = m_rest.left(end).trimmed();
            m_rest = m_rest.mid(next).trimmed();
            return name;
        };
        static const QRegularExpression quotes(QStringLiteral("^([\"'`])(.+?)\\1([!?]?)\\s*:?"));
        if (const auto match = quotes.match(m_rest); match.hasMatch())
            return match.captured(2) + match.captured(3) + split(0, match.capturedEnd());
        static const QRegularExpression opening(QStringLiteral("[({\\[]"));
        const qsizetype open = m_rest.indexOf(opening);
        const qsizetype colon = m_rest.indexOf(QLatin1Char(':'));
        const auto points = arrow().match(m_rest);
        const auto isBefore = [open](qsizetype at) {
            return at > 0 && (open < 0 || at < open);
        };
        static const QRegularExpression ofValues(QStringLiteral("\\senum(eration)?$"),
                                                 QRegularExpression::CaseInsensitiveOption);
        const bool hasColon = isBefore(colon) && !ofValues.match(m_rest.left(colon).trimmed()).hasMatch();
        if (isBefore(points.capturedStart()) && (!hasColon || points.capturedStart() < colon) &&
            m_rest.left(points.capturedStart()).simplified().count(QLatin1Char(' ')) == 0)
            return split(points.capturedStart(), points.capturedStart());
        if (hasColon)
            return split(colon, colon + 1);
        static const QRegularExpression blank(QStringLiteral("\\s"));
        const QString word = m_rest.section(blank, 0, 0);
        const qsizetype glued = word.indexOf(opening); // tags[] string
        if (glued > 0 && (m_rest != word || !typeCalled(word.left(glued))))
            return split(glued, glued);
        return split(word.size(), word.size());
    }

    /// What stands between the brackets at the start; nothing when they are not closed.
    std::optional<QString> takeBracketed()
    {
        qsizetype depth = 0;
        for (qsizetype i = 0; i < m_rest.size(); ++i) {
            const QChar c = m_rest.at(i);
            depth += QStringLiteral("({[").contains(c) ? 1 : QStringLiteral(")}]").contains(c) ? -1 : 0;
            if (depth > 0)
                continue;
            const QString inner = m_rest.mid(1, i - 1).trimmed();
            m_rest = m_rest.mid(i + 1).trimmed();
            return inner;
        }
        return std::nullopt;
    }

    base::Result<void> takeType()
    {
        if (m_level > mostLevels)
            return refusal(Text::tr("Objects are nested more than %1 levels deep.").arg(maximumFieldDepth),
                           Text::tr("Flatten them."));
        static const QRegularExpression enumeration(QStringLiteral("^enum(?:eration)?\\s*(?=[\\s:(\\[{])"),
                                                    QRegularExpression::CaseInsensitiveOption);
        if (const auto match = enumeration.match(m_rest); match.hasMatch()) {
            m_rest = m_rest.mid(match.capturedLength()).trimmed();
            return takeEnum();
        }
        if (m_rest.startsWith(QLatin1Char('(')) && m_rest.contains(QLatin1Char(',')))
            return takeEnum();
        if (m_rest.startsWith(QLatin1Char('[')) || m_rest.startsWith(QLatin1Char('{')))
            return takeStructure();
        const QString word = withoutMarks(takeWord());
        if (isReference(word) && !m_rest.isEmpty()) {
            m_line.linksTo = unquoted(m_rest);
            return {};
        }
        const bool map = isWord(word, {"map", "dict"});
        if (map || isWord(word, {"array", "arr", "list", "set"})) {
            if (!m_rest.isEmpty() && !isProperty(m_rest))
                return takeMany(map);
            makeMany(m_line.field, map, m_before);
            dropShownEnum();
            return {};
        }
        static const QRegularExpression generic(QStringLiteral("^(array|list|set|map|record|dict)<(.+)>([!?]?)$"),
                                                QRegularExpression::CaseInsensitiveOption);
        if (const auto match = generic.match(word); match.hasMatch()) {
            const QStringList inner = partsOf(match.captured(2), QLatin1Char(','));
            m_rest = inner.last().trimmed() + match.captured(3) + QLatin1Char(' ') + m_rest;
            return takeMany(isWord(match.captured(1), {"map", "record", "dict"}));
        }
        return takeNamedType(word);
    }

    static bool isReference(const QString &word) { return isWord(word, {"ref", "references", "fk"}); }

    /// Whether the next word says something of the field instead of naming a type.
    static bool isProperty(const QString &text)
    {
        static const QRegularExpression number(QStringLiteral("^[\\d≈]"));
        return isWord(firstToken(text), {"unique", "required", "mandatory", "optional", "null", "nullable", "not"}) ||
               number.match(text).hasMatch();
    }

    /// An array or map of what follows.
    base::Result<void> takeMany(bool map)
    {
        if (isWord(firstToken(m_rest), {"of"}))
            takeWord();
        LineReader items = inner(m_rest);
        items.m_line.field.name = m_line.field.name;
        items.m_many = true;
        if (const auto type = items.takeType(); !type)
            return type;
        m_rest = items.m_rest;
        return hold(items.m_line, map);
    }

    /// The field becomes an array or map of what \p item says.
    base::Result<void> hold(const FieldLine &item, bool map)
    {
        if (!item.linksTo.isEmpty() || item.field.holdsValues() || !item.field.enumValues.isEmpty())
            return refusal(Text::tr("An array here holds values or objects."),
                           Text::tr("Write it as string[] or [{from date, to date}]."));
        Field &field = m_line.field;
        field.itemType = item.field.type;
        field.otherTypes = item.field.otherTypes;
        field.valueObject = item.field.valueObject;
        makeMany(field, map, m_before);
        dropShownEnum();
        return addFields(item.field.fields);
    }

    /// Values that the line showed, and shows no more.
    void dropShownEnum()
    {
        if (showsEnum(m_before))
            m_line.field.enumValues.clear();
    }

    /// "string", "str|int32", "string[3]", "varchar(80)!", "open|paid|sent", with what marks it as required or
    /// optional.
    base::Result<void> takeNamedType(const QString &typed)
    {
        static const QRegularExpression shape(
            QStringLiteral(
                "^([^\\[\\]{}()!?]+?)(?:\\(([^()]*)\\))?([!?]?)(\\[([^\\[\\]]*)\\]|\\{\\})?([!?]?)(\\|null)?$"),
            QRegularExpression::CaseInsensitiveOption);
        const auto match = shape.match(typed);
        QStringList words = match.captured(1).split(QLatin1Char('|'));
        const bool nullable = words.removeIf([](const QString &word) {
            return isWord(word, {"null", "undefined"});
        }) > 0;
        if (!match.hasMatch() || words.isEmpty())
            return unknownType(typed);
        if (!takeTypes(words))
            return otherThanTypes(words.first(), words, match.captured(2).isEmpty() && match.captured(4).isEmpty());
        Field &field = m_line.field;
        if (!match.captured(2).isEmpty() && !takeLength(match.captured(2)))
            return unknownType(typed);
        const QString brackets = match.captured(4);
        if (!brackets.isEmpty()) {
            field.itemType = field.type;
            makeMany(field, brackets == QLatin1String("{}"), m_before);
            if (brackets != QLatin1String("{}") && !readCountOfItems(match.captured(5), m_before, field))
                return refusal(Text::tr("“%1” is not a number of items.").arg(base::visibleText(match.captured(5))),
                               Text::tr("Write it as string[3], string[1..5] or string[]."));
        }
        if (const QString mark = match.captured(6) + (brackets.isEmpty() ? match.captured(3) : QString());
            !mark.isEmpty())
            setRequired(mark == QLatin1String("!"));
        if (nullable || !match.captured(7).isEmpty())
            field.nullable = true;
        dropShownEnum();
        return {};
    }

    bool takeTypes(const QStringList &words)
    {
        Field &field = m_line.field;
        QList<FieldType> types;
        const bool shared = words.size() == 1 && m_names.valueObjects.contains(words.first().trimmed());
        for (const QString &word : words) {
            const QString name = unquoted(word);
            const auto type = shared ? FieldType::Object : m_many ? typeOfMany(name) : typeCalled(name);
            if (!type || types.contains(*type))
                return false;
            types << *type;
        }
        field.type = types.takeFirst();
        field.otherTypes = types;
        field.valueObject = shared ? words.first().trimmed() : QString();
        return true;
    }

    /// What stands in round brackets behind a type: the length of a text; digits of a number are none of MongoDB's.
    bool takeLength(const QString &text)
    {
        static const QRegularExpression digits(QStringLiteral("^\\d+(\\s*,\\s*\\d+)?$"));
        const QString typed = text.trimmed();
        if (m_line.field.type != FieldType::String)
            return digits.match(typed).hasMatch();
        const int length = typed.toInt();
        if (length > 0)
            m_line.field.maxLength = length;
        return length > 0 || isWord(typed, {"max"});
    }

    /// \p words are not types: values, an entity, or a line the other way round.
    base::Result<void> otherThanTypes(const QString &typed, const QStringList &words, bool plain)
    {
        const bool anyType =
            std::any_of(words.cbegin(), words.cend(), [](const QString &word) { return typeCalled(word).has_value(); });
        if (words.size() > 1 && !anyType && plain)
            return takeValues(words);
        Field &field = m_line.field;
        const auto turned = m_before.name.isEmpty() && m_rest.isEmpty() && plain && words.size() == 1
                                ? typeCalled(field.name)
                                : std::nullopt;
        const bool named = std::any_of(m_names.entities.cbegin(), m_names.entities.cend(), [&](const QString &entity) {
            return entity.compare(typed, Qt::CaseInsensitive) == 0;
        });
        if (named && m_rest.isEmpty() && !m_many && plain) {
            m_line.linksTo = typed;
            return {};
        }
        if (named)
            return refusal(Text::tr("“%1” is an entity.").arg(base::visibleText(typed)),
                           Text::tr("Write it as %1 → %2.").arg(field.name, typed));
        if (turned) { // "string email", as in many programs
            field.name = typed;
            field.type = *turned;
            return {};
        }
        return unknownType(typed);
    }

    base::Error unknownType(const QString &word) const
    {
        const QStringList rest = m_rest.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto type =
            std::find_if(rest.cbegin(), rest.cend(), [](const QString &each) { return typeCalled(each).has_value(); });
        if (type != rest.cend() && rest.cbegin() + 2 > type)
            return refusal(Text::tr("Unknown type “%1”.").arg(base::visibleText(word)),
                           Text::tr("A name with a blank needs a colon: %1: %2.")
                               .arg(QStringList{m_line.field.name, word}.join(QLatin1Char(' ')), *type));
        return refusal(Text::tr("Unknown type “%1”.").arg(base::visibleText(word)),
                       Text::tr("Try string, int32, date, object, string[], enum(a, b), [{from date}] or → Entity."));
    }

    /// "(a, b)", "[a, b]", ": a, b", "a | b".
    base::Result<void> takeEnum()
    {
        if (m_rest.startsWith(QLatin1Char(':')))
            m_rest = m_rest.mid(1).trimmed();
        const bool bracketed = !m_rest.isEmpty() && QStringLiteral("([{").contains(m_rest.front());
        const std::optional<QString> inner = bracketed ? takeBracketed() : std::exchange(m_rest, QString());
        if (!inner)
            return missingValues();
        QStringList values = partsOf(*inner, QLatin1Char(','));
        if (values.size() == 1)
            values = partsOf(*inner, QLatin1Char('|'));
        const bool vague = !bracketed && std::any_of(values.cbegin(), values.cend(), [](const QString &value) {
            return unquoted(value) == value.trimmed() && value.trimmed().contains(QLatin1Char(' '));
        });
        return vague ? base::Result<void>(
                           refusal(Text::tr("Where the values end cannot be told."), missingValues().wayOut))
                     : takeValues(values);
    }

    base::Result<void> takeValues(const QStringList &parts)
    {
        QStringList values;
        for (const QString &part : parts) {
            if (const QString value = unquoted(part); !value.isEmpty() && !values.contains(value))
                values << value;
        }
        if (values.isEmpty())
            return missingValues();
        m_line.field.type = FieldType::String;
        m_line.field.otherTypes.clear();
        m_line.field.valueObject.clear();
        m_line.field.enumValues = values;
        return {};
    }

    base::Result<void> takeStructure()
    {
        const bool array = m_rest.startsWith(QLatin1Char('['));
        const std::optional<QString> between = takeBracketed();
        if (!between)
            return refusal(Text::tr("A bracket is not closed."),
                           Text::tr("Write it as [{from date, to date}] or {street string}."));
        Field &field = m_line.field;
        const bool typed =
            array && !between->isEmpty() && !between->front().isDigit() && *between != QLatin1String("*");
        takeMark();
        if (typed) {
            const auto read = inner(QStringLiteral("item: ") + *between).read();
            if (!read)
                return read.error();
            return hold(*read, false);
        }
        if (array) { // [] string
            if (m_rest.isEmpty() || isProperty(m_rest))
                m_rest.prepend(QStringLiteral("string "));
            if (const auto many = takeMany(false); !many)
                return many;
            if (!readCountOfItems(*between, m_before, field))
                return unknownType(*between);
            return {};
        }
        field.type = FieldType::Object;
        field.otherTypes.clear();
        field.valueObject.clear();
        QList<Field> fields;
        for (const QString &part : partsOf(*between, QLatin1Char(','))) {
            const auto read = inner(part).read();
            if (!read)
                return read.error();
            if (!read->linksTo.isEmpty())
                return refusal(Text::tr("References start at the entity itself."),
                               Text::tr("Write owner → User as a field of its own."));
            fields << read->field;
        }
        return addFields(fields);
    }

    /// "[String!]!": behind a bracket.
    void takeMark()
    {
        if (!m_rest.startsWith(QLatin1Char('!')) && !m_rest.startsWith(QLatin1Char('?')))
            return;
        setRequired(m_rest.startsWith(QLatin1Char('!')));
        m_rest = m_rest.mid(1).trimmed();
    }

    /// Those that are there stay: what knows of them must not lose them.
    base::Result<void> addFields(const QList<Field> &fields)
    {
        QList<Field> &own = m_line.field.fields;
        for (const Field &each : fields) {
            const bool known =
                std::any_of(own.cbegin(), own.cend(), [&](const Field &field) { return field.name == each.name; });
            if (!known && !each.name.isEmpty())
                own << each;
        }
        return {};
    }

    base::Result<void> takeProperty()
    {
        Field &field = m_line.field;
        QString word = takeWord();
        while (word.endsWith(QLatin1Char(',')) || word.endsWith(QLatin1Char(';')))
            word.chop(1);
        if (word.isEmpty())
            return {};
        const bool notNull = isWord(word, {"not"}) && isWord(withoutMarks(firstToken(m_rest)), {"null"});
        if (notNull)
            takeWord();
        if (isWord(word, {"unique"}))
            field.unique = true;
        else if (notNull || isWord(word, {"required", "mandatory", "notnull", "!"}))
            field.presence = 1;
        else if (isWord(word, {"optional", "?"}))
            field.presence = field.presence < 1 ? field.presence : usualPresence;
        else if (isWord(word, {"null", "nullable"}))
            field.nullable = true;
        else if (isWord(word, {"array", "list"}) && !field.holdsValues()) {
            field.itemType = field.type;
            makeMany(field, false, m_before);
        } else if (isReference(word) && !m_rest.isEmpty())
            m_rest.prepend(QStringLiteral("→ "));
        else if (isWord(word, {"default", "="}))
            return refusal(Text::tr("MongoDB keeps no default values."),
                           Text::tr("Leave it out; the application writes them."));
        else
            return takeAmount(word);
        return {};
    }

    /// "40 kB" or "30 %", in one word or two.
    base::Result<void> takeAmount(const QString &word)
    {
        const QString both = word + QLatin1Char(' ') + withoutMarks(firstToken(m_rest));
        for (const QString &text : {both, word}) {
            const auto percent = base::readNumber(text, base::NumberUnit::Percent);
            const auto bytes = base::readNumber(text, base::NumberUnit::Bytes);
            const bool isShare =
                percent && text.trimmed().endsWith(QLatin1Char('%')) && *percent > 0 && *percent <= 100;
            if (!isShare && !(bytes && *bytes > 0))
                continue;
            (isShare ? m_line.field.presence : m_line.field.averageBytes) = isShare ? *percent / 100 : *bytes;
            if (text == both)
                takeWord();
            return {};
        }
        return refusal(Text::tr("“%1” does not fit here.").arg(base::visibleText(word)),
                       Text::tr("After the type can stand: unique, required, optional, null, 40 kB, 30 %."));
    }

    QString m_rest;
    const Field m_before;
    const LineNames &m_names;
    const int m_level; ///< how many lines this one stands in
    FieldLine m_line;
    bool m_many = false; ///< what is read is one of several values
};

} // namespace

QString fieldLineText(const Field &field)
{
    static const QRegularExpression needsColon(QStringLiteral("[\\s:!?]"));
    QString text = field.name + (field.isRequired() ? QString() : QStringLiteral("?"));
    text += field.name.contains(needsColon) ? QStringLiteral(": ") : QStringLiteral(" ");
    text += showsEnum(field) ? QStringLiteral("enum(%1)").arg(field.enumValues.join(QStringLiteral(", ")))
                             : typeText(field);
    if (field.unique)
        text += QStringLiteral(" unique");
    if (field.averageBytes > 0)
        text += QLatin1Char(' ') + sizeText(field.averageBytes);
    return text;
}

base::Result<FieldLine> readBareLine(const QString &text, const Field &before, const LineNames &names)
{
    LineReader reader(text, before, names);
    return reader.read();
}

} // namespace sw::schema
