// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/patternpagereport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/target.h"
#include "models/services/comparison/effects.h"
#include "models/services/lessons/lessontext.h"
#include "models/services/patternuses/applypattern.h"
#include "models/services/patternuses/patternfits.h"
#include "models/services/patternuses/patternpage.h"

#include <cmath>

namespace sw::cli
{

namespace
{

using services::ComparedDocument;
using services::PatternPlace;

constexpr int columns = 106;
constexpr qsizetype mostPlaces = 12;

void printWrappedText(Output &out, const QString &text, const QString &mark)
{
    QString start = QStringLiteral("  ") + mark;
    for (const QString &line : wrapped(base::visibleText(text), columns - static_cast<int>(start.size()))) {
        out.line(start + line);
        start = QString(start.size(), QLatin1Char(' '));
    }
}

/// \p sign marks the lines that the other document lacks.
void printSide(Output &out, const QString &title, const ComparedDocument::Side &side, const QString &sign)
{
    out.line(QStringLiteral("  %1, %2").arg(title, base::bytesText(side.bytes)));
    for (const services::ComparedLine &compared : side.lines) {
        const samples::PreviewLine &line = compared.line;
        const QString name = line.name.isEmpty() ? QString() : line.name + QStringLiteral(": ");
        out.line(QStringLiteral("    ") + (compared.differs ? sign : QStringLiteral(" ")) + QLatin1Char(' ') +
                 QString(2 * line.indent, QLatin1Char(' ')) + base::visibleText(name + line.value));
    }
}

void printDocument(Output &out, const ComparedDocument &document)
{
    const QString name = base::visibleText(document.collection);
    if (document.before)
        printSide(out, Text::tr("%1 before").arg(name), *document.before, QStringLiteral("-"));
    if (document.after)
        printSide(out, Text::tr("%1 after").arg(name), *document.after, QStringLiteral("+"));
}

void printDetails(Output &out, const PatternPlace &place)
{
    Table table({QString(), Text::tr("without"), Text::tr("with")}, {Table::Left, Table::Right, Table::Right});
    for (const advisor::EffectRow &row : place.effects)
        table.add({row.label, services::effectText(row, false), services::effectText(row, true)});
    if (!table.isEmpty())
        table.print(out, 2);
    for (const ComparedDocument &document : place.documents)
        printDocument(out, document);
    for (const patterns::CodeSnippet &code : place.code) {
        out.line(QStringLiteral("  // ") +
                 base::visibleText(
                     code.operation.isEmpty() ? code.title : QStringLiteral("%1: %2").arg(code.operation, code.title)));
        for (const QString &line : code.script.trimmed().split(QLatin1Char('\n')))
            out.line(QStringLiteral("  ") + line);
    }
}

void printPlace(Output &out, const PatternPlace &place)
{
    out.line();
    const QString state = place.used       ? Text::tr("used")
                          : place.declined ? Text::tr("declined")
                          : place.possible ? Text::tr("possible")
                                           : Text::tr("does not fit");
    out.line(QStringLiteral("%1 (%2)").arg(base::visibleText(place.title), state));
    if (const QString reason = services::reasonGiven(place.ownReason); !reason.isEmpty())
        printWrappedText(out, reason, QString());
    for (const patterns::Condition &condition : place.conditions)
        printWrappedText(out, condition.text, condition.met ? QStringLiteral("+ ") : QStringLiteral("- "));
    if (!place.refusal.isEmpty())
        printWrappedText(out, place.refusal, QStringLiteral("! "));
    printDetails(out, place);
}

void writeSide(base::JsonWriter &json, const QString &name, const std::optional<ComparedDocument::Side> &side)
{
    json.key(name);
    if (!side) {
        json.null();
        return;
    }
    json.beginObject().member(QStringLiteral("bytes"), whole(side->bytes)).key(QStringLiteral("lines")).beginArray();
    for (const services::ComparedLine &compared : side->lines) {
        json.inlineNext().beginObject().member(QStringLiteral("indent"), compared.line.indent);
        json.member(QStringLiteral("name"), compared.line.name).member(QStringLiteral("value"), compared.line.value);
        json.member(QStringLiteral("differs"), compared.differs).end();
    }
    json.end().end();
}

void writePlace(base::JsonWriter &json, const PatternPlace &place)
{
    json.beginObject().member(QStringLiteral("target"), place.title).member(QStringLiteral("used"), place.used);
    json.member(QStringLiteral("declined"), place.declined).member(QStringLiteral("ownReason"), place.ownReason);
    json.member(QStringLiteral("possible"), place.possible).key(QStringLiteral("conditions")).beginArray();
    for (const patterns::Condition &condition : place.conditions)
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("text"), condition.text)
            .member(QStringLiteral("met"), condition.met)
            .member(QStringLiteral("hard"), condition.hard)
            .end();
    json.end();
    writeTexts(json, QStringLiteral("price"), place.price);
    json.member(QStringLiteral("refusal"), place.refusal).key(QStringLiteral("effects")).beginArray();
    for (const advisor::EffectRow &row : place.effects)
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("label"), row.label)
            .member(QStringLiteral("before"), row.before)
            .member(QStringLiteral("after"), row.after)
            .end();
    json.end().key(QStringLiteral("documents")).beginArray();
    for (const ComparedDocument &document : place.documents) {
        json.beginObject().member(QStringLiteral("collection"), document.collection);
        writeSide(json, QStringLiteral("before"), document.before);
        writeSide(json, QStringLiteral("after"), document.after);
        json.end();
    }
    json.end().key(QStringLiteral("code")).beginArray();
    for (const patterns::CodeSnippet &code : place.code)
        json.beginObject()
            .member(QStringLiteral("title"), code.title)
            .member(QStringLiteral("operation"), code.operation)
            .member(QStringLiteral("script"), code.script)
            .end();
    json.end().end();
}

/// Of a pattern that nothing in \p model calls for: where it can be applied all the same.
QString whereElse(const schema::Model &model, const patterns::Pattern &pattern)
{
    const QList<patterns::Target> targets = services::placesFor(model, pattern.id(), {});
    if (targets.isEmpty())
        return Text::tr("The project has no place for this pattern.");
    QStringList names;
    for (const patterns::Target &target : targets.mid(0, mostPlaces))
        names << QLatin1Char('"') + base::visibleText(patterns::targetName(model, target)) + QLatin1Char('"');
    return Text::tr("Nothing in the project calls for this pattern. Who wants it all the same applies it by "
                    "apply-pattern to one of the %n place(s) of its kind, such as %1.",
                    nullptr, static_cast<int>(targets.size()))
        .arg(names.join(QLatin1String(", ")));
}

} // namespace

void printPlaces(Output &out, const schema::Model &model, const patterns::Pattern &pattern)
{
    const QList<PatternPlace> places = services::patternPlaces(model, pattern);
    out.line();
    out.line(Text::tr("In %1").arg(base::visibleText(model.name)));
    for (const PatternPlace &place : places.mid(0, mostPlaces))
        printPlace(out, place);
    if (places.size() > mostPlaces)
        out.line(Text::tr("… and %1 more; --json lists all.").arg(places.size() - mostPlaces));
    if (places.isEmpty())
        printWrappedText(out, whereElse(model, pattern), QString());
    const QList<checks::Finding> findings = services::findingsFor(model, pattern);
    if (findings.isEmpty())
        return;
    out.line();
    out.line(Text::tr("Findings that it would solve"));
    for (const checks::Finding &finding : findings)
        printWrappedText(out, QStringLiteral("%1 %2: %3").arg(finding.check, finding.object, finding.title),
                         QStringLiteral("- "));
}

void writePlaces(base::JsonWriter &json, const schema::Model &model, const patterns::Pattern &pattern)
{
    json.key(QStringLiteral("places")).beginArray();
    for (const PatternPlace &place : services::patternPlaces(model, pattern))
        writePlace(json, place);
    json.end().key(QStringLiteral("findings")).beginArray();
    for (const checks::Finding &finding : services::findingsFor(model, pattern))
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("id"), finding.check)
            .member(QStringLiteral("object"), finding.object)
            .member(QStringLiteral("title"), finding.title)
            .end();
    json.end();
}

void writeQuestion(base::JsonWriter &json, const patterns::Pattern &pattern)
{
    const services::PatternPage page = services::patternPage(pattern);
    json.member(QStringLiteral("lesson"), page.lesson.id);
    json.member(QStringLiteral("question"), services::toPlainText(page.question));
    json.key(QStringLiteral("answers")).beginArray();
    for (const services::PatternPage::Answer &answer : page.answers)
        json.beginObject()
            .member(QStringLiteral("text"), services::toPlainText(answer.text))
            .member(QStringLiteral("right"), answer.right)
            .member(QStringLiteral("reason"), services::toPlainText(answer.reason))
            .end();
    json.end();
}

void printLesson(Output &out, const patterns::Pattern &pattern)
{
    const services::PatternPage page = services::patternPage(pattern);
    const services::LessonLink &lesson = page.lesson;
    if (lesson.id.isEmpty())
        return;
    if (!page.question.isEmpty()) {
        out.line();
        out.line(Text::tr("A question: %1").arg(services::toPlainText(page.question)));
        for (const services::PatternPage::Answer &answer : page.answers)
            printWrappedText(out, services::toPlainText(answer.text), QStringLiteral("? "));
    }
    out.line();
    out.line(Text::tr("Lesson “%1”: shapewright-cli lesson show %2").arg(lesson.title, lesson.id));
}

} // namespace sw::cli
