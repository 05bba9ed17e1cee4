// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/wholecode.h"

#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/linkcode.h"
#include "models/patterns/core/script.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace sw::patterns
{

namespace
{

/// A function or a constant at the top of a script, with the comment above it.
struct Definition
{
    QString name;
    QString text; ///< as it stands there
    QString same; ///< whatever its first argument is called, and without the comment
};

QList<Definition> definitionsOf(const QString &script)
{
    static const QRegularExpression form(
        QStringLiteral("^((?://[^\\n]*\\n)*)(?:function (\\w+)\\((\\w*).*?^\\}|const (\\w+) = "
                       "(?:[^\\n]*;|[^\\n;]*\\n.*?^[\\]})]+;))(?:\\n|\\z)"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    QList<Definition> definitions;
    for (auto found = form.globalMatch(script); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        Definition one{match.captured(2) + match.captured(4), match.captured(),
                       match.captured().mid(match.captured(1).size()).trimmed()};
        if (!match.captured(3).isEmpty())
            one.same.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(match.captured(3))),
                             QStringLiteral("id"));
        definitions << one;
    }
    return definitions;
}

void rename(QString &script, const QString &from, const QString &to)
{
    // not where it is a field or a part of a text: those stand behind a dot, a quote or a dollar sign
    const QRegularExpression word(QStringLiteral("(?<![\\w.\"$])%1(?![\\w\":])").arg(from));
    script.replace(word, to);
}

/// Which uses want a function of a name, by what it does.
using Owners = QHash<QString, QHash<QString, QStringList>>;

Owners ownersIn(const QList<PlacedSnippet> &snippets)
{
    Owners owners;
    for (const PlacedSnippet &snippet : snippets) {
        for (const Definition &one : definitionsOf(snippet.code.script)) {
            QStringList &those = owners[one.name][one.same];
            if (!those.contains(snippet.heading()))
                those << snippet.heading();
        }
    }
    return owners;
}

} // namespace

void nameApart(QList<PlacedSnippet> &snippets)
{
    const Owners owners = ownersIn(snippets);
    QSet<QString> taken;
    for (auto it = owners.cbegin(); it != owners.cend(); ++it)
        taken << it.key();
    QHash<QString, QString> names; // by heading, name and what it does
    for (PlacedSnippet &snippet : snippets) {
        for (const Definition &one : definitionsOf(snippet.code.script)) {
            if (owners.value(one.name).size() < 2)
                continue;
            const QString key = QStringList{snippet.heading(), one.name, one.same}.join(QChar(0));
            if (!names.contains(key)) {
                const QString wanted = scriptName(
                    one.name + QStringLiteral("For"),
                    QLatin1Char('_') + (snippet.pattern.isEmpty() ? QStringLiteral("links") : snippet.pattern));
                QString name = wanted;
                for (int n = 2; taken.contains(name); ++n)
                    name = wanted + QString::number(n);
                taken << name;
                names.insert(key, name);
            }
            QStringList others;
            for (const auto &[same, those] : owners.value(one.name).asKeyValueRange())
                others << (same == one.same ? QStringList() : those);
            others.removeDuplicates();
            others.removeAll(snippet.heading());
            others.sort();
            rename(snippet.code.script, one.name, names.value(key));
            if (others.isEmpty())
                continue;
            const QString note =
                Text::tr("%1 is called so because %2 has one that does other work: an application makes one of them "
                         "that does the work of all.")
                    .arg(names.value(key), others.join(QStringLiteral(", ")));
            snippet.code.note += (snippet.code.note.isEmpty() ? QString() : QStringLiteral(" ")) + note;
        }
    }
}

void defineOnce(QList<PlacedSnippet> &snippets)
{
    QHash<QString, QString> known;
    for (PlacedSnippet &snippet : snippets) {
        for (const Definition &one : definitionsOf(snippet.code.script)) {
            if (known.value(one.name) == one.same)
                snippet.code.script.remove(snippet.code.script.indexOf(one.text), one.text.size());
            else
                known.insert(one.name, one.same);
        }
    }
    for (PlacedSnippet &snippet : snippets) {
        if (snippet.code.script.trimmed().isEmpty())
            snippet.code.script = QStringLiteral("// ") + Text::tr("as above") + QLatin1Char('\n');
    }
}

QList<PlacedSnippet> wholeCode(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    return wholeCode(index, buildDesign(index));
}

QList<PlacedSnippet> wholeCode(const schema::ModelIndex &model, const design::Design &design)
{
    QList<PlacedSnippet> snippets;
    for (const schema::PatternUse &use : design.applied) {
        const Pattern *pattern = PatternRegistry::instance().find(use.pattern);
        if (!pattern)
            continue;
        const QString target = targetName(model.model(), targetOf(use));
        for (const CodeSnippet &code : pattern->code(design, {model, use, completeParameters(*pattern, model, use)}))
            snippets << PlacedSnippet{pattern->id(), target, code};
    }
    for (const LinkCode &link : linkCode(model, design))
        snippets << PlacedSnippet{{}, link.relationship, link.code};
    nameApart(snippets);
    return snippets;
}

} // namespace sw::patterns
