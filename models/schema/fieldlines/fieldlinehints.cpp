// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/fieldlinehints.h"

#include "models/base/texts.h"
#include "models/schema/valueobjects.h"

#include <QRegularExpression>

namespace sw::schema
{

namespace
{

/// The innermost line that \p text ends in: all of it, or what stands behind a bracket or comma.
struct Part
{
    qsizetype from = 0;
    QChar within; ///< the bracket that is open; null: none
};

Part innermost(const QString &text)
{
    QList<Part> open{{}};
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (QStringLiteral("({[").contains(c) && !text.mid(i + 1).startsWith(QLatin1Char(']')) &&
            !text.mid(i + 1).startsWith(QLatin1Char('}')))
            open << Part{i + 1, c};
        else if (QStringLiteral(")}]").contains(c) && open.size() > 1 && !text.left(i).endsWith(QLatin1Char('[')) &&
                 !text.left(i).endsWith(QLatin1Char('{')))
            open.removeLast();
        else if (c == QLatin1Char(',') && open.size() > 1)
            open.last().from = i + 1;
    }
    return open.last();
}

QStringList typeWords(const KnownNames &names)
{
    // those that are typed most come first for the same letter
    QStringList words{QStringLiteral("string"), QStringLiteral("int32"), QStringLiteral("date"),
                      QStringLiteral("bool"),   QStringLiteral("enum("), QStringLiteral("object")};
    for (const QString &name : namesOf<FieldType>()) {
        if (!words.contains(name))
            words << name;
    }
    return names.valueObjects + words;
}

QStringList propertyWords()
{
    return {QStringLiteral("unique"), QStringLiteral("required"), QStringLiteral("optional"), QStringLiteral("null")};
}

/// Those of \p words that begin with \p start; none where it is whole: "object" need not become "objectId".
QStringList beginningWith(const QStringList &words, const QString &start)
{
    const QStringList whole{QStringLiteral("int"), QStringLiteral("decimal")}; // read as well
    if (words.contains(start, Qt::CaseInsensitive) || whole.contains(start, Qt::CaseInsensitive))
        return {};
    QStringList found;
    for (const QString &word : words) {
        if (word.size() > start.size() && word.startsWith(start, Qt::CaseInsensitive))
            found << word;
    }
    return found;
}

FieldLineHints completing(qsizetype from, const QString &start, const QStringList &words, const QString &empty)
{
    FieldLineHints hints;
    hints.from = from;
    hints.completions = beginningWith(words, start);
    if (start.isEmpty())
        hints.ghost = empty;
    else if (!hints.completions.isEmpty())
        hints.ghost = hints.completions.first().mid(start.size());
    return hints;
}

} // namespace

KnownNames knownNames(const Model &model, bool mayRefer)
{
    KnownNames names;
    for (const Entity &entity : model.entities)
        names.entities << entity.name;
    names.valueObjects = valueObjectNames(model);
    names.mayRefer = mayRefer;
    return names;
}

FieldLineHints fieldLineHints(const QString &text, const KnownNames &names)
{
    const Part part = innermost(text);
    if (part.within == QLatin1Char('('))
        return {text.size(), {}, text.endsWith(QLatin1Char('(')) ? Text::tr("draft, running)") : QString()};
    const QString line = text.mid(part.from);
    static const QRegularExpression shape(QStringLiteral("^\\s*(?:[^:\\s\\[{(]+\\s+|[^:\\[{(]+:\\s*)(→|->)?(.*)$"));
    const auto match = shape.match(line);
    if (!match.hasMatch()) {
        const bool named = !line.trimmed().isEmpty() && part.within != QLatin1Char('[');
        return {text.size(), {}, named ? Text::tr(" type") : QString()};
    }
    const bool refers = !match.captured(1).isEmpty();
    const QString rest = match.captured(2);
    const qsizetype start = part.from + match.capturedStart(2);
    const auto firstLetter = std::find_if_not(rest.cbegin(), rest.cend(), [](QChar c) { return c.isSpace(); });
    const qsizetype blanks = firstLetter - rest.cbegin();
    if (refers)
        return completing(start + blanks, rest.mid(blanks), names.entities, Text::tr(" entity"));
    static const QRegularExpression blank(QStringLiteral("\\s"));
    const qsizetype word = rest.lastIndexOf(blank) + 1;
    const bool isType = rest.left(word).trimmed().isEmpty() && part.within != QLatin1Char('[');
    if (isType)
        return completing(start + word, rest.mid(word), typeWords(names),
                          names.mayRefer && part.within.isNull() ? Text::tr("string, date, enum(…), → Entity …")
                                                                 : Text::tr("string, date, enum(…) …"));
    return completing(start + word, rest.mid(word), propertyWords(), {});
}

} // namespace sw::schema
